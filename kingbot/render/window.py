"""The picture of a hand window: the table above, the viewer's own cards below."""

from __future__ import annotations

from collections.abc import Sequence

from kingbot.cards import CardSet
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.render.alt import hand_sentences
from kingbot.render.alt_table import table_alt_text
from kingbot.render.cards import Deck
from kingbot.render.counter import draw_counter
from kingbot.render.hand import draw_hand, playable
from kingbot.render.picture import Picture
from kingbot.render.seats import drawable_names
from kingbot.render.style import Style
from kingbot.render.table import draw_table


def window_picture(
    view: PlayerView,
    names: Sequence[str],
    *,
    style: Style,
    words: Words,
    planned: CardSet = 0,
    counter: bool = False,
) -> Picture:
    """The table as its viewer sees it and their hand, with the cards that they have `planned` marked.

    With the `counter` the card counter stands below the hand.

    It shows hidden cards: only its viewer may be sent it.
    """
    deck = Deck(style, words)
    table = draw_table(view, drawable_names(names, words), deck)
    hand, bottom = draw_hand(view, planned, table.height - 4, deck)
    own = hand_sentences(view, playable(view), planned, words)
    alt = table_alt_text(view, names, words, own)
    table = table.extended(bottom, hand)
    if counter:
        grid, bottom = draw_counter(view, bottom + 2, deck)
        table = table.extended(bottom, grid)
    return Picture(table.document(), alt)
