"""Domino for the kernels: which cards fit, how much a good player likes each, and play to the end (rules 7).

As in `kernels.trick_policy` a card is described by marks, and each mark has a learned weight. What matters
is whom a card helps: the cards that lie beyond it in its row, one's own and the others'.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kingbot.cards import FULL_SUIT, Rank
from kingbot.engine.options import Options
from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.jit import Floats, Ints, Reading, Weights, compiled, shared
from kingbot.players.kernels.playout import NOISE, NOISES, draw, pick
from kingbot.players.kernels.trick_rules import SUIT_OF
from kingbot.players.kernels.trick_state import share

ROW_MARKS: Final = 6
_B: Final = 84
_C: Final = 114
_D: Final = 130
_E: Final = 172
_F: Final = 192
STOP_MARK: Final = 216
ROW: Final = 217
STOP: Final = 52
"""Stands for a stop, where a card is expected."""

_ACE: Final = 1 << 12
_KING: Final = 1 << 11
_TWO: Final = 1
_BELOW_ACE: Final = _ACE - 1
_OPENINGS: Final = {"seven_diamonds": 13 + 5, "any_seven": -1, "eight_clubs": 6}


class DominoTerms(NamedTuple):
    """The terms of a hand of domino.

    `kind` is 0 where rows start with a seven and 1 with an eight, `start` that rank, `opening` the card that
    must begin or −1; `both` and `complete` are 1 with `domino_ace=both` and `domino_finish=complete_round`.
    `value` is what a card left costs, `win` what going out earns, −1 for the sum.
    """

    kind: int
    start: int
    opening: int
    both: int
    complete: int
    value: int
    win: int


class Rows(NamedTuple):
    """A position of domino, but for the hands.

    `laid` are the cards in the rows, `turn` the seat to lay, `extra` 1 if it may lay one more card or stop,
    `starter` the seat that began, `out` the seats that have gone out, as bits; `over` 1 at the end.
    """

    turn: int
    laid: int
    extra: int
    starter: int
    out: int
    over: int


def domino_terms(options: Options, value: int) -> DominoTerms:
    """The terms of a hand of domino at a table, `value` what each card left costs."""
    eights = options.domino_start == "eight_clubs"
    return DominoTerms(
        kind=int(eights),
        start=Rank.EIGHT if eights else Rank.SEVEN,
        opening=_OPENINGS[options.domino_start],
        both=int(options.domino_ace == "both"),
        complete=int(options.domino_finish == "complete_round"),
        value=value,
        win=-1 if options.domino_win == "sum" else options.domino_win,
    )


@shared
def fitting(terms: DominoTerms, laid: int) -> int:
    """The cards that fit the rows, whoever holds them."""
    if laid == 0 and terms.opening >= 0:
        return 1 << terms.opening
    fits = 0
    for suit in range(4):
        row = laid >> 13 * suit & FULL_SUIT
        body = row & _BELOW_ACE
        if body == 0:
            found = 1 << terms.start
        else:
            found = (body << 1 | body >> 1) & ~body & _BELOW_ACE
            if row & _ACE == 0 and (body & _TWO or (terms.both and body & _KING)):
                found |= _ACE
        fits |= found << 13 * suit
    return fits


@shared
def row_marks(
    terms: DominoTerms, hand: int, laid: int, card: int, choices: int, fewest: int
) -> tuple[int, int, int, int, int, int]:
    """The places of a card's six marks in the table of weights.

    `choices` is how many cards of `hand` fit, `fewest` how many cards the opponent with fewest still holds.
    """
    suit = SUIT_OF[card]
    rank = card - 13 * suit
    own = hand >> 13 * suit & FULL_SUIT
    row = laid >> 13 * suit & FULL_SUIT
    starter = 0
    low_part = (1 << rank) - 1
    high_part = FULL_SUIT & ~((2 << rank) - 1)
    if rank == 12:
        beyond = 0
        next_card = 0
        up = 0
    elif row & _BELOW_ACE == 0:
        starter = 1
        beyond = low_part | high_part
        next_card = (1 << rank) << 1 | (1 << rank) >> 1
        up = 0
    elif rank > terms.start:
        beyond = high_part if terms.both else high_part & _BELOW_ACE
        next_card = (2 << rank) & beyond
        up = 1
    else:
        beyond = low_part | _ACE
        next_card = (1 << rank) >> 1 if rank else _ACE
        up = 0
    beyond &= ~row
    next_card &= ~row
    mine = count(own & beyond)
    theirs = count(beyond & ~own)
    run = 0
    if next_card == 0:
        follower = 0
    elif next_card & ~own:
        follower = 2
    else:
        follower = 1
        if not starter:
            step = next_card
            while step & own and run < 4:
                run += 1
                step = (step << 1) & FULL_SUIT if up else (step >> 1 if step > 1 else 0)
        else:
            run = 2
    size = count(hand)
    start = terms.kind * ROW
    return (
        start + (min(mine, 5) * 7 + min(theirs, 6)) * 2 + starter,
        start + _B + (follower * 5 + run) * 2 + up,
        start + _C + 4 * min(mine, 3) + min(choices, 4) - 1,
        start + _D + 3 * size + follower,
        start + _E + 4 * min((fewest - 1) // 2, 4) + min(theirs, 3),
        start + _F + 3 * min(mine + theirs, 7) + min(run, 2),
    )


@shared
def row_liking(
    terms: DominoTerms, weights: Reading, hand: int, laid: int, card: int, choices: int, fewest: int
) -> float:
    """How much a good player likes to lay a card of `hand`; the rest is as in `row_marks`."""
    a, b, c, d, e, f = row_marks(terms, hand, laid, card, choices, fewest)
    likes: float = weights[a] + weights[b] + weights[c] + weights[d] + weights[e] + weights[f]
    return likes


@shared
def fewest_of(hands: Ints, turn: int) -> int:
    """How many cards the opponent of `turn` with the fewest still holds; at least one."""
    fewest = 13
    for step in range(1, 4):
        fewest = min(fewest, count(hands[(turn + step) & 3]))
    return max(fewest, 1)


@compiled
def _prefer(
    terms: DominoTerms,
    weights: Weights,
    hand: int,
    rows: Rows,
    cards: int,
    fewest: int,
    noise: float,
    chance: Ints,
) -> int:
    choices = count(cards)
    liked, most = STOP, -1e9
    if rows.extra:
        most = weights[terms.kind * ROW + STOP_MARK]
        if noise > 0:
            most += noise * NOISE[draw(chance) * NOISES >> 31]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        likes = row_liking(terms, weights, hand, rows.laid, card, choices, fewest)
        if noise > 0:
            likes += noise * NOISE[draw(chance) * NOISES >> 31]
        if likes > most:
            liked, most = card, likes
    return liked


@shared
def lay(terms: DominoTerms, rows: Rows, hands: Ints, card: int) -> Rows:
    """The position after a card, a stop, or (−1) a pass; `hands` are changed in place.

    An ace with two open sides goes on the king: that is never worse, for the further card may be declined.
    """
    turn, laid, out = rows.turn, rows.laid, rows.out
    if 0 <= card < STOP:
        bit = 1 << card
        hands[turn] &= ~bit
        high = terms.both and card % 13 == 12 and laid & (bit >> 1)
        laid |= bit
        if hands[turn] == 0:
            out |= 1 << turn
        elif high and hands[turn] & fitting(terms, laid):
            return Rows(turn, laid, 1, rows.starter, out, 0)
    over = 0
    if out and (not terms.complete or (turn - rows.starter) & 3 == 3):
        over = 1
    return Rows((turn + 1) & 3, laid, 0, rows.starter, out, over)


@compiled
def _any(cards: int, extra: int, chance: Ints) -> int:
    """Any of the cards, or, where that is open, a stop."""
    if extra and draw(chance) * (count(cards) + 1) >> 31 == 0:
        return STOP
    return pick(cards, chance)


@compiled
def lay_out(
    terms: DominoTerms, weights: Weights, rows: Rows, hands: Ints, artless: int, noise: float, chance: Ints
) -> Rows:
    """Play a hand of domino to its end; `artless` has the seats that lay anything, `noise` as for tricks."""
    while not rows.over:
        hand = hands[rows.turn]
        cards = hand & fitting(terms, rows.laid)
        if cards == 0:
            card = -1
        elif cards & (cards - 1) == 0 and not rows.extra:
            card = lowest(cards)
        elif artless >> rows.turn & 1:
            card = _any(cards, rows.extra, chance)
        else:
            card = _prefer(terms, weights, hand, rows, cards, fewest_of(hands, rows.turn), noise, chance)
        rows = lay(terms, rows, hands, card)
    return rows


@compiled
def settle_rows(terms: DominoTerms, rows: Rows, hands: Ints, pair: int, points: Floats) -> None:
    """The points of the four seats at the end (rules 7, 8)."""
    lost = 0.0
    for seat in range(4):
        points[seat] = terms.value * count(hands[seat])
        lost += points[seat]
    each = terms.win if terms.win >= 0 else -lost / count(rows.out)
    for seat in range(4):
        if rows.out >> seat & 1:
            points[seat] = each
    share(pair, points)
