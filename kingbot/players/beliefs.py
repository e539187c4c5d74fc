"""Sampling of deals that agree with all a player has seen, in proportion to the likelihood of the past."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from kingbot.cards import Rank, cards_in, rank_cards
from kingbot.engine.actions import Play
from kingbot.engine.view import PlayerView
from kingbot.players.encoding import seat_to_move
from kingbot.players.history import domino_history, trick_history
from kingbot.players.kernels.dealing import sample_deals
from kingbot.players.kernels.domino_state import DominoRules
from kingbot.players.kernels.jit import Floats, Ints, WeightArray
from kingbot.players.kernels.likelihood import (
    SAMPLE_SIZE,
    History,
    log_likelihoods,
)
from kingbot.players.kernels.posterior import metropolis, resample, sample_alternatives
from kingbot.players.kernels.trick_rules import TrickRules
from kingbot.players.kernels.weights import weight_arrays

BLOCK: Final = 32  # deals sampled at once
LIKELIHOOD_POWER: Final = 0.7  # below 1, for people do not play just as the policies
_SWAPS: Final = 3  # proposals of the Markov chain between two samples
_CHAIN_PLAYS: Final = 8  # plays after which a Markov chain does better than importance resampling
_HONOURS: Final = rank_cards(Rank.ACE, Rank.KING)
_REDEAL_HONOURS: Final = 4  # with which a seat is not asked for a redeal
_IMPOSSIBLE: Final = 1e4  # a log-likelihood


@dataclass(slots=True)
class DealSampler:
    """Samples deals (`kernels.likelihood`) from the posterior given a history.

    By importance resampling: `proposals` uniform deals for each sample, weighed by their likelihood and
    `log_prior`. With `chain`, samples after the first block continue a Markov chain instead. Where nothing is
    `informative`, deals are uniform.
    """

    view: PlayerView
    rules: TrickRules | DominoRules
    weights: WeightArray
    history: History
    rng: Ints
    proposals: int
    informative: bool = True
    chain: bool = False
    log_prior: Callable[[Ints], Floats] | None = None
    _last: Ints | None = field(default=None, init=False)

    def draw(self, number: int) -> Ints:
        """So many samples, one a row."""
        if not self.informative:
            samples = self._uniform(number)
        elif not self.chain or self._last is None or len(self._last) != number:
            samples = self._resampled(number)
        else:
            samples = self._last.copy()
            metropolis(
                self.rules, self.weights, weight_arrays().hand_value, self.history, _SWAPS, LIKELIHOOD_POWER,
                self.rng, samples,
            )  # fmt: skip
        sample_alternatives(self.history.own, self._likelihoods(samples), self.rng, samples)
        self._last = samples
        return samples

    def _uniform(self, number: int) -> Ints:
        view, history = self.view, self.history
        samples = np.zeros((number, SAMPLE_SIZE), np.int64)
        needs = opponents_held(view)
        sample_deals(history.own, view.hand, view.unseen, history.excluded, needs, self.rng, samples)
        return samples

    def _resampled(self, number: int) -> Ints:
        proposed = self._uniform(number * self.proposals)
        likely = self._likelihoods(proposed)[:, :, 0].sum(axis=1)
        if self.log_prior is not None:
            likely += self.log_prior(proposed)
        samples = np.zeros((number, SAMPLE_SIZE), np.int64)
        resample(likely, LIKELIHOOD_POWER, self.rng, proposed, samples)
        return samples

    def _likelihoods(self, samples: Ints) -> Floats:
        results = np.zeros((len(samples), 4, 2))
        log_likelihoods(
            self.rules, self.weights, weight_arrays().hand_value, self.history, samples, results
        )  # fmt: skip
        return results


def trick_sampler(view: PlayerView, rules: TrickRules, rng: Ints) -> DealSampler:
    """Samples deals in tricks."""
    history = trick_history(view, rules)
    plays = len(history.cards)
    return DealSampler(
        view,
        rules,
        weight_arrays().trick_policy,
        history,
        rng,
        proposals=6,
        informative=plays > 0 or history.chooser not in (-1, history.own),
        chain=plays >= _CHAIN_PLAYS,
    )


def domino_sampler(view: PlayerView, rules: DominoRules, rng: Ints) -> DealSampler:
    """Samples deals in domino; who was asked for a redeal tells of the hands, too."""
    history = domino_history(view)
    asked = view.rules.options.domino_redeal
    return DealSampler(
        view,
        rules,
        weight_arrays().domino_policy,
        history,
        rng,
        proposals=8,
        log_prior=(lambda deals: _redeal_log_prior(view, deals)) if asked else None,
    )


def _redeal_log_prior(view: PlayerView, deals: Ints) -> Floats:
    """0 for each deal in which the opponents who kept their cards are those that would have been asked for a
    redeal, next to impossible for the others.
    """
    laid = [0, 0, 0, 0]
    for move in view.moves:
        if isinstance(move, Play):
            laid[move.seat] += _HONOURS >> move.card & 1
    result: Floats = np.zeros(len(deals))
    for other in range(4):
        if other != view.seat:
            honours = np.bitwise_count(deals[:, other] & _HONOURS) + laid[other]
            result[(honours >= _REDEAL_HONOURS) != (other in view.kept)] -= _IMPOSSIBLE
    return result


def opponents_held(view: PlayerView) -> Ints:
    """How many cards each of the three opponents holds, in order of play."""
    seat = seat_to_move(view)
    return np.array([view.held[(seat + step) % 4] for step in (1, 2, 3)], np.int64)


def first_deals(view: PlayerView, number: int, rng: Ints) -> Ints:
    """Uniform deals before the first card, without alternatives; all four hands are sampled while the
    player's own is unlooked.
    """
    if view.unlooked:
        return full_deals(number, rng)
    deals = np.zeros((number, 4), np.int64)
    excluded = np.zeros(4, np.int64)
    sample_deals(seat_to_move(view), view.hand, view.unseen, excluded, opponents_held(view), rng, deals)
    return deals


def full_deals(number: int, rng: Ints) -> Ints:
    """Uniform deals of the whole pack."""
    seed = int(rng[0]) & (1 << 63) - 1
    order = np.random.default_rng(seed).random((number, 52)).argsort(axis=1)
    bits: Ints = np.left_shift(np.int64(1), order.astype(np.int64)).reshape(number, 4, 13).sum(axis=2)
    return bits


def holders(view: PlayerView, deals: Ints) -> tuple[tuple[int, int, int, int], ...]:
    """Of each unseen card, upwards, in how many of 255 of these deals seats 0-3 hold it."""
    # The bits of each hand as a row of 64 bytes, which are added up much faster than shifted words.
    hands = np.ascontiguousarray(deals[:, :4]).astype("<i8", copy=False).view(np.uint8)
    bits = np.unpackbits(hands.reshape(len(deals), 4, 8), axis=2, bitorder="little")
    seat, counts = seat_to_move(view), bits.sum(axis=0, dtype=np.int32)
    first, second, third = ((seat + step) % 4 for step in (1, 2, 3))
    shares = (counts * (255 / len(deals)) + 0.5).astype(np.int32)
    shares[second] = np.minimum(shares[second], 255 - shares[first])
    shares[third] = 255 - shares[first] - shares[second]
    shares[seat] = 0
    by_card = shares.T.tolist()
    return tuple((a, b, c, d) for a, b, c, d in (by_card[card] for card in cards_in(view.unseen)))


class DealBuffer:
    """The deals of a search, sampled in blocks when asked for, because a search that ends early needs few."""

    def __init__(self, draw: Callable[[int], Ints]) -> None:
        self._draw = draw
        self._deals = draw(BLOCK)

    def part(self, first: int, last: int) -> Ints:
        """The deals from the first to before the last."""
        while last > len(self._deals):
            self._deals = np.concatenate((self._deals, self._draw(BLOCK)))
        return self._deals[first:last]
