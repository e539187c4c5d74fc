"""What a player remembers and concludes: the past of a hand, and the deals that agree with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from kingbot.cards import Rank, rank_cards
from kingbot.engine.actions import Play, Stop
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.view import PlayerView
from kingbot.players.encoding import fading, seat_of
from kingbot.players.kernels.dealing import bar, deal_out
from kingbot.players.kernels.domino_beliefs import RowEvidence, explain_rows
from kingbot.players.kernels.domino_state import STOP, DominoTerms
from kingbot.players.kernels.hand_value import EIGHTS, SEVENS, USUAL, special_suit
from kingbot.players.kernels.jit import Floats, Ints
from kingbot.players.kernels.trick_beliefs import (
    MANNER,
    Evidence,
    choose,
    explain,
    guess_manners,
    nothing_known,
    relive,
    stir,
)
from kingbot.players.kernels.trick_rules import KINDS, Terms
from kingbot.players.kernels.trick_state import STORED, Table
from kingbot.players.kernels.weights import FIGURES, LIKINGS, ROW_LIKINGS

BLOCK: Final = 32
PROPOSALS: Final = 6  # deals proposed for each that is tried
TRUST: Final = 0.7  # how far the others are believed to play by rules
ROW_PROPOSALS: Final = 8  # the same in domino
ROW_TRUST: Final = 0.7
SWAPS: Final = 3  # how often a guess may change before it is tried again
_STIRRED: Final = 8  # plays after which guesses are changed bit by bit; before, the past tells little
_HONOURS: Final = rank_cards(Rank.ACE, Rank.KING)
_RICH: Final = 4
_IMPOSSIBLE: Final = 1e4  # a logarithm of odds


@dataclass(frozen=True, slots=True)
class Past:
    """The plays of a hand so far, the position before the first, and what had faded from minds at each."""

    table: Table
    seats: Ints
    cards: Ints
    faded: Ints


def past_of(view: PlayerView, now: Table) -> Past:
    """What has been played in this hand of tricks."""
    assert view.leader is not None
    seats: list[int] = []
    cards: list[int] = []
    faded: list[int] = []
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    for (first, laid), gone in zip((*tricks, (view.leader, view.table)), fading(view.tricks), strict=True):
        for place, card in enumerate(laid):
            seats.append((first + place) % 4)
            cards.append(int(card))
            faded.append(gone)
    start = seats[0] if seats else now.turn
    pair, aware = now.pair, 15
    if view.called is not None:
        # At first the holder alone knew, who is known to us once the card has been seen.
        held = view.hand >> view.called & 1
        holder = seat_of(view) if held else dict(zip(cards, seats, strict=True)).get(view.called)
        aware = 0 if holder is None else 1 << holder
        pair = 0 if holder is None or view.dealer is None else 1 << view.dealer | 1 << holder
    table = Table(start, -1, 0, 0, start, 0, 0, 0, 0, 0, pair, aware, now.called, 0)
    return Past(table, *(np.array(column, np.int64) for column in (seats, cards, faded)))


def needs_of(view: PlayerView) -> Ints:
    """How many cards each of the three opponents holds, in order of play."""
    seat = seat_of(view)
    return np.array([view.held[(seat + step) % 4] for step in (1, 2, 3)], np.int64)


def _bar_caller(view: PlayerView, barred: Ints) -> None:
    """Nobody calls a card of their own."""
    if view.called is not None and view.dealer is not None and view.unseen >> view.called & 1:
        barred[view.dealer] |= 1 << view.called


def fresh_deals(view: PlayerView, number: int, chance: Ints) -> Ints:
    """Deals before the first card; all four hands are drawn while one's own is unlooked."""
    if view.unlooked:
        return whole_deals(number, chance)
    deals = np.zeros((number, 4), np.int64)
    seat = seat_of(view)
    deal_out(seat, view.hand, view.unseen, np.zeros(4, np.int64), needs_of(view), chance, deals)
    return deals


def whole_deals(number: int, chance: Ints) -> Ints:
    """Deals of the whole pack."""
    order = np.random.default_rng(int(chance[0]) & (1 << 63) - 1).random((number, 52)).argsort(axis=1)
    bits: Ints = np.left_shift(np.int64(1), order.astype(np.int64)).reshape(number, 4, 13).sum(axis=2)
    return bits


class Guesser:
    """Draws guesses (`kernels.trick_beliefs`) that agree with all a view shows, the more often the better
    they explain the past.
    """

    def __init__(self, view: PlayerView, terms: Terms, table: Table, chance: Ints) -> None:
        self._view, self._terms, self._chance = view, terms, chance
        seat, dealer = seat_of(view), view.dealer if view.dealer is not None else 0
        past = past_of(view, table)
        tables = np.zeros((len(past.cards), STORED), np.int64)
        relive(terms, past.table, past.cards, tables)
        barred = np.zeros(4, np.int64)
        _bar_caller(view, barred)
        bar(terms, past.table, past.seats, past.cards, view.unseen, barred)
        chooser, choices = _choices(view)
        self._past = Evidence(
            tables, past.seats, past.cards, past.faded, choices, chooser, seat, dealer, barred,
            *nothing_known(),
        )  # fmt: skip
        self._last: Ints | None = None

    def draw(self, number: int) -> Ints:
        """So many guesses, one a row."""
        past, plays = self._past, len(self._past.cards)
        if not plays and past.chooser in (-1, past.own):
            guesses = self._proposed(number)
        elif plays < _STIRRED or self._last is None or len(self._last) != number:
            proposed = self._proposed(number * PROPOSALS)
            likely = self._told(proposed)[:, :, 0].sum(axis=1)
            guesses = np.zeros((number, MANNER + 1), np.int64)
            choose(likely, TRUST, self._chance, proposed, guesses)
        else:
            guesses = self._last.copy()
            stir(self._terms, LIKINGS, FIGURES, past, SWAPS, TRUST, self._chance, guesses)
        guess_manners(past.own, self._told(guesses), self._chance, guesses)
        self._last = guesses
        return guesses

    def _told(self, guesses: Ints) -> Floats:
        told = np.zeros((len(guesses), 4, 2))
        explain(self._terms, LIKINGS, FIGURES, self._past, guesses, told)
        return told

    def _proposed(self, number: int) -> Ints:
        view, past = self._view, self._past
        proposed = np.zeros((number, MANNER + 1), np.int64)
        deal_out(past.own, view.hand, view.unseen, past.barred, needs_of(view), self._chance, proposed)
        return proposed


class Supply:
    """Deals for a search, drawn in blocks as they are asked for: a search that ends early draws few."""

    def __init__(self, draw: Callable[[int], Ints]) -> None:
        self._draw = draw
        self._deals = draw(BLOCK)

    def part(self, first: int, last: int) -> Ints:
        """The deals from the first to before the last."""
        while last > len(self._deals):
            self._deals = np.concatenate((self._deals, self._draw(BLOCK)))
        return self._deals[first:last]


def _choices(view: PlayerView) -> tuple[int, Floats]:
    """Who named the contract or the trump, and what else might have been (`kernels.trick_beliefs`)."""
    rules = view.rules
    rows: list[tuple[float, float, float, float, float]] = []
    chosen = view.contract in view.open_contracts and view.declarer in (None, view.chooser)
    contracts = view.open_contracts if chosen else ()
    unit = abs(rules.options.points.get(Contract.DECLARATION, 1))
    for contract in contracts:
        if contract is not Contract.DECLARATION:
            rows.append(_choice(view, contract, unit))
    if view.contract is Contract.DECLARATION and view.trump is not None and not view.blind:
        for trump, suit in ((trump, trump.suit) for trump in Trump):
            if suit is not None:
                made = float(trump is view.trump)
                rows.append((float(KINDS.index(Contract.DECLARATION)), float(suit), 1.0, 4.5, made))
    named = view.declarer if view.contract is Contract.DECLARATION else view.chooser
    if len(rows) < 2 or not any(row[4] for row in rows) or named is None:
        return -1, np.zeros((0, 5))
    return named, np.array(rows)


def _choice(view: PlayerView, contract: Contract, unit: int) -> tuple[float, float, float, float, float]:
    made = float(contract is view.contract)
    points = view.rules.points(contract) / unit
    if contract is Contract.DOMINO:
        sort = EIGHTS if view.rules.options.domino_start == "eight_clubs" else SEVENS
        return float(sort), -1.0, 0.3, 0.0, made
    usual = USUAL.get(contract, 0.0)
    return float(KINDS.index(contract)), float(special_suit(contract)), points, usual * points, made


class RowGuesser:
    """Draws guesses (`kernels.domino_beliefs`) that agree with all a view of domino shows, the passes
    and who was asked for a redeal included, the more often the better they explain what was laid.
    """

    def __init__(self, view: PlayerView, terms: DominoTerms, chance: Ints) -> None:
        self._view, self._terms, self._chance = view, terms, chance
        self._barred = np.array(view.passed, np.int64)
        _bar_caller(view, self._barred)
        chooser, choices = _choices(view)
        self._past = RowEvidence(*_rows_past(view), choices, chooser, seat_of(view), *nothing_known())

    def draw(self, number: int) -> Ints:
        """So many guesses, one a row."""
        view, past = self._view, self._past
        proposed = np.zeros((number * ROW_PROPOSALS, MANNER + 1), np.int64)
        deal_out(past.own, view.hand, view.unseen, self._barred, needs_of(view), self._chance, proposed)
        likely = self._asked(proposed) + self._told(proposed)[:, :, 0].sum(axis=1)
        guesses = np.zeros((number, MANNER + 1), np.int64)
        choose(likely, ROW_TRUST, self._chance, proposed, guesses)
        guess_manners(past.own, self._told(guesses), self._chance, guesses)
        return guesses

    def _told(self, guesses: Ints) -> Floats:
        told = np.zeros((len(guesses), 4, 2))
        explain_rows(self._terms, ROW_LIKINGS, FIGURES, self._past, guesses, told)
        return told

    def _asked(self, proposed: Ints) -> Floats:
        """Nought for each deal in which those who kept their cards were the ones that would be asked, else
        next to impossible.
        """
        view = self._view
        likely: Floats = np.zeros(len(proposed))
        if view.rules.options.domino_redeal:
            laid = _laid_honours(view)
            for other in range(4):
                if other != self._past.own:
                    held = np.bitwise_count(proposed[:, other] & _HONOURS) + laid[other]
                    likely[(held >= _RICH) != (other in view.kept)] -= _IMPOSSIBLE
        return likely


def _rows_past(view: PlayerView) -> tuple[Ints, Ints, Ints, Ints, Ints]:
    """What was laid so far, as `kernels.domino_beliefs.RowEvidence` has it."""
    laid, before = 0, -1
    held = [13] * 4
    past: list[tuple[int, int, int, int, int]] = []
    for move in view.moves:
        fewest = max(1, min(cards for seat, cards in enumerate(held) if seat != move.seat))
        extra = int(move.seat == before)
        if isinstance(move, Play):
            past.append((move.seat, int(move.card), laid, extra, fewest))
            laid |= move.card.bit
            held[move.seat] -= 1
        elif isinstance(move, Stop):
            past.append((move.seat, STOP, laid, extra, fewest))
        before = move.seat
    columns = np.array(past, np.int64).reshape(-1, 5).T
    seats, cards, lay, extras, fewests = (np.ascontiguousarray(column) for column in columns)
    return seats, cards, lay, extras, fewests


def _laid_honours(view: PlayerView) -> list[int]:
    laid = [0, 0, 0, 0]
    for move in view.moves:
        card = getattr(move, "card", None)
        if card is not None:
            laid[move.seat] += _HONOURS >> card & 1
    return laid
