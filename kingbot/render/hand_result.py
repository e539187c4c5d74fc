"""The picture of the result of a hand: its contract, and a row a player with what counted and its points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingbot.cards import cards_in
from kingbot.engine import scoring
from kingbot.engine.contracts import Contract
from kingbot.engine.hand import FinishedHand
from kingbot.engine.schedule import is_chosen
from kingbot.engine.view import MatchView, Stage
from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.render.alt import hand_result_alt_text
from kingbot.render.cards import CHIP_HEIGHT, Deck
from kingbot.render.fonts import Font, drawable_text, shrink_to_fit, text_width
from kingbot.render.heading import contract_number, finished_contract_name
from kingbot.render.layout import felt_document
from kingbot.render.picture import Picture
from kingbot.render.seat_panel import count_chip, hand_icon, pair_bar, penalty_chips, trick_icon
from kingbot.render.seats import chooser_mark, dealer_mark, drawable_names, suit_mark
from kingbot.render.slam import SLAM_HEIGHT, slam_banner
from kingbot.render.speech_bubbles import waiting_for
from kingbot.render.style import FAINT, GAIN, GOLD, INK, LOSS, PALE, PANEL, WHITE, Style
from kingbot.render.svg import WIDTH, filled_path, group, rect, text

_BAND: Final = 64.0
_ROW_HEIGHT: Final = 44.0
_LEFT: Final = 14.0
_NAME_LEFT: Final = 62.0
_COUNTED_RIGHT: Final = 262.0
_POINTS_RIGHT: Final = 326.0
_TOTAL_RIGHT: Final = WIDTH - 16
_NAME_ROOM: Final = 76.0  # what a name keeps beside many cards


def hand_result_picture(
    view: MatchView, number: int, names: Sequence[str], *, style: Style, words: Words
) -> Picture:
    """The result of hand `number`, with what comes next if that is the hand on the table.

    A slam is celebrated with a crown.

    :raises ValueError: if that hand is not over.
    """
    if not 1 <= number <= len(view.finished):
        raise ValueError(f"hand {number} is not over")
    shown = drawable_names(names, words)
    svg = _draw(view, view.finished[number - 1], shown, Deck(style, words))
    return Picture(
        svg, hand_result_alt_text(view, number, names, next_line(view, number, names, words), words)
    )


def places(view: MatchView, hands: int) -> tuple[int, int, int, int]:
    """Each seat's place after so many hands, equals sharing the better one."""
    return scoring.ranking(scoring.totals(view.finished[:hands]))


def next_line(view: MatchView, number: int, names: Sequence[str], words: Words) -> str:
    """What follows hand `number`: the contract of the next with its dealer or chooser, or who decides now.

    It is empty if another hand is on the table, or none.
    """
    if view.stage is Stage.CUT:
        return waiting_for(view, tuple(names), words) if len(view.finished) == number else ""
    if view.number != number + 1 or view.chooser is None or view.dealer is None:
        return ""
    chosen = is_chosen(view.rules, view.number)
    if view.contract is None:
        return words("picture-next-choice", name=names[view.chooser])
    contract = words.contract(view.contract, view.rules.preset, contract_number(view)).partition(" (")[0]
    name = names[view.chooser if chosen else view.dealer]
    return words("picture-next", contract=contract, name=name, chose="yes" if chosen else "no")


def _draw(view: MatchView, hand: FinishedHand, names: tuple[str, ...], deck: Deck) -> str:
    parts, top = [_heading(view, hand, deck)], _BAND
    if hand.slam is not None:
        parts.append(slam_banner(hand, names, top, deck.words))
        top += SLAM_HEIGHT
    parts.append(_column_titles(top + 15, deck))
    top += 20
    now, before = places(view, hand.number), places(view, hand.number - 1)
    row = _ROW_HEIGHT * deck.style.print_scale
    for i, seat in enumerate(sorted(range(4), key=lambda seat: (now[seat], seat))):
        rise = before[seat] - now[seat] if hand.number > 1 else 0
        parts.append(_row(view, hand, seat, names[seat], (now[seat], rise), top + i * row, row - 4, deck))
    top += 4 * row
    for line in _foot(view, hand, names, deck.words):
        line, size = shrink_to_fit(line, WIDTH - 2 * _LEFT, 15 * deck.style.print_scale, 12)
        parts.append(text(_LEFT, top + size + 2, line, size, PALE, class_="foot"))
        top += size + 8
    return felt_document(top + 7, *parts, band_height=_BAND)


def _heading(view: MatchView, hand: FinishedHand, deck: Deck) -> str:
    words, right = deck.words, WIDTH - _LEFT
    number = words("picture-hand-number", number=hand.number, hands=view.rules.length)
    name = finished_contract_name(hand, view, words)
    room = right - text_width(number, 15, Font.BOLD) - 12 - _LEFT
    name, size = shrink_to_fit(drawable_text(name.partition(" (")[0], Font.TITLE), room, 22, 15, Font.TITLE)
    worth = words.points(view.rules.points(hand.contract), plus=True)
    counts = words(f"counts-{slug(hand.contract)}", points=worth)
    counts, small = shrink_to_fit(counts, right - _LEFT, 14.5 * deck.style.print_scale, 12)
    return group(
        text(right, 24, number, 15, PALE, anchor="end", font=Font.BOLD),
        text(_LEFT, 27, name, size, WHITE, font=Font.TITLE),
        text(_LEFT, 52, counts, small, PALE),
        class_="heading",
    )


def _column_titles(y: float, deck: Deck) -> str:
    titles = ((_POINTS_RIGHT, "picture-this-hand"), (_TOTAL_RIGHT, "picture-total"))
    return "".join(text(right, y, deck.words(key), 12.5, FAINT, anchor="end") for right, key in titles)


def _row(
    view: MatchView,
    hand: FinishedHand,
    seat: int,
    name: str,
    place: tuple[int, int],
    y: float,
    height: float,
    deck: Deck,
) -> str:
    """A player's row: place and rise or fall, name with marks, what counted, points of the hand, total."""
    size, middle = deck.style.print_scale, y + height / 2
    now, rise = place
    points, total = hand.points[seat], sum(each.points[seat] for each in view.finished[: hand.number])
    shown, large = shrink_to_fit(deck.words.points(points, plus=True), 56, 25 * size, 13, Font.BOLD)
    whole, small = shrink_to_fit(deck.words.points(total, plus=True), 52, 17 * size, 11, Font.BOLD)
    colour = GAIN if points > 0 else LOSS if points < 0 else PALE
    counted, left = _counted(hand, seat, middle, deck)
    left = min(left, _COUNTED_RIGHT)
    marked = _marks(view, hand, seat)
    name, name_size = shrink_to_fit(
        name, left - _NAME_LEFT - 6 - 20 * len(marked), 17 * size, 12.5, Font.BOLD
    )
    after = _NAME_LEFT + text_width(name, name_size, Font.BOLD) + 13
    edge = GOLD if now == 1 else None
    return group(
        rect(8, y, WIDTH - 16, height, PANEL, rx=9, stroke=edge, stroke_width=1.8 if edge else None),
        _pair(hand, seat, y, height),
        text(
            27,
            middle + 6.5 * size,
            str(now),
            18 * size,
            GOLD if now == 1 else WHITE,
            font=Font.BOLD,
            anchor="middle",
        ),
        _arrow(rise, 48, middle),
        text(_NAME_LEFT, middle + name_size * 0.35, name, name_size, WHITE, font=Font.BOLD),
        *(_mark(mark, hand, after + 20 * i, middle, deck) for i, mark in enumerate(marked)),
        counted,
        text(
            _POINTS_RIGHT,
            middle + large * 0.35,
            shown,
            large,
            colour,
            font=Font.BOLD,
            anchor="end",
            class_="points",
        ),
        text(
            _TOTAL_RIGHT,
            middle + small * 0.35,
            whole,
            small,
            WHITE,
            font=Font.BOLD,
            anchor="end",
            class_="total",
        ),
        class_="result",
        data_seat=str(seat),
        data_rise=str(rise),
    )


def _pair(hand: FinishedHand, seat: int, y: float, height: float) -> str:
    if hand.pair is None:
        return ""
    return group(pair_bar(0 if seat in hand.pair else 1, height), transform=f"translate(8 {y:.2f})")


def _arrow(rise: int, x: float, y: float) -> str:
    """A triangle for a player who rose or fell in the ranking."""
    if not rise:
        return ""
    up = -1 if rise > 0 else 1
    outline = f"M{x - 6:.1f} {y - 4.5 * up:.1f}H{x + 6:.1f}L{x:.1f} {y + 5.5 * up:.1f}Z"
    return filled_path(outline, GAIN if rise > 0 else LOSS, class_="rose" if rise > 0 else "fell")


def _marks(view: MatchView, hand: FinishedHand, seat: int) -> list[str]:
    chosen = is_chosen(view.rules, hand.number)
    marked = []
    if seat == (hand.chooser if chosen else hand.dealer):
        marked.append("chose" if chosen else "dealt")
    if seat == hand.declarer and hand.trump is not None:
        marked.append("trump")
    return marked


def _mark(mark: str, hand: FinishedHand, x: float, y: float, deck: Deck) -> str:
    if mark == "chose":
        return chooser_mark(x, y, 8, deck.words)
    if mark == "dealt":
        return dealer_mark(x, y, 8, deck.words)
    assert hand.trump is not None
    if hand.trump.suit is not None:
        return suit_mark(hand.trump.suit, x, y, 8.5, deck)
    return group(
        rect(x - 8, y - 8, 16, 16, WHITE, rx=8),
        rect(x - 4.5, y - 1.2, 9, 2.4, INK),
        class_="trump",
    )


def _counted(hand: FinishedHand, seat: int, middle: float, deck: Deck) -> tuple[str, float]:
    """What counted, and where it begins: cards taken, or an icon with the number of tricks or cards left."""
    number, penalty = hand.counted[seat], hand.contract.spec.penalty
    right, y = _COUNTED_RIGHT, middle - CHIP_HEIGHT / 2
    if penalty and not number:
        return "", right
    if hand.contract is Contract.NO_HEARTS:
        (suit,) = {card.suit for card in cards_in(penalty)}
        return count_chip(suit, number, right, y, deck), right - 40
    if penalty:
        cards = sorted(cards_in(hand.penalty_cards(seat)), key=lambda card: (-card.rank, -card.suit))
        left = _NAME_LEFT + _NAME_ROOM
        drawn = penalty_chips(cards, left, right, y, deck)
        return drawn, max(left, right - _chips_width(len({card.rank for card in cards}), len(cards)))
    icon = hand_icon if hand.contract.spec.domino else trick_icon
    label = text(right - 22, middle + 6, str(number), 16, WHITE, font=Font.BOLD, anchor="end")
    return group(label, icon(right - 17, middle - 8), class_="counted"), right - 44


def _chips_width(ranks: int, cards: int) -> float:
    return ranks * 19 + cards * 11.5


def _foot(view: MatchView, hand: FinishedHand, names: tuple[str, ...], words: Words) -> list[str]:
    lines = []
    if hand.sale is not None:
        sale = hand.sale
        lines.append(
            words("contract-sold", name=names[sale.seller], other=names[sale.buyer], tricks=sale.price)
        )
    if hand.called is not None and hand.pair is not None:
        lines.append(words("contract-pair", name=names[hand.pair[0]], other=names[hand.pair[1]]))
    lines.append(next_line(view, hand.number, names, words))
    return [line for line in lines if line]
