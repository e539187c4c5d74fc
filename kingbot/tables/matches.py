"""Matches: starting, moves, leaving and coming back. Every move enters here."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from kingbot.deals import SEED_BYTES
from kingbot.engine.actions import Action, ActionError, parse_action
from kingbot.tables.lobbies import vacate
from kingbot.tables.match_runner import MatchRunner
from kingbot.tables.model import RESUMABLE, Outcome, Started, Status, TableError
from kingbot.tables.repository import TableRepository

NOT_RUNNING: Final = "not-running"


def random_seed() -> bytes:
    """A cryptographically random seed."""
    return secrets.token_bytes(SEED_BYTES)


class Matches:
    """Tables whose match is played. `seeds` returns the seed of a new match's deals."""

    def __init__(
        self, repository: TableRepository, runner: MatchRunner, seeds: Callable[[], bytes] = random_seed
    ) -> None:
        self._repository = repository
        self._runner = runner
        self._seeds = seeds

    async def start(self, table_id: int, by: int, version: int | None = None) -> Outcome:
        """Begin the match: bots fill the empty seats, reserved or not; the first hand is dealt. For the host.

        `version` is that of the lobby as the host saw it.

        :raises TableError: `not-lobby`, `not-host`; `changed` if somebody has come or gone since.
        """
        async with self._repository.edit(table_id) as draft:
            draft.require_status(Status.LOBBY, key="not-lobby")
            draft.require_host(by)
            if version is not None and version != draft.original.version:
                raise TableError("changed")
            for seat in draft.table.seats:
                if seat.empty:
                    draft.sit(draft.new_bot(seat.number))
            draft.set_seed(self._seeds().hex())
            draft.set_status(Status.RUNNING)
            draft.announce(Started(draft.table.commitment or ""))
            await self._runner.proceed(draft)
        return draft.outcome

    async def act(
        self,
        table_id: int,
        person_id: int,
        action: Action | str,
        version: int | None = None,
        *,
        seat: int | None = None,
    ) -> Outcome:
        """Do a person's action and all that follows: bots' moves, the next deal, the match's end.

        An action in text is written as in the record, without its seat. `version` is that of the table as the
        person saw it. It may be older than the table's, for people come and go meanwhile, but not older than
        the match's last move or deal. `seat` is the one that the person saw the cards of.

        :raises TableError: `not-running`, `not-seated`, `stood-in`, `stale`, `not-a-move`; `changed` if they
            have another seat now.
        :raises RefusedError: with the reason, if the rules refuse the action.
        """
        return await self._act(table_id, person_id, action, version, seat, present=True)

    async def act_automatically(self, table_id: int, person_id: int, action: Action, version: int) -> Outcome:
        """Apply an automatic move of a person; unlike `act`, it does not show that they are present.

        :raises TableError: as `act`.
        :raises RefusedError: as `act`.
        """
        return await self._act(table_id, person_id, action, version, None, present=False)

    async def _act(
        self,
        table_id: int,
        person_id: int,
        action: Action | str,
        version: int | None,
        number: int | None,
        *,
        present: bool,
    ) -> Outcome:
        async with self._repository.edit(table_id) as draft:
            draft.require_status(Status.RUNNING, key=NOT_RUNNING)
            seat = draft.seat_played_by(person_id, number)
            action = _parsed(action, seat.number)
            if seat.number != action.seat:
                raise TableError("not-seated")
            if version is not None and not draft.match_log.version <= version <= draft.table.version:
                raise TableError("stale")
            draft.act(action, person_id=person_id)
            if present and seat.misses:
                draft.replace_seat(replace(seat, misses=0))
            await self._runner.proceed(draft)
        return draft.outcome

    async def leave(self, table_id: int, person_id: int) -> Outcome:
        """Leave a table: in the lobby the seat becomes empty, in a match a bot plays it.

        If the host leaves, another player becomes the host; a lobby without people closes.

        :raises TableError: `not-seated`, `not-running`, `stood-in`.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            in_lobby = draft.table.status is Status.LOBBY
            if in_lobby:
                vacate(draft, draft.seat_of(person_id))
        return draft.outcome if in_lobby else await self.resign(table_id, person_id)

    async def resign(self, table_id: int, person_id: int) -> Outcome:
        """Let a bot play one's seat in a running match until one takes it back.

        If the host resigns, another player becomes the host. Without any person the match is paused.

        :raises TableError: `not-running`, `not-seated`, `stood-in`.
        """
        async with self._repository.edit(table_id) as draft:
            draft.require_status(Status.RUNNING, Status.PAUSED, key=NOT_RUNNING)
            draft.stand_in(draft.seat_played_by(person_id))
            await self._runner.proceed(draft)
        return draft.outcome

    async def reopen(self, table_id: int, person_id: int) -> Outcome:
        """Take up a match again that was closed not long ago, with the same cards; for those who have a seat.

        Whoever does that plays their seat again, if a bot did.

        :raises TableError: `not-closed`, `not-seated`, `too-many-tables`.
        """
        async with self._repository.edit(table_id) as draft:
            draft.require_status(Status.CLOSED, key="not-closed")
            seat = draft.seat_of(person_id)
            if draft.now - draft.original.changed >= RESUMABLE:
                raise TableError("not-closed")
            async with self._repository.store.reading() as db:
                await self._repository.check_limits(db, draft.table.guild_id, person_id, new_table=False)
            draft.reopen()
            if seat.bot is not None:
                draft.take_back(seat)
            await self._runner.proceed(draft)
        return draft.outcome

    async def take_back(self, table_id: int, person_id: int) -> Outcome:
        """Take one's seat back from the bot; a paused match goes on.

        :raises TableError: `not-running`, `not-seated`, `nothing-to-take-back`.
        """
        async with self._repository.edit(table_id) as draft:
            draft.require_status(Status.RUNNING, Status.PAUSED, key=NOT_RUNNING)
            seat = draft.seat_of(person_id)
            if seat.bot is None:
                raise TableError("nothing-to-take-back")
            draft.take_back(seat)
            await self._runner.proceed(draft)
        return draft.outcome


def _parsed(action: Action | str, seat: int) -> Action:
    if not isinstance(action, str):
        return action
    try:
        return parse_action(f"{seat} {action}")
    except ActionError as error:
        raise TableError("not-a-move") from error
