"""The banner of a slam: somebody took everything that a hand has to take (rules 3, 8)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from kingbot.engine.hand import FinishedHand
from kingbot.i18n import Words
from kingbot.render.crown import crown
from kingbot.render.fonts import Font, drawable_text, shrink_to_fit
from kingbot.render.layout import paragraph, wrap_text
from kingbot.render.style import FELT_LIGHT, PALE, WHITE
from kingbot.render.svg import WIDTH, filled_path, format_number, group, text

SLAM_HEIGHT: Final = 148.0
_CENTRE_Y: Final = 62.0
_RAY_COUNT: Final = 18


def slam_title(hand: FinishedHand, names: tuple[str, ...], words: Words) -> str:
    """Who took everything; taking all tricks of a declaration is called King.

    :raises ValueError: for a hand without a slam.
    """
    if hand.slam is None:
        raise ValueError("nobody took all")
    return words("picture-king", contract=hand.contract.value, name=names[hand.slam])


def slam_banner(hand: FinishedHand, names: tuple[str, ...], top: float, words: Words) -> str:
    """The player and the slam under a crown, from `top` downwards.

    :raises ValueError: for a hand without a slam.
    """
    title = drawable_text(slam_title(hand, names, words), Font.TITLE)
    title, size = shrink_to_fit(title, WIDTH - 40, 28, 16, Font.TITLE)
    how = wrap_text(words("picture-king-how", contract=hand.contract.value), WIDTH - 60, 15)
    return group(
        _rays(top),
        crown(WIDTH / 2, top + 48, 92),
        text(WIDTH / 2, top + 114, title, size, WHITE, font=Font.TITLE, anchor="middle"),
        paragraph(how, WIDTH / 2, top + 133, 15, PALE),
        class_="slam",
    )


def _rays(top: float) -> str:
    """Rays from the crown to the edge of the banner."""
    drawn = []
    for i in range(_RAY_COUNT):
        ends = (_edge_at((i + offset) * 2 * pi / _RAY_COUNT, top) for offset in (0.28, 0.72))
        first, second = (f"L{format_number(x)} {format_number(y)}" for x, y in ends)
        drawn.append(f"M{WIDTH / 2:g} {format_number(top + _CENTRE_Y)}{first}{second}Z")
    return filled_path("".join(drawn), FELT_LIGHT)


def _edge_at(angle: float, top: float) -> tuple[float, float]:
    """The point on the banner's edge at an angle from the crown."""
    dx, dy = cos(angle), sin(angle)
    across = (WIDTH / 2 - 6) / max(abs(dx), 1e-9)
    down = ((SLAM_HEIGHT - _CENTRE_Y) if dy > 0 else _CENTRE_Y) / max(abs(dy), 1e-9)
    length = min(across, down)
    return WIDTH / 2 + dx * length, top + _CENTRE_Y + dy * length
