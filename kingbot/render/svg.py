"""Writing SVG: elements as text, with everything that comes from outside escaped.

Coordinates are in picture units; a picture is `WIDTH` of them wide, and `SCALE` pixels are drawn a unit.
"""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from kingbot.render.fonts import Face

WIDTH: Final = 400.0
SCALE: Final = 1.8


def number(value: float) -> str:
    """A length, as short as two decimals can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """An element; attribute names are written with `_` for `-` and `__` for `:`, and left out when None."""
    written = "".join(
        f" {key.rstrip('_').replace('__', ':').replace('_', '-')}={_value(value)}"
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return quoteattr(value) if isinstance(value, str) else f'"{number(value)}"'


def group(*children: str, **attributes: str | float | None) -> str:
    """A group of elements."""
    return tag("g", *children, **attributes)


def moved(x: float, y: float, *children: str, scale: float = 1, **attributes: str | float | None) -> str:
    """A group of elements moved to a place, and scaled there."""
    place = f"translate({number(x)} {number(y)})"
    if scale != 1:
        place += f" scale({scale:.4g})"
    return tag("g", *children, transform=place, **attributes)


def box(
    x: float,
    y: float,
    wide: float,
    high: float,
    fill: str,
    *,
    rx: float = 0,
    **attributes: str | float | None,
) -> str:
    """A rectangle, with rounded corners if `rx` is given."""
    return tag("rect", x=x, y=y, width=wide, height=high, rx=rx or None, fill=fill, **attributes)


def disc(x: float, y: float, radius: float, fill: str, **attributes: str | float | None) -> str:
    """A full circle."""
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def shape(outline: str, fill: str, **attributes: str | float | None) -> str:
    """A filled path."""
    return tag("path", d=outline, fill=fill, **attributes)


def stroke(outline: str, colour: str, thickness: float, **attributes: str | float | None) -> str:
    """A drawn line."""
    return tag("path", d=outline, fill="none", stroke=colour, stroke_width=thickness, **attributes)


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    *,
    face: Face = Face.PLAIN,
    anchor: str = "start",
    **attributes: str | float | None,
) -> str:
    """One line of text standing on `y`; `anchor` is start, middle or end."""
    return tag(
        "text",
        escape(words),
        x=x,
        y=y,
        font_family=face.family,
        font_weight=str(face.weight),
        font_size=size,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
        **attributes,
    )


def document(high: float, *children: str, wide: float = WIDTH, scale: float = SCALE) -> str:
    """A whole picture, `wide` by `high` units."""
    return tag(
        "svg",
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(wide)} {number(high)}",
        width=number(round(wide * scale)),
        height=number(round(high * scale)),
    )
