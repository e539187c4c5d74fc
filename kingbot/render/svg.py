"""SVG elements as strings, with all text and attributes escaped.

Coordinates are in picture units; a picture is `WIDTH` units wide, and a unit is `SCALE` pixels.
"""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from kingbot.render.fonts import Font

WIDTH: Final = 400.0
SCALE: Final = 1.8


def format_number(value: float) -> str:
    """A number rounded to two decimals, without trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """An element. In attribute names `_` becomes `-` and `__` becomes `:`; None leaves an attribute out."""
    written = "".join(
        f" {key.rstrip('_').replace('__', ':').replace('_', '-')}={_value(value)}"
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return quoteattr(value) if isinstance(value, str) else f'"{format_number(value)}"'


def group(*children: str, **attributes: str | float | None) -> str:
    """A group of elements."""
    return tag("g", *children, **attributes)


def translated(x: float, y: float, *children: str, scale: float = 1, **attributes: str | float | None) -> str:
    """A group of elements, scaled and then moved to (`x`, `y`)."""
    place = f"translate({format_number(x)} {format_number(y)})"
    if scale != 1:
        place += f" scale({scale:.4g})"
    return tag("g", *children, transform=place, **attributes)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    *,
    rx: float = 0,
    **attributes: str | float | None,
) -> str:
    """A rectangle, with rounded corners if `rx` is given."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=rx or None, fill=fill, **attributes)


def circle(x: float, y: float, radius: float, fill: str, **attributes: str | float | None) -> str:
    """A filled circle centred at (`x`, `y`)."""
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def filled_path(outline: str, fill: str, **attributes: str | float | None) -> str:
    """A filled path."""
    return tag("path", d=outline, fill=fill, **attributes)


def stroked_path(outline: str, colour: str, thickness: float, **attributes: str | float | None) -> str:
    """A stroked path without a fill."""
    return tag("path", d=outline, fill="none", stroke=colour, stroke_width=thickness, **attributes)


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    *,
    font: Font = Font.PLAIN,
    anchor: str = "start",
    **attributes: str | float | None,
) -> str:
    """One line of text with its baseline at `y`; `anchor` is start, middle or end."""
    return tag(
        "text",
        escape(words),
        x=x,
        y=y,
        font_family=font.family,
        font_weight=str(font.weight),
        font_size=size,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
        **attributes,
    )


def document(height: float, *children: str, width: float = WIDTH, scale: float = SCALE) -> str:
    """An SVG document of `width` by `height` units; `scale` is in pixels a unit."""
    return tag(
        "svg",
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {format_number(width)} {format_number(height)}",
        width=format_number(round(width * scale)),
        height=format_number(round(height * scale)),
    )
