"""The heading of a table picture: the hand's number, contract and trump, and what still scores in it."""

from __future__ import annotations

from typing import Final

from kingbot.cards import cards_in
from kingbot.engine.contracts import PENALTY_CARDS, Contract, Trump
from kingbot.engine.hand import FinishedHand
from kingbot.engine.restrictions import broken_suits
from kingbot.engine.view import MatchView, Stage
from kingbot.i18n import Words
from kingbot.render.cards import CHIP_WIDTH, Deck
from kingbot.render.fonts import Font, drawable_text, shrink_to_fit, text_width
from kingbot.render.seats import suit_mark
from kingbot.render.style import GOLD, INK, PALE, WHITE
from kingbot.render.svg import WIDTH, group, rect, stroked_path, text

HEADING_HEIGHT: Final = 64.0
_LEFT: Final = 14.0
_CHIP_STEP: Final = CHIP_WIDTH + 2.0


def contract_number(view: MatchView) -> int:
    """Which of the match's hands of its contract the current hand is, from 1."""
    return 1 + sum(hand.contract is view.contract for hand in view.finished if hand.number < view.number)


def finished_contract_number(hand: FinishedHand, view: MatchView) -> int:
    """Which of the match's hands of its contract a finished hand is, from 1."""
    return sum(other.contract is hand.contract and other.number <= hand.number for other in view.finished)


def finished_contract_name(hand: FinishedHand, view: MatchView, words: Words) -> str:
    """The contract of a finished hand by the name the preset gives it."""
    return words.contract(hand.contract, view.rules.preset, finished_contract_number(hand, view))


def contract_name(view: MatchView, deck: Deck) -> str:
    """The contract by the name the preset gives it; empty before one is chosen."""
    if view.contract is None:
        return ""
    return deck.words.contract(view.contract, view.rules.preset, contract_number(view))


def heading(view: MatchView, deck: Deck) -> str:
    """The texts and chips of the heading."""
    number = max(view.number, 1)  # while the pack is cut for the first hand
    hand = deck.words("picture-hand-number", number=number, hands=view.rules.length)
    right = WIDTH - _LEFT
    parts = [text(right, 24, hand, 15, PALE, anchor="end", font=Font.BOLD)]
    left_of_number = right - text_width(hand, 15, Font.BOLD) - 12
    broken, broken_width = _broken(view, deck, left_of_number)
    max_width = left_of_number - broken_width - _LEFT
    name = contract_name(view, deck) or deck.words("picture-no-contract")
    trump, trump_width = _trump(view, deck, right)
    second_row = _second_row(view, deck, right - trump_width)
    return group(
        *parts, _title(name, _worth(view, deck), max_width), broken, trump, second_row, class_="heading"
    )


def _worth(view: MatchView, deck: Deck) -> str:
    """What each penalty card scores; nothing where the second row says what counts."""
    if view.contract not in PENALTY_CARDS:
        return ""
    assert view.contract is not None
    return deck.words.points(view.rules.points(view.contract), plus=True)


def _title(name: str, worth: str, max_width: float) -> str:
    """The name in large print with what a card is worth; what is in brackets small, if there is room."""
    main, bracket, explanation = name.partition(" (")
    worth_width = text_width(worth, 18, Font.BOLD) + 8 if worth else 0
    max_width -= worth_width
    main, size = shrink_to_fit(drawable_text(main, Font.TITLE), max_width, 22, 16, Font.TITLE)
    used = text_width(main, size, Font.TITLE) + 8
    title = text(_LEFT, 27, main, size, WHITE, font=Font.TITLE)
    if worth:
        title += text(_LEFT + used, 27, worth, 18, GOLD, font=Font.BOLD)
        used += worth_width
        max_width += worth_width
    explanation = explanation.rstrip(")")
    if not bracket or text_width(explanation, 14) > max_width - used:
        return title
    return title + text(_LEFT + used, 27, explanation, 14, PALE)


def _broken(view: MatchView, deck: Deck, right: float) -> tuple[str, float]:
    """The suits that may be led by now, before an open lock; and the width."""
    suits = broken_suits(view)
    if not suits:
        return "", 0
    width = 20 * len(suits) + 24
    x = right - width + 6
    lock = stroked_path(f"M{x + 3:.1f} 18V13.500A4 4 0 0 1 {x + 10.5:.1f} 12", GOLD, 2) + rect(
        x, 17, 13, 10, GOLD, rx=2
    )
    marks = (suit_mark(suit, x + 26 + i * 20, 19, 8.5, deck) for i, suit in enumerate(suits))
    return group(lock, *marks, class_="broken", data_suits="".join(suit.letter for suit in suits)), width + 6


def _trump(view: MatchView, deck: Deck, right: float) -> tuple[str, float]:
    """The trump at the right end of the second row, and its width."""
    if view.trump is None:
        return "", 0
    suit = view.trump.suit
    label = deck.words("picture-trump") if suit is not None else deck.words.trump(view.trump)
    width = text_width(label, 14, Font.BOLD) + 16 + (24 if suit is not None else 0)
    parts = [
        rect(right - width + 4, 35, width, 24, GOLD, rx=12),
        text(right - width + 12, 52, label, 14, INK, font=Font.BOLD),
    ]
    if suit is not None:
        parts.append(suit_mark(suit, right - 9, 47, 10.5, deck))
    return group(*parts, class_="trump", data_trump=view.trump.value), width + 6


def _second_row(view: MatchView, deck: Deck, right: float) -> str:
    if view.contract is None:
        return ""
    penalty = PENALTY_CARDS.get(view.contract, 0)
    if penalty:
        return _chips(view, deck, penalty, right)
    line, size = shrink_to_fit(
        what_counts(view, deck.words), right - _LEFT, 14.5 * deck.style.print_scale, 12
    )
    return text(_LEFT, 52, line, size, PALE)


def _chips(view: MatchView, deck: Deck, penalty: int, right: float) -> str:
    cards = sorted(cards_in(penalty), key=lambda card: (-card.rank, -card.suit))
    label = deck.words("picture-still-out")
    x, parts = _LEFT, []
    needed = len(cards) * _CHIP_STEP
    if text_width(label, 14.5) + 8 + needed <= right - _LEFT:
        parts.append(text(x, 52, label, 14.5, PALE))
        x += text_width(label, 14.5) + 8
    step = min(_CHIP_STEP, (right - x) / len(cards))
    for i, card in enumerate(cards):
        parts.append(deck.chip(card, x + i * step, 38, played=not view.still_out >> card & 1))
    return "".join(parts)


def what_counts(view: MatchView, words: Words) -> str:
    """What scores in a contract without penalty cards, and which trick the hand has reached."""
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
