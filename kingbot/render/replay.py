"""The picture of a position of a hand that is over: the table as all saw it, and below it all four hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kingbot.cards import CardSet
from kingbot.i18n import Words
from kingbot.record import Position
from kingbot.render.alt import NAME_LENGTH_AT_TABLE, alt_names, list_cards
from kingbot.render.alt_table import table_sentences
from kingbot.render.cards import CHIP_HEIGHT, CHIP_WIDTH, Deck
from kingbot.render.fonts import Font, shrink_to_fit
from kingbot.render.hand import sorted_hand
from kingbot.render.hand_result import hand_result_picture
from kingbot.render.picture import Picture, join_sentences
from kingbot.render.seats import drawable_names
from kingbot.render.style import FAINT, GOLD, WHITE, Style
from kingbot.render.svg import WIDTH, group, text, translated
from kingbot.render.table import draw_table

_LEFT: Final = 10.0
_NAME_SIZE: Final = 14.0
_SUIT_GAP: Final = 4.0
_IN_LARGE_ROW: Final = 7
_LARGE: Final = 1.5


def replay_picture(position: Position, names: Sequence[str], *, style: Style, words: Words) -> Picture:
    """A position with all four hands open, the cards that were played in shade; the last is the result."""
    if position.result:
        return hand_result_picture(position.view, position.view.number, names, style=style, words=words)
    deck, shown = Deck(style, words), drawable_names(names, words)
    table = draw_table(position.view, shown, deck)
    parts, top = [], table.height
    for seat in range(4):
        drawn, top = _open_hand(position, seat, shown[seat], top, deck)
        parts.append(drawn)
    picture = table.extended(top + 4, *parts)
    return Picture(picture.document(), join_sentences(replay_sentences(position, names, words)))


def replay_sentences(position: Position, names: Sequence[str], words: Words) -> Iterator[str]:
    """What the picture of a position shows, in sentences."""
    spoken = alt_names(names, words, NAME_LENGTH_AT_TABLE)
    hands = [open_hand_sentence(spoken[seat], position.held[seat], words) for seat in range(4)]
    yield from table_sentences(position.view, names, words, hands)


def open_hand_sentence(name: str, cards: CardSet, words: Words) -> str:
    """Which cards somebody held."""
    if not cards:
        return words("alt-open-hand-empty", name=name)
    return words("alt-open-hand", name=name, cards=list_cards(cards, words))


def _open_hand(position: Position, seat: int, name: str, top: float, deck: Deck) -> tuple[str, float]:
    """The cards that were dealt to a seat below its name, and where they end."""
    name, size = shrink_to_fit(name, WIDTH - 2 * _LEFT, _NAME_SIZE * deck.style.print_scale, 11, Font.BOLD)
    ink = GOLD if position.view.turn == seat else WHITE if position.held[seat] else FAINT
    parts = [text(_LEFT, top + size, name, size, ink, font=Font.BOLD)]
    top += size + 4
    cards = sorted_hand(position.dealt[seat], deck.style)
    rows = [cards[:_IN_LARGE_ROW], cards[_IN_LARGE_ROW:]] if deck.style.large else [cards]
    scale = _LARGE if deck.style.large else 1.0
    for row in rows:
        x = 0.0
        chips = []
        for i, card in enumerate(row):
            x += _SUIT_GAP if i and deck.style.sort == "suit" and card.suit is not row[i - 1].suit else 0
            chips.append(deck.chip(card, x, 0, played=not position.held[seat] & card.bit))
            x += CHIP_WIDTH + 1
        parts.append(translated(_LEFT, top, *chips, scale=scale))
        top += CHIP_HEIGHT * scale + 4
    return group(*parts, class_="open-hand", data_seat=str(seat)), top + 2
