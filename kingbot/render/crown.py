"""The crown that marks the winner of a match and a slam."""

from __future__ import annotations

from typing import Final

from kingbot.render.style import DEEP_GOLD, GOLD
from kingbot.render.svg import circle, filled_path, translated

_OUTLINE: Final = "M-40 30L-48-22L-22 2L0-34L22 2L48-22L40 30Z"


def crown(x: float, y: float, width: float, *, jewel: str = "#c9142b") -> str:
    """A crown centred at (`x`, `y`), `width` wide."""
    return translated(
        x,
        y,
        filled_path(_OUTLINE, GOLD),
        filled_path("M-41.5 20L41.5 20L40 34L-40 34Z", DEEP_GOLD),
        circle(-48, -24, 6, GOLD),
        circle(0, -37, 7, GOLD),
        circle(48, -24, 6, GOLD),
        circle(0, 8, 5.5, jewel),
        scale=width / 108,
        class_="crown",
    )
