"""The band on top of the table: the contract, its trump, and what still counts in it."""

from __future__ import annotations

from typing import Final

from kingbot.cards import cards_in
from kingbot.engine.contracts import PENALTY_CARDS, Contract, Trump
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.render.cards import CHIP_WIDE, Deck
from kingbot.render.fonts import Face, drawable, shrink, width
from kingbot.render.seats import suit_mark
from kingbot.render.style import GOLD, INK, PALE, WHITE
from kingbot.render.svg import WIDTH, box, group, text

BAND_HIGH: Final = 64.0
_LEFT: Final = 14.0
_CHIP_STEP: Final = CHIP_WIDE + 2.0


def contract_number(view: PlayerView) -> int:
    """Which of the match's hands of this contract is on the table, from 1."""
    return 1 + sum(hand.contract is view.contract for hand in view.finished if hand.number < view.number)


def contract_name(view: PlayerView, deck: Deck) -> str:
    """The contract as the preset's players call it; empty before one is chosen."""
    if view.contract is None:
        return ""
    return deck.words.contract(view.contract, view.rules.preset, contract_number(view))


def heading(view: PlayerView, deck: Deck) -> str:
    """The band's lettering and chips."""
    hand = deck.words("picture-hand-number", number=view.number, hands=view.rules.length)
    right = WIDTH - _LEFT
    parts = [text(right, 24, hand, 15, PALE, anchor="end", face=Face.BOLD)]
    room = right - width(hand, 15, Face.BOLD) - 12 - _LEFT
    name = contract_name(view, deck) or deck.words("picture-no-contract")
    trump, taken = _trump(view, deck, right)
    return group(*parts, _title(name, room), trump, _second_row(view, deck, right - taken), class_="heading")


def _title(name: str, room: float) -> str:
    """The name large; what stands behind it in brackets small."""
    main, bracket, aside = name.partition(" (")
    main, size = shrink(drawable(main, Face.TITLE), room, 22, 16, Face.TITLE)
    title = text(_LEFT, 27, main, size, WHITE, face=Face.TITLE)
    used = width(main, size, Face.TITLE) + 8
    aside = aside.rstrip(")")
    if not bracket or width(aside, 14) > room - used:
        return title
    return title + text(_LEFT + used, 27, aside, 14, PALE)


def _trump(view: PlayerView, deck: Deck, right: float) -> tuple[str, float]:
    """The trump at the right end of the second row, and the room it takes."""
    if view.trump is None:
        return "", 0
    suit = view.trump.suit
    label = deck.words("picture-trump") if suit is not None else deck.words.trump(view.trump)
    wide = width(label, 14, Face.BOLD) + 16 + (24 if suit is not None else 0)
    parts = [
        box(right - wide + 4, 35, wide, 24, GOLD, rx=12),
        text(right - wide + 12, 52, label, 14, INK, face=Face.BOLD),
    ]
    if suit is not None:
        parts.append(suit_mark(suit, right - 9, 47, 10.5, deck))
    return group(*parts, class_="trump", data_trump=view.trump.value), wide + 6


def _second_row(view: PlayerView, deck: Deck, right: float) -> str:
    if view.contract is None:
        return ""
    penalty = PENALTY_CARDS.get(view.contract, 0)
    if penalty:
        return _chips(view, deck, penalty, right)
    line, size = shrink(what_counts(view, deck.words), right - _LEFT, 14.5 * deck.style.print, 12)
    return text(_LEFT, 52, line, size, PALE)


def _chips(view: PlayerView, deck: Deck, penalty: int, right: float) -> str:
    cards = sorted(cards_in(penalty), key=lambda card: (-card.rank, -card.suit))
    label = deck.words("picture-still-out")
    x, parts = _LEFT, []
    needed = len(cards) * _CHIP_STEP
    if width(label, 14.5) + 8 + needed <= right - _LEFT:
        parts.append(text(x, 52, label, 14.5, PALE))
        x += width(label, 14.5) + 8
    step = min(_CHIP_STEP, (right - x) / len(cards))
    for i, card in enumerate(cards):
        parts.append(deck.chip(card, x + i * step, 38, gone=not view.still_out >> card & 1))
    return "".join(parts)


def what_counts(view: PlayerView, words: Words) -> str:
    """What is counted in a contract without penalty cards, and how far the hand is."""
    assert view.contract is not None
    worth = words.points(view.rules.points(view.contract), plus=True)
    if view.contract is Contract.DOMINO:
        return words("picture-counts-domino", points=worth)
    trick = min(len(view.tricks) + 1, 13)
    if view.trump is Trump.NULOS:
        unit = view.rules.points(view.contract)
        start, each = words.points(13 * unit, plus=True), words.points(-3 * unit)
        return words("picture-counts-nulos", start=start, points=each, trick=trick)
    if view.stage is not Stage.TRICKS:
        return words("picture-counts-before", contract=view.contract.value, points=worth)
    return words("picture-counts", contract=view.contract.value, points=worth, trick=trick)
