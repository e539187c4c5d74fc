"""Personal data: shown, exported and deleted for whoever asks."""

from __future__ import annotations

from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.i18n import words
from kingbot.ui import privacy as screens
from kingbot.ui.controls import Control, ControlKind


async def show_kept(request: Request) -> None:
    """Show what is stored about whoever asks."""
    rows = await request.tables.personal_data.export(request.user_id)
    await request.respond(screens.data_overview(rows, await request.words()))


@on_control(ControlKind.PRIVACY)
async def privacy_clicked(request: Request, control: Control) -> None:
    """Export somebody's data, or delete it (the first click asks, the second does it); count them or not."""
    w = await request.words()
    match control.argument:
        case screens.EXPORT:
            rows = await request.tables.personal_data.export(request.user_id)
            await request.respond(screens.data_export(request.user_id, rows, request.tables.clock(), w))
        case screens.DELETE:
            await _delete(request)
            await request.say(w("privacy-deleted"))
        case screens.COUNT | screens.DO_NOT_COUNT as choice:
            counted = choice == screens.COUNT
            await request.change_settings(counted=counted)
            await request.tables.counting.set_counted(request.user_id, counted)
            await request.tables.daily.set_counted(request.user_id, counted)
            await request.say(w("privacy-counted" if counted else "privacy-not-counted"))
        case _:
            await request.respond(screens.deletion_question(w))


async def _delete(request: Request) -> None:
    """Delete everything about whoever asks, and show the tables where they sat without them.

    Their windows are closed before it is deleted where they are.
    """
    data = request.tables.personal_data
    for table in await data.leave_tables(request.user_id):
        await request.reconciler.show(table.id)
    await request.reconciler.hands.close_all(request.user_id)
    await data.erase(request.user_id, lambda language: words(language)("privacy-former-player"))
