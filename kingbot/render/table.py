"""The picture of the table: heading, seat panels, and between them a trick, bids, results or choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingbot.engine.duties import winner
from kingbot.engine.view import MatchView, Stage
from kingbot.i18n import Words
from kingbot.render.alt_table import table_alt_text
from kingbot.render.cards import CARD_RATIO, Deck, empty_slot
from kingbot.render.domino import domino_table
from kingbot.render.frame import called_corner, pill, seat_panels
from kingbot.render.heading import HEADING_HEIGHT, heading
from kingbot.render.layout import MARGIN, Felt, TableLayout, paragraph, wrap_text
from kingbot.render.picture import Picture
from kingbot.render.seat_panel import PANEL_HEIGHT
from kingbot.render.seats import Side, drawable_names, side_of
from kingbot.render.speech_bubbles import BIDDING, bid_bubbles, contract_choices, result_bubbles, waiting_for
from kingbot.render.style import GOLD, WHITE, Style
from kingbot.render.svg import WIDTH, group
from kingbot.render.trick_corner import trick_corner

_CARD_WIDTH: Final = 66.0
_LARGE_CARD_WIDTH: Final = 84.0
_LAST_TRICK_SCALE: Final = 0.62  # of a card's size, until the next trick is led


def table_picture(view: MatchView, names: Sequence[str], *, style: Style, words: Words) -> Picture:
    """The table as the viewer may see it.

    `names` are those of seats 0–3. The viewer sits at the bottom; for the public, seat 0 does.
    """
    deck = Deck(style, words)
    shown = drawable_names(names, words)
    return Picture(draw_table(view, shown, deck).document(), table_alt_text(view, names, words))


def draw_table(view: MatchView, names: tuple[str, ...], deck: Deck) -> Felt:
    """The table with whatever lies on it."""
    return domino_table(view, names, deck) if view.stage is Stage.DOMINO else _table(view, names, deck)


def _table(view: MatchView, names: tuple[str, ...], deck: Deck) -> Felt:
    layout = table_layout(deck)
    parts = [heading(view, deck), *seat_panels(view, names, layout, deck)]
    if view.stage is Stage.TRICKS or (view.hand_over and view.stage is not Stage.CUT):
        parts.append(_trick(view, layout, deck))
    else:
        parts.append(_texts_between(view, names, layout, deck))
    parts.append(called_corner(view, names, layout.bottom, deck))
    parts.append(trick_corner(view, names, layout.bottom, deck))
    highlight = (layout.centre_y, 170.0, layout.card_height + 24)
    return Felt(layout.bottom, tuple(parts), HEADING_HEIGHT, highlight)


def table_layout(deck: Deck) -> TableLayout:
    """The layout of a table below its heading."""
    card_width = _LARGE_CARD_WIDTH if deck.style.large else _CARD_WIDTH
    return TableLayout(HEADING_HEIGHT + 8, card_width, PANEL_HEIGHT * deck.style.print_scale)


def _trick(view: MatchView, layout: TableLayout, deck: Deck) -> str:
    if not view.table and view.last_trick is not None:
        return _last_trick(view, layout, deck)
    leader = view.leader
    assert leader is not None  # somebody leads every trick
    trump = view.trump.suit.cards if view.trump and view.trump.suit is not None else 0
    best = winner(trump, view.table) if view.table else None
    parts = [_slot_of_turn(view, layout)]
    for place, card in enumerate(view.table):
        x, y = layout.card_at(side_of(view, (leader + place) % 4))
        parts.append(deck.card(card, x, y, layout.card_width, border=GOLD if place == best else None))
    if view.table:
        x, y = layout.card_at(side_of(view, leader))
        parts.append(pill(x + layout.card_width / 2, y + layout.card_height - 2, deck.words("picture-led")))
    return "".join(parts)


def _slot_of_turn(view: MatchView, layout: TableLayout) -> str:
    if view.turn is None:
        return ""
    x, y = layout.card_at(side_of(view, view.turn))
    return empty_slot(x, y, layout.card_width, GOLD)


def _last_trick(view: MatchView, layout: TableLayout, deck: Deck) -> str:
    """The trick that was just taken, smaller and dimmed, until the next card is led."""
    trick = view.last_trick
    assert trick is not None
    parts, width = [], layout.card_width * _LAST_TRICK_SCALE
    for seat in range(4):
        x, y = layout.card_centre(side_of(view, seat))
        corner = (x - width / 2, y - width * CARD_RATIO / 2)
        if seat == trick.winner:
            parts.append(deck.card(trick.card_of(seat), *corner, width, border=GOLD))
            parts.append(pill(x, y + width * CARD_RATIO / 2 + 2, deck.words("picture-took")))
        else:
            parts.append(deck.card(trick.card_of(seat), *corner, width, shaded=True))
    return group(*parts, class_="last-trick")


def _texts_between(view: MatchView, names: tuple[str, ...], layout: TableLayout, deck: Deck) -> str:
    drawn = ""
    if view.stage in BIDDING:
        drawn = bid_bubbles(view, layout, deck.words)
    elif view.stage in (Stage.DEAL, Stage.OVER) and view.finished and view.finished[-1].number == view.number:
        drawn = result_bubbles(view, layout, deck.words)
    elif view.stage is Stage.CONTRACT and view.open_contracts:
        return contract_choices(view, names, layout, deck.words)
    line = waiting_for(view, names, deck.words)
    if drawn:
        return drawn + paragraph(wrap_text(line, 140, 17), WIDTH / 2, layout.centre_y, 17, WHITE)
    lower = (layout.card_at(Side.WEST)[1] + layout.bottom - MARGIN - layout.panel_height) / 2
    return paragraph(wrap_text(line, 250, 20), WIDTH / 2, lower, 20, WHITE)
