"""The picture of a domino hand: the four rows with their ends, and the players around them (rules 7)."""

from __future__ import annotations

from typing import Final

from kingbot.cards import Card, Rank, Suit, card_of
from kingbot.engine.actions import Pass
from kingbot.engine.domino import fitting
from kingbot.engine.view import PlayerView
from kingbot.render.cards import Deck
from kingbot.render.fonts import Face
from kingbot.render.frame import notes, pill, plate
from kingbot.render.heading import BAND_HIGH, heading
from kingbot.render.layout import MARGIN, MIDDLE_PLATE, felt
from kingbot.render.plate import PLATE_HIGH
from kingbot.render.seats import Place, place_of, suit_mark
from kingbot.render.style import BAND, GOLD, PAPER, SLOT, SUITS_IN_HAND
from kingbot.render.svg import WIDTH, box, group, text

_TOP: Final = BAND_HIGH + 8
_PLATE: Final = 124.0
_STEP: Final = 46.0
_HIGH: Final = 41.0
_LEFT: Final = 37.0


def domino_table(view: PlayerView, names: tuple[str, ...], deck: Deck) -> str:
    """The rows, and around them who holds how many cards."""
    high = PLATE_HIGH * deck.style.print
    rows = _TOP + high + 16
    last = rows + 4 * _STEP + 8
    bottom = last + high + MARGIN
    parts = [heading(view, deck), *_plates(view, names, last, deck)]
    parts += [_row(view, suit, rows + i * _STEP, deck) for i, suit in enumerate(SUITS_IN_HAND)]
    parts.append(notes(view, bottom, deck))
    return felt(bottom, *parts, band=BAND_HIGH)


def _plates(view: PlayerView, names: tuple[str, ...], last: float, deck: Deck) -> list[str]:
    drawn = []
    for seat in range(4):
        x, y, wide = {
            Place.WEST: (MARGIN, _TOP, _PLATE),
            Place.NORTH: ((WIDTH - _PLATE) / 2, _TOP, _PLATE),
            Place.EAST: (WIDTH - MARGIN - _PLATE, _TOP, _PLATE),
            Place.SOUTH: ((WIDTH - MIDDLE_PLATE) / 2, last, MIDDLE_PLATE),
        }[place_of(view, seat)]
        each = plate(view, names, seat, deck.words)
        drawn.append(each.draw(x, y, wide, deck))
        word = _word(view, seat, deck)
        if word:
            drawn.append(pill(x + wide / 2, y + each.high(wide, deck.style.print) + 1, word))
    return drawn


def _word(view: PlayerView, seat: int, deck: Deck) -> str:
    """What is to be told of a seat: that it is out, or passed on its last turn."""
    if seat in view.out:
        return deck.words("picture-out")
    return deck.words("picture-pass") if passed_last(view, seat) else ""


def passed_last(view: PlayerView, seat: int) -> bool:
    """Whether a seat's last move was a pass."""
    own = [move for move in view.moves if move.seat == seat]
    return bool(own) and isinstance(own[-1], Pass)


def columns(view: PlayerView) -> tuple[tuple[Rank, bool], ...]:
    """The ranks of a row from left to right, each with whether it is the place of an ace laid on a king."""
    ranks = ((Rank.ACE, False), *((rank, False) for rank in Rank if rank is not Rank.ACE))
    return (*ranks, (Rank.ACE, True)) if view.rules.options.domino_ace == "both" else ranks


def _row(view: PlayerView, suit: Suit, y: float, deck: Deck) -> str:
    places = columns(view)
    step = (WIDTH - 9 - _LEFT) / len(places)
    fits = fitting(view.rules.options, view.rows)
    parts = [
        box(_LEFT, y, WIDTH - 11 - _LEFT, _HIGH, SLOT, rx=4),
        suit_mark(suit, 20, y + _HIGH / 2, 13, deck),
    ]
    for i, (rank, high) in enumerate(places):
        card = card_of(suit, rank)
        laid = bool(view.rows >> card & 1) and bool(view.high_aces >> card & 1) == high
        fit_here = bool(fits >> card & 1) and (rank is not Rank.ACE or _ace_fits(view, suit, high))
        parts.append(_place(card, _LEFT + i * step, y, step - 2, deck, laid=laid, fits=fit_here))
    return group(*parts, class_="row", data_suit=suit.letter)


def _ace_fits(view: PlayerView, suit: Suit, high: bool) -> bool:
    return bool(view.rows >> card_of(suit, Rank.KING if high else Rank.TWO) & 1)


def _place(card: Card, x: float, y: float, wide: float, deck: Deck, *, laid: bool, fits: bool) -> str:
    rank = deck.letters(card)
    size = 19 if len(rank) == 1 else 17
    middle = (x + wide / 2, y + _HIGH / 2 + 6.5)
    if laid:
        return group(
            box(x, y, wide, _HIGH, PAPER, rx=4),
            text(*middle, rank, size, deck.colour(card.suit), face=Face.BOLD, anchor="middle"),
            class_="card",
            data_card=str(card),
        )
    if fits:
        return group(
            box(x + 1, y + 1, wide - 2, _HIGH - 2, BAND, rx=4, stroke=GOLD, stroke_width=1.4),
            text(*middle, rank, size, GOLD, face=Face.BOLD, anchor="middle"),
            class_="fits",
            data_fits=str(card),
        )
    return ""
