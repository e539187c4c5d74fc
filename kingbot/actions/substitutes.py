"""Handing a seat to a substitute: asked in the table's channel, answered there."""

from __future__ import annotations

import discord

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.actions.seats import greet
from kingbot.delivery.people import person_of
from kingbot.i18n import words
from kingbot.tables.model import Table, TableError
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.names import escape
from kingbot.ui.votes import invitation, text_screen


async def ask_substitute(request: Request, table: Table, user: discord.abc.User, seat: int | None) -> None:
    """Ask somebody in the table's channel to take over a seat: one's own, or as the host one of nobody.

    :raises TableError: as `Substitutes.invite`.
    :raises DeliveryError: if that cannot be written there.
    """
    if getattr(user, "bot", False):
        raise TableError("cannot-give")
    asked = await request.tables.substitutes.invite(table.id, request.user_id, person_of(user), seat)
    by = escape(request.interaction.user.display_name)
    screen = invitation(asked, words(table.language), by, user.id)
    nonce = f"{table.id}.{request.interaction.id}"
    await request.api.send(table.channel_id, screen, nonce=nonce, mention=user.id)
    await request.say((await request.words())("done-substitute", name=escape(user.display_name)))


@on_control(ControlKind.SUBSTITUTE)
async def substitute_clicked(request: Request, control: Control) -> None:
    """Take over a seat, or not; only whoever was asked can say.

    :raises TableError: as `Substitutes.accept`.
    """
    table = await find_table(request, control.table)
    w, me = words(table.language), request.person
    if control.argument == "yes":
        await request.tables.substitutes.accept(table.id, me)
        done = w("substitute-taken", name=escape(me.name), table=str(table.id))
    elif await request.tables.substitutes.decline(table.id, me.id):
        done = w("substitute-declined")
    else:
        raise TableError("not-invited")
    await request.api.respond_in_place(request.interaction, text_screen(done))
    if control.argument == "yes":
        await request.reconciler.show(table.id)
        await greet(request, await request.tables.queries.table(table.id))
