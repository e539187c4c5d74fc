"""What surrounds the cards in a picture of a table: seat panels, and notes in the lower corners."""

from __future__ import annotations

from typing import Final

from kingbot.cards import cards_in
from kingbot.engine.contracts import PENALTY_CARDS, Contract
from kingbot.engine.view import MatchView, Stage
from kingbot.i18n import Words
from kingbot.render.cards import CARD_RATIO, Deck
from kingbot.render.fonts import Font, text_width, truncate_to_fit
from kingbot.render.layout import MARGIN, MIDDLE_PANEL_WIDTH, TableLayout, panel_width, wrap_text
from kingbot.render.seat_panel import SeatPanel
from kingbot.render.seats import side_of
from kingbot.render.style import GOLD, INK, PALE
from kingbot.render.svg import WIDTH, group, rect, text

_CALLED_CARD_WIDTH: Final = 36.0
_FONT_SIZE: Final = 14.0


def seat_panel(view: MatchView, names: tuple[str, ...], seat: int, words: Words) -> SeatPanel:
    """The panel of a seat, filled from a view."""
    penalty = PENALTY_CARDS.get(view.contract, 0) if view.contract else 0
    taken = sorted(cards_in(view.taken[seat] & penalty), key=lambda card: (-card.rank, -card.suit))
    played = view.stage is Stage.TRICKS or bool(view.tricks)
    hearts = view.contract is Contract.NO_HEARTS
    declares = view.trump.suit if view.trump and view.declarer == seat else None
    return SeatPanel(
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


def seat_panels(view: MatchView, names: tuple[str, ...], layout: TableLayout, deck: Deck) -> list[str]:
    """The four drawn panels around the table."""
    drawn = []
    for seat in range(4):
        side = side_of(view, seat)
        panel = seat_panel(view, names, seat, deck.words)
        x, y, width = layout.panel_at(side, panel.height(panel_width(side), deck.style.print_scale))
        drawn.append(panel.draw(x, y, width, deck))
    return drawn


def pill(x: float, y: float, word: str) -> str:
    """A short word on a golden pill centred at (`x`, `y`)."""
    width = text_width(word, 13, Font.BOLD) + 16
    return group(
        rect(x - width / 2, y - 9, width, 18, GOLD, rx=9, stroke=INK, stroke_width=1),
        text(x, y + 4.6, word, 13, INK, font=Font.BOLD, anchor="middle"),
        class_="pill",
    )


def corner_notes(view: MatchView, bottom: float, deck: Deck) -> str:
    """The called card in the lower left corner; the price of a sale and a blind trump in the lower right."""
    parts = []
    base = bottom - MARGIN
    if view.called is not None:
        parts.append(
            deck.card(view.called, MARGIN + 2, base - _CALLED_CARD_WIDTH * CARD_RATIO, _CALLED_CARD_WIDTH)
        )
        parts.append(
            text(
                MARGIN + _CALLED_CARD_WIDTH + 8,
                base - 6,
                truncate_to_fit(deck.words("picture-called"), 58, _FONT_SIZE),
                _FONT_SIZE,
                PALE,
            )
        )
    notes = []
    if view.sale is not None:
        notes.append(deck.words("picture-sold", tricks=view.sale.price))
    if view.blind:
        notes.append(deck.words("picture-blind"))
    max_width = (WIDTH - MIDDLE_PANEL_WIDTH) / 2 - 2 * MARGIN
    lines = [line for note in notes for line in wrap_text(note, max_width, _FONT_SIZE)]
    for i, line in enumerate(reversed(lines)):
        y = base - 6 - i * 17
        parts.append(
            text(
                WIDTH - MARGIN - 4,
                y,
                truncate_to_fit(line, max_width, _FONT_SIZE),
                _FONT_SIZE,
                PALE,
                anchor="end",
            )
        )
    return group(*parts, class_="notes") if parts else ""
