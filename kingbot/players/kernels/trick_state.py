"""The state of a hand of tricks as plain integers: legal cards, and the state after a card (rules 1, 4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingbot.cards import FULL_SUIT, SUIT_CARDS
from kingbot.players.kernels.jit import Ints, jitable
from kingbot.players.kernels.trick_rules import SUIT_OF, TrickRules


class TrickState(NamedTuple):
    """A position of a hand of tricks, without the hands and what has been taken.

    `turn` is the seat to play, `led` the suit led or -1. In the current trick, `best` is the winning card and
    `winner` its seat, `high` the highest card of the suit led, `size` the number of cards and `penalties` the
    number of penalty cards. `played` are all cards played in the hand, `trick` is the number of the trick
    from 0, `voids` the suits that seats have shown not to hold (bit seat x 4 + suit). `pair` has the seats
    of one pair (0 without pairs) and `pair_known_to` the seats that know it; `called` is the called card as
    a set. `over` is 1 once all that counts has been taken.
    """

    turn: int
    led: int
    best: int
    high: int
    winner: int
    size: int
    penalties: int
    played: int
    trick: int
    voids: int
    pair: int
    pair_known_to: int
    called: int
    over: int


@jitable
def first_trick_state(leader: int, pair: int, pair_known_to: int, called: int) -> TrickState:
    """The state before the first card."""
    return TrickState(leader, -1, 0, 0, leader, 0, 0, 0, 0, 0, pair, pair_known_to, called, 0)


@jitable
def legal_cards(rules: TrickRules, state: TrickState, hand: int) -> int:
    """The cards of `hand` that the seat to play may play (rules 4)."""
    if state.led < 0:
        return _legal_leads(rules, hand, state.played)
    following = hand & (FULL_SUIT << (13 * state.led))
    if following:
        if rules.give_up:
            given_up = following & rules.give_up & ((1 << state.high) - 1)
            if given_up:
                return given_up
        if rules.raising and state.best == state.high:
            beating = following & ~((2 << state.high) - 1)
            if beating:
                return beating
        return following
    legal = hand
    if state.trick == 0 and rules.first_discard:
        legal = hand & ~rules.first_discard
    elif rules.void & hand:
        legal = hand & rules.void
    elif rules.ruffing & hand:
        legal = hand & rules.ruffing
    return legal if legal else hand


@jitable
def _legal_leads(rules: TrickRules, hand: int, played: int) -> int:
    banned = rules.guarded
    if banned and rules.breakable:
        for suit in range(4):
            if banned & played & SUIT_CARDS[suit]:
                banned &= ~SUIT_CARDS[suit]
    if not played & rules.trump_guarded:
        banned |= rules.trump_guarded
    legal = hand & ~banned
    return legal if legal else hand


@jitable
def play_card(rules: TrickRules, state: TrickState, hands: Ints, taken: Ints, card: int) -> TrickState:
    """The state after a card; `hands` and `taken` (the things that count) are changed in place."""
    turn, best, high, winner = state.turn, state.best, state.high, state.winner
    bit = 1 << card
    suit = SUIT_OF[card]
    led, voids = state.led, state.voids
    hands[turn] &= ~bit
    if led < 0:
        led, best, high, winner = suit, card, card, turn
    elif suit == led:
        if card > high:
            if best == high:
                best, winner = card, turn
            high = card
    else:
        voids |= 1 << (turn * 4 + led)
        if rules.trump & bit and (not rules.trump >> best & 1 or card > best):
            best, winner = card, turn
    played = state.played | bit
    pair_known_to = 15 if state.called & bit else state.pair_known_to
    penalties = state.penalties + (rules.penalty >> card & 1)
    trick, size, over = state.trick, state.size + 1, 0
    turn = (turn + 1) & 3
    if size == 4:
        if rules.penalty:
            taken[winner] += penalties
            over = 1 if rules.penalty & ~played == 0 else 0
        elif not rules.last_two or trick >= 11:
            taken[winner] += 1
        trick += 1
        over |= 1 if trick == 13 else 0
        turn, led, size, penalties = winner, -1, 0, 0
    return TrickState(
        turn, led, best, high, winner, size, penalties, played, trick, voids, state.pair, pair_known_to,
        state.called, over,
    )  # fmt: skip


@jitable
def with_forgotten(state: TrickState, forgotten: int) -> TrickState:
    """The state as a player sees it who has forgotten that the cards `forgotten` were played."""
    return TrickState(
        state.turn, state.led, state.best, state.high, state.winner, state.size, state.penalties,
        state.played & ~forgotten, state.trick, state.voids, state.pair, state.pair_known_to, state.called,
        state.over,
    )  # fmt: skip


@jitable
def with_known_partner(state: TrickState, hand: int, seat: int, dealer: int) -> TrickState:
    """The state as a seat knows it that was dealt `hand`: the holder of the called card, and nobody else,
    knows from the start that the dealer is the partner.
    """
    if state.pair or not hand & state.called:
        return state
    return TrickState(
        state.turn, state.led, state.best, state.high, state.winner, state.size, state.penalties,
        state.played, state.trick, state.voids, 1 << dealer | 1 << seat, 1 << seat, state.called, state.over,
    )  # fmt: skip


STATE_SIZE: Final = len(TrickState._fields) - 1
"""How many integers pack a state: all fields but `over`."""


@jitable
def pack_state(state: TrickState, row: Ints) -> None:
    """Write a state that is not over to an array."""
    row[0], row[1], row[2], row[3], row[4] = state.turn, state.led, state.best, state.high, state.winner
    row[5], row[6], row[7], row[8] = state.size, state.penalties, state.played, state.trick
    row[9], row[10], row[11], row[12] = state.voids, state.pair, state.pair_known_to, state.called


@jitable
def unpack_state(row: Ints) -> TrickState:
    """The state that `pack_state` wrote."""
    return TrickState(
        row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9], row[10], row[11],
        row[12], 0,
    )  # fmt: skip
