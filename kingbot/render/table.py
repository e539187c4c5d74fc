"""The picture of the table: the seats by name, what lies before them, and what the hand is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingbot.engine.duties import winner
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.render.alt_table import table_in_words
from kingbot.render.cards import RATIO, Deck, slot
from kingbot.render.domino import domino_table
from kingbot.render.frame import notes, pill, plates
from kingbot.render.heading import BAND_HIGH, heading
from kingbot.render.layout import MARGIN, Spots, felt, paragraph, wrapped
from kingbot.render.picture import Picture
from kingbot.render.plate import PLATE_HIGH
from kingbot.render.seats import Place, drawn_names, place_of
from kingbot.render.speech_bubbles import BIDDING, awaited, bubbles, choices, results
from kingbot.render.style import GOLD, WHITE, Style
from kingbot.render.svg import WIDTH, group

_CARD: Final = 66.0
_LARGE_CARD: Final = 84.0
_RESTING: Final = 0.62  # how much smaller the last trick lies while the next is awaited


def table_picture(view: PlayerView, names: Sequence[str], *, style: Style, words: Words) -> Picture:
    """The table as the viewer may see it: trick, domino rows or auction, and all that is public around it.

    `names` are those of seats 0–3. The viewer sits at the bottom, for the public seat 0.
    """
    deck = Deck(style, words)
    shown = drawn_names(names, words)
    draw = domino_table if view.stage is Stage.DOMINO else _table
    return Picture(draw(view, shown, deck), table_in_words(view, names, words))


def _table(view: PlayerView, names: tuple[str, ...], deck: Deck) -> str:
    spots = table_spots(deck)
    parts = [heading(view, deck), *plates(view, names, spots, deck)]
    if view.stage is Stage.TRICKS:
        parts.append(_trick(view, spots, deck))
    else:
        parts.append(_words_between(view, names, spots, deck))
    parts.append(notes(view, spots.bottom, deck))
    glow = (spots.middle, 170.0, spots.card_high + 24)
    return felt(spots.bottom, *parts, band=BAND_HIGH, glow=glow)


def table_spots(deck: Deck) -> Spots:
    """The places of a table under its band."""
    card = _LARGE_CARD if deck.style.large else _CARD
    return Spots(BAND_HIGH + 8, card, PLATE_HIGH * deck.style.print)


def _trick(view: PlayerView, spots: Spots, deck: Deck) -> str:
    if not view.table and view.last_trick is not None:
        return _resting(view, spots, deck)
    leader = view.leader
    assert leader is not None  # somebody leads every trick
    trump = view.trump.suit.cards if view.trump and view.trump.suit is not None else 0
    best = winner(trump, view.table) if view.table else None
    parts = [_awaited_slot(view, spots)]
    for place, card in enumerate(view.table):
        x, y = spots.card_at(place_of(view, (leader + place) % 4))
        parts.append(deck.face(card, x, y, spots.card, mark=GOLD if place == best else None))
    if view.table:
        x, y = spots.card_at(place_of(view, leader))
        parts.append(pill(x + spots.card / 2, y + spots.card_high - 2, deck.words("picture-led")))
    return "".join(parts)


def _awaited_slot(view: PlayerView, spots: Spots) -> str:
    if view.turn is None:
        return ""
    x, y = spots.card_at(place_of(view, view.turn))
    return slot(x, y, spots.card, GOLD)


def _resting(view: PlayerView, spots: Spots, deck: Deck) -> str:
    """The trick that was just taken, smaller and in the shade, until the next card is led."""
    trick = view.last_trick
    assert trick is not None
    parts, wide = [], spots.card * _RESTING
    for seat in range(4):
        x, y = spots.middle_of(place_of(view, seat))
        corner = (x - wide / 2, y - wide * RATIO / 2)
        if seat == trick.winner:
            parts.append(deck.face(trick.card_of(seat), *corner, wide, mark=GOLD))
            parts.append(pill(x, y + wide * RATIO / 2 + 2, deck.words("picture-took")))
        else:
            parts.append(deck.face(trick.card_of(seat), *corner, wide, dim=0.25))
    return group(*parts, class_="resting")


def _words_between(view: PlayerView, names: tuple[str, ...], spots: Spots, deck: Deck) -> str:
    drawn = ""
    if view.stage in BIDDING:
        drawn = bubbles(view, spots, deck.words)
    elif view.stage in (Stage.DEAL, Stage.OVER) and view.finished and view.finished[-1].number == view.number:
        drawn = results(view, spots, deck.words)
    elif view.stage is Stage.CONTRACT and view.open_contracts:
        return choices(view, names, spots, deck.words)
    line = awaited(view, names, deck.words)
    if drawn:
        return drawn + paragraph(wrapped(line, 140, 17), WIDTH / 2, spots.middle, 17, WHITE)
    lower = (spots.card_at(Place.WEST)[1] + spots.bottom - MARGIN - spots.plate) / 2
    return paragraph(wrapped(line, 250, 20), WIDTH / 2, lower, 20, WHITE)
