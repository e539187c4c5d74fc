"""The daily King: begun, played and looked at by buttons, in one message that only its player sees."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import discord

from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.cards import Card
from kingbot.delivery.discord_api import DeliveryError
from kingbot.i18n import words
from kingbot.render import window_picture
from kingbot.tables.daily_model import BOTS, DailyState
from kingbot.ui import daily as screens
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.daily_line import daily_line
from kingbot.ui.layout import Attachment, PrivateScreen, Screen
from kingbot.ui.names import escape


async def show_daily(request: Request) -> None:
    """Show today's hand, as far as it has been played.

    :raises TableError: `daily-off`.
    """
    await request.respond(await _page(request, await _today(request)))


@on_control(ControlKind.DAILY)
async def daily_clicked(request: Request, control: Control) -> None:
    """Today's hand was asked for, begun, or played on; or something was looked at when it was over.

    :raises TableError: `daily-off`, `daily-over`.
    :raises RefusedError: if the rules refuse a card.
    """
    asked, daily, user_id = screens.read_asked(control.argument), request.tables.daily, request.user_id
    if asked.day is None:
        await show_daily(request)
        return
    if asked.what == screens.BEGIN and asked.day != await _today(request):
        await request.respond_in_place(await _page(request, await _today(request)))
        return
    state = await _known(request, asked.day)
    played, note, sure = asked.card, None, None
    match asked.what:
        case screens.BEGIN if state.hand is None:
            state = await daily.begin(request.person, request.interaction.guild_id)
        case screens.PLAY if played is not None:
            state = await daily.play(user_id, state.day, played, control.version)
        case screens.SURE:
            sure = played
        case screens.PROOF:
            await request.respond_in_place(screens.daily_proof(state, await request.words()))
            return
        case screens.LINE if state.result is not None:
            await request.respond_in_place(await _line(request, state.day, asked.which))
            return
        case screens.SHARE if state.result is not None:
            note = await _share(request, state)
            if note is None:
                return
            state = await daily.state(user_id, state.day)
    await request.respond_in_place(await _screen(request, state, note, sure))


async def _today(request: Request) -> date:
    return await request.tables.daily.today(request.user_id, request.interaction.guild_id)


async def _known(request: Request, day: date) -> DailyState:
    """The hand of a day that somebody has begun; else today's: of no other may anything be known."""
    state = await request.tables.daily.state(request.user_id, day)
    if state.hand is not None:
        return state
    return await request.tables.daily.state(request.user_id, await _today(request))


async def _page(request: Request, day: date) -> Screen | PrivateScreen:
    return await _screen(request, await request.tables.daily.state(request.user_id, day))


async def _screen(
    request: Request, state: DailyState, note: str | None = None, sure: Card | None = None
) -> Screen | PrivateScreen:
    """The screen of a day's hand in the state that it is in."""
    reader, pictures = await request.reader(), await request.pictures()
    w, hand, names = reader.words, state.hand, _names(request)
    if hand is None:
        return screens.daily_door(state, w)
    if state.result is None:
        picture = await pictures.drawn(
            "daily", window_picture, _plain_names(request), hand.view, w, reader.style
        )
        screen = screens.daily_hand(hand, names, reader, picture, sure)
    else:
        result = await pictures.daily_hand(hand.view, _plain_names(request), w, reader.style)
        bars = screens.score_bars(state.result)
        title = w("daily-scores", day=state.day)
        scores = await pictures.scores(title, bars, w, reader.style) if bars else None
        screen = screens.daily_result(state, names, w, filter(None, (result, scores)), note)
    return request.services.pictures.replace_cards(screen, w)


async def _line(request: Request, day: date, which: str) -> PrivateScreen:
    """A page of the best line.

    :raises TableError: `daily-over`.
    """
    line = await request.tables.daily.best_line(request.user_id, day)
    number = min(int(which) if which.isascii() and which.isdigit() else 0, len(line.steps) - 1)
    reader, pictures = await request.reader(), await request.pictures()
    seen = line.steps[number].view
    picture: Attachment | None = await pictures.drawn(
        "line", window_picture, _plain_names(request), seen, reader.words, reader.style
    )
    screen = daily_line(line, number, _names(request), reader, picture)
    return request.services.pictures.replace_cards(screen, reader.words)


async def _share(request: Request, state: DailyState) -> str | None:
    """Post somebody's result in the channel, once, and return a note of it; else give them the text to copy.

    So it is by direct message, and where they or the bot may not write.
    """
    interaction, w = request.interaction, await request.words()
    if interaction.guild_id is not None and interaction.channel_id is not None and _may_write(request):
        language = await request.people.table_language(interaction)
        screen = screens.shared_screen(escape(request.person.name), state, words(language))
        if await request.tables.daily.share(request.user_id, state.day):
            try:
                nonce = f"{request.user_id}.{state.day:%m%d}"
                await request.api.send(interaction.channel_id, screen, nonce=nonce)
            except DeliveryError:
                pass
            else:
                return w("daily-shared")
    await request.say(f"{w('daily-copy')}\n```\n{screens.share_text(state, w)}\n```")
    return None


def _may_write(request: Request) -> bool:
    """Whether this person, and the bot, may write in the channel."""
    interaction = request.interaction
    granted = interaction.permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    person_may = granted.send_messages_in_threads if in_thread else granted.send_messages
    assert interaction.channel_id is not None  # asked by the caller
    return person_may and not request.api.missing_permissions(interaction.channel_id).value


def _plain_names(request: Request) -> Sequence[str]:
    return [request.person.name, *BOTS]


def _names(request: Request) -> Sequence[str]:
    return [escape(request.person.name), *BOTS]
