"""From a player's view to the history of the hand, from which kernels compute likelihoods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np

from kingbot.engine.actions import Play, Stop
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.view import PlayerView
from kingbot.players.encoding import encode_trick_state, seat_to_move
from kingbot.players.kernels import domino_beliefs, trick_beliefs
from kingbot.players.kernels.dealing import exclude_by_duties
from kingbot.players.kernels.domino_state import STOP
from kingbot.players.kernels.hand_value import (
    DECLARATION,
    DOMINO_EIGHT,
    DOMINO_SEVEN,
    HAND_KINDS,
    mean_count,
    special_suit,
)
from kingbot.players.kernels.jit import Floats, Ints
from kingbot.players.kernels.likelihood import CHOICE_SIZE, History, new_history
from kingbot.players.kernels.trick_rules import TrickRules
from kingbot.players.kernels.trick_state import TrickState, first_trick_state
from kingbot.players.memory import forgotten_cards
from kingbot.players.sale_value import DECLARER_TRICKS

_SIMPLE_PRIOR: Final = 0.5  # the share of players with the simple policy in tricks
_UNIFORM_PRIOR: Final = 0.3  # the share of players who lay anything in domino
_DOMINO_SCALE: Final = 0.3  # how much a point of domino weighs in the choice of a contract

# An alternative of a choice, as `kernels.likelihood.choice_likelihood` takes it.
_Alternative: TypeAlias = tuple[float, float, float, float, float]


def trick_history(view: PlayerView, rules: TrickRules) -> History:
    """The history of a hand of tricks."""
    first, seats, cards, forgotten = past_plays(view)
    states = np.zeros((len(cards), trick_beliefs.ROW_SIZE), np.int64)
    trick_beliefs.record_states(rules, first, cards, forgotten, states)
    excluded = np.zeros(4, np.int64)
    _exclude_called_card(view, excluded)
    exclude_by_duties(rules, first, seats, cards, view.unseen, excluded)
    return _history(view, states, seats, cards, excluded, _SIMPLE_PRIOR)


def domino_history(view: PlayerView) -> History:
    """The history of a hand of domino; its passes exclude cards."""
    seats, cards, states = _past_moves(view)
    excluded = np.array(view.passed, np.int64)
    _exclude_called_card(view, excluded)
    return _history(view, states, seats, cards, excluded, _UNIFORM_PRIOR)


def _history(
    view: PlayerView, states: Ints, seats: Ints, cards: Ints, excluded: Ints, prior: float
) -> History:
    chooser, choices = _choices(view)
    return new_history(
        states,
        seats,
        cards,
        own=seat_to_move(view),
        dealer=view.dealer if view.dealer is not None else 0,
        excluded=excluded,
        prior=prior,
        chooser=chooser,
        choices=choices,
    )


def past_plays(view: PlayerView) -> tuple[TrickState, Ints, Ints, Ints]:
    """The plays in this hand of tricks: the state before the first; the seat and the card of each, and what
    the others had forgotten by then.
    """
    assert view.leader is not None
    tricks = [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.table)]
    plays = [
        ((leader + place) % 4, int(card), forgotten)
        for (leader, cards), forgotten in zip(tricks, forgotten_cards(view.tricks), strict=True)
        for place, card in enumerate(cards)
    ]
    seats, cards, forgotten = _columns(plays, 3)
    return _first_state(view, tricks[0][0], {card: seat for seat, card, _ in plays}), seats, cards, forgotten


def _first_state(view: PlayerView, leader: int, holders: dict[int, int]) -> TrickState:
    """The state before the first card; `holders` has who played each card."""
    now = encode_trick_state(view)
    pair, pair_known_to = now.pair, 15
    if view.called is not None:
        # At first the holder alone knew, who is known to us once the card has been seen.
        holder = seat_to_move(view) if view.hand >> view.called & 1 else holders.get(view.called)
        pair_known_to = 0 if holder is None else 1 << holder
        pair = 0 if holder is None or view.dealer is None else 1 << view.dealer | 1 << holder
    return first_trick_state(leader, pair, pair_known_to, now.called)


def _past_moves(view: PlayerView) -> tuple[Ints, Ints, Ints]:
    """The moves of domino but for passes: seats, cards and states (`kernels.domino_beliefs.ROW_SIZE`)."""
    laid, before = 0, -1
    held = [13] * 4
    moves: list[tuple[int, int, int, int, int]] = []
    for move in view.moves:
        fewest = max(1, min(cards for seat, cards in enumerate(held) if seat != move.seat))
        extra = int(move.seat == before)
        if isinstance(move, Play):
            moves.append((move.seat, int(move.card), laid, extra, fewest))
            laid |= move.card.bit
            held[move.seat] -= 1
        elif isinstance(move, Stop):
            moves.append((move.seat, STOP, laid, extra, fewest))
        before = move.seat
    seats, cards, *states = _columns(moves, 2 + domino_beliefs.ROW_SIZE)
    return seats, cards, np.stack(states, axis=1)


def _columns(rows: Sequence[tuple[int, ...]], number: int) -> list[Ints]:
    return [np.ascontiguousarray(column) for column in np.array(rows, np.int64).reshape(-1, number).T]


def _exclude_called_card(view: PlayerView, excluded: Ints) -> None:
    """Nobody calls a card of their own."""
    if view.called is not None and view.dealer is not None and view.unseen >> view.called & 1:
        excluded[view.dealer] |= 1 << view.called


def _choices(view: PlayerView) -> tuple[int, Floats]:
    """Who chose the contract or the trump, and among what; -1 where that says nothing of a hand."""
    alternatives: list[_Alternative] = []
    free = view.contract in view.open_contracts and view.declarer in (None, view.chooser)
    for contract in view.open_contracts if free else ():
        if contract is not Contract.DECLARATION:
            alternatives.append(_contract_alternative(view, contract))
    if view.contract is Contract.DECLARATION and view.trump is not None and not view.blind:
        for trump in Trump:
            if trump.suit is not None:
                made = float(trump is view.trump)
                alternatives.append((float(DECLARATION), float(trump.suit), 1.0, DECLARER_TRICKS, made))
    chooser = view.declarer if view.contract is Contract.DECLARATION else view.chooser
    if len(alternatives) < 2 or not any(made for *_, made in alternatives) or chooser is None:
        return -1, np.zeros((0, CHOICE_SIZE))
    return chooser, np.array(alternatives)


def _contract_alternative(view: PlayerView, contract: Contract) -> _Alternative:
    options = view.rules.options
    made = float(contract is view.contract)
    if contract is Contract.DOMINO:
        kind = DOMINO_EIGHT if options.domino_start == "eight_clubs" else DOMINO_SEVEN
        return float(kind), -1.0, _DOMINO_SCALE, 0.0, made
    # In units of a trick of the declaration.
    points = view.rules.points(contract) / abs(options.points.get(Contract.DECLARATION, 1))
    suit = float(special_suit(contract))
    return float(HAND_KINDS.index(contract)), suit, points, mean_count(contract) * points, made
