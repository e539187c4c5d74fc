"""Search for the best card, in tricks and in domino: rollouts of each candidate on sampled deals."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from kingbot.cards import PACK
from kingbot.engine.actions import Action, Play, Stop
from kingbot.engine.view import PlayerView
from kingbot.players.beliefs import DealBuffer, domino_sampler, holders, trick_sampler
from kingbot.players.decision import Decision, Knowledge, Why
from kingbot.players.encoding import (
    encode_deal_pairs,
    encode_domino_rules,
    encode_domino_state,
    encode_taken,
    encode_trick_rules,
    encode_trick_state,
    seat_to_move,
)
from kingbot.players.kernels.domino_state import PASS, STOP
from kingbot.players.kernels.jit import Floats
from kingbot.players.kernels.rng import kernel_rng
from kingbot.players.kernels.rollouts import Objective, roll_out_cards, roll_out_domino
from kingbot.players.kernels.trick_rules import TrickRules
from kingbot.players.kernels.weights import weight_arrays
from kingbot.players.memory import forgotten_cards
from kingbot.players.racing import Timer, best_by_racing

TRICK_TEMPERATURE: Final = 0.5  # of the policies in rollouts
DOMINO_TEMPERATURE: Final = 0.3
EXACT_TRICKS: Final = 2  # the last tricks, which are solved exactly


def search_tricks(view: PlayerView, rng: random.Random, timer: Timer, objective: Objective) -> Decision:
    """The card with the highest mean utility in tricks."""
    rules, state = encode_trick_rules(view), encode_trick_state(view)
    actions = {card: group[0] for card, group in equivalent_plays(view, rules).items()}
    if len(actions) == 1:
        return Decision(next(iter(actions.values())), Why.FORCED)
    deal_rng = kernel_rng(rng)
    seed = rng.getrandbits(62)
    deals = DealBuffer(trick_sampler(view, rules, deal_rng).draw)
    weights = weight_arrays().trick_policy
    taken = encode_taken(view, rules)
    cards = np.array(list(actions), np.int64)
    dealer = view.dealer if view.dealer is not None else 0
    forgotten = forgotten_cards(view.tricks)[-1]

    def evaluate(remaining: Sequence[int], first: int, last: int) -> Floats:
        utilities = np.empty((len(remaining), last - first))
        roll_out_cards(
            rules, weights, state, taken, dealer, forgotten, deals.part(first, last), cards[remaining],
            EXACT_TRICKS, TRICK_TEMPERATURE, seed + first, objective, utilities,
        )  # fmt: skip
        return utilities

    decision = best_by_racing(list(actions.values()), evaluate, timer)
    return _with_knowledge(decision, view, deals, objective)


def _with_knowledge(
    decision: Decision, view: PlayerView, deals: DealBuffer, objective: Objective
) -> Decision:
    """The decision with what the bot knew: all that was seen, and the deals that it was made on."""
    gone = PACK & ~view.unseen & ~view.hand
    knowledge = Knowledge(gone, view.voids, holders(view, deals.part(0, decision.deals)))
    return replace(decision, by_places=objective.spread >= 0, knowledge=knowledge)


def equivalent_plays(view: PlayerView, rules: TrickRules) -> dict[int, list[Action]]:
    """The legal plays, each with the equivalent ones of adjacent cards, by the lowest of their cards."""
    legal = {int(action.card): action for action in view.legal if isinstance(action, Play)}
    others = view.unseen
    for lying in view.table:
        others |= 1 << lying
    unique = rules.penalty | (1 << view.called if view.called is not None else 0)
    groups: dict[int, list[Action]] = {}
    first = 0
    last: int | None = None
    for card in sorted(legal):
        equivalent = (
            last is not None
            and last // 13 == card // 13
            and not others & ((1 << card) - (1 << last))
            and unique >> last & 1 == unique >> card & 1
        )
        first = first if equivalent else card
        groups.setdefault(first, []).append(legal[card])
        last = card
    return groups


def search_domino(view: PlayerView, rng: random.Random, timer: Timer, objective: Objective) -> Decision:
    """The card with the highest mean utility in domino, or the stop."""
    rules, state = encode_domino_rules(view), encode_domino_state(view)
    seat = seat_to_move(view)
    actions: dict[int, Action] = {}
    for action in view.legal:
        move = STOP if isinstance(action, Stop) else int(action.card) if isinstance(action, Play) else PASS
        # Of an ace's two sides the high one, which is never worse, comes first.
        actions.setdefault(move, action)
    if len(actions) == 1:
        return Decision(view.legal[0], Why.FORCED)
    deal_rng = kernel_rng(rng)
    seed = rng.getrandbits(62)
    deals = DealBuffer(domino_sampler(view, rules, deal_rng).draw)
    weights = weight_arrays().domino_policy
    moves = np.array(list(actions), np.int64)

    def evaluate(remaining: Sequence[int], first: int, last: int) -> Floats:
        utilities = np.empty((len(remaining), last - first))
        samples = deals.part(first, last)
        roll_out_domino(
            rules, weights, state, seat, encode_deal_pairs(view, samples), samples, moves[remaining],
            DOMINO_TEMPERATURE, seed + first, objective, utilities,
        )  # fmt: skip
        return utilities

    decision = best_by_racing(list(actions.values()), evaluate, timer)
    return _with_knowledge(decision, view, deals, objective)
