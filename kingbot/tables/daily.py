"""The daily King: one hand a person and day, begun once, continued from its log, compared when it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import date, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from kingbot.cards import Card
from kingbot.engine import match as engine
from kingbot.engine.actions import PLAYS
from kingbot.engine.projection import view
from kingbot.preferences import PersonSettings, ServerSettings
from kingbot.store import Store
from kingbot.store import daily as rows
from kingbot.store.daily import DailyRow
from kingbot.store.settings import person, server
from kingbot.tables import daily_play
from kingbot.tables.daily_model import (
    SEAT,
    DailyDeal,
    DailyHand,
    DailyLine,
    DailyPost,
    DailyResult,
    DailyState,
    Proof,
    Reference,
    deal_of,
    is_over_everywhere,
    last_over_everywhere,
    place_among,
    streak,
)
from kingbot.tables.model import Person, TableError
from kingbot.tables.steady_clock import SteadyClock

LINES: Final = 10  # people named in a post
_DAY: Final = timedelta(days=1)
_REFERENCES: Final = 4  # kept in memory


class Daily:
    """Plays and compares the hands of the day. State is in the store alone: any process will do."""

    def __init__(self, store: Store, clock: SteadyClock, new_root: Callable[[], bytes]) -> None:
        """Serve the hands of a store; `new_root` returns the 32 bytes of a new root secret."""
        self._store, self._clock, self._new_root = store, clock, new_root
        self._root = ""  # read once: it is written once
        self._references: dict[date, Reference] = {}
        self._lock = asyncio.Lock()

    async def today(self, user_id: int, guild_id: int | None) -> date:
        """The date in a server; by direct message that in the person's time zone.

        :raises TableError: `daily-off` where the server does not play it.
        """
        async with self._store.reading() as db:
            if guild_id is None:
                return self._date((await person(db, user_id)).zone)
            settings = await server(db, guild_id)
        if not settings.daily:
            raise TableError("daily-off")
        return self._date(settings.zone)

    async def state(self, user_id: int, day: date) -> DailyState:
        """What somebody may know of a day's hand: theirs, as far as they have played it."""
        deal = await self._deal(day)
        async with self._store.reading() as db:
            row = await rows.find(db, user_id, day)
            played = await rows.days_played(db, user_id)
        hand = None if row is None else await asyncio.to_thread(_hand, deal, row)
        result = None if row is None or row.score is None else await self._result(deal, row)
        proof = await self._proof(day)
        return DailyState(day, deal.contract, deal.rules, streak(set(played), day), proof, hand, result)

    async def begin(self, who: Person, guild_id: int | None) -> DailyState:
        """Begin today's hand; whoever has begun it already goes on with it.

        :raises TableError: `daily-off`.
        """
        day = await self.today(who.id, guild_id)
        deal = await self._deal(day)
        _, log = await asyncio.to_thread(daily_play.act, deal, (), None)
        row = DailyRow(user_id=who.id, day=day, guild_id=guild_id, user_name=who.name, log="\n".join(log))
        async with self._store.transaction() as db:
            await rows.begin(db, row)
        return await self.state(who.id, day)

    async def play(self, user_id: int, day: date, card: Card, moves: int) -> DailyState:
        """Play a card as the person's move after `moves` others of theirs; one made already changes nothing.

        :raises TableError: `daily-over` if the hand cannot be played any more, or was never begun.
        :raises RefusedError: if the rules refuse the card.
        """
        if is_over_everywhere(day, self._clock()):
            raise TableError("daily-over")
        async with self._store.reading() as db:
            row, settings = await rows.find(db, user_id, day), await person(db, user_id)
        if row is None:
            raise TableError("daily-over")
        deal = await self._deal(day)
        if row.score is None and daily_play.own_moves(_log(row)) == moves:
            await self._store_move(row, await asyncio.to_thread(_moved, deal, row, card, settings))
        return await self.state(user_id, day)

    async def _store_move(self, before: DailyRow, after: DailyRow) -> None:
        """Store a move, unless another came first: then it counts, and this one does not."""
        async with self._store.transaction() as db:
            if after.score is not None:
                counted = (await person(db, before.user_id)).counted
                after = replace(after, finished=self._clock(), counted=counted)
            await rows.move(db, before, after)

    async def best_line(self, user_id: int, day: date) -> DailyLine:
        """The best line of play that is known of a hand which the person has finished.

        It is that of a person who is counted, of whom nothing is told, or of a bot if none did better.

        :raises TableError: `daily-over` if they have not finished that hand.
        """
        async with self._store.reading() as db:
            row = await rows.find(db, user_id, day)
            found = await rows.best(db, day, limit=1)
        if row is None or row.score is None:
            raise TableError("daily-over")
        deal = await self._deal(day)
        bots = await self._reference(deal)
        scores = {_log(each): each.score for each in (row, *found) if each.score is not None}
        log, score = max(scores.items(), key=lambda item: item[1])
        if max(bots.scores) > score:
            log, score = bots.best, max(bots.scores)
        steps = await asyncio.to_thread(lambda: tuple(daily_play.steps(deal, log)))
        return DailyLine(day, user_id, score, steps)

    async def share(self, user_id: int, day: date) -> bool:
        """Note that somebody shares their result in a channel; False if they have done so already."""
        async with self._store.transaction() as db:
            return await rows.mark_shared(db, user_id, day)

    async def set_counted(self, user_id: int, counted: bool) -> None:
        """Let a person's hands be in lists, or in none; their settings have been changed before."""
        async with self._store.transaction() as db:
            await rows.set_counted(db, user_id, counted)

    # ------------------------------------------------------------------------------- posts

    async def due_posts(self, guild_ids: Collection[int]) -> list[DailyPost]:
        """The posts that are due now in these servers."""
        async with self._store.reading() as db:
            found = await rows.posting_servers(db, guild_ids)
        due = [
            (guild_id, settings)
            for guild_id, settings, posted in found
            if settings.daily and settings.daily_channel is not None and self._is_due(settings, posted)
        ]
        return [await self._post(guild_id, settings) for guild_id, settings in due]

    def _is_due(self, settings: ServerSettings, posted: date | None) -> bool:
        now = self._clock().astimezone(ZoneInfo(settings.zone))
        return now.hour >= settings.daily_hour and (posted is None or posted < now.date())

    async def _post(self, guild_id: int, settings: ServerSettings) -> DailyPost:
        day = self._date(settings.zone)
        today, yesterday = await self._deal(day), await self._deal(day - _DAY)
        async with self._store.reading() as db:
            best = await rows.best(db, yesterday.day, guild_id, limit=LINES)
            scores = await rows.scores(db, yesterday.day, guild_id)
        lines = [
            (place_among(row.score, scores)[0], row.user_name, row.score)
            for row in best
            if row.score is not None
        ]
        assert settings.daily_channel is not None  # else there is no post
        return DailyPost(
            guild_id=guild_id,
            channel_id=settings.daily_channel,
            day=day,
            contract=today.contract,
            yesterday=yesterday.contract,
            lines=lines,
            people=sum(scores.values()),
            proof=await self._proof(day),
        )

    async def mark_posted(self, post: DailyPost) -> None:
        """Note that a post was sent: there is one a day."""
        async with self._store.transaction() as db:
            await rows.mark_posted(db, post.guild_id, post.day)

    # ------------------------------------------------------------------------------ within

    def _date(self, zone: str) -> date:
        return self._clock().astimezone(ZoneInfo(zone)).date()

    async def _deal(self, day: date) -> DailyDeal:
        if not self._root:
            async with self._store.reading() as db:
                found = await rows.root(db)
            if found is None:
                async with self._store.transaction() as db:
                    found = await rows.add_root(db, self._new_root().hex())
            self._root = found
        return deal_of(self._root, day)

    async def _proof(self, day: date) -> Proof:
        today, tomorrow = await self._deal(day), await self._deal(day + _DAY)
        opened = await self._deal(last_over_everywhere(self._clock()))
        return Proof(day, today.commitment, tomorrow.commitment, opened)

    async def _reference(self, deal: DailyDeal) -> Reference:
        async with self._lock:
            found = self._references.get(deal.day)
            if found is None:
                found = self._references[deal.day] = await asyncio.to_thread(daily_play.reference, deal)
                while len(self._references) > _REFERENCES:
                    del self._references[min(self._references)]
        return found

    async def _result(self, deal: DailyDeal, row: DailyRow) -> DailyResult:
        scores: dict[int, int] = {}
        here: dict[int, int] | None = None
        if row.counted:
            async with self._store.reading() as db:
                scores = await rows.scores(db, row.day)
                here = None if row.guild_id is None else await rows.scores(db, row.day, row.guild_id)
        bots = await self._reference(deal)
        score = row.score
        assert score is not None  # asked by the caller
        return DailyResult(score, bots.signs(score), scores, here, row.shared)


def _log(row: DailyRow) -> tuple[str, ...]:
    return tuple(row.log.splitlines())


def _hand(deal: DailyDeal, row: DailyRow) -> DailyHand:
    log = _log(row)
    return DailyHand(row.day, row.user_id, view(daily_play.fold(deal, log), SEAT), daily_play.own_moves(log))


def _moved(deal: DailyDeal, row: DailyRow, card: Card, settings: PersonSettings) -> DailyRow:
    """A hand after a card of the person's, and their last card if it needs no tap of theirs.

    :raises RefusedError: if the rules refuse the card.
    """
    match, log = daily_play.act(deal, _log(row), PLAYS[SEAT][card])
    last = view(match, SEAT)
    asked = settings.only_move == "never" or settings.confirm or settings.facilitated
    if engine.turn(match) == SEAT and last.hand.bit_count() == 1 and not asked:
        match, log = daily_play.act(deal, log, last.legal[0])
    return replace(row, log="\n".join(log), score=daily_play.score_of(match))
