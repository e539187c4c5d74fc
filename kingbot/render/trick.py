"""The picture of the last trick: each card in front of its player, the winning card highlighted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kingbot.engine.hand import Trick
from kingbot.engine.view import MatchView
from kingbot.i18n import Words
from kingbot.render.alt import last_trick_alt_text, why_taken
from kingbot.render.cards import Deck
from kingbot.render.fonts import Font, drawable_text
from kingbot.render.frame import pill, seat_panel
from kingbot.render.heading import HEADING_HEIGHT
from kingbot.render.layout import felt_document, panel_width
from kingbot.render.picture import Picture
from kingbot.render.seats import drawable_names, side_of
from kingbot.render.style import GOLD, PALE, WHITE, Style
from kingbot.render.suits import text_with_suits, text_with_suits_width
from kingbot.render.svg import WIDTH, text
from kingbot.render.table import table_layout

_LEFT: Final = 14.0


def last_trick_picture(view: MatchView, names: Sequence[str], *, style: Style, words: Words) -> Picture:
    """The last finished trick of the hand, with who led it, who took it and why.

    :raises ValueError: if no trick has been finished in this hand.
    """
    trick = view.last_trick
    if trick is None:
        raise ValueError("no trick has been finished")
    shown = drawable_names(names, words)
    return Picture(
        _draw(view, trick, shown, Deck(style, words)), last_trick_alt_text(view, trick, names, words)
    )


def _draw(view: MatchView, trick: Trick, names: tuple[str, ...], deck: Deck) -> str:
    layout, words = table_layout(deck), deck.words
    title = drawable_text(words("picture-trick-title", number=len(view.tricks)), Font.TITLE)
    why = why_taken(trick, names, words)
    size = min(14.5, 14.5 * (WIDTH - 2 * _LEFT) / text_with_suits_width(why, 14.5))
    parts = [
        text(_LEFT, 27, title, 22, WHITE, font=Font.TITLE),
        text_with_suits(_LEFT, 52, why, size, PALE),
    ]
    for seat in range(4):
        side = side_of(view, seat)
        panel = replace(seat_panel(view, names, seat, words), turn=seat == trick.winner)
        x, y, width = layout.panel_at(side, panel.height(panel_width(side), deck.style.print_scale))
        parts.append(panel.draw(x, y, width, deck))
        x, y = layout.card_at(side)
        border = GOLD if seat == trick.winner else None
        parts.append(deck.card(trick.card_of(seat), x, y, layout.card_width, border=border))
        if seat == trick.leader:
            parts.append(pill(x + layout.card_width / 2, y + layout.card_height - 2, words("picture-led")))
    highlight = (layout.centre_y, 170.0, layout.card_height + 24)
    return felt_document(layout.bottom, *parts, band_height=HEADING_HEIGHT, highlight=highlight)
