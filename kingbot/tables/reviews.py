"""Reviews of people's own decisions in finished hands: worked out once, when they ask, and kept.

A review of a hand is stored as JSON: the version of its notation, and for each decision the entry of the log,
the number of sampled deals, and the numbers of each action's `Estimate`.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from kingbot.deals import parse_deal
from kingbot.engine import match as engine
from kingbot.engine.actions import parse_action
from kingbot.engine.options import Rules
from kingbot.engine.projection import view
from kingbot.players.analysis import Analysis, is_decision
from kingbot.players.analysis_pool import Analyser
from kingbot.players.decision import Estimate
from kingbot.store import log
from kingbot.store import reviews as review_rows
from kingbot.store.log import DealRow, Entry
from kingbot.tables.repository import TableRepository
from kingbot.tables.review_model import OwnMove, Review

NOTATION: Final = 2  # of stored reviews; what is stored in another is worked out anew
_DIGITS: Final = 3  # of points and shares
REMEMBERED: Final = 16  # how many people's decisions at a table are kept in memory


class Reviews:
    """Works out and keeps reviews. `analyse` may let a decision wait while bots have to make theirs."""

    def __init__(self, repository: TableRepository, analyse: Analyser) -> None:
        self._repository, self._analyse = repository, analyse
        self._running: dict[tuple[int, int], dict[int, Analysis]] = {}
        # The decisions of a person at a table, and how many hands were over: while a review is worked out or
        # paged through, its log is not replayed each time.
        self._moves: OrderedDict[tuple[int, int], tuple[int, tuple[OwnMove, ...]]] = OrderedDict()

    async def of_person(self, table_id: int, person_id: int) -> Review:
        """The review of a person's decisions at a table, as far as it has been worked out.

        :raises TableError: `no-table`.
        """
        key = table_id, person_id
        async with self._repository.store.reading() as db:
            draft = await self._repository.load(db, table_id)
            over = len(draft.match_log.match.finished)
            then, moves = self._moves.get(key, (-1, ()))
            entries = await log.after(db, table_id) if then != over else []
            stored = await review_rows.of_person(db, table_id, person_id)
        if entries:
            self._repository.cache_log(draft)
            moves = await asyncio.to_thread(own_moves, draft.original.rules, entries, person_id, over)
        self._remember(key, over, moves)
        running = self._running.get(key)
        analyses = {
            sequence: found
            for hand, content in stored.items()
            for sequence, found in parse_review(
                content, [move for move in moves if move.hand == hand]
            ).items()
        }
        return Review(moves, analyses | (running or {}), running is not None)

    def _remember(self, key: tuple[int, int], over: int, moves: tuple[OwnMove, ...]) -> None:
        self._moves[key] = over, moves
        self._moves.move_to_end(key)
        while len(self._moves) > REMEMBERED:
            self._moves.popitem(last=False)

    async def work_out(
        self, table_id: int, person_id: int, hand: int | None, go_on: Callable[[], Awaitable[bool]]
    ) -> None:
        """Analyse what is missing of a hand, or of all that are over, and keep each hand that is complete.

        `go_on` is asked after every decision whether anybody still looks.

        :raises TableError: `no-table`.
        """
        known = self.reserve(table_id, person_id)
        try:
            review = (await self.of_person(table_id, person_id)).of(hand)
            known.update(review.analyses)
            for number in review.hands:
                part = review.of(number)
                if part.complete:
                    continue
                for move in part.moves:
                    if move.sequence not in known:
                        known[move.sequence] = await self._analyse(move.view, move.sequence)
                        if not await go_on():
                            return
                content = format_review({move.sequence: known[move.sequence] for move in part.moves})
                async with self._repository.store.transaction() as db:
                    if await log.acted(db, table_id, number, person_id):  # not forgotten meanwhile
                        await review_rows.keep(db, table_id, number, person_id, content)
        finally:
            self.release(table_id, person_id, known)

    def reserve(self, table_id: int, person_id: int) -> dict[int, Analysis]:
        """Take a review for one that is being worked out from now on; what is found goes into the result."""
        known: dict[int, Analysis] = {}
        self._running[table_id, person_id] = known
        return known

    def release(self, table_id: int, person_id: int, known: dict[int, Analysis]) -> None:
        """Undo a reservation, unless there is a newer one."""
        if self._running.get((table_id, person_id)) is known:
            del self._running[table_id, person_id]


def own_moves(rules: Rules, entries: Sequence[Entry], person_id: int, over: int) -> tuple[OwnMove, ...]:
    """A person's decisions in the first hands of a log, those that are `over`, with the views before them."""
    match, moves = engine.start(rules), []
    for entry in entries:
        if isinstance(entry, DealRow):
            if entry.number > over:
                break
            match = engine.deal(match, entry.dealer, parse_deal(entry.deal)).match
            continue
        action = parse_action(entry.text)
        if entry.user_id == person_id and entry.hand <= over:
            seen = view(match, action.seat)
            if is_decision(seen):
                moves.append(OwnMove(entry.sequence, entry.hand, seen, action))
        match = engine.apply(match, action).match
    return tuple(moves)


def format_review(analyses: Mapping[int, Analysis]) -> str:
    """Analyses of one hand as they are stored, by the entry of the log."""
    moves = [
        [
            sequence,
            found.deals,
            [[each.action.move, *map(_rounded, _numbers(each))] for each in found.estimates],
        ]
        for sequence, found in analyses.items()
    ]
    return json.dumps({"notation": NOTATION, "moves": moves}, separators=(",", ":"))


def _numbers(estimate: Estimate) -> tuple[float, ...]:
    return estimate.value, estimate.error, estimate.behind, estimate.ahead


def _rounded(number: float) -> float:
    return round(number, _DIGITS)


def parse_review(content: str, moves: Sequence[OwnMove]) -> dict[int, Analysis]:
    """The analyses of these decisions that are stored; none, if they are in another notation."""
    stored: dict[str, Any] = json.loads(content)
    if stored.get("notation") != NOTATION:
        return {}
    seats = {move.sequence: move.view.seat for move in moves}
    return {
        sequence: Analysis(
            tuple(Estimate(parse_action(f"{seats[sequence]} {text}"), *numbers) for text, *numbers in found),
            deals,
        )
        for sequence, deals, found in stored["moves"]
        if sequence in seats
    }
