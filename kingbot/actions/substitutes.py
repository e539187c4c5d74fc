"""Inviting to a seat, or to be a substitute: in the table's channel, answered there; handing on the host."""

from __future__ import annotations

import discord

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.hosts import replace_gone_host
from kingbot.actions.request import Request
from kingbot.actions.seats import greet, show_seats
from kingbot.delivery.discord_api import DeliveryError
from kingbot.delivery.people import person_of
from kingbot.i18n import words
from kingbot.tables.model import Status, Table, TableError
from kingbot.ui.controls import Control, ControlKind, is_public_message, picked_user
from kingbot.ui.names import escape
from kingbot.ui.votes import invitation, parse_answer, text_screen


async def ask_substitute(request: Request, table: Table, user: discord.abc.User, seat: int | None) -> None:
    """Invite somebody, and say that this was done.

    :raises TableError: as `Substitutes.invite`.
    :raises DeliveryError: if that cannot be written there.
    """
    await _invite(request, table, user, seat)
    await request.say((await request.words())("done-substitute", name=escape(user.display_name)))


async def _invite(request: Request, table: Table, user: discord.abc.User, seat: int | None) -> None:
    """Ask somebody in the table's channel to take a seat: one's own, or as the host one of nobody.

    :raises TableError: as `Substitutes.invite`.
    :raises DeliveryError: if that cannot be written there.
    """
    if getattr(user, "bot", False):
        raise TableError("cannot-give")
    await replace_gone_host(request, table)
    substitutes, person = request.tables.substitutes, person_of(user)
    table, asked = await substitutes.invite(table.id, request.user_id, person, seat)
    screen = invitation(table, asked, words(table.language), escape(request.interaction.user.display_name))
    nonce = f"{table.id}.{request.interaction.id}"
    try:
        message_id = await request.api.send(table.channel_id, screen, nonce=nonce, mention=user.id)
    except DeliveryError:
        await substitutes.forget(asked.id)
        raise
    await substitutes.note_message(asked.id, table.channel_id, message_id)
    await request.reconciler.show(table.id)


@on_control(ControlKind.INVITE)
async def invite_clicked(request: Request, control: Control) -> None:
    """The host of a lobby has picked somebody for an empty seat.

    :raises TableError: as `Substitutes.invite`.
    :raises DeliveryError: if that cannot be written in the channel.
    """
    table, user = await find_table(request, control.table), picked_user(request.interaction)
    if user is None or table.status is not Status.LOBBY:
        raise TableError("changed")
    await _invite(request, table, user, control.seat)
    await show_seats(request, await request.tables.queries.table(table.id))


@on_control(ControlKind.SUBSTITUTE)
async def substitute_clicked(request: Request, control: Control) -> None:
    """Take over the seat of an invitation, or not, or withdraw it; each only for whom it is theirs to do.

    :raises TableError: as `Substitutes.accept`.
    """
    table = await find_table(request, control.table)
    w, me, substitutes = words(table.language), request.person, request.tables.substitutes
    match parse_answer(control.argument):
        case "yes", number:
            await substitutes.accept(table.id, me, number)
            key = "invite-taken" if table.status is Status.LOBBY else "substitute-taken"
            done = w(key, name=escape(me.name), table=str(table.id))
        case "no", number:
            await substitutes.decline(table.id, me.id, number)
            done = w("substitute-ended-declined")
        case "withdraw", number:
            await substitutes.withdraw(table.id, me.id, number)
            done = w("substitute-ended-withdrawn")
        case _:  # from before invitations had a number: what was asked then is no longer open
            raise TableError("changed")
    if control.argument.startswith("yes"):
        await request.api.respond_in_place(request.interaction, text_screen(done))
        await substitutes.forget(number)
        await request.reconciler.show(table.id)
        await greet(request, await request.tables.queries.table(table.id))
        return
    await request.reconciler.show(table.id)  # which ends the question, wherever the answer was given
    declined = control.argument.startswith("no")
    if table.status is Status.LOBBY and not declined and not is_public_message(request.interaction):
        await show_seats(request, table)
        return
    await request.say(
        (await request.words())("done-no-substitute" if declined else "done-withdraw-substitute")
    )


async def hand_on_host(request: Request, table: Table, user: discord.abc.User) -> None:
    """Make somebody with a seat the host.

    :raises TableError: as `Substitutes.hand_over`; `cannot-host`.
    """
    if table.seat_of(user.id) is None:
        raise TableError("cannot-host")
    await replace_gone_host(request, table)
    await request.tables.substitutes.hand_over(table.id, request.user_id, user.id)
    await request.reconciler.show(table.id)
    w = await request.words()
    await request.say(w("done-host", name=escape(user.display_name), table=str(table.id)))
