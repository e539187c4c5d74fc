"""The picture of a domino hand: the four rows of cards and the players around them (rules 7)."""

from __future__ import annotations

from typing import Final

from kingbot.cards import Card, Rank, Suit, card_of, cards_in
from kingbot.engine.actions import Pass
from kingbot.engine.domino import fitting
from kingbot.engine.view import MatchView
from kingbot.render.cards import Deck
from kingbot.render.fonts import Font
from kingbot.render.frame import called_corner, pill, seat_panel
from kingbot.render.heading import HEADING_HEIGHT, heading
from kingbot.render.layout import MARGIN, MIDDLE_PANEL_WIDTH, Felt
from kingbot.render.seat_panel import PANEL_HEIGHT
from kingbot.render.seats import Side, side_of, suit_mark
from kingbot.render.style import GOLD, PANEL, PAPER, SLOT, SUITS_IN_HAND
from kingbot.render.svg import WIDTH, group, rect, text

_TOP: Final = HEADING_HEIGHT + 8
_PANEL_WIDTH: Final = 124.0
_ROW_STEP: Final = 46.0
_ROW_HEIGHT: Final = 41.0
_LEFT: Final = 37.0


def domino_table(view: MatchView, names: tuple[str, ...], deck: Deck) -> Felt:
    """The rows, and around them the players' panels with the number of cards each holds."""
    panel_height = PANEL_HEIGHT * deck.style.print_scale
    rows = _TOP + panel_height + 16
    south = rows + 4 * _ROW_STEP + 8
    bottom = south + panel_height + MARGIN
    parts = [heading(view, deck), *_seat_panels(view, names, south, deck)]
    parts += [_row(view, suit, rows + i * _ROW_STEP, deck) for i, suit in enumerate(SUITS_IN_HAND)]
    parts.append(called_corner(view, names, bottom, deck))
    return Felt(bottom, tuple(parts), HEADING_HEIGHT)


def _seat_panels(view: MatchView, names: tuple[str, ...], south: float, deck: Deck) -> list[str]:
    drawn = []
    for seat in range(4):
        x, y, width = {
            Side.WEST: (MARGIN, _TOP, _PANEL_WIDTH),
            Side.NORTH: ((WIDTH - _PANEL_WIDTH) / 2, _TOP, _PANEL_WIDTH),
            Side.EAST: (WIDTH - MARGIN - _PANEL_WIDTH, _TOP, _PANEL_WIDTH),
            Side.SOUTH: ((WIDTH - MIDDLE_PANEL_WIDTH) / 2, south, MIDDLE_PANEL_WIDTH),
        }[side_of(view, seat)]
        panel = seat_panel(view, names, seat, deck.words)
        drawn.append(panel.draw(x, y, width, deck))
        if status := _status(view, seat, deck):
            drawn.append(pill(x + width / 2, y + panel.height(width, deck.style.print_scale) + 1, status))
    return drawn


def _status(view: MatchView, seat: int, deck: Deck) -> str:
    """Whether a seat is out or has just passed, in words; empty otherwise."""
    if seat in view.out:
        return deck.words("picture-out")
    return deck.words("picture-pass") if has_just_passed(view, seat) else ""


def has_just_passed(view: MatchView, seat: int) -> bool:
    """Whether a seat's last move was a pass."""
    own = [move for move in view.moves if move.seat == seat]
    return bool(own) and isinstance(own[-1], Pass)


def row_cards(view: MatchView, suit: Suit) -> list[Card]:
    """The cards laid in a row, from the lowest to the highest; an ace is the highest if laid on the king."""
    laid = list(cards_in(view.rows & suit.cards))
    is_low_ace = bool(laid) and laid[-1].rank is Rank.ACE and not view.high_aces >> laid[-1] & 1
    return [laid[-1], *laid[:-1]] if is_low_ace else laid


def columns(view: MatchView) -> tuple[tuple[Rank, bool], ...]:
    """The ranks of a row from left to right; the flag is true for an ace that is laid on the king."""
    ranks = ((Rank.ACE, False), *((rank, False) for rank in Rank if rank is not Rank.ACE))
    return (*ranks, (Rank.ACE, True)) if view.rules.options.domino_ace == "both" else ranks


def _row(view: MatchView, suit: Suit, y: float, deck: Deck) -> str:
    ranks = columns(view)
    step = (WIDTH - 9 - _LEFT) / len(ranks)
    fits = fitting(view.rules.options, view.rows)
    parts = [
        rect(_LEFT, y, WIDTH - 11 - _LEFT, _ROW_HEIGHT, SLOT, rx=4),
        suit_mark(suit, 20, y + _ROW_HEIGHT / 2, 13, deck),
    ]
    for i, (rank, high) in enumerate(ranks):
        card = card_of(suit, rank)
        laid = bool(view.rows >> card & 1) and bool(view.high_aces >> card & 1) == high
        fits_here = bool(fits >> card & 1) and (rank is not Rank.ACE or _ace_fits(view, suit, high))
        parts.append(_cell(card, _LEFT + i * step, y, step - 2, deck, laid=laid, fits=fits_here))
    return group(*parts, class_="row", data_suit=suit.letter)


def _ace_fits(view: MatchView, suit: Suit, high: bool) -> bool:
    return bool(view.rows >> card_of(suit, Rank.KING if high else Rank.TWO) & 1)


def _cell(card: Card, x: float, y: float, width: float, deck: Deck, *, laid: bool, fits: bool) -> str:
    rank = deck.rank_letters(card)
    size = 19 if len(rank) == 1 else 17
    middle = (x + width / 2, y + _ROW_HEIGHT / 2 + 6.5)
    if laid:
        return group(
            rect(x, y, width, _ROW_HEIGHT, PAPER, rx=4),
            text(*middle, rank, size, deck.colour(card.suit), font=Font.BOLD, anchor="middle"),
            class_="card",
            data_card=str(card),
        )
    if fits:
        return group(
            rect(x + 1, y + 1, width - 2, _ROW_HEIGHT - 2, PANEL, rx=4, stroke=GOLD, stroke_width=1.4),
            text(*middle, rank, size, GOLD, font=Font.BOLD, anchor="middle"),
            class_="fits",
            data_fits=str(card),
        )
    return ""
