"""Where people are served: a touch or a command is acknowledged, carried out at the tables, and answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import discord

from kingbot.actions.help_pictures import help_picture
from kingbot.delivery.people import People, person_of
from kingbot.delivery.pictures import Pictures
from kingbot.delivery.reconciler import Reconciler
from kingbot.engine.actions import Action, ActionError, parse_action
from kingbot.engine.refusals import RefusedError
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.tables.model import Seat, Status, Table, TableError
from kingbot.tables.service import Tables
from kingbot.ui.errors import UserError, error_text
from kingbot.ui.help import help_page
from kingbot.ui.layout import Screen
from kingbot.ui.pings import greeting
from kingbot.ui.reader import Reader
from kingbot.ui.settings import Value, panel

Interaction = discord.Interaction[Any]
IN_WORDS: Final = Pictures(wanted=False)


@dataclass(frozen=True, slots=True)
class Glance:
    """What somebody looks at: a table, its match as the public sees it, and how they read."""

    table: Table
    view: PlayerView
    reader: Reader


Reading = Callable[[Glance, Pictures], Awaitable[Screen]]


class Desk:
    """Serves interactions; every method acknowledges first, for Discord waits three seconds and no longer."""

    def __init__(self, tables: Tables, people: People, stage: Reconciler, artist: Pictures) -> None:
        self.tables, self.people, self.stage, self.artist = tables, people, stage, artist

    # ------------------------------------------------------------------ answering

    async def acknowledge(self, interaction: Interaction, *, public: bool = False) -> None:
        """Tell Discord that an answer will come: to be seen by one person, unless it is `public`.

        Of a control nothing is said yet about its message, which may then be edited for free.
        """
        if interaction.response.is_done():
            return
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
            if interaction.message is not None:
                self.stage.wire.lend(interaction.message.id, interaction)
        else:
            await interaction.response.defer(ephemeral=not public, thinking=True)
            interaction.extras["public"] = public

    async def reply(self, interaction: Interaction, screen: Screen) -> None:
        """Answer an acknowledged interaction with a message for this person alone."""
        if interaction.type is discord.InteractionType.component:
            await interaction.followup.send(view=screen.view, files=screen.files(), ephemeral=True)
        else:
            await interaction.edit_original_response(view=screen.view, attachments=screen.files())

    async def say(self, interaction: Interaction, text: str) -> None:
        """Answer with a plain sentence, for this person alone."""
        if interaction.extras.pop("public", False):
            # All would see what is written into the answer that was promised: end that one, take it away.
            await interaction.edit_original_response(content="…")
            await interaction.followup.send(text, ephemeral=True)
            await interaction.delete_original_response()
        elif interaction.type is discord.InteractionType.component:
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.edit_original_response(content=text)

    async def done(self, interaction: Interaction, table: Table, key: str) -> None:
        """Confirm a command; after a touch the screens themselves show what came of it."""
        if interaction.type is not discord.InteractionType.component:
            w = await self.words(interaction)
            await self.say(interaction, w(f"done-{key}", table=str(table.id)))

    async def words(self, interaction: Interaction) -> Words:
        """The words for this person."""
        return (await self.people.reader(interaction)).words

    # -------------------------------------------------------------- finding tables

    async def find(self, interaction: Interaction, table_id: int | None, *statuses: Status) -> Table:
        """The table that somebody means: the one named, else the only one of theirs in these statuses.

        At several, the one in this channel is meant.

        :raises TableError: `no-table`.
        :raises DeskError: `no-table-here`, `which-table`.
        """
        table = await self._meant(interaction, table_id, statuses)
        interaction.extras["table"] = table
        return table

    async def _meant(
        self, interaction: Interaction, table_id: int | None, statuses: tuple[Status, ...]
    ) -> Table:
        if table_id is not None:
            table = await self.tables.queries.table(table_id)
            if table.guild_id != interaction.guild_id and table.seat_of(interaction.user.id) is None:
                raise TableError("no-table", {"table": table_id})  # it is none of theirs, and elsewhere
            return table
        mine = await self.tables.queries.tables_of(interaction.user.id)
        mine = [table for table in mine if not statuses or table.status in statuses] or mine
        here = [table for table in mine if table.channel_id == interaction.channel_id]
        if len(mine) != 1 and len(here) != 1:
            key = "which-table" if mine else "no-table-here"
            raise UserError(key, {"tables": ", ".join(str(table.id) for table in mine)})
        return (here if len(here) == 1 else mine)[0]

    async def find_lobby(self, interaction: Interaction, table_id: int | None) -> Table:
        """The table that somebody wants to join: the one named, else the only one that waits in this channel.

        :raises TableError: `no-table`.
        :raises DeskError: `no-lobby-here`, `which-table`.
        """
        if table_id is not None or interaction.guild_id is None:
            return await self.find(interaction, table_id, Status.LOBBY)
        here = await self.tables.queries.tables_in(interaction.guild_id, interaction.channel_id)
        waiting = [table for table in here if table.status is Status.LOBBY]
        if len(waiting) != 1:
            key = "which-lobby" if waiting else "no-lobby-here"
            raise UserError(key, {"tables": ", ".join(str(table.id) for table in waiting)})
        interaction.extras["table"] = waiting[0]
        return waiting[0]

    async def awaited(self, interaction: Interaction) -> list[Table]:
        """The tables where this person is to move, the one that has waited longest first."""
        return await self.tables.deadlines.tables_waiting_for(interaction.user.id)

    async def seat(self, interaction: Interaction, table: Table) -> Seat:
        """The seat of this person.

        :raises TableError: `not-seated`.
        """
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise TableError("not-seated")
        return seat

    # -------------------------------------------------------------------- playing

    async def act(
        self, interaction: Interaction, table: Table, move: str, version: int | None = None
    ) -> None:
        """Do a move, written as in the record without its seat, and answer with the player's window.

        A move that is refused, or that came too late, is answered with the window as well, and why.

        :raises TableError: `not-seated`, `no-table`, `not-running`.
        :raises DeskError: `not-a-move`.
        """
        seat = await self.seat(interaction, table)
        action = _action(seat.number, move)
        try:
            await self.tables.matches.act(table.id, interaction.user.id, action, version)
            note = None
        except (RefusedError, TableError) as error:
            note = error_text(error, await self.words(interaction), table)
            table = await self.tables.queries.table(table.id)
            if table.status is Status.LOBBY:
                raise
        try:
            await self.stage.windows.answer(interaction, table.id, seat.number, note=note)
        finally:
            await self.stage.show(table.id)

    async def hand(self, interaction: Interaction, table: Table) -> None:
        """Answer with the player's own window.

        :raises TableError: `not-seated`, `not-running`.
        """
        seat = await self.seat(interaction, table)
        if interaction.type is discord.InteractionType.component:
            await self.stage.windows.open(interaction, table.id, seat.number)
        else:
            await self.stage.windows.answer(interaction, table.id, seat.number)

    async def turn_page(self, interaction: Interaction, table: Table, page: str) -> None:
        """Show another page of the window that was touched.

        :raises TableError: `not-seated`, `not-running`.
        """
        seat = await self.seat(interaction, table)
        await self.stage.windows.answer(interaction, table.id, seat.number, page=page)

    async def set(self, interaction: Interaction, changes: dict[str, Value]) -> None:
        """Change somebody's settings, and show their panel and their hand windows accordingly."""
        await self.people.change(interaction.user.id, **changes)
        reader = await self.people.reader(interaction)
        await interaction.edit_original_response(view=panel(reader.settings, reader.words).view)
        for table in await self.tables.queries.tables_of(interaction.user.id):
            seat = table.seat_of(interaction.user.id)
            if table.status is Status.RUNNING and seat is not None:
                self.stage.refresh(table.id, seat.number)

    async def read(
        self, interaction: Interaction, table: Table, reading: Reading, *, own: bool = False
    ) -> None:
        """Answer with something made from what the public sees, or with `own` from what this player does.

        :raises TableError: `not-running`; with `own`, `not-seated`.
        """
        seat = (await self.seat(interaction, table)).number if own else None
        table, view = await self.tables.queries.table_and_view(table.id, seat)
        reader = await self.people.reader(interaction)
        artist = IN_WORDS if reader.settings.facilitated else self.artist
        screen = await reading(Glance(table, view, reader), artist)
        await self.reply(interaction, artist.dress(screen, reader.words))

    async def help(self, interaction: Interaction, page: str) -> Screen:
        """A page of the help, as this person reads it."""
        reader = await self.people.reader(interaction)
        artist = IN_WORDS if reader.settings.facilitated else self.artist
        return help_page(page, reader.words, await help_picture(page, artist, reader.words, reader.style))

    # ---------------------------------------------------------------- coming and going

    async def bring(self, interaction: Interaction, table: Table) -> Table:
        """Move a table whose channel was deleted to where one of its players asks for it."""
        here = interaction.channel_id
        if (
            here is not None
            and here != table.channel_id
            and table.open
            and table.guild_id == interaction.guild_id
            and table.seat_of(interaction.user.id) is not None
            and await self.stage.wire.gone(table.channel_id)
        ):
            return await self.tables.lobbies.move(table.id, here)
        return table

    async def join(self, interaction: Interaction, table: Table) -> None:
        """Sit somebody down; whether direct messages reach them is found out now, not when it matters.

        :raises TableError: as `Tables.join`.
        """
        outcome = await self.tables.lobbies.join(table.id, person_of(interaction.user))
        await self.stage.show(table.id)
        await self.done(interaction, table, "joined")
        await self.greet(interaction, outcome.table)

    async def leave(self, interaction: Interaction, table: Table) -> None:
        """Let somebody get up; once the match has begun a bot plays on for them.

        :raises TableError: as `Tables.leave`.
        """
        outcome = await self.tables.matches.leave(table.id, interaction.user.id)
        await self.stage.show(table.id)
        w = await self.words(interaction)
        if outcome.table.status is Status.LOBBY or table.status is Status.LOBBY:
            await self.done(interaction, table, "left")
        else:
            await self.say(interaction, w("done-resigned", table=str(table.id)))

    async def take_back(self, interaction: Interaction, table: Table) -> None:
        """Give somebody their seat back from the bot.

        :raises TableError: as `Tables.take_back`.
        """
        await self.tables.matches.take_back(table.id, interaction.user.id)
        await self.stage.show(table.id)
        w = await self.words(interaction)
        await self.say(interaction, w("done-back", table=str(table.id)))

    async def start(self, interaction: Interaction, table: Table) -> None:
        """Begin the match.

        :raises TableError: as `Tables.start`.
        """
        await self.tables.matches.start(table.id, interaction.user.id)
        await self.stage.show(table.id)
        await self.done(interaction, table, "started")

    async def close(self, interaction: Interaction, table: Table) -> None:
        """Close a table.

        :raises TableError: as `Tables.close`.
        """
        await self.tables.lobbies.close(table.id, interaction.user.id)
        await self.stage.show(table.id)
        await self.done(interaction, table, "closed")

    async def add_bot(self, interaction: Interaction, table: Table) -> None:
        """Seat a bot.

        :raises TableError: as `Tables.add_bot`.
        """
        await self.tables.lobbies.add_bot(table.id, interaction.user.id)
        await self.stage.show(table.id)

    async def remove_bot(self, interaction: Interaction, table: Table) -> None:
        """Send the last bot that sat down away.

        :raises TableError: as `Tables.remove_bot`.
        """
        bots = [seat.number for seat in table.seats if seat.bot is not None]
        await self.tables.lobbies.remove_bot(table.id, interaction.user.id, bots[-1] if bots else 0)
        await self.stage.show(table.id)

    async def greet(self, interaction: Interaction, table: Table) -> None:
        """Write to somebody who has sat down, and tell them if that cannot be done."""
        await self.people.meet(interaction)
        w = await self.words(interaction)
        if not await self.stage.greet(table, person_of(interaction.user), greeting(table, w)):
            await interaction.followup.send(w("greet-closed"), ephemeral=True)


def _action(seat: int, move: str) -> Action:
    try:
        return parse_action(f"{seat} {move}")
    except ActionError as error:
        raise UserError("not-a-move") from error
