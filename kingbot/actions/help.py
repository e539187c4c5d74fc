"""The help pages, with pictures of one and the same match, drawn as their reader likes."""

from __future__ import annotations

import asyncio

from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.delivery.pictures import Pictures
from kingbot.i18n import Words
from kingbot.render import Style, match_end_picture, score_picture, table_picture
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.help import PAGES, help_page
from kingbot.ui.help_match import NAMES, help_match
from kingbot.ui.kinds import traditional_kind
from kingbot.ui.layout import Attachment, Screen


async def show_help(request: Request) -> None:
    """Show the first page of the help."""
    await request.respond(await _page(request, PAGES[0]))


@on_control(ControlKind.HELP)
async def help_clicked(request: Request, control: Control) -> None:
    """Another page of the help was asked for."""
    if not control.argument:
        await show_help(request)
        return
    page = control.argument if control.argument in PAGES else PAGES[0]
    await request.respond_in_place(await _page(request, page))


async def _page(request: Request, page: str) -> Screen:
    reader, pictures = await request.reader(), await request.pictures()
    preset, on_server = traditional_kind(reader.language), request.interaction.guild_id is not None
    picture = await help_picture(page, preset, pictures, reader.words, reader.style)
    return help_page(page, reader.words, picture, preset=preset, on_server=on_server)


async def help_picture(
    page: str, preset: str, pictures: Pictures, w: Words, style: Style
) -> Attachment | None:
    """The picture of a page on a kind of King."""
    seen = await asyncio.to_thread(help_match, preset)
    match page:
        case "king":
            return await pictures.drawn("table", table_picture, NAMES, seen.trick, w, style)
        case "tricks":
            return await pictures.hand(seen.trick, w, style)
        case "contracts":
            return await pictures.drawn("score", score_picture, NAMES, seen.score, w, style)
        case "special":
            return await pictures.drawn("special", table_picture, NAMES, seen.special, w, style)
        case _:
            return await pictures.drawn("end", match_end_picture, NAMES, seen.end, w, style)
