"""The picture of a lobby: the four seats around the table, who has one, and what is still free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingbot.engine.options import Rules
from kingbot.i18n import Words
from kingbot.render.cards import Deck
from kingbot.render.fonts import Font
from kingbot.render.layout import TableLayout, felt_document, paragraph, wrap_text
from kingbot.render.picture import Picture
from kingbot.render.seat_panel import PANEL_HEIGHT, SeatPanel
from kingbot.render.seats import drawable_names, side_at
from kingbot.render.style import WHITE, Style
from kingbot.render.svg import WIDTH

_ROOM: Final = 26.0  # the width of the cards that would lie between the panels


def lobby_picture(
    rules: Rules, names: Sequence[str], notes: Sequence[str], *, style: Style, words: Words
) -> Picture:
    """The seats before a match: `names` of seats 0–3, "" where one is free, and a note below each."""
    deck = Deck(style, words)
    layout = TableLayout(8, _ROOM, PANEL_HEIGHT * style.print_scale)
    shown = drawable_names([name or note for name, note in zip(names, notes, strict=True)], words)
    parts = []
    for seat, name in enumerate(shown):
        panel = SeatPanel(seat=seat, name=name, total=notes[seat] if names[seat] else "")
        side = side_at(seat, 0, rules)
        x, y, width = layout.panel_at(side, panel.height(0, style.print_scale))
        parts.append(panel.draw(x, y, width, deck))
    title = wrap_text(words(f"preset-{rules.preset}"), 150, 18, Font.BOLD)
    parts.append(paragraph(title, WIDTH / 2, layout.centre_y, 18, WHITE, font=Font.BOLD))
    seats = (f"{name} ({note})" if name else note for name, note in zip(names, notes, strict=True))
    return Picture(felt_document(layout.bottom, *parts), words("picture-lobby", seats=", ".join(seats)))
