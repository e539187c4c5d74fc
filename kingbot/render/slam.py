"""The picture of a slam: somebody took everything that a hand has to take (rules 3, 8)."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from kingbot.engine.hand import FinishedHand
from kingbot.i18n import Words
from kingbot.render.alt import slam_alt_text
from kingbot.render.cards import Deck
from kingbot.render.crown import crown
from kingbot.render.fonts import Font, drawable_text, shrink_to_fit
from kingbot.render.layout import felt_document, paragraph, wrap_text
from kingbot.render.picture import Picture
from kingbot.render.seats import drawable_names
from kingbot.render.style import FELT_LIGHT, PALE, WHITE, Style
from kingbot.render.svg import WIDTH, filled_path, format_number, text

_HEIGHT: Final = 236.0
_CENTRE_Y: Final = 90.0
_RAY_COUNT: Final = 18


def slam_picture(
    hand: FinishedHand, names: Sequence[str], *, preset: str, style: Style, words: Words
) -> Picture:
    """The player and the slam under a crown; taking all tricks of a declaration is called King.

    :raises ValueError: for a hand without a slam.
    """
    if hand.slam is None:
        raise ValueError("nobody took all")
    name = drawable_names(names, words)[hand.slam]
    return Picture(_draw(hand, name, preset, Deck(style, words)), slam_alt_text(hand, names, preset, words))


def _draw(hand: FinishedHand, name: str, preset: str, deck: Deck) -> str:
    words = deck.words
    title = words("picture-king", contract=hand.contract.value, name=name)
    title, size = shrink_to_fit(drawable_text(title, Font.TITLE), WIDTH - 40, 30, 17, Font.TITLE)
    line = wrap_text(words("picture-king-how", contract=hand.contract.value), WIDTH - 60, 16)
    return felt_document(
        _HEIGHT,
        _draw_rays(),
        crown(WIDTH / 2, _CENTRE_Y - 26, 118),
        text(WIDTH / 2, 184, title, size, WHITE, font=Font.TITLE, anchor="middle"),
        paragraph(line, WIDTH / 2, 209, 16, PALE),
    )


def _draw_rays() -> str:
    """Rays from the crown to the table's edge."""
    drawn = []
    for i in range(_RAY_COUNT):
        ends = (_edge_at((i + offset) * 2 * pi / _RAY_COUNT) for offset in (0.28, 0.72))
        first, second = (f"L{format_number(x)} {format_number(y)}" for x, y in ends)
        drawn.append(f"M{WIDTH / 2:g} {_CENTRE_Y:g}{first}{second}Z")
    return filled_path("".join(drawn), FELT_LIGHT)


def _edge_at(angle: float) -> tuple[float, float]:
    """The point on the table's edge at an angle from the crown."""
    dx, dy = cos(angle), sin(angle)
    across = (WIDTH / 2 - 6) / max(abs(dx), 1e-9)
    down = ((_HEIGHT - 6 - _CENTRE_Y) if dy > 0 else (_CENTRE_Y - 6)) / max(abs(dy), 1e-9)
    length = min(across, down)
    return WIDTH / 2 + dx * length, _CENTRE_Y + dy * length
