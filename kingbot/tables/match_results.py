"""What each player brought home from a finished match, derived from its log (docs/standings.md).

A result counts for whoever held the seat to the end and made nearly all its moves. Whoever left has a result
too, without a place: it only lowers their rating. Bots, and people who took a seat over, have results that
count for nobody.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from fractions import Fraction
from typing import Final

from kingbot.engine import scoring
from kingbot.engine.contracts import TRICKS, Contract, Trump
from kingbot.engine.events import Dealt, HandScored, TrickTaken
from kingbot.engine.hand import FinishedHand
from kingbot.engine.schedule import is_chosen
from kingbot.presets import load
from kingbot.store.log import ActionRow, Entry
from kingbot.store.standings import ResultRow
from kingbot.tables.match_log import MatchLog
from kingbot.tables.model import Table
from kingbot.tables.standings_model import CORRESPONDENCE, LIVE, PARTS

BOT_SHARE: Final = Fraction(1, 10)  # of the moves of a seat: with more, its match is the bot's
LAST_PLACE: Final = 4

PLACE_POINTS: Final = (6, 4, 2, 0)
KING_POINTS: Final = {"beginner": 5, "club": 10, "master": 20}  # by the level of the opponents
PERSONS_LEVEL: Final = "club"  # that of people, for this purpose
LATE_TRICK: Final = 8  # tricks that somebody must have taken for the next to be an escape

_LONGEST_THOUGHT: Final = {LIVE: timedelta(minutes=5), CORRESPONDENCE: timedelta(days=3)}


@dataclass(slots=True)
class _Mover:
    """What one person did in one seat: their moves, seconds, and the seat's moves before their first."""

    before: int
    moves: int = 0
    seconds: float = 0


@dataclass(slots=True)
class _SeatMoves:
    """The moves made in a seat: how many in all, by people, and by bots, the last of which was of `level`.

    All this is the same when somebody has been forgotten: their moves have become nobody's.
    """

    total: int = 0
    bots: int = 0
    level: str | None = None
    people: dict[int, _Mover] = field(default_factory=dict)

    @property
    def bot(self) -> str | None:
        """The level of the bot that made more than a few of the moves; None if none did."""
        return self.level if self.bots > BOT_SHARE * self.total else None

    def played_by(self, person: int) -> bool:
        """Whether a person made nearly all moves of the seat that were anybody's, from the start on."""
        mover = self.people.get(person)
        if mover is None or self.taken_over_by(person):
            return False
        others = self.bots + sum(each.moves for each in self.people.values()) - mover.moves
        return others <= BOT_SHARE * (others + mover.moves)

    def taken_over_by(self, person: int) -> bool:
        """Whether somebody came into a match that another person, or a bot, had begun in this seat."""
        return self.people[person].before > BOT_SHARE * self.total


def is_whole(preset: str, hands: int) -> bool:
    """Whether a match of this many hands is long enough for King points and ratings: half of its preset's."""
    return 2 * hands >= load(preset).length


def place_points(places: Sequence[int], seat: int) -> int:
    """King points for a place; those who share places share their points."""
    shared = places.count(places[seat])
    first = places[seat] - 1
    return sum(PLACE_POINTS[first : first + shared]) // shared


def king_value(bots: Sequence[str | None], seat: int) -> int:
    """King points for a King made by a seat, by the levels of the bots in all seats; None is a person.

    Two of the three opponents are at least as strong as that.
    """
    levels = [level or PERSONS_LEVEL for each, level in enumerate(bots) if each != seat]
    return sorted(KING_POINTS.get(level, min(KING_POINTS.values())) for level in levels)[1]


def match_results(
    table: Table, entries: Sequence[Entry], match_log: MatchLog, uncounted: Collection[int]
) -> list[ResultRow]:
    """The results of a finished match; those of the people in `uncounted` count for nobody.

    `table.changed` is when it was finished. The entries are the whole log, in order.
    """
    finished = match_log.match.finished
    kind = CORRESPONDENCE if table.clock.over_days else LIVE
    moves = _moves(entries, kind)
    totals = scoring.totals(finished)
    places = scoring.ranking(totals)
    made, escaped = _kings(finished, match_log)
    whole = is_whole(table.rules.preset, table.rules.length)
    bots = [moves[seat.number].bot or (seat.bot if seat.owner is None else None) for seat in table.seats]
    rows: list[ResultRow] = []
    leavers: list[tuple[int, int]] = []
    for seat in table.seats:
        of_seat = moves[seat.number]
        owner = seat.owner.id if seat.owner else None
        stayed = owner if owner is not None and seat.bot is None and of_seat.played_by(owner) else None
        for person in of_seat.people:
            if person not in (stayed, *uncounted) and not of_seat.taken_over_by(person):
                leavers.append((seat.number, person))
        if owner is not None and seat.bot is not None and owner not in (*of_seat.people, *uncounted):
            leavers.append((seat.number, owner))  # they were dealt cards, and played none
        counted = None if stayed in uncounted else stayed
        mover = of_seat.people[counted] if counted is not None else _Mover(0)
        points = place_points(places, seat.number) + made[seat.number] * king_value(bots, seat.number)
        rows.append(
            ResultRow(
                table_id=table.id,
                player=seat.number,
                seat=seat.number,
                guild_id=table.guild_id,
                user_id=counted,
                bot=bots[seat.number],
                left=False,
                finished=table.changed,
                kind=kind,
                preset=table.rules.preset,
                whole=whole,
                place=places[seat.number],
                points=_parts(totals[seat.number]),
                king_points=points if whole else 0,
                kings_made=made[seat.number],
                kings_escaped=escaped[seat.number],
                moves=mover.moves,
                seconds=round(mover.seconds),
                hands=json.dumps([_hand(hand, seat.number, match_log) for hand in finished]),
            )
        )
    for number, (left_seat, person) in enumerate(leavers, 4):
        rows.append(
            ResultRow(
                table_id=table.id,
                player=number,
                seat=left_seat,
                guild_id=table.guild_id,
                user_id=person,
                bot=None,
                left=True,
                finished=table.changed,
                kind=kind,
                preset=table.rules.preset,
                whole=whole,
                place=LAST_PLACE,
            )
        )
    return rows


def _hand(hand: FinishedHand, seat: int, match_log: MatchLog) -> tuple[str, int, int]:
    chosen = is_chosen(match_log.match.rules, hand.number) and hand.chooser == seat
    return (hand.contract.value, _parts(hand.points[seat]), int(chosen))


def _parts(points: Fraction) -> int:
    parts = points * PARTS
    assert parts.denominator == 1, f"{points} points are no twelfths"
    return parts.numerator


def _moves(entries: Sequence[Entry], kind: str) -> list[_SeatMoves]:
    """Who made the moves of each seat.

    A bot's moves do not count after the last of anybody else in a hand: that was ended by a vote, or had
    nothing left to decide.
    """
    last_of_hand = {
        entry.hand: entry.sequence for entry in entries if isinstance(entry, ActionRow) and entry.bot is None
    }
    seats = [_SeatMoves() for _ in range(4)]
    before = entries[0].at if entries else None
    for entry in entries:
        if isinstance(entry, ActionRow) and before is not None:
            seat = seats[int(entry.text.partition(" ")[0])]
            if entry.bot is not None:
                if entry.sequence < last_of_hand.get(entry.hand, 0):
                    seat.total, seat.bots, seat.level = seat.total + 1, seat.bots + 1, entry.bot
            else:
                if entry.user_id is not None:
                    mover = seat.people.setdefault(entry.user_id, _Mover(seat.total))
                    mover.moves += 1
                    mover.seconds += min(entry.at - before, _LONGEST_THOUGHT[kind]).total_seconds()
                seat.total += 1
        before = entry.at
    return seats


def _kings(finished: Sequence[FinishedHand], match_log: MatchLog) -> tuple[Counter[int], Counter[int]]:
    """The Kings that each seat made, and those that it escaped."""
    made, escaped = Counter[int](), Counter[int]()
    winners: list[int] = []
    for _, event in match_log.announced:
        match event:
            case Dealt():
                winners = []
            case TrickTaken(trick=trick):
                winners.append(trick.winner)
            case HandScored(hand=hand) if _is_positive(hand):
                if hand.slam is not None:
                    made[hand.slam] += 1
                elif (breaker := _escape(winners)) is not None:
                    escaped[breaker] += 1
    return made, escaped


def _is_positive(hand: FinishedHand) -> bool:
    """Whether all tricks of this hand make King: a declaration, nulos aside, or no trump."""
    named = hand.contract.spec.declared and hand.trump is not Trump.NULOS
    return named or hand.contract is Contract.NO_TRUMP


def _escape(winners: Sequence[int]) -> int | None:
    """The seat that took the first trick late from somebody who had taken all before, if there is one."""
    for number, winner in enumerate(winners):
        if winner != winners[0]:
            return winner if LATE_TRICK <= number < TRICKS else None
    return None
