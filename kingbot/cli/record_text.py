"""A recorded hand, laid out to read: the deal, what was said, the tricks or the rows, the points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kingbot.cards import Card, CardSet, Rank, Suit, cards_in
from kingbot.engine import match as engine
from kingbot.engine.actions import Action, Choose, Pass, Play, Side, Stop
from kingbot.engine.domino import side_of
from kingbot.engine.hand import Deal, Domino, Hand, Scored, Tricks
from kingbot.engine.options import Rules
from kingbot.i18n import Words
from kingbot.record import Record, RecordedHand

LED: Final = "›"
TOOK: Final = "*"
NOTHING: Final = "–"


def played_out(record: Record) -> Iterator[Hand]:
    """Each hand of a record as its actions leave it."""
    match = engine.start(record.rules)
    for recorded in record.hands:
        deals = iter(recorded.log.deals)
        match = engine.deal(match, recorded.log.dealer, next(deals)).match
        for action in recorded.log.actions:
            match = engine.apply(match, action).match
            if engine.redeal_due(match):
                again = next(deals, None)
                if again is not None:
                    match = engine.deal(match, recorded.log.dealer, again).match
        assert match.hand is not None  # dealt above
        yield match.hand


class Reader:
    """Lays out hands played under some rules by people of these names."""

    def __init__(self, rules: Rules, names: Sequence[str], words: Words) -> None:
        self.rules = rules
        self.names = names
        self.words = words

    def hand(self, hand: Hand, recorded: RecordedHand) -> Iterator[RenderableType]:
        """Everything about a hand, from its title to its points."""
        yield Rule(Text(self.title(hand), "bold"), align="left")
        for deal in recorded.log.deals:
            yield self.deal(deal)
        said = [self.said(action) for action in recorded.log.actions if not _is_card(action, hand)]
        if said:
            yield Text("\n".join(said))
        phase = hand.phase.last if isinstance(hand.phase, Scored) else hand.phase
        if isinstance(phase, Tricks):
            yield self.tricks(phase)
        elif isinstance(phase, Domino):
            yield self.rounds(phase)
            yield self.rows(phase)
        yield Text(self.result(recorded))

    def title(self, hand: Hand) -> str:
        """The hand's number, contract and dealer."""
        parts = [str(hand.number), self.words("cli-deals", name=self.names[hand.dealer])]
        if hand.contract is not None:
            parts.insert(1, self.words.contract(hand.contract, self.rules.preset))
        return " · ".join(parts)

    def table(self, *first: str, title: str = "") -> Table:
        """A table with a column for each player, after others for what is named."""
        table = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left")
        for heading in first:
            table.add_column(heading, justify="right")
        for name in self.names:
            table.add_column(Text(name), min_width=8)
        return table

    def deal(self, deal: Deal) -> Table:
        """What each player was dealt, a row a suit, the highest first."""
        table = self.table("")
        for suit in reversed(Suit):
            table.add_row(self.words.symbol(suit), *(self.ranks(cards & suit.cards) for cards in deal))
        return table

    def ranks(self, cards: CardSet) -> str:
        """The ranks of some cards of one suit, the highest first."""
        return " ".join(self.words.rank(card) for card in reversed([*cards_in(cards)])) or NOTHING

    def said(self, action: Action) -> str:
        """What a player chose, named, bid or answered, in a sentence."""
        found = {"name": self.names[action.seat], **action.arguments}
        if isinstance(action, Choose):
            found["contract"] = self.words.contract(action.contract, self.rules.preset)
        return self.words(f"did-{action.verb}", **found)

    def tricks(self, phase: Tricks) -> Table:
        """The tricks, a row each, under those who played the cards."""
        table = self.table("", title=self.words("cli-tricks", led=LED, took=TOOK))
        lying = [(trick.leader, trick.cards, trick.winner) for trick in phase.done]
        for number, (leader, cards, winner) in enumerate(lying, 1):
            table.add_row(str(number), *self.trick(leader, cards, winner))
        if phase.table:
            table.add_row(str(len(lying) + 1), *self.trick(phase.leader, phase.table, None))
        return table

    def trick(self, leader: int, cards: Sequence[Card], winner: int | None) -> Iterator[Text]:
        """The cards of a trick, by seat."""
        for seat in range(4):
            place = (seat - leader) % 4
            card = self.words.card(cards[place]) if place < len(cards) else ""
            led, took = LED if place == 0 else " ", TOOK if seat == winner else ""
            yield Text(f"{led}{card}{took}", "bold" if took else "")

    def rounds(self, phase: Domino) -> Table:
        """What was laid in domino, a row a round; an ace on a king brings more into one place."""
        table = self.table("", title=self.words("cli-laid", nothing=NOTHING))
        turns: list[list[str]] = []
        rows, seat = 0, None
        for move in phase.moves:
            if move.seat != seat:
                turns.append([])
            seat = move.seat
            turns[-1].append(self.move(move, rows))
            rows |= move.card.bit if isinstance(move, Play) else 0
        cells = [""] * phase.starter + [" ".join(turn) for turn in turns]
        for number, start in enumerate(range(0, len(cells), 4), 1):
            table.add_row(str(number), *cells[start : start + 4])
        return table

    def move(self, move: Play | Pass | Stop, rows: CardSet) -> str:
        """A move in domino: a card, an ace on a king with an arrow; nothing for a pass or a stop."""
        if not isinstance(move, Play):
            return NOTHING
        high = side_of(self.rules.options, rows, move) is Side.HIGH
        return self.words.card(move.card) + ("↑" if high else "")

    def rows(self, phase: Domino) -> Text:
        """The four rows as they lay at the end."""
        lines = []
        for suit in reversed(Suit):
            laid = [*cards_in(phase.rows & suit.cards)]
            if laid and laid[-1].rank is Rank.ACE and not phase.high_aces >> laid[-1] & 1:
                laid.insert(0, laid.pop())
            cards = " ".join(map(self.words.rank, laid)) or NOTHING
            lines.append(f"{self.words.symbol(suit)} {cards}")
        return Text("\n".join(lines))

    def result(self, recorded: RecordedHand) -> str:
        """What each player scored, or that the hand was broken off."""
        if recorded.finished is None:
            return self.words("cli-broken-off")
        scored = zip(self.names, recorded.finished.points, strict=True)
        return " · ".join(f"{name} {self.words.points(points)}" for name, points in scored)


def _is_card(action: Action, hand: Hand) -> bool:
    """Whether an action is a card or a domino turn, not a word: passes are both."""
    return isinstance(action, (Play, Stop)) or (isinstance(action, Pass) and action not in hand.bids)
