"""The four seats around a picture of the table: where each is drawn, what it is called, how it is marked."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from kingbot.cards import Suit
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.render.cards import Deck
from kingbot.render.fonts import Face, drawable
from kingbot.render.style import GOLD, INK, WHITE
from kingbot.render.suits import pip
from kingbot.render.svg import disc, group, text


class Place(IntEnum):
    """A side of the picture, going round as the compass does counter-clockwise from the bottom (rules 1)."""

    SOUTH = 0
    EAST = 1
    NORTH = 2
    WEST = 3


def place_of(view: PlayerView, seat: int) -> Place:
    """Where a seat is drawn: the viewer at the bottom, or seat 0; the others in the direction of play."""
    step = (seat - (view.seat or 0)) % 4
    return Place(step if view.rules.options.direction == "counterclockwise" else -step % 4)


def drawn_names(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names as the fonts can draw them; the seat's number, from 1, where nothing of a name is left."""
    return tuple(
        drawable(name, Face.BOLD) or words("picture-seat", number=seat + 1) for seat, name in enumerate(names)
    )


def dealer_mark(x: float, y: float, radius: float = 8.0) -> str:
    """The dealer's M, in every language, its middle at a place."""
    return group(
        disc(x, y, radius, GOLD),
        text(x, y + radius * 0.52, "M", radius * 1.45, INK, face=Face.BOLD, anchor="middle"),
        class_="dealer",
    )


def suit_mark(suit: Suit, x: float, y: float, radius: float, deck: Deck) -> str:
    """A trump suit on a white disc."""
    return group(disc(x, y, radius, WHITE), pip(suit, x, y, radius * 1.25, deck.colour(suit)), class_="trump")
