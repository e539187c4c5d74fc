"""The lesson: a position a page, drawn as its reader likes, in the King of their tradition."""

from __future__ import annotations

from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.render import window_picture
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.kinds import traditional_kind
from kingbot.ui.layout import Screen
from kingbot.ui.lesson import LENGTH, NAMES, lesson_end, lesson_page, positions, read_step


async def show_lesson(request: Request) -> None:
    """Show the first position."""
    await request.respond(await _page(request, "0"))


@on_control(ControlKind.LEARN)
async def lesson_clicked(request: Request, control: Control) -> None:
    """The lesson was asked for, a card was tapped in it, or the next position is wanted."""
    if not control.argument:
        await show_lesson(request)
    else:
        await request.respond_in_place(await _page(request, control.argument))


async def _page(request: Request, argument: str) -> Screen:
    reader, pictures = await request.reader(), await request.pictures()
    preset = traditional_kind(reader.language)
    step, tapped = read_step(argument)
    if step == LENGTH:
        on_server = request.interaction.guild_id is not None
        return lesson_end(preset, reader.words, on_server=on_server)
    seen = positions(preset)[step].view(preset)
    names = [request.person.name, *NAMES]
    picture = await pictures.drawn("lesson", window_picture, names, seen, reader.words, reader.style)
    return lesson_page(step, tapped, preset, reader, picture)
