"""The pictures of the help pages: one and the same match, drawn as its reader likes."""

from __future__ import annotations

import asyncio

from kingbot.delivery.pictures import Pictures
from kingbot.i18n import Words
from kingbot.render import Style, match_end_picture, score_picture, table_picture
from kingbot.ui.help_match import NAMES, help_match
from kingbot.ui.layout import Attachment


async def help_picture(page: str, artist: Pictures, w: Words, style: Style) -> Attachment | None:
    """The picture of a page."""
    seen = await asyncio.to_thread(help_match)
    match page:
        case "king":
            return await artist.drawn("table", table_picture, NAMES, seen.trick, w, style)
        case "tricks":
            return await artist.hand(seen.trick, w, style)
        case "contracts":
            return await artist.drawn("score", score_picture, NAMES, seen.score, w, style)
        case "special":
            return await artist.drawn("domino", table_picture, NAMES, seen.domino, w, style)
        case _:
            return await artist.drawn("end", match_end_picture, NAMES, seen.end, w, style)
