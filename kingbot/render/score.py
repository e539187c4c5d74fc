"""The picture of the score sheet: a row for each hand of the match, a column for each player (rules 8)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from kingbot.cards import Suit
from kingbot.engine.contracts import Contract
from kingbot.engine.hand import FinishedHand
from kingbot.engine.schedule import fixed_contract, is_chosen
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.render.alt import score_in_words
from kingbot.render.cards import Deck
from kingbot.render.crown import crown
from kingbot.render.fonts import Face, shrink, width
from kingbot.render.layout import felt, wrapped
from kingbot.render.picture import Picture
from kingbot.render.seats import dealer_mark, drawn_names, suit_mark
from kingbot.render.style import BAND, CREAM, FAINT, GOLD, INK, LINE, PALE, SLOT, SUITS_IN_HAND, WHITE, Style
from kingbot.render.svg import WIDTH, box, disc, group, stroke, text

_BAND: Final = 46.0
_LEFT: Final = 12.0
_NAME: Final = 138.0  # where the players' columns begin
_COLUMN: Final = (WIDTH - _NAME - 8) / 4
_FOOT: Final = 40.0
_LEGEND: Final = 22.0
_ROOMY: Final = 13  # with more hands than this the rows are lower


class Mark(Enum):
    """A mark in the sheet; a trump suit that was named is marked with its own symbol."""

    DEALT = "dealt"
    CHOSE = "chose"
    DECLARED = "declared"
    NO_TRUMP = "no-trump"
    SLAM = "slam"


def score_picture(view: PlayerView, names: Sequence[str], *, style: Style, words: Words) -> Picture:
    """The score sheet of the match, the hands to come included."""
    deck = Deck(style, words)
    shown = drawn_names(names, words)
    return Picture(_draw(view, shown, deck), score_in_words(view, names, words))


def _draw(view: PlayerView, names: tuple[str, ...], deck: Deck) -> str:
    hands = view.rules.length
    row = (26.0 if hands <= _ROOMY else 22.0) * deck.style.print
    top, parts = _BAND + 4, [_names(view, names)]
    for number in range(1, hands + 1):
        parts.append(_row(view, number, top + (number - 1) * row, row, deck))
    foot = top + hands * row + 3
    columns = "".join(f"M{_NAME + seat * _COLUMN + 1:.1f} {top:.1f}V{foot - 4:.1f}" for seat in range(4))
    parts.append(stroke(columns, LINE, 0.8))
    parts += [_totals(view, foot, deck.words), _legend(view, foot + _FOOT, deck)]
    return felt(foot + _FOOT + _LEGEND + 6, *parts, band=_BAND)


def _middle(seat: int) -> float:
    return _NAME + (seat + 0.5) * _COLUMN


def _names(view: PlayerView, names: tuple[str, ...]) -> str:
    drawn = []
    for seat, name in enumerate(names):
        lines = wrapped(name, _COLUMN - 6, 14, Face.BOLD)[:2]
        colour = GOLD if seat == view.turn else WHITE
        for i, line in enumerate(lines):
            y = (29 if len(lines) == 1 else 21 + i * 17) - 1
            line, size = shrink(line, _COLUMN - 5, 14, 11.5, Face.BOLD)
            drawn.append(text(_middle(seat), y, line, size, colour, face=Face.BOLD, anchor="middle"))
    return "".join(drawn)


def _contract_of(view: PlayerView, number: int) -> Contract | None:
    """The contract of a hand, if it is known yet."""
    if number <= len(view.finished):
        return view.finished[number - 1].contract
    if number == view.number:
        return view.contract
    return fixed_contract(view.rules, number)


def contract_in_sheet(view: PlayerView, number: int, words: Words) -> str:
    """The name of a hand's contract, without its explanation; empty while it is not chosen."""
    contract = _contract_of(view, number)
    if contract is None:
        return ""
    which = sum(_contract_of(view, each) is contract for each in range(1, number + 1))
    return words.contract(contract, view.rules.preset, which).partition(" (")[0]


def _row(view: PlayerView, number: int, y: float, high: float, deck: Deck) -> str:
    done = view.finished[number - 1] if number <= len(view.finished) else None
    playing = done is None and number == view.number
    size = 14.0 * deck.style.print
    base = y + high / 2 + size * 0.35
    paper = CREAM if playing else SLOT if number % 2 else None
    ink = INK if playing else WHITE if done else FAINT
    parts = [box(6, y, WIDTH - 12, high, paper, rx=4)] if paper else []
    name, small = shrink(contract_in_sheet(view, number, deck.words), _NAME - _LEFT - 25, size, 10.5)
    parts.append(text(_LEFT + 17, base, str(number), size, ink, face=Face.BOLD, anchor="end"))
    parts.append(text(_LEFT + 23, base, name, small, ink))
    if done is not None:
        parts += [_cell(view, done, seat, base, size, deck) for seat in range(4)]
    return group(*parts, class_="hand", data_hand=str(number))


def _cell(view: PlayerView, hand: FinishedHand, seat: int, base: float, size: float, deck: Deck) -> str:
    points = deck.words.points(hand.points[seat])
    colour = FAINT if not hand.points[seat] else WHITE
    left, right = _NAME + seat * _COLUMN + 11, _NAME + (seat + 1) * _COLUMN - 7
    marked = marks(view, hand, seat)
    points, small = shrink(points, right - left + 5 - 14 * len(marked), size, 9, Face.BOLD)
    drawn = (_drawn(mark, left + i * 14, base - size * 0.36, deck) for i, mark in enumerate(marked))
    return "".join(drawn) + text(right, base, points, small, colour, face=Face.BOLD, anchor="end")


def marks(view: PlayerView, hand: FinishedHand, seat: int) -> list[Mark | Suit]:
    """What a player did in a hand beyond taking tricks, as the sheet marks it."""
    done: list[Mark | Suit] = []
    if is_chosen(view.rules, hand.number):
        if seat == hand.chooser:
            done.append(Mark.CHOSE)
    elif seat == hand.dealer:
        done.append(Mark.DEALT)
    if seat == hand.declarer and hand.trump is not None:
        done.append(hand.trump.suit if hand.trump.suit is not None else Mark.NO_TRUMP)
    if seat == hand.slam:
        done.append(Mark.SLAM)
    return done


def _drawn(mark: Mark | Suit, x: float, y: float, deck: Deck) -> str:
    match mark:
        case Suit():
            return suit_mark(mark, x, y, 6.6, deck)
        case Mark.DEALT:
            return dealer_mark(x, y, 6.6)
        case Mark.CHOSE:
            tick = stroke(
                f"M{x - 3:.1f} {y:.1f}L{x - 0.8:.1f} {y + 2.6:.1f}L{x + 3.2:.1f} {y - 2.8:.1f}", INK, 1.8
            )
            return group(disc(x, y, 6.6, GOLD), tick, class_="chose")
        case Mark.NO_TRUMP | Mark.DECLARED:
            return disc(x, y, 6.6, WHITE) + stroke(f"M{x - 3.5:.1f} {y:.1f}L{x + 3.5:.1f} {y:.1f}", INK, 2)
        case Mark.SLAM:
            return crown(x, y, 13.5)


def _totals(view: PlayerView, y: float, words: Words) -> str:
    best = max(view.totals)
    parts = [
        box(6, y, WIDTH - 12, _FOOT - 6, BAND, rx=6),
        text(_LEFT + 4, y + 23, words("picture-total"), 16, WHITE, face=Face.BOLD),
    ]
    for seat, total in enumerate(view.totals):
        ahead = total == best and bool(view.finished)
        points, size = shrink(words.points(total), _COLUMN - 8, 18, 12, Face.BOLD)
        parts.append(
            text(
                _middle(seat), y + 24, points, size, GOLD if ahead else WHITE, face=Face.BOLD, anchor="middle"
            )
        )
    return group(*parts, class_="totals")


def _legend(view: PlayerView, y: float, deck: Deck) -> str:
    """What the marks mean that stand in the sheet."""
    used = {mark for hand in view.finished for seat in range(4) for mark in marks(view, hand, seat)}
    x, parts = _LEFT + 6, []
    for mark in Mark:
        shown: Mark | Suit = mark
        if mark is Mark.DECLARED:
            suits = [each for each in SUITS_IN_HAND if each in used]
            if not suits:
                continue
            shown = suits[0]
        elif mark not in used:
            continue
        word = deck.words("picture-mark", mark=mark.value)
        parts += [_drawn(shown, x, y + 8, deck), text(x + 10, y + 12.5, word, 13, PALE)]
        x += 24 + width(word, 13)
    return group(*parts, class_="legend") if parts else ""
