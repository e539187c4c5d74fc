"""Searching what people see for cards that they may not know at that moment.

A viewer may be shown the cards they hold and those that lie or lay open. Of the cards that they have seen
nowhere they may be told only what says nothing about who holds which: all of them (the counter), all penalty
cards that are still out, the called card, and to whoever calls a card all that may be called.
"""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import cache, lru_cache
from itertools import product

from kingbot import logs
from kingbot.cards import CARDS, SUIT_CARDS, CardSet, card, card_set, cards_in, format_cards
from kingbot.deals import parse_deal
from kingbot.engine import domino
from kingbot.engine.actions import Call, Play
from kingbot.engine.contracts import Contract
from kingbot.engine.events import HandScored
from kingbot.engine.hand import Deal
from kingbot.engine.projection import view
from kingbot.engine.view import MatchView, PlayerView, Stage
from kingbot.i18n import words
from kingbot.i18n.words import slug
from kingbot.presets import PRESETS, load
from kingbot.rulebook import rules_text
from kingbot.tables.match_log import MatchLog
from kingbot.tables.model import Moved, Status, Table
from tests.support.bench import Bench
from tests.support.screen import words_in
from tests.support.simcord_internals import Glimpse
from tests.support.sitting import Sitting, king_on

STYLES = (words("en"), words("en", "local"), words("en", "spoken"))
# As records, custom ids, drawings and the names of emojis have them.
NOTATION = re.compile(r"(?<![A-Za-z0-9])([2-9TJQKA][CDHS])(?![A-Za-z0-9])")
GROUPED = re.compile(r"\b(clubs|diamonds|hearts|spades) ((?:10|[2-9jqka])(?:, (?:10|[2-9jqka]))*)(?!\w)")
W = words("en")
HEADING = re.compile(r"^### .*?\btable (\d+)\b", re.MULTILINE | re.IGNORECASE)
TABLE = re.compile(r"^king:([1-9]\d*):", re.MULTILINE)
# The place that a replay names, and the hands that it draws.
REPLAYED = re.compile(r"^-# Hand (\d+) of \d+ · step ", re.MULTILINE)
OPEN_HAND = re.compile(r'class="open-hand" data-seat="(\d)">(.*?)(?=class="open-hand"|$)', re.DOTALL)
BOT_DECISIONS = re.compile(r"what did the bot know\?\n+Hand (\d+) · ")
PAIR_DRAWN = 'class="pair"'


def _plain(text: str) -> str:
    return text.replace("\ufe0e", "").replace("\ufe0f", "").casefold()


@cache
def _written() -> dict[str, CardSet]:
    return {_plain(w.card(each)): each.bit for w in STYLES for each in CARDS}


@cache
def _names_of_cards() -> re.Pattern[str]:
    names = sorted(_written(), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)")


@cache
def _names_of_contracts() -> re.Pattern[str]:
    said = {_plain(w.contract(each, preset)) for w in STYLES for each in Contract for preset in PRESETS}
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(said, key=len, reverse=True)))})(?!\w)")


def named(text: str) -> CardSet:
    """The cards that a text names, in whatever spelling; "no king of hearts" is a contract, not a card."""
    for fixed in _always_said():
        text = text.replace(fixed, "")
    said = _names_of_contracts().sub(" ", _rows_of_the_score().sub(" ", _plain(text)))
    found = (_written()[each] for each in _names_of_cards().findall(said))
    grouped = (
        card(f"{rank.replace('10', 't').upper()}{suit[0].upper()}").bit
        for suit, ranks in GROUPED.findall(said)
        for rank in ranks.split(", ")
    )
    return noted(text) | _any(found) | _any(grouped)


@lru_cache(maxsize=256)
def noted(text: str) -> CardSet:
    """The cards that a text has in notation, as records, custom ids and drawings do."""
    return card_set(card(each) for each in NOTATION.findall(text))


@cache
def _rows_of_the_score() -> re.Pattern[str]:
    """How the score sheet, read aloud, names a hand: by its number and the sign of its contract."""
    signs = {_plain(w.short(each, preset)) for w in STYLES for each in Contract for preset in PRESETS}
    return re.compile(rf"(?<!\w)\d+ (?:{'|'.join(map(re.escape, sorted(signs, key=len, reverse=True)))}):")


@cache
def _always_said() -> tuple[str, ...]:
    """What names cards whatever the match: rules."""
    lines = {
        line.text
        for w in STYLES
        for preset in PRESETS
        for section in rules_text(load(preset), w)
        for line in section.lines
    }
    for contract, w in product(Contract, STYLES):
        key = f"counts-{slug(contract)}"
        lines |= {w(key, points="?").partition("?")[2]} if key in w else set()
    return tuple(line for line in lines if _names_of_cards().search(_plain(line)))


def _any(sets: Iterable[CardSet]) -> CardSet:
    total = 0
    for each in sets:
        total |= each
    return total


def forbidden(mentioned: CardSet, seen: MatchView) -> CardSet:
    """Those of the cards mentioned that tell this viewer something they may not know."""
    unseen = seen.unseen & ~(seen.called.bit if seen.called is not None else 0)
    secret = mentioned & unseen
    calls = _may_be_called(seen)
    fitting = domino.fitting(seen.rules.options, seen.rows) if seen.stage is Stage.DOMINO else 0
    told = secret
    # Each of these tells nothing if it is told as a whole.
    for harmless in (
        unseen,
        seen.still_out & unseen,
        fitting & unseen,
        *(calls & suit for suit in SUIT_CARDS),
    ):
        if told & harmless == harmless:
            secret &= ~harmless
    # Whoever calls is asked once more about the one card that they picked of all the others'.
    return 0 if calls & secret == secret and secret.bit_count() == 1 else secret


def _may_be_called(seen: MatchView) -> CardSet:
    legal = seen.legal if isinstance(seen, PlayerView) else ()
    return card_set(each.card for each in legal if isinstance(each, Call))


def _told_before(course: MatchLog) -> list[CardSet]:
    """What each seat played or called in the hands before the one on the table: one may look back."""
    hand = course.match.hand
    ended, found = 0, [0, 0, 0, 0]
    for _, each in course.announced:
        if isinstance(each, HandScored):
            ended += 1
        elif isinstance(each, Moved) and hand is not None and ended < hand.number - 1:
            found[each.action.seat] |= each.action.card.bit if isinstance(each.action, Play | Call) else 0
    return found


@lru_cache(maxsize=64)
def _told_of(name: str, cards: CardSet) -> re.Pattern[str]:
    """How somebody's play, or call, of one of these cards is told: at most "took the trick with" between.

    To themselves those cards are listed that were played for them.
    """
    spelt = {w.card(each).replace("\ufe0e", "") for w in STYLES for each in cards_in(cards)}
    longest_first = "|".join(re.escape(each) for each in sorted(spelt, key=len, reverse=True))
    before = rf"(?:{re.escape(name)}[^,·\n♠♥♦♣]{{0,32}}?|called (?:the )?)"
    unasked = "|".join({re.escape(w("note-only-card", cards="|").partition("|")[0]) for w in STYLES})
    card = rf"(?:{longest_first})\ufe0e?"
    return re.compile(rf"{before}{card}|(?:{unasked}){card}(?:(?:, | and ){card})*")


def _results_before(course: MatchLog) -> tuple[str, ...]:
    """How alt texts of the results of hands that are over begin."""
    hands = course.match.rules.length
    return tuple(
        w("alt-contract", number=hand.number, hands=hands, contract="|").partition("|")[0]
        for w in STYLES
        for hand in course.match.finished
        if course.match.hand is None or hand.number < course.match.hand.number
    )


class Watch:
    """Stands beside a table and compares all that anybody sees, at that moment, with what they may know."""

    def __init__(self, sitting: Sitting, table: Table) -> None:
        self.sitting = sitting
        self.stranger = sitting.bench.person("Eva")
        self.names = [seat.name for seat in table.seats]
        self.leaks: list[str] = []
        self.looked_at = 0
        self.asked: CardSet = 0  # cards that somebody has just named to the bot themselves
        self._log = _Listener(self)

    @property
    def bench(self) -> Bench:
        return self.sitting.bench

    def __enter__(self) -> Watch:
        self.bench.observers.append(self._glimpsed)
        self._log.begin()
        return self

    def __exit__(self, *_: object) -> None:
        self.bench.observers.remove(self._glimpsed)
        self._log.end()

    # ------------------------------------------------------------------- the game

    def course(self) -> MatchLog | None:
        """The match as it is now, all hands included."""
        return king_on(self.bench).tables.repository.cached_log(self.sitting.table_id)

    def seat_of(self, user_id: int) -> int | None:
        ids = [person.id for person in self.sitting.people]
        return ids.index(user_id) if user_id in ids else None

    def view(self, seat: int | None) -> MatchView | None:
        course = self.course()
        return view(course.match, seat) if course is not None and course.match.hand is not None else None

    def _over(self) -> bool:
        """Whether the table was closed by now: then all may be known."""
        with closing(sqlite3.connect(self.bench.database)) as db:
            found = db.execute("SELECT status FROM tables WHERE id = ?", (self.sitting.table_id,)).fetchone()
        return Status(found[0]) in (Status.FINISHED, Status.ABANDONED)

    # ------------------------------------------------------------------- the search

    def _glimpsed(self, glimpse: Glimpse) -> None:
        message = glimpse.message
        texts = [text for _, text in words_in([message.components, message.content, message.attachments])]
        said = "\n".join(texts)
        tables = HEADING.findall(said)[:1] or TABLE.findall(said)
        if tables and str(self.sitting.table_id) not in tables:
            return  # about another table
        if W("settings-title") in said:
            return  # they show a made-up hand; that it tells nothing is seen in twin worlds
        if (replayed := REPLAYED.search(said)) is not None:
            self.check_replay(int(replayed[1]), glimpse)
            return
        if (told := BOT_DECISIONS.search(said)) and self._is_over(int(told[1])):
            return  # of a hand that is over all may be known
        shown = [(name, data.decode("utf-8", "replace")) for name, data in glimpse.files.items()]
        files = [text for name, text in shown if name != "result.png" or noted(text) & ~self._played_before()]
        seats = {self.seat_of(viewer) for viewer in glimpse.viewers}
        self.check(seats, texts, f"message {message.id}", files)
        for name, data in glimpse.files.items():
            if name.endswith(".king.json"):
                self.check_record(data.decode())

    def check(
        self, seats: Iterable[int | None], texts: Sequence[str], where: str, files: Sequence[str] = ()
    ) -> None:
        """Search what is shown to these seats, None for somebody without one; `files` have notation only."""
        course, mentioned, said = self.course(), 0, ""
        for seat in seats:
            seen = self.view(seat)
            if seen is None or course is None or seen.stage is Stage.OVER:
                return
            if not said:
                said = self._without_past("\n".join(texts), course)
                mentioned = named(said) | _any(map(noted, files))
            self.looked_at += 1
            if (leaked := forbidden(mentioned, seen) & ~self.asked) and not self._over():
                self.leaks.append(f"{where} told seat {seat} of {format_cards(leaked)}:\n{said[:1500]}")
            if seen.called is not None and seen.pair is None:
                self._check_partner("\n".join([said, *files]), course, where, seat)

    def _is_over(self, hand: int) -> bool:
        course = self.course()
        return course is not None and 1 <= hand <= len(course.match.finished)

    def _played_before(self) -> CardSet:
        """The cards that were played in hands that are over."""
        course = self.course()
        hands = course.match.finished if course is not None else ()
        return card_set(card for hand in hands for trick in hand.tricks for card in trick.cards)

    def _without_past(self, said: str, course: MatchLog) -> str:
        """The text without plays of earlier hands, each told as somebody's play, and their results."""
        if not course.match.finished:
            return said
        said = "\n".join(line for line in said.split("\n") if not line.startswith(_results_before(course)))
        for name, cards in zip(self.names, _told_before(course), strict=True):
            said = _told_of(name, cards).sub("", said) if cards else said
        return said

    def _check_partner(self, said: str, course: MatchLog, where: str, seat: int | None) -> None:
        hand = course.match.hand
        assert hand is not None
        assert hand.called is not None
        partner = next((each for each in range(4) if hand.cards[each] & hand.called.bit), None)
        if partner is None or partner == hand.dealer:
            return
        a, b = self.names[hand.dealer], self.names[partner]
        phrases = {PAIR_DRAWN}
        for w in STYLES:
            phrases |= {w("contract-pair", name=a, other=b), w("contract-pair", name=b, other=a)}
            phrases |= {w("alt-pair", pair=w.both([a, b])), w("alt-pair", pair=w.both([b, a]))}
            phrases.add(w("told-partner", name=b, card=hand.called))
        for phrase in phrases:
            if phrase in said:
                self.leaks.append(f"{where} told seat {seat} of the partner: {phrase}")

    def check_replay(self, number: int, glimpse: Glimpse) -> None:
        """A replay shows a hand that is over, and no cards but as they were dealt in that hand."""
        course = self.course()
        assert course is not None
        self.looked_at += 1
        if number > len(course.match.finished):
            self.leaks.append(f"a replay shows hand {number}, which is still played")
            return
        dealt = self._dealt_in(number)
        for name, data in glimpse.files.items():
            drawn = [*OPEN_HAND.findall(data.decode("utf-8", "replace"))] if name == "replay.png" else []
            for seat, chips in drawn:
                if not any(noted(chips) == deal[int(seat)] for deal in dealt):
                    self.leaks.append(
                        f"the replay of hand {number} shows other cards of seat {seat}: {chips}"
                    )

    def _dealt_in(self, number: int) -> list[Deal]:
        with closing(sqlite3.connect(self.bench.database)) as db:
            found = db.execute(
                "SELECT deal FROM hands WHERE table_id = ? AND number = ?", (self.sitting.table_id, number)
            ).fetchall()
        return [parse_deal(row[0]) for row in found]

    def check_record(self, text: str) -> None:
        """A record shows finished hands only, until the match is over."""
        course = self.course()
        if course is None or course.match.hand is None:
            return
        self.looked_at += 1
        hands = json.loads(text)["hands"]
        if len(hands) > len(course.match.finished) and not self._over():
            self.leaks.append(f"the record has hand {len(hands)}, which is still played")

    async def offered(self, seat: int | None, command: str, option: str, *, table: int) -> None:
        """Look at what somebody is offered while they type."""
        person = self.sitting.people[seat] if seat is not None else self.stranger
        offers = await person.offered(command, option, table=table)
        self.check([seat], [str(each) for pair in offers.items() for each in pair], f"/{command} {option}")

    async def records(self) -> None:
        """Look at the record as it is now."""
        text = await king_on(self.bench).tables.queries.record(self.sitting.table_id)
        if text is not None:
            self.check_record(text)

    def log_line(self, line: str) -> None:
        """A log is read by people who play, too: it may hold no card, and not the seed."""
        course = self.course()
        if course is None or course.match.hand is None:
            return
        self.looked_at += 1
        if found := named(line):
            self.leaks.append(f"the log names {format_cards(found)}: {line[:500]}")


class _Listener(logging.Handler):
    """Reads what kingbot logs at any level, before and after the log's own discretion."""

    def __init__(self, watch: Watch) -> None:
        super().__init__(logging.DEBUG)
        self._watch = watch
        self.setFormatter(logs.LineFormatter("text"))

    def begin(self) -> None:
        self._levels = {name: logging.getLogger(name).level for name in logs.OWN_LOGGERS}
        logging.getLogger().addHandler(self)
        for name in logs.OWN_LOGGERS:
            logging.getLogger(name).setLevel(logging.DEBUG)

    def end(self) -> None:
        logging.getLogger().removeHandler(self)
        for name, level in self._levels.items():
            logging.getLogger(name).setLevel(level)

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.split(".")[0] in logs.OWN_LOGGERS:
            self._watch.log_line(record.getMessage())
            self._watch.log_line(self.format(record))
