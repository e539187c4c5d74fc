"""The four seats in a table picture: the side of each, drawable names, marks of dealer, chooser and trump."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from kingbot.cards import Suit
from kingbot.engine.options import Rules
from kingbot.engine.view import MatchView
from kingbot.i18n import Words
from kingbot.render.cards import Deck
from kingbot.render.fonts import Font, drawable_text
from kingbot.render.style import GOLD, INK, WHITE
from kingbot.render.suits import pip
from kingbot.render.svg import circle, group, stroked_path, text


class Side(IntEnum):
    """A side of the picture, counter-clockwise from the bottom (rules 1)."""

    SOUTH = 0
    EAST = 1
    NORTH = 2
    WEST = 3


def side_of(view: MatchView, seat: int) -> Side:
    """The side of a seat: the viewer (or seat 0) at the bottom, the others in the direction of play."""
    return side_at(seat, view.seat or 0, view.rules)


def side_at(seat: int, viewer: int, rules: Rules) -> Side:
    """The side of a seat where the seat of the viewer is at the bottom."""
    step = (seat - viewer) % 4
    return Side(step if rules.options.direction == "counterclockwise" else -step % 4)


def drawable_names(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names as the fonts can draw them; "Seat 1" and so on where no character of a name can be drawn."""
    return tuple(
        drawable_text(name, Font.BOLD) or words("picture-seat", number=seat + 1)
        for seat, name in enumerate(names)
    )


def dealer_mark(x: float, y: float, radius: float, words: Words) -> str:
    """The language's letter for the dealer on a disc centred at (`x`, `y`)."""
    letter = words("ui-dealer-mark")
    return group(
        circle(x, y, radius, GOLD),
        text(x, y + radius * 0.52, letter, radius * 1.45, INK, font=Font.BOLD, anchor="middle"),
        class_="dealer",
    )


def chooser_mark(x: float, y: float, radius: float, words: Words) -> str:
    """A tick on a disc centred at (`x`, `y`), for whoever chose the contract, in every language."""
    unit = radius / 6.6
    tick = f"M{x - 3 * unit:.1f} {y:.1f}L{x - 0.8 * unit:.1f} {y + 2.6 * unit:.1f}"
    tick += f"L{x + 3.2 * unit:.1f} {y - 2.8 * unit:.1f}"
    return group(circle(x, y, radius, GOLD), stroked_path(tick, INK, 1.8 * unit), class_="chose")


def suit_mark(suit: Suit, x: float, y: float, radius: float, deck: Deck) -> str:
    """A trump suit on a white disc centred at (`x`, `y`)."""
    return group(
        circle(x, y, radius, WHITE), pip(suit, x, y, radius * 1.25, deck.colour(suit)), class_="trump"
    )
