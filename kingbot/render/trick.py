"""The picture of the last trick: its four cards before those who played them, the winner's singled out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kingbot.engine.hand import Trick
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.render.alt import trick_in_words, why_taken
from kingbot.render.cards import Deck
from kingbot.render.fonts import Face, drawable
from kingbot.render.frame import pill, plate
from kingbot.render.heading import BAND_HIGH
from kingbot.render.layout import felt, plate_width
from kingbot.render.picture import Picture
from kingbot.render.seats import drawn_names, place_of
from kingbot.render.style import GOLD, PALE, WHITE, Style
from kingbot.render.suits import signed, signed_width
from kingbot.render.svg import WIDTH, text
from kingbot.render.table import table_spots

_LEFT: Final = 14.0


def last_trick_picture(view: PlayerView, names: Sequence[str], *, style: Style, words: Words) -> Picture:
    """The last finished trick of the hand, who led, who took it and why.

    :raises ValueError: if no trick has been finished in this hand.
    """
    trick = view.last_trick
    if trick is None:
        raise ValueError("no trick has been finished")
    shown = drawn_names(names, words)
    return Picture(_draw(view, trick, shown, Deck(style, words)), trick_in_words(view, trick, names, words))


def _draw(view: PlayerView, trick: Trick, names: tuple[str, ...], deck: Deck) -> str:
    spots, words = table_spots(deck), deck.words
    title = drawable(words("picture-trick-title", number=len(view.tricks)), Face.TITLE)
    why = why_taken(trick, names, words)
    size = min(14.5, 14.5 * (WIDTH - 2 * _LEFT) / signed_width(why, 14.5))
    parts = [
        text(_LEFT, 27, title, 22, WHITE, face=Face.TITLE),
        signed(_LEFT, 52, why, size, PALE),
    ]
    for seat in range(4):
        place = place_of(view, seat)
        each = replace(plate(view, names, seat, words), turn=seat == trick.winner)
        x, y, wide = spots.plate_at(place, each.high(plate_width(place), deck.style.print))
        parts.append(each.draw(x, y, wide, deck))
        x, y = spots.card_at(place)
        mark = GOLD if seat == trick.winner else None
        parts.append(deck.face(trick.card_of(seat), x, y, spots.card, mark=mark))
        if seat == trick.leader:
            parts.append(pill(x + spots.card / 2, y + spots.card_high - 2, words("picture-led")))
    glow = (spots.middle, 170.0, spots.card_high + 24)
    return felt(spots.bottom, *parts, band=BAND_HIGH, glow=glow)
