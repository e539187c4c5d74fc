"""The four seats in a table picture: on which side each is drawn, drawable names, dealer and trump marks."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from kingbot.cards import Suit
from kingbot.engine.view import MatchView
from kingbot.i18n import Words
from kingbot.render.cards import Deck
from kingbot.render.fonts import Font, drawable_text
from kingbot.render.style import GOLD, INK, WHITE
from kingbot.render.suits import pip
from kingbot.render.svg import circle, group, text


class Side(IntEnum):
    """A side of the picture, counter-clockwise from the bottom (rules 1)."""

    SOUTH = 0
    EAST = 1
    NORTH = 2
    WEST = 3


def side_of(view: MatchView, seat: int) -> Side:
    """The side of a seat: the viewer (or seat 0) at the bottom, the others in the direction of play."""
    step = (seat - (view.seat or 0)) % 4
    return Side(step if view.rules.options.direction == "counterclockwise" else -step % 4)


def drawable_names(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names as the fonts can draw them; "Seat 1" and so on where no character of a name can be drawn."""
    return tuple(
        drawable_text(name, Font.BOLD) or words("picture-seat", number=seat + 1)
        for seat, name in enumerate(names)
    )


def dealer_mark(x: float, y: float, radius: float = 8.0) -> str:
    """The letter M, the same in every language, on a disc centred at (`x`, `y`)."""
    return group(
        circle(x, y, radius, GOLD),
        text(x, y + radius * 0.52, "M", radius * 1.45, INK, font=Font.BOLD, anchor="middle"),
        class_="dealer",
    )


def suit_mark(suit: Suit, x: float, y: float, radius: float, deck: Deck) -> str:
    """A trump suit on a white disc centred at (`x`, `y`)."""
    return group(
        circle(x, y, radius, WHITE), pip(suit, x, y, radius * 1.25, deck.colour(suit)), class_="trump"
    )
