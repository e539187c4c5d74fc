"""What surrounds the cards in a picture of a table: seat panels, and the called card in a corner."""

from __future__ import annotations

from typing import Final

from kingbot.cards import cards_in
from kingbot.engine.contracts import PENALTY_CARDS, Contract
from kingbot.engine.schedule import is_chosen
from kingbot.engine.trick_points import points_so_far, sale_so_far
from kingbot.engine.view import MatchView, Stage
from kingbot.i18n import Words
from kingbot.render.cards import CARD_RATIO, Deck
from kingbot.render.fonts import Font, shrink_to_fit, text_width
from kingbot.render.layout import MARGIN, MIDDLE_PANEL_WIDTH, TableLayout, panel_width
from kingbot.render.seat_panel import Role, SeatPanel
from kingbot.render.seats import side_of
from kingbot.render.style import GOLD, INK, PALE, WHITE
from kingbot.render.svg import WIDTH, group, rect, text

_CALLED_CARD_WIDTH: Final = 36.0
_FONT_SIZE: Final = 14.0


def seat_panel(view: MatchView, names: tuple[str, ...], seat: int, words: Words) -> SeatPanel:
    """The panel of a seat, filled from a view."""
    penalty = PENALTY_CARDS.get(view.contract, 0) if view.contract else 0
    taken = sorted(cards_in(view.taken[seat] & penalty), key=lambda card: (-card.rank, -card.suit))
    hearts = view.contract is Contract.NO_HEARTS
    playing = view.stage is Stage.TRICKS or view.hand_over
    before = view.totals[seat] - (view.finished[-1].points[seat] if view.hand_over else 0)
    points = points_so_far(view) if playing else None
    return SeatPanel(
        seat=seat,
        name=names[seat],
        total=words.points(before, plus=True),
        hand=words.points(points[seat], plus=True) if points and points[seat] else None,
        role=_role(view, seat),
        turn=view.turn == seat,
        pair=None if view.pair is None else 0 if seat in view.pair else 1,
        declares=view.trump.suit if view.trump and view.declarer == seat else None,
        meter=(view.tricks_won(seat), view.sale.price) if view.sale and view.sale.buyer == seat else None,
        note=_note(view, seat, words),
        tricks=view.tricks_won(seat) if playing or view.tricks else None,
        chips=() if hearts else tuple(taken),
        count=(taken[0].suit, len(taken)) if hearts and taken else None,
        cards=view.held[seat] if view.stage is Stage.DOMINO else None,
    )


def _role(view: MatchView, seat: int) -> Role | None:
    """The chooser of a hand whose contract is chosen, else the dealer."""
    if view.number and is_chosen(view.rules, view.number):
        return Role.CHOOSER if view.chooser == seat else None
    return Role.DEALER if view.dealer == seat else None


def _note(view: MatchView, seat: int, words: Words) -> str | None:
    """What a sale brings the seller, or that the declaration was made blind."""
    sold = sale_so_far(view)
    if view.sale is not None and view.sale.seller == seat and sold is not None:
        return words("picture-gets", points=words.points(sold, plus=True))
    return words("picture-blind") if view.blind and view.declarer == seat else None


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


def called_corner(view: MatchView, names: tuple[str, ...], bottom: float, deck: Deck) -> str:
    """The called card in the lower left corner, with who called it."""
    if view.called is None or view.dealer is None:
        return ""
    base, left = bottom - MARGIN, MARGIN + _CALLED_CARD_WIDTH + 8
    room = (WIDTH - MIDDLE_PANEL_WIDTH) / 2 - left - 4
    name, size = shrink_to_fit(names[view.dealer], room, _FONT_SIZE, 11, Font.BOLD)
    word, small = shrink_to_fit(deck.words("picture-called"), room, _FONT_SIZE, 10)
    card_top = base - _CALLED_CARD_WIDTH * CARD_RATIO
    return group(
        deck.card(view.called, MARGIN + 2, card_top, _CALLED_CARD_WIDTH),
        text(left, base - 24, name, size, WHITE, font=Font.BOLD),
        text(left, base - 7, word, small, PALE),
        class_="called",
    )
