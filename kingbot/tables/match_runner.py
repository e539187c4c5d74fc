"""Advancing a match by deals, bots' moves, claimed tricks and moves without a choice, to a person's turn."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from kingbot.cards import Card
from kingbot.engine import match as engine
from kingbot.engine.actions import PLAYS, Action, Cut, CutPlace
from kingbot.engine.claims import Goal, sure_card
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView
from kingbot.logs import best_effort
from kingbot.store import Store
from kingbot.store import plans as plan_rows
from kingbot.store.settings import person
from kingbot.tables.automatic_moves import cut_in_advance, no_secret
from kingbot.tables.bots import Bots, Decided
from kingbot.tables.decision_code import encode
from kingbot.tables.draft import Draft
from kingbot.tables.model import Seat, Status
from kingbot.tables.rests import hand_rests, result_rests, trick_rests


class MatchRunner:
    """Advances the match of a draft by everything that needs no person."""

    def __init__(self, bots: Bots, store: Store, *, pauses: bool = False) -> None:
        self.bots = bots
        self._store = store
        self._pauses = pauses

    async def proceed(self, draft: Draft) -> None:
        """Deal, and let bots move until it is a person's turn, or the match is over.

        With pauses it ends where bots are to move, and after the last trick of a hand; it goes on later
        (`play_bots`), and bots decide meanwhile.
        """
        while draft.table.status is Status.RUNNING:
            if self._pauses and hand_rests(draft):
                return
            if draft.deal():
                continue
            if self._pauses and draft.bot_to_move is not None:
                self.bots.think_ahead(draft)
                return
            if not await self._step(draft, ()):
                return

    async def play_bots(self, draft: Draft) -> None:
        """Let bots move until it is a person's turn, the match is over, or there is something to be seen.

        That is a full trick, and the result of a hand, before a bot goes on.
        """
        decided, moved = await self.bots.decided(draft), False
        if hand_rests(draft):
            draft.end_rest()
        while draft.table.status is Status.RUNNING:
            if moved and hand_rests(draft):
                return
            if draft.deal():
                moved = True
                continue
            waits = moved and draft.table.clock.pace and draft.bot_to_move is not None
            if waits and (trick_rests(draft) or result_rests(draft)):
                self.bots.think_ahead(draft)
                return
            if not await self._step(draft, decided):
                return
            moved = True

    async def _step(self, draft: Draft, decided: Sequence[Decided]) -> bool:
        """Make the next move; False if it is a person's, or the match is over."""
        seat = engine.turn(draft.match_log.match)
        if seat is None:
            draft.set_status(Status.FINISHED)
            return False
        return await self._move(draft, draft.table.seats[seat], decided)

    async def bot_move(self, draft: Draft, seat: int, level: str, decided: Sequence[Decided] = ()) -> None:
        """Let a bot of this level make a move for a seat: one that was `decided` on before, or any."""
        seen = view(draft.match_log.match, seat)
        found = next((each.decision for each in decided if each.level == level and each.view == seen), None)
        decision = found or await self.bots.decide(level, seen)
        draft.act(decision.action, bot=level, data=encode(seen, decision))

    async def play_out_hand(self, draft: Draft) -> None:
        """Let bots play all seats to the end of the current hand."""
        hand = draft.hand
        while draft.hand == hand and (seat := engine.turn(draft.match_log.match)) is not None:
            await self.bot_move(draft, seat, draft.table.seats[seat].bot or draft.table.level)

    async def play_claimed(self, draft: Draft, claimer: Seat, person_id: int) -> None:
        """Play the rest of a hand whose tricks have all been claimed; the others' cards do not matter."""
        hand = draft.hand
        while draft.hand == hand and (seat := engine.turn(draft.match_log.match)) is not None:
            seen = view(draft.match_log.match, seat)
            if seat != claimer.number:
                draft.act(seen.legal[0], bot=draft.table.seats[seat].bot or draft.table.level)
                continue
            card = await _sure_card(seen, "all")
            if card is None:
                return  # the search was given up; the claimer goes on playing
            draft.act(PLAYS[seat][card], person_id=person_id)

    async def _move(self, draft: Draft, seat: Seat, decided: Sequence[Decided]) -> bool:
        """Move for a bot, or for a person without a choice or who has claimed no more tricks; else False."""
        if seat.bot is not None:
            await self.bot_move(draft, seat.number, seat.bot, decided)
            return True
        if seat.owner is not None and seat.claim == draft.hand:
            card = await _sure_card(view(draft.match_log.match, seat.number), "none")
            if card is not None:
                draft.act(PLAYS[seat.number][card], person_id=seat.owner.id)
                return True
        if seat.owner is not None and engine.cut_due(draft.match_log.match):
            place = await self._cut_in_advance(draft, seat)
            if place is not None:
                draft.act(Cut(seat.number, place), person_id=seat.owner.id)
                return True
        only = _only_move(draft, seat)
        if only is None or seat.owner is None or not await self._plays_only_move(seat.owner.id):
            return False
        draft.act(only)
        return True

    async def _cut_in_advance(self, draft: Draft, seat: Seat) -> CutPlace | None:
        async with self._store.reading() as db:
            rows = await plan_rows.of_seat(db, draft.table.id, seat.number)
        return cut_in_advance(rows, draft.hand)

    async def _plays_only_move(self, person_id: int) -> bool:
        async with self._store.reading() as db:
            settings = await person(db, person_id)
        return settings.only_move != "never" and not settings.confirm


async def _sure_card(seen: PlayerView, goal: Goal) -> Card | None:
    """The card that carries out a claim; None if there is none, or the search fails: its player goes on."""
    with best_effort("the search for a sure card"):
        return await asyncio.to_thread(sure_card, seen, goal)
    return None


def _only_move(draft: Draft, seat: Seat) -> Action | None:
    """The move that may be made at once for a person; None if there is none: they are asked."""
    with best_effort("the look for the only move at table %s", draft.table.id):
        return no_secret(draft, seat)
    return None
