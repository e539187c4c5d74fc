"""Rollouts for decisions before the play: hands of tricks and of domino on deals sampled for a view."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

import numpy as np

from kingbot.engine.actions import Action
from kingbot.engine.contracts import TRUMP_SUITS, Contract, Trump
from kingbot.engine.view import PlayerView
from kingbot.players.beliefs import first_deals
from kingbot.players.decision import Decision
from kingbot.players.encoding import encode_deal_pairs, seat_to_move
from kingbot.players.evaluation import trumps_of
from kingbot.players.kernels.domino_state import first_domino_state
from kingbot.players.kernels.jit import Floats, Ints
from kingbot.players.kernels.likelihood import ALTERNATIVE
from kingbot.players.kernels.rng import kernel_rng
from kingbot.players.kernels.rollouts import (
    NOTHING_LAID,
    Objective,
    roll_out_domino,
    roll_out_hand,
    simulate_sale,
)
from kingbot.players.kernels.trick_rules import TrickRules
from kingbot.players.kernels.weights import weight_arrays
from kingbot.players.racing import Timer, best_by_racing
from kingbot.players.rules_encoding import NO_SALE, SaleTerms, domino_rules, trick_rules
from kingbot.players.sale_value import declarer_value
from kingbot.players.search import DOMINO_TEMPERATURE, TRICK_TEMPERATURE

# The utilities of one candidate on the deals from the first to before the last.
Rollout: TypeAlias = Callable[[int, int], Floats]
Candidate: TypeAlias = tuple[Action, Rollout]


class BiddingRollouts:
    """One decision before the play: the view, the sampled deals, and ways to roll them out."""

    def __init__(self, view: PlayerView, rng: random.Random, timer: Timer, objective: Objective) -> None:
        self.view = view
        self.seat = seat_to_move(view)
        self.dealer = view.dealer if view.dealer is not None else 0
        self.options = view.rules.options
        self.weights = weight_arrays()
        self.rng = kernel_rng(rng)
        self.timer = timer
        self.deals = first_deals(view, timer.budget.deals, self.rng)
        self.seed = int(self.rng[0])
        self.objective = objective
        leaders = {"after_dealer": (self.dealer + 1) % 4, "dealer": self.dealer}
        self.leader = leaders.get(self.options.leader, view.chooser if view.chooser is not None else 0)

    def pairs(self) -> Ints:
        """The pairs of each deal: those that are known, or any where a card is yet to be called."""
        view = self.view
        if not view.rules.schedule.called_partner or view.called is not None or view.pair is not None:
            return encode_deal_pairs(view, self.deals)
        partners = (self.dealer + 1 + np.arange(len(self.deals)) % 3) % 4
        pairs: Ints = 1 << self.dealer | np.left_shift(np.int64(1), partners.astype(np.int64))
        return pairs

    def tricks(
        self,
        rules: Sequence[TrickRules],
        declarer: int,
        pairs: Ints | None = None,
        called: int = 0,
    ) -> Rollout:
        """A hand of tricks under these rules; of four, under those with the declarer's best trump."""
        four = (rules[0], rules[1 % len(rules)], rules[2 % len(rules)], rules[3 % len(rules)])
        named = 0 if len(rules) == 1 else -1
        sides = self.pairs() if pairs is None else pairs

        def rollout(first: int, last: int) -> Floats:
            utilities = np.empty(last - first)
            roll_out_hand(
                four, named, self.weights.trick_policy, self.weights.hand_value, self.leader, self.seat,
                declarer, sides[first:last], called, self.deals[first:last], TRICK_TEMPERATURE,
                self.seed + first, self.objective, utilities,
            )  # fmt: skip
            return utilities

        return rollout

    def domino(self, pairs: Ints | None = None, deals: Ints | None = None) -> Rollout:
        """A hand of domino."""
        rules = domino_rules(self.options, self.view.rules.points(Contract.DOMINO))
        state = first_domino_state((self.dealer + 1) % 4)
        sides = self.pairs() if pairs is None else pairs
        samples = np.insert(self.deals if deals is None else deals, ALTERNATIVE, 0, axis=1)
        moves = np.array([NOTHING_LAID], np.int64)

        def rollout(first: int, last: int) -> Floats:
            utilities = np.empty((1, last - first))
            roll_out_domino(
                rules, self.weights.domino_policy, state, self.seat, sides[first:last], samples[first:last],
                moves, DOMINO_TEMPERATURE, self.seed + first, self.objective, utilities,
            )  # fmt: skip
            row: Floats = utilities[0]
            return row

        return rollout

    def sale(self, number: int, margin: float) -> tuple[Ints, Ints]:
        """The tricks and prices of an offer on the first deals (`kernels.rollouts.simulate_sale`)."""
        a, b, c, d = self.suit_declarations()
        tricks = np.zeros((number, 4, 4), np.int64)
        prices = np.zeros((number, 14, 2), np.int64)
        simulate_sale(
            (a, b, c, d), self.weights.trick_policy, self.weights.hand_value, self.leader, self.seat,
            self.pairs()[:number], self.deals[:number], TRICK_TEMPERATURE, self.seed, margin, tricks, prices,
        )  # fmt: skip
        return tricks, prices

    def declaration(self, trump: Trump, *, blind: int = -1, sale: SaleTerms = NO_SALE) -> TrickRules:
        """The rules of a declaration."""
        return trick_rules(self.options, Contract.DECLARATION, trump, blind=blind, sale=sale)

    def suit_declarations(self, sale: SaleTerms = NO_SALE) -> list[TrickRules]:
        """The rules of a declaration with each of the four trumps."""
        return [self.declaration(trump, sale=sale) for trump in TRUMP_SUITS]

    def best_trump(self, price: int = 0) -> Trump:
        """The trump with the highest hand value."""
        return max(
            trumps_of(self.view),
            key=lambda trump: declarer_value(self.options, self.view.hand, trump, price),
        )

    def best(self, candidates: Sequence[Candidate]) -> Decision:
        """The candidate with the highest mean utility."""

        def utilities(remaining: Sequence[int], first: int, last: int) -> Floats:
            return np.array([candidates[index][1](first, last) for index in remaining])

        decision = best_by_racing([action for action, _ in candidates], utilities, self.timer)
        return replace(decision, by_places=self.objective.spread >= 0)
