"""The picture of the score sheet: a row for each hand of the match, a column for each player (rules 8)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from kingbot.cards import Suit
from kingbot.engine.contracts import Contract
from kingbot.engine.hand import FinishedHand
from kingbot.engine.schedule import fixed_contract, is_chosen
from kingbot.engine.view import MatchView
from kingbot.i18n import Words
from kingbot.render.alt import score_alt_text
from kingbot.render.cards import Deck
from kingbot.render.crown import crown
from kingbot.render.fonts import Font, shrink_to_fit, text_width
from kingbot.render.layout import felt_document, wrap_text
from kingbot.render.picture import Picture
from kingbot.render.seats import chooser_mark, dealer_mark, drawable_names, suit_mark
from kingbot.render.style import CREAM, FAINT, GOLD, INK, LINE, PALE, PANEL, SLOT, SUITS_IN_HAND, WHITE, Style
from kingbot.render.svg import WIDTH, circle, group, rect, stroked_path, text

_NAMES_HEIGHT: Final = 46.0
_LEFT: Final = 12.0
_COLUMNS_LEFT: Final = 138.0  # where the players' columns begin
_COLUMN_WIDTH: Final = (WIDTH - _COLUMNS_LEFT - 8) / 4
_TOTALS_HEIGHT: Final = 40.0
_LEGEND_HEIGHT: Final = 22.0
_MAX_TALL_ROWS: Final = 13  # with more hands than this the rows are lower


class Mark(Enum):
    """A mark beside a player's points; a trump suit that they named is marked with its own symbol."""

    DEALT = "dealt"
    CHOSE = "chose"
    DECLARED = "declared"
    NO_TRUMP = "no-trump"
    SLAM = "slam"


def score_picture(view: MatchView, names: Sequence[str], *, style: Style, words: Words) -> Picture:
    """The score sheet of the match, with a row for every hand, played or not."""
    deck = Deck(style, words)
    shown = drawable_names(names, words)
    return Picture(_draw(view, shown, deck), score_alt_text(view, names, words))


def _draw(view: MatchView, names: tuple[str, ...], deck: Deck) -> str:
    hands = view.rules.length
    row = (26.0 if hands <= _MAX_TALL_ROWS else 22.0) * deck.style.print_scale
    top, parts = _NAMES_HEIGHT + 4, [_names(view, names)]
    for number in range(1, hands + 1):
        parts.append(_row(view, number, top + (number - 1) * row, row, deck))
    foot = top + hands * row + 3
    columns = "".join(
        f"M{_COLUMNS_LEFT + seat * _COLUMN_WIDTH + 1:.1f} {top:.1f}V{foot - 4:.1f}" for seat in range(4)
    )
    parts.append(stroked_path(columns, LINE, 0.8))
    parts += [_totals(view, foot, deck.words), _legend(view, foot + _TOTALS_HEIGHT, deck)]
    return felt_document(foot + _TOTALS_HEIGHT + _LEGEND_HEIGHT + 6, *parts, band_height=_NAMES_HEIGHT)


def _column_centre(seat: int) -> float:
    return _COLUMNS_LEFT + (seat + 0.5) * _COLUMN_WIDTH


def _names(view: MatchView, names: tuple[str, ...]) -> str:
    drawn = []
    for seat, name in enumerate(names):
        lines = wrap_text(name, _COLUMN_WIDTH - 6, 14, Font.BOLD)[:2]
        colour = GOLD if seat == view.turn else WHITE
        for i, line in enumerate(lines):
            y = (29 if len(lines) == 1 else 21 + i * 17) - 1
            line, size = shrink_to_fit(line, _COLUMN_WIDTH - 5, 14, 11.5, Font.BOLD)
            drawn.append(text(_column_centre(seat), y, line, size, colour, font=Font.BOLD, anchor="middle"))
    return "".join(drawn)


def _contract_of(view: MatchView, number: int) -> Contract | None:
    """The contract of a hand; None while it has not been chosen."""
    if number <= len(view.finished):
        return view.finished[number - 1].contract
    if number == view.number:
        return view.contract
    return fixed_contract(view.rules, number)


def contract_label(view: MatchView, number: int, words: Words) -> str:
    """The name of a hand's contract without its explanation; empty while it has not been chosen."""
    contract = _contract_of(view, number)
    if contract is None:
        return ""
    which = sum(_contract_of(view, each) is contract for each in range(1, number + 1))
    return words.contract(contract, view.rules.preset, which).partition(" (")[0]


def _row(view: MatchView, number: int, y: float, height: float, deck: Deck) -> str:
    done = view.finished[number - 1] if number <= len(view.finished) else None
    playing = done is None and number == view.number
    size = 14.0 * deck.style.print_scale
    base = y + height / 2 + size * 0.35
    paper = CREAM if playing else SLOT if number % 2 else None
    ink = INK if playing else WHITE if done else FAINT
    parts = [rect(6, y, WIDTH - 12, height, paper, rx=4)] if paper else []
    name, small = shrink_to_fit(
        contract_label(view, number, deck.words), _COLUMNS_LEFT - _LEFT - 25, size, 10.5
    )
    parts.append(text(_LEFT + 17, base, str(number), size, ink, font=Font.BOLD, anchor="end"))
    parts.append(text(_LEFT + 23, base, name, small, ink))
    if done is not None:
        parts += [_cell(view, done, seat, base, size, deck) for seat in range(4)]
    return group(*parts, class_="hand", data_hand=str(number))


def _cell(view: MatchView, hand: FinishedHand, seat: int, base: float, size: float, deck: Deck) -> str:
    points = deck.words.points(hand.points[seat], plus=True)
    colour = FAINT if not hand.points[seat] else WHITE
    left, right = _COLUMNS_LEFT + seat * _COLUMN_WIDTH + 11, _COLUMNS_LEFT + (seat + 1) * _COLUMN_WIDTH - 7
    marked = marks(view, hand, seat)
    points, small = shrink_to_fit(points, right - left + 5 - 14 * len(marked), size, 9, Font.BOLD)
    drawn = (_draw_mark(mark, left + i * 14, base - size * 0.36, deck) for i, mark in enumerate(marked))
    return "".join(drawn) + text(right, base, points, small, colour, font=Font.BOLD, anchor="end")


def marks(view: MatchView, hand: FinishedHand, seat: int) -> list[Mark | Suit]:
    """The marks beside a player's points in a hand."""
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


def _draw_mark(mark: Mark | Suit, x: float, y: float, deck: Deck) -> str:
    match mark:
        case Suit():
            return suit_mark(mark, x, y, 6.6, deck)
        case Mark.DEALT:
            return dealer_mark(x, y, 6.6, deck.words)
        case Mark.CHOSE:
            return chooser_mark(x, y, 6.6, deck.words)
        case Mark.NO_TRUMP | Mark.DECLARED:
            return circle(x, y, 6.6, WHITE) + stroked_path(
                f"M{x - 3.5:.1f} {y:.1f}L{x + 3.5:.1f} {y:.1f}", INK, 2
            )
        case Mark.SLAM:
            return crown(x, y, 13.5)


def _totals(view: MatchView, y: float, words: Words) -> str:
    best = max(view.totals)
    parts = [
        rect(6, y, WIDTH - 12, _TOTALS_HEIGHT - 6, PANEL, rx=6),
        text(_LEFT + 4, y + 23, words("picture-total"), 16, WHITE, font=Font.BOLD),
    ]
    for seat, total in enumerate(view.totals):
        ahead = total == best and bool(view.finished)
        points, size = shrink_to_fit(words.points(total, plus=True), _COLUMN_WIDTH - 8, 18, 12, Font.BOLD)
        parts.append(
            text(
                _column_centre(seat),
                y + 24,
                points,
                size,
                GOLD if ahead else WHITE,
                font=Font.BOLD,
                anchor="middle",
            )
        )
    return group(*parts, class_="totals")


def _legend(view: MatchView, y: float, deck: Deck) -> str:
    """The explanation of the marks that occur in the sheet."""
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
        parts += [_draw_mark(shown, x, y + 8, deck), text(x + 10, y + 12.5, word, 13, PALE)]
        x += 24 + text_width(word, 13)
    return group(*parts, class_="legend") if parts else ""
