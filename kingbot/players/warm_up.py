"""Making the kernels ready: each is called once, so that it is compiled, or taken from where it was kept."""

from __future__ import annotations

import threading
from typing import Final

import numpy as np

from kingbot.engine.contracts import Contract
from kingbot.engine.options import Options
from kingbot.players.kernels.dealing import bar, deal_out
from kingbot.players.kernels.domino_beliefs import RowEvidence, explain_rows
from kingbot.players.kernels.domino_state import Rows, domino_terms
from kingbot.players.kernels.rollouts import try_cards, try_hand, try_rows, try_sale
from kingbot.players.kernels.trick_beliefs import (
    Evidence,
    choose,
    explain,
    guess_manners,
    nothing_known,
    relive,
    stir,
)
from kingbot.players.kernels.trick_rules import terms_of
from kingbot.players.kernels.trick_state import STORED, Table
from kingbot.players.kernels.weights import FIGURES, LIKINGS, ROW_LIKINGS

_EACH: Final = 13

READY: Final = threading.Event()
"""Set once the kernels are ready."""

_starting: Final = threading.Lock()


def start() -> None:
    """Begin to make the kernels ready in the background, unless that has begun."""
    if _starting.acquire(blocking=False):  # never released: once is enough
        threading.Thread(target=warm_up, name="bots-warming", daemon=True).start()


def warm_up() -> None:
    """Make every kernel of the search ready."""
    options = Options(points=dict.fromkeys(Contract, -1))
    terms = terms_of(options, Contract.NO_TRICKS)
    hands = [((1 << _EACH) - 1) << (_EACH * seat) for seat in range(4)]
    deals = np.array([hands], np.int64)
    guesses = np.array([[*hands, 0]], np.int64)
    none = np.zeros(0, np.int64)
    zeros = np.zeros(4, np.int64)
    chance = np.array([1], np.int64)
    start = Table(0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    unseen = sum(hands[1:])
    needs = np.full(3, _EACH)
    totals = np.zeros(4)
    bar(terms, start, none, none, unseen, zeros)
    deal_out(0, hands[0], unseen, zeros, needs, chance, deals)
    deal_out(0, hands[0], unseen, zeros, needs, chance, guesses)
    relive(terms, start, none, np.zeros((0, STORED), np.int64))
    known, kept = nothing_known()
    told = np.zeros((1, 4, 2))
    tables, choices = np.zeros((0, STORED), np.int64), np.zeros((0, 5))
    past = Evidence(tables, none, none, none, choices, -1, 0, 0, zeros, known, kept)
    explain(terms, LIKINGS, FIGURES, past, guesses, told)
    stir(terms, LIKINGS, FIGURES, past, 1, 1.0, chance, guesses)
    guess_manners(0, told, chance, guesses)
    choose(np.zeros(1), 1.0, chance, guesses, guesses.copy())
    cards = np.array([0, 1], np.int64)
    brought = np.zeros((2, 1))
    try_cards(
        terms, LIKINGS, start, zeros, 0, 0, guesses, cards, 3, 1.0, 1, totals, -1.0, brought
    )  # fmt: skip
    four = (terms, terms, terms, terms)
    pairs = np.zeros(1, np.int64)
    try_hand(four, 0, LIKINGS, FIGURES, 0, 0, 0, pairs, 0, deals, 1.0, 1, totals, -1.0, brought[0])
    rows = Rows(0, 0, 0, 0, 0, 0)
    nothing = np.array([-2], np.int64)
    laying = domino_terms(options, -1)
    laid = RowEvidence(none, none, none, none, none, choices, -1, 0, known, kept)
    explain_rows(laying, ROW_LIKINGS, FIGURES, laid, guesses, told)
    try_rows(laying, ROW_LIKINGS, rows, 0, pairs, guesses, nothing, 1.0, 1, totals, -1.0, brought)
    spades = terms._replace(trump=hands[3])
    suits = (spades, spades, spades, spades)
    tricks, prices = np.zeros((1, 4, 4), np.int64), np.zeros((1, 14, 2), np.int64)
    try_sale(suits, LIKINGS, FIGURES, 0, 0, pairs, deals, 1.0, 1, 0.3, tricks, prices)
    READY.set()
