"""Searching for the best card, in tricks and in domino."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from kingbot.engine.actions import Action, Play, Stop
from kingbot.engine.view import PlayerView
from kingbot.players.beliefs import Guesser, RowGuesser, Supply
from kingbot.players.decision import Decision, Why
from kingbot.players.encoding import domino_in, fading, rows_in, seat_of, spread_in, table_in, terms_in
from kingbot.players.kernels.domino_state import STOP
from kingbot.players.kernels.jit import Floats, Ints
from kingbot.players.kernels.rollouts import try_cards, try_rows
from kingbot.players.kernels.trick_rules import Terms
from kingbot.players.kernels.weights import LIKINGS, ROW_LIKINGS
from kingbot.players.racing import Clock, race

NOISE: Final = 0.5  # how far the players of a trial stray from the rules of thumb
DOMINO_NOISE: Final = 0.3
ENDINGS: Final = 2  # tricks that are left to exact play


def candidates(view: PlayerView, terms: Terms) -> dict[int, Action]:
    """The cards worth trying: of touching cards that do the same only the lowest."""
    legal = {int(action.card): action for action in view.legal if isinstance(action, Play)}
    others = view.unseen
    for lying in view.table:
        others |= 1 << lying
    odd = terms.penalty | (1 << view.called if view.called is not None else 0)
    kept: dict[int, Action] = {}
    last: int | None = None
    for card in sorted(legal):
        touching = (
            last is not None
            and last // 13 == card // 13
            and not others & ((1 << card) - (1 << last))
            and odd >> last & 1 == odd >> card & 1
        )
        if not touching:
            kept[card] = legal[card]
        last = card
    return kept


def search_cards(view: PlayerView, rng: random.Random, clock: Clock) -> Decision:
    """The card that brings most in tricks."""
    terms, table = terms_in(view), table_in(view)
    actions = candidates(view, terms)
    if len(actions) == 1:
        return Decision(next(iter(actions.values())), Why.FORCED)
    chance: Ints = np.array([rng.getrandbits(62)], np.int64)
    seed = rng.getrandbits(62)
    deals = Supply(Guesser(view, terms, table, chance).draw)
    taken = taken_in(view, terms)
    cards = np.array(list(actions), np.int64)
    totals, spread = spread_in(view)
    dealer = view.dealer if view.dealer is not None else 0
    faded = fading(view.tricks)[-1]

    def trial(live: Sequence[int], first: int, last: int) -> Floats:
        brought = np.empty((len(live), last - first))
        try_cards(
            terms, LIKINGS, table, taken, dealer, faded, deals.part(first, last), cards[live], ENDINGS, NOISE,
            seed + first, totals, spread, brought,
        )  # fmt: skip
        return brought

    return race(list(actions.values()), trial, clock)


def taken_in(view: PlayerView, terms: Terms) -> Ints:
    """How many of the things that count each seat has taken."""
    if terms.penalty:
        return np.array([(cards & terms.penalty).bit_count() for cards in view.taken], np.int64)
    tricks = view.tricks[11:] if terms.last_two else view.tricks
    return np.array([sum(trick.winner == seat for trick in tricks) for seat in range(4)], np.int64)


def search_domino(view: PlayerView, rng: random.Random, clock: Clock) -> Decision:
    """The card that brings most in domino, or the stop."""
    terms, rows = domino_in(view), rows_in(view)
    seat = seat_of(view)
    actions: list[Action] = []
    cards: list[int] = []
    for action in view.legal:
        card = STOP if isinstance(action, Stop) else int(action.card) if isinstance(action, Play) else -1
        if card not in cards:  # of an ace's two sides the high one, which is never worse, comes first
            actions.append(action)
            cards.append(card)
    if len(actions) == 1:
        return Decision(actions[0], Why.FORCED)
    chance: Ints = np.array([rng.getrandbits(62)], np.int64)
    seed = rng.getrandbits(62)
    deals = Supply(RowGuesser(view, terms, chance).draw)
    tried = np.array(cards, np.int64)
    totals, spread = spread_in(view)

    def trial(live: Sequence[int], first: int, last: int) -> Floats:
        brought = np.empty((len(live), last - first))
        dealt = deals.part(first, last)
        try_rows(
            terms, ROW_LIKINGS, rows, seat, pairs_in(view, dealt), dealt, tried[live], DOMINO_NOISE,
            seed + first, totals, spread, brought,
        )  # fmt: skip
        return brought

    return race(actions, trial, clock)


def pairs_in(view: PlayerView, deals: Ints) -> Ints:
    """The seats of one pair in each deal; 0 where there are no pairs."""
    pairs = np.zeros(len(deals), np.int64)
    if view.pair is not None:
        pairs[:] = 1 << view.pair[0] | 1 << view.pair[1]
    elif view.called is not None and view.dealer is not None:
        for seat in range(4):
            holds = deals[:, seat] >> int(view.called) & 1
            pairs |= np.where(holds, 1 << view.dealer | 1 << seat, 0)
    return pairs
