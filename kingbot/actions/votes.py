"""The desk for what is planned and settled: plans, votes, claims, pauses, substitutes, the host."""

from __future__ import annotations

from typing import Any, Literal

import discord

from kingbot.actions.request import Desk
from kingbot.delivery.people import person_of
from kingbot.i18n import words
from kingbot.tables.model import Table, TableError
from kingbot.tables.plans import parse_plan
from kingbot.ui.errors import UserError
from kingbot.ui.layout import Screen
from kingbot.ui.names import escape
from kingbot.ui.plans import DROP_ALL, plans_screen
from kingbot.ui.votes import invitation, parse_vote, text_screen, votes_screen

Interaction = discord.Interaction[Any]


class Settling:
    """Serves interactions that the desk has acknowledged."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._tables = desk, desk.tables

    # ---------------------------------------------------------------------- plans

    async def plans(self, interaction: Interaction, table: Table, page: str = "") -> None:
        """Show what somebody has planned; with a `page`, in the place of what was touched.

        :raises TableError: `not-seated`, `not-running`.
        """
        screen = await self._plans_screen(interaction, table, page)
        await self._put(interaction, screen, in_place=bool(page))

    async def plan(self, interaction: Interaction, table: Table, text: str) -> None:
        """Plan a move, and show all that is planned.

        :raises TableError: as `Tables.plan`.
        :raises DeskError: `not-a-move`.
        """
        try:
            plan = parse_plan(text)
        except ValueError as error:
            raise UserError("not-a-move") from error
        await self._tables.plans.add(table.id, interaction.user.id, plan)
        await self._planned(interaction, table)

    async def unplan(self, interaction: Interaction, table: Table, which: str) -> None:
        """Drop a plan or all, and show what is left.

        :raises TableError: as `Tables.unplan`.
        """
        number = int(which) if which.isdigit() else None
        if number is None and which != DROP_ALL:
            raise UserError("not-a-move")
        await self._tables.plans.remove(table.id, interaction.user.id, number)
        await self._planned(interaction, table)

    async def _planned(self, interaction: Interaction, table: Table) -> None:
        await self._put(interaction, await self._plans_screen(interaction, table), in_place=True)
        seat = await self._desk.seat(interaction, table)
        self._desk.stage.refresh(table.id, seat.number)
        await self._desk.stage.watch(table.id)

    async def _plans_screen(self, interaction: Interaction, table: Table, page: str = "") -> Screen:
        seat = await self._desk.seat(interaction, table)
        table, view = await self._tables.queries.table_and_view(table.id, seat.number)
        reader = await self._desk.people.reader(interaction)
        plans = await self._tables.plans.of_person(table.id, interaction.user.id)
        return plans_screen(table, view, plans, reader.words, reader.style, page)

    # ------------------------------------------------------------- votes and claims

    async def matters(self, interaction: Interaction, table: Table, *, in_place: bool = False) -> None:
        """Show what is to be settled at a table.

        :raises TableError: `not-running`.
        """
        moment = await self._tables.queries.snapshot(table.id, 0)
        w = await self._desk.words(interaction)
        await self._put(interaction, votes_screen(moment, w, interaction.user.id), in_place=in_place)

    async def vote(self, interaction: Interaction, table: Table, argument: str) -> None:
        """Vote, or take a vote back.

        :raises TableError: as `Tables.vote`.
        """
        read = parse_vote(argument)
        if read is None:
            raise TableError("nothing-to-vote")
        subject, seat, yes = read
        await self._tables.votes.vote(table.id, interaction.user.id, subject, seat, yes=yes)
        await self._settled(interaction, table)

    async def resume(self, interaction: Interaction, table: Table) -> None:
        """End a pause.

        :raises TableError: as `Tables.resume`.
        """
        await self._tables.votes.resume(table.id, interaction.user.id)
        await self._settled(interaction, table)

    async def claim(self, interaction: Interaction, table: Table, argument: str) -> None:
        """Claim all further tricks, or none.

        :raises TableError: as `Tables.claim`.
        """
        goal: Literal["all", "none"] = "all" if argument == "all" else "none"
        await self._tables.votes.claim(table.id, interaction.user.id, goal)
        await self._settled(interaction, table)
        w = await self._desk.words(interaction)
        await self._desk.say(interaction, w(f"done-claim-{goal}"))

    async def make_host(self, interaction: Interaction, table: Table, argument: str) -> None:
        """Hand the table over.

        :raises TableError: as `Tables.hand_over`.
        """
        seats = {str(seat.number): seat.owner for seat in table.seats if seat.owner is not None}
        if argument not in seats:
            raise TableError("not-seated")
        await self._tables.substitutes.hand_over(table.id, interaction.user.id, seats[argument].id)
        await self._settled(interaction, table)

    async def _settled(self, interaction: Interaction, table: Table) -> None:
        await self.matters(interaction, table, in_place=True)
        await self._desk.stage.show(table.id)

    # ----------------------------------------------------------------- substitutes

    async def ask_substitute(
        self, interaction: Interaction, table: Table, user: discord.abc.User, seat: int | None
    ) -> None:
        """Ask somebody in the table's channel to take over a seat: one's own, or as the host one of nobody.

        :raises TableError: as `Tables.invite`.
        :raises UndeliveredError: if that cannot be written there.
        """
        if getattr(user, "bot", False):
            raise TableError("cannot-give")
        asked = await self._tables.substitutes.invite(table.id, interaction.user.id, person_of(user), seat)
        screen = invitation(asked, words(table.language), escape(interaction.user.display_name), user.id)
        nonce = f"{table.id}.substitute.{interaction.id}"
        await self._desk.stage.wire.send(table.channel_id, screen, nonce=nonce, mention=user.id)
        w = await self._desk.words(interaction)
        await self._desk.say(interaction, w("done-substitute", name=escape(user.display_name)))

    async def answer_substitute(self, interaction: Interaction, table: Table, argument: str) -> None:
        """Take over a seat, or not; only whoever was asked can say.

        :raises TableError: as `Tables.accept`.
        """
        w, me = words(table.language), person_of(interaction.user)
        if argument == "yes":
            await self._tables.substitutes.accept(table.id, me)
            done = w("substitute-taken", name=escape(me.name), table=str(table.id))
        elif await self._tables.substitutes.decline(table.id, me.id):
            done = w("substitute-declined")
        else:
            raise TableError("not-invited")
        await interaction.edit_original_response(view=text_screen(done).view)
        if argument == "yes":
            await self._desk.stage.show(table.id)
            await self._desk.greet(interaction, await self._tables.queries.table(table.id))

    async def _put(self, interaction: Interaction, screen: Screen, *, in_place: bool) -> None:
        """Answer; in place only where nobody else sees it, for a control may have been made up."""
        message = interaction.message
        if in_place and message is not None and message.flags.ephemeral:
            await interaction.edit_original_response(view=screen.view, attachments=screen.files())
        else:
            await self._desk.reply(interaction, screen)
