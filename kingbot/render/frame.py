"""What stands around every picture of a table: the players' plates, and notes in the lower corners."""

from __future__ import annotations

from typing import Final

from kingbot.cards import cards_in
from kingbot.engine.contracts import PENALTY_CARDS, Contract
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.render.cards import RATIO, Deck
from kingbot.render.fonts import Face, fit, width
from kingbot.render.layout import MARGIN, MIDDLE_PLATE, Spots, plate_width, wrapped
from kingbot.render.plate import Plate
from kingbot.render.seats import place_of
from kingbot.render.style import GOLD, INK, PALE
from kingbot.render.svg import WIDTH, box, group, text

_CALLED: Final = 36.0
_SMALL: Final = 14.0


def plate(view: PlayerView, names: tuple[str, ...], seat: int, words: Words) -> Plate:
    """What the table shows beside a seat."""
    penalty = PENALTY_CARDS.get(view.contract, 0) if view.contract else 0
    taken = sorted(cards_in(view.taken[seat] & penalty), key=lambda card: (-card.rank, -card.suit))
    played = view.stage is Stage.TRICKS or bool(view.tricks)
    hearts = view.contract is Contract.NO_HEARTS
    declares = view.trump.suit if view.trump and view.declarer == seat else None
    return Plate(
        seat=seat,
        name=names[seat],
        total=words.points(view.totals[seat]),
        dealer=view.dealer == seat,
        turn=view.turn == seat,
        partner=view.pair is not None and seat in view.pair,
        declares=declares,
        tricks=view.tricks_won(seat) if played and not penalty else None,
        chips=() if hearts else tuple(taken),
        count=(taken[0].suit, len(taken)) if hearts and taken else None,
        cards=view.held[seat] if view.stage is Stage.DOMINO else None,
    )


def plates(view: PlayerView, names: tuple[str, ...], spots: Spots, deck: Deck) -> list[str]:
    """The four plates around the table."""
    drawn = []
    for seat in range(4):
        place = place_of(view, seat)
        each = plate(view, names, seat, deck.words)
        x, y, wide = spots.plate_at(place, each.high(plate_width(place), deck.style.print))
        drawn.append(each.draw(x, y, wide, deck))
    return drawn


def pill(x: float, y: float, word: str) -> str:
    """A short word on gold, its middle at a place."""
    wide = width(word, 13, Face.BOLD) + 16
    return group(
        box(x - wide / 2, y - 9, wide, 18, GOLD, rx=9, stroke=INK, stroke_width=1),
        text(x, y + 4.6, word, 13, INK, face=Face.BOLD, anchor="middle"),
        class_="led",
    )


def notes(view: PlayerView, bottom: float, deck: Deck) -> str:
    """In the lower corners: the called card, and what became of a sale."""
    parts = []
    base = bottom - MARGIN
    if view.called is not None:
        parts.append(deck.face(view.called, MARGIN + 2, base - _CALLED * RATIO, _CALLED))
        parts.append(
            text(MARGIN + _CALLED + 8, base - 6, fit(deck.words("picture-called"), 58, _SMALL), _SMALL, PALE)
        )
    told = []
    if view.sale is not None:
        told.append(deck.words("picture-sold", tricks=view.sale.price))
    if view.blind:
        told.append(deck.words("picture-blind"))
    room = (WIDTH - MIDDLE_PLATE) / 2 - 2 * MARGIN
    lines = [line for each in told for line in wrapped(each, room, _SMALL)]
    for i, line in enumerate(reversed(lines)):
        y = base - 6 - i * 17
        parts.append(text(WIDTH - MARGIN - 4, y, fit(line, room, _SMALL), _SMALL, PALE, anchor="end"))
    return group(*parts, class_="notes") if parts else ""
