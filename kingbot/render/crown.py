"""The crown that stands for the winner, and for a king made."""

from __future__ import annotations

from typing import Final

from kingbot.render.style import DEEP_GOLD, GOLD
from kingbot.render.svg import disc, moved, shape

_OUTLINE: Final = "M-40 30L-48-22L-22 2L0-34L22 2L48-22L40 30Z"


def crown(x: float, y: float, wide: float, *, jewel: str = "#c9142b") -> str:
    """A crown, its middle at a place and about that wide."""
    return moved(
        x,
        y,
        shape(_OUTLINE, GOLD),
        shape("M-41.5 20L41.5 20L40 34L-40 34Z", DEEP_GOLD),
        disc(-48, -24, 6, GOLD),
        disc(0, -37, 7, GOLD),
        disc(48, -24, 6, GOLD),
        disc(0, 8, 5.5, jewel),
        scale=wide / 108,
        class_="crown",
    )
