"""Playing tricks on plain numbers: the position, a card put to it, and the points at the end.

As everything in `kernels.trick_rules`, this repeats the engine for the kernels' sake and is tested
against it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kingbot.players.kernels.jit import Floats, Ints, shared
from kingbot.players.kernels.trick_rules import SUIT_OF, Terms, playable


class Table(NamedTuple):
    """A position of a hand of tricks, but for the hands and what has been taken.

    `turn` is the seat to play, `led` the suit led or −1, `best` the card that is winning the trick and
    `holder` its seat, `high` the highest card of the suit led, `lying` how many cards lie in the trick and
    `loot` how many of them cost points, `played` all cards played in the hand, `trick` the number of the
    trick from 0, `voids` what seats have shown not to hold (bit seat × 4 + suit), `pair` the seats of one
    pair (0 without pairs), `aware` those that know the pairs, `called` the called card as a set, `over` 1
    when all that counts has been taken.
    """

    turn: int
    led: int
    best: int
    high: int
    holder: int
    lying: int
    loot: int
    played: int
    trick: int
    voids: int
    pair: int
    aware: int
    called: int
    over: int


@shared
def allowed(terms: Terms, table: Table, hand: int) -> int:
    """The cards of `hand` that the player to move may play."""
    return playable(terms, hand, table.led, table.best, table.high, table.played, table.trick == 0)


@shared
def put(terms: Terms, table: Table, hands: Ints, taken: Ints, card: int) -> Table:
    """The position after a card; `hands` and `taken` are changed in place."""
    turn, best, high, holder = table.turn, table.best, table.high, table.holder
    bit = 1 << card
    suit = SUIT_OF[card]
    led, voids = table.led, table.voids
    hands[turn] &= ~bit
    if led < 0:
        led, best, high, holder = suit, card, card, turn
    elif suit == led:
        if card > high:
            if best == high:
                best, holder = card, turn
            high = card
    else:
        voids |= 1 << (turn * 4 + led)
        if terms.trump & bit and (not terms.trump >> best & 1 or card > best):
            best, holder = card, turn
    played = table.played | bit
    aware = 15 if table.called & bit else table.aware
    loot = table.loot + (terms.penalty >> card & 1)
    trick, lying, over = table.trick, table.lying + 1, 0
    turn = (turn + 1) & 3
    if lying == 4:
        if terms.penalty:
            taken[holder] += loot
            over = 1 if terms.penalty & ~played == 0 else 0
        elif not terms.last_two or trick >= 11:
            taken[holder] += 1
        trick += 1
        over |= 1 if trick == 13 else 0
        turn, led, lying, loot = holder, -1, 0, 0
    return Table(
        turn,
        led,
        best,
        high,
        holder,
        lying,
        loot,
        played,
        trick,
        voids,
        table.pair,
        aware,
        table.called,
        over,
    )


@shared
def forgetting(table: Table, faded: int) -> Table:
    """The table as somebody has it in mind who has forgotten that the cards `faded` were played."""
    return Table(
        table.turn, table.led, table.best, table.high, table.holder, table.lying, table.loot,
        table.played & ~faded, table.trick, table.voids, table.pair, table.aware, table.called, table.over,
    )  # fmt: skip


STORED: Final = 13  # how many numbers keep a table: all but `over`


@shared
def store(table: Table, row: Ints) -> None:
    """Keep a table that is not over in an array."""
    row[0], row[1], row[2], row[3], row[4] = table.turn, table.led, table.best, table.high, table.holder
    row[5], row[6], row[7], row[8] = table.lying, table.loot, table.played, table.trick
    row[9], row[10], row[11], row[12] = table.voids, table.pair, table.aware, table.called


@shared
def stored(row: Ints) -> Table:
    """The table that was kept."""
    return Table(
        row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9], row[10], row[11],
        row[12], 0,
    )  # fmt: skip


@shared
def share(pair: int, points: Floats) -> None:
    """Share the points within the pairs, if there are any (rules 8)."""
    if pair:
        ours = 0.0
        theirs = 0.0
        for seat in range(4):
            if pair >> seat & 1:
                ours += points[seat] / 2
            else:
                theirs += points[seat] / 2
        for seat in range(4):
            points[seat] = ours if pair >> seat & 1 else theirs


@shared
def settle(terms: Terms, taken: Ints, pair: int, points: Floats) -> None:
    """The points of the four seats once all that counts has been taken (rules 5, 6, 8)."""
    value = terms.value
    for seat in range(4):
        number = taken[seat]
        points[seat] = value * (13 - 3 * number) if terms.nulos else value * number
        if seat == terms.blind:
            points[seat] += value * number
    if terms.slam:
        for seat in range(4):
            if taken[seat] == 13:
                for other in range(4):
                    points[other] = 0.0 if terms.slam == 13 else -9.0 * abs(value)
                points[seat] = float(terms.slam * abs(value))
    if terms.seller >= 0:
        tricks = taken[terms.buyer]
        moved = terms.price * value
        if terms.shortfall == 2:
            moved = min(terms.price, tricks) * value
        elif terms.shortfall == 1 and tricks < terms.price:
            moved = tricks * value + 2 * value * (terms.price - tricks)
        points[terms.buyer] -= moved
        points[terms.seller] += moved
    share(pair, points)
