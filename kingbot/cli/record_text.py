"""A recorded hand as text and tables for rich: the deal, choices and bids, tricks or domino rows, points."""

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

LED_MARK: Final = "›"
WINNER_MARK: Final = "*"
NO_CARD: Final = "–"


def replay_hands(record: Record) -> Iterator[Hand]:
    """Replay a record, and yield the final state of each hand."""
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


class HandRenderer:
    """Renders the hands of a match for rich."""

    def __init__(self, rules: Rules, names: Sequence[str], words: Words) -> None:
        self.rules = rules
        self.names = names
        self.words = words

    def hand(self, hand: Hand, recorded: RecordedHand) -> Iterator[RenderableType]:
        """All parts of a hand, from its title to its points."""
        yield Rule(Text(self.title(hand), "bold"), align="left")
        for deal in recorded.log.deals:
            yield self.deal(deal)
        sentences = [
            self.describe(action) for action in recorded.log.actions if not _is_card_play(action, hand)
        ]
        if sentences:
            yield Text("\n".join(sentences))
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
        """An empty table with columns for `first` and for each player."""
        table = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left")
        for heading in first:
            table.add_column(heading, justify="right")
        for name in self.names:
            table.add_column(Text(name), min_width=8)
        return table

    def deal(self, deal: Deal) -> Table:
        """The cards dealt to each player, a row a suit, high cards first."""
        table = self.table("")
        for suit in reversed(Suit):
            table.add_row(self.words.symbol(suit), *(self.ranks(cards & suit.cards) for cards in deal))
        return table

    def ranks(self, cards: CardSet) -> str:
        """The ranks of cards of one suit, the highest first."""
        return " ".join(self.words.rank(card) for card in reversed([*cards_in(cards)])) or NO_CARD

    def describe(self, action: Action) -> str:
        """An action that is not a card, in a sentence."""
        parameters = {"name": self.names[action.seat], **action.arguments}
        if isinstance(action, Choose):
            parameters["contract"] = self.words.contract(action.contract, self.rules.preset)
        return self.words(f"did-{action.verb}", **parameters)

    def tricks(self, phase: Tricks) -> Table:
        """The tricks, a row each, with a column for each player."""
        table = self.table("", title=self.words("cli-tricks", led=LED_MARK, took=WINNER_MARK))
        for number, trick in enumerate(phase.done, 1):
            table.add_row(str(number), *self.trick(trick.leader, trick.cards, trick.winner))
        if phase.table:
            table.add_row(str(len(phase.done) + 1), *self.trick(phase.leader, phase.table, None))
        return table

    def trick(self, leader: int, cards: Sequence[Card], winner: int | None) -> Iterator[Text]:
        """The cards of a trick, by seat."""
        for seat in range(4):
            order = (seat - leader) % 4
            card = self.words.card(cards[order]) if order < len(cards) else ""
            led, took = LED_MARK if order == 0 else " ", WINNER_MARK if seat == winner else ""
            yield Text(f"{led}{card}{took}", "bold" if took else "")

    def rounds(self, phase: Domino) -> Table:
        """The moves of a domino hand, a row a round; after an ace on a king, a cell has several cards."""
        table = self.table("", title=self.words("cli-laid", nothing=NO_CARD))
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
        """A domino move: the card, with an arrow for an ace on a king; a dash for a pass or a stop."""
        if not isinstance(move, Play):
            return NO_CARD
        high = side_of(self.rules.options, rows, move) is Side.HIGH
        return self.words.card(move.card) + ("↑" if high else "")

    def rows(self, phase: Domino) -> Text:
        """The four rows at the end of the hand."""
        lines = []
        for suit in reversed(Suit):
            laid = [*cards_in(phase.rows & suit.cards)]
            if laid and laid[-1].rank is Rank.ACE and not phase.high_aces >> laid[-1] & 1:
                laid.insert(0, laid.pop())
            cards = " ".join(map(self.words.rank, laid)) or NO_CARD
            lines.append(f"{self.words.symbol(suit)} {cards}")
        return Text("\n".join(lines))

    def result(self, recorded: RecordedHand) -> str:
        """The points of each player, or that the hand was not finished."""
        if recorded.finished is None:
            return self.words("cli-broken-off")
        scored = zip(self.names, recorded.finished.points, strict=True)
        return " · ".join(f"{name} {self.words.points(points)}" for name, points in scored)


def _is_card_play(action: Action, hand: Hand) -> bool:
    """Whether an action is a card or a domino move; a pass may also be one in an auction."""
    return isinstance(action, (Play, Stop)) or (isinstance(action, Pass) and action not in hand.bids)
