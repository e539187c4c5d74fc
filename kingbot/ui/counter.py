"""The card counter: of all 52 cards, which are still out, which are the viewer's, which are gone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingbot.cards import Card, CardSet, Suit, cards_in
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.render.style import SUITS_IN_HAND
from kingbot.tables.model import Table
from kingbot.ui.hand_closed import not_yours
from kingbot.ui.layout import Attachment, PrivateMessageBuilder, PrivateScreen

OUT: Final = "o"
MINE: Final = "#"
GONE: Final = "."


def counter(table: Table, view: PlayerView, w: Words, picture: Attachment | None = None) -> PrivateScreen:
    """The counter as a picture; without one as a grid of text, or in words for screen readers."""
    message = PrivateMessageBuilder()
    message.text(f"### {w('counter-title', table=str(table.id))}")
    if picture is not None:
        message.picture(picture)
    else:
        message.text(*counter_lines(view, w))
    message.text(f"-# {w('counter-tip', count=view.unseen.bit_count())}")
    return message.screen(table, view, not_yours(table, w))


def counts(view: PlayerView) -> bool:
    """Whether cards are being played, so that there is something to count."""
    return view.stage in (Stage.TRICKS, Stage.DOMINO)


def counter_lines(view: PlayerView, w: Words) -> Iterable[str]:
    """The counter as a grid of 4 × 13, narrow enough for a phone; a suit a line where words are wanted."""
    if w.style == "spoken":
        yield from (_unseen(view.unseen, suit, w) for suit in SUITS_IN_HAND)
        return
    yield "```"
    yield "  " + "".join(f"{w.rank(card):>2}" for card in _row(Suit.SPADES))
    for suit in SUITS_IN_HAND:
        yield f"{w.symbol(suit)} " + "".join(f"{_mark(view, card.bit):>2}" for card in _row(suit))
    yield "```"
    yield f"-# {w('counter-legend', out=f'`{OUT}`', mine=f'`{MINE}`', gone=f'`{GONE}`')}"


def _row(suit: Suit) -> list[Card]:
    return [*cards_in(suit.cards)][::-1]


def _mark(view: PlayerView, bit: CardSet) -> str:
    return MINE if view.hand & bit else OUT if view.unseen & bit else GONE


def _unseen(unseen: CardSet, suit: Suit, w: Words) -> str:
    cards = [*cards_in(unseen & suit.cards)][::-1]
    if not cards:
        return w("row-none", suit=w.suit(suit))
    return w("counter-suit", suit=suit, count=len(cards), cards=", ".join(map(w.card, cards)))
