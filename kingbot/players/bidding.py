"""Searching what to say before the play: contract, trump, sale, bid, call, redeal."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from kingbot.engine.actions import Accept, Action, Bid, Blind, Call, Choose, Keep, Look, NameTrump, Pass, Sell
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.view import PlayerView, Stage
from kingbot.players.beliefs import fresh_deals, whole_deals
from kingbot.players.club import judge, trumps_of, usual
from kingbot.players.decision import Decision, Estimate, Why
from kingbot.players.encoding import seat_of, spread_in
from kingbot.players.kernels.domino_state import Rows, domino_terms
from kingbot.players.kernels.jit import Floats, Ints
from kingbot.players.kernels.rollouts import try_hand, try_rows, try_sale
from kingbot.players.kernels.trick_rules import Terms, terms_of
from kingbot.players.kernels.weights import FIGURES, LIKINGS, ROW_LIKINGS
from kingbot.players.racing import Clock, race
from kingbot.players.sale_value import declaring, moved
from kingbot.players.search import DOMINO_NOISE, NOISE, pairs_in

_SUITS: Final = (Trump.CLUBS, Trump.DIAMONDS, Trump.HEARTS, Trump.SPADES)
_CALLS: Final = 10  # cards worth thinking of calling
_MARGIN: Final = 0.3  # tricks by which a buyer wants to be better off

# What one choice brings on the deals from the first to before the last.
Brings = Callable[[int, int], Floats]


class Speaker:
    """One decision before the play: the view, the deals it may mean, and ways to play them out."""

    def __init__(self, view: PlayerView, rng: random.Random, clock: Clock) -> None:
        self.view = view
        self.seat = seat_of(view)
        self.dealer = view.dealer if view.dealer is not None else 0
        self.options = view.rules.options
        self.chance: Ints = np.array([rng.getrandbits(62)], np.int64)
        self.clock = clock
        self.deals = fresh_deals(view, clock.budget.deals, self.chance)
        self.seed = int(self.chance[0])
        self.totals, self.spread = spread_in(view)
        leaders = {"after_dealer": (self.dealer + 1) % 4, "dealer": self.dealer}
        self.leader = leaders.get(self.options.leader, view.chooser if view.chooser is not None else 0)

    def pairs(self) -> Ints:
        """The pairs of each deal: as they are known, or any where a card is yet to be called."""
        view = self.view
        if not view.rules.schedule.called_partner or view.called is not None or view.pair is not None:
            return pairs_in(view, self.deals)
        partners = (self.dealer + 1 + np.arange(len(self.deals)) % 3) % 4
        pairs: Ints = 1 << self.dealer | np.left_shift(np.int64(1), partners.astype(np.int64))
        return pairs

    def hand(
        self,
        terms: Sequence[Terms],
        named: int,
        declarer: int,
        pairs: Ints | None = None,
        called: int = 0,
        deals: Ints | None = None,
    ) -> Brings:
        """A hand of tricks on these terms; `named` −1: on the declarer's best suit."""
        four = (terms[0], terms[1 % len(terms)], terms[2 % len(terms)], terms[3 % len(terms)])
        sides = self.pairs() if pairs is None else pairs
        dealt = self.deals if deals is None else deals

        def brings(first: int, last: int) -> Floats:
            brought = np.empty(last - first)
            try_hand(
                four, named, LIKINGS, FIGURES, self.leader, self.seat, declarer, sides[first:last], called,
                dealt[first:last], NOISE, self.seed + first, self.totals, self.spread, brought,
            )  # fmt: skip
            return brought

        return brings

    def domino(self, pairs: Ints | None = None, deals: Ints | None = None) -> Brings:
        """A hand of domino."""
        terms = domino_terms(self.options, self.view.rules.points(Contract.DOMINO))
        starter = (self.dealer + 1) % 4
        sides = self.pairs() if pairs is None else pairs
        dealt = self.deals if deals is None else deals
        guesses = np.hstack((dealt, np.zeros((len(dealt), 1), np.int64)))
        nothing = np.array([-2], np.int64)

        def brings(first: int, last: int) -> Floats:
            brought = np.empty((1, last - first))
            try_rows(
                terms, ROW_LIKINGS, Rows(starter, 0, 0, starter, 0, 0), self.seat, sides[first:last],
                guesses[first:last], nothing, DOMINO_NOISE, self.seed + first, self.totals, self.spread,
                brought,
            )  # fmt: skip
            row: Floats = brought[0]
            return row

        return brings

    def terms(self, trump: Trump, *, blind: int = -1, sale: tuple[int, int, int] | None = None) -> Terms:
        """The terms of a declaration."""
        return terms_of(self.options, Contract.DECLARATION, trump, blind=blind, sale=sale)

    def suits(self, sale: tuple[int, int, int] | None = None) -> list[Terms]:
        """The terms of the four trumps."""
        return [self.terms(trump, sale=sale) for trump in _SUITS]

    def best_trump(self, price: int = 0) -> Trump:
        """What the rules of thumb would name."""
        return max(
            trumps_of(self.view), key=lambda trump: declaring(self.options, self.view.hand, trump, price)
        )

    def race(self, choices: Sequence[tuple[Action, Brings]]) -> Decision:
        """The best of these choices."""

        def trial(live: Sequence[int], first: int, last: int) -> Floats:
            return np.array([choices[number][1](first, last) for number in live])

        return race([action for action, _ in choices], trial, self.clock)


def search_speech(view: PlayerView, rng: random.Random, clock: Clock) -> Decision:
    """What to say, by playing out what would follow."""
    speaker = Speaker(view, rng, clock)
    match view.stage:
        case Stage.CONTRACT:
            return _contract(speaker)
        case Stage.TRUMP:
            return _trump(speaker)
        case Stage.OFFER | Stage.AUCTION:
            return _bid(speaker)
        case Stage.ANSWER:
            return _answer(speaker)
        case Stage.BLIND:
            return _blind(speaker)
        case Stage.CALL:
            return _call(speaker)
        case _:
            return _redeal(speaker)


def _contract(speaker: Speaker) -> Decision:
    """The contract that is best now, less what it would bring on average later."""
    view = speaker.view
    # What a contract brings is weighed against later hands, so points count, not places.
    speaker.spread = -1.0
    choices: list[tuple[Action, Brings]] = []
    for action in view.legal:
        if not isinstance(action, Choose):
            continue
        contract = action.contract
        if contract is Contract.DOMINO:
            brings = speaker.domino()
        elif contract is Contract.DECLARATION:
            brings = speaker.hand([speaker.terms(speaker.best_trump())], 0, speaker.seat)
        else:
            brings = speaker.hand([terms_of(speaker.options, contract)], 0, speaker.seat)
        choices.append((action, _less(brings, usual(view, contract))))
    return speaker.race(choices)


def _less(brings: Brings, usually: float) -> Brings:
    return lambda first, last: brings(first, last) - usually


def _trump(speaker: Speaker) -> Decision:
    view = speaker.view
    sale = (view.sale.seller, view.sale.buyer, view.sale.price) if view.sale else None
    named = [
        (action, speaker.hand([speaker.terms(action.trump, sale=sale)], 0, speaker.seat))
        for action in view.legal
        if isinstance(action, NameTrump)
    ]
    decision = speaker.race(named)
    return _offer(speaker, decision) if view.may_sell else decision


def _offer(speaker: Speaker, keeping: Decision) -> Decision:
    """Offer the declaration at the best price, if that promises more than naming the trump."""
    view, options = speaker.view, speaker.options
    deals = speaker.deals[: keeping.deals]
    keep = keeping.estimates[0].value
    unit = view.rules.points(Contract.DECLARATION)
    tricks = np.zeros((len(deals), 4, 4), np.int64)
    prices = np.zeros((len(deals), 14, 2), np.int64)
    terms = speaker.suits()
    try_sale(
        (terms[0], terms[1], terms[2], terms[3]), LIKINGS, FIGURES, speaker.leader, speaker.seat,
        speaker.pairs()[: len(deals)], deals, NOISE, speaker.seed, _MARGIN, tricks, prices,
    )  # fmt: skip
    if speaker.spread >= 0 or view.rules.schedule.called_partner:
        return keeping  # places and partners make the sum below wrong
    offers: list[Estimate] = []
    for action in view.legal:
        if isinstance(action, Sell):
            total = 0.0
            for row in range(len(deals)):
                buyer, price = int(prices[row, action.price, 0]), int(prices[row, action.price, 1])
                if buyer < 0:
                    total += keep
                else:
                    won = tricks[row, buyer]
                    total += unit * float(won[speaker.seat] + moved(options, price, int(won[buyer])))
            offers.append(Estimate(action, total / len(deals)))
    best = max(offers, key=lambda offer: offer.value)
    if best.value <= keep:
        return keeping
    estimates = sorted((*offers, *keeping.estimates), key=lambda each: -each.value)
    ranked = (best, *(each for each in estimates if each is not best))
    return Decision(best.action, Why.SEARCH, ranked, keeping.deals)


def _bid(speaker: Speaker) -> Decision:
    """The lowest bid, or a pass, which leaves the declaration where it stands."""
    view, seat, dealer = speaker.view, speaker.seat, speaker.dealer
    standing = view.standing
    holder = (dealer, standing.seat, standing.tricks) if standing else None
    declarer = standing.seat if standing else dealer
    choices: list[tuple[Action, Brings]] = []
    bids = [action for action in view.legal if isinstance(action, Bid)]
    choices.append((Pass(seat), speaker.hand(speaker.suits(holder), -1, declarer)))
    if bids:
        lowest = min(bids, key=lambda bid: bid.tricks)
        mine = speaker.terms(speaker.best_trump(lowest.tricks), sale=(dealer, seat, lowest.tricks))
        choices.append((lowest, speaker.hand([mine], 0, seat)))
    return speaker.race(choices)


def _answer(speaker: Speaker) -> Decision:
    view, seat = speaker.view, speaker.seat
    standing = view.standing
    assert standing is not None
    sold = speaker.suits((seat, standing.seat, standing.tricks))
    choices: list[tuple[Action, Brings]] = []
    for action in view.legal:
        if isinstance(action, Accept):
            choices.append((action, speaker.hand(sold, -1, standing.seat)))
        else:
            choices.append((action, speaker.hand([speaker.terms(speaker.best_trump())], 0, seat)))
    return speaker.race(choices)


def _blind(speaker: Speaker) -> Decision:
    choices: list[tuple[Action, Brings]] = []
    for action in speaker.view.legal:
        if isinstance(action, Look):
            choices.append((action, speaker.hand(speaker.suits(), -1, speaker.seat)))
        elif isinstance(action, Blind):
            terms = speaker.terms(action.trump, blind=speaker.seat)
            choices.append((action, speaker.hand([terms], 0, speaker.seat)))
    return speaker.race(choices)


def _call(speaker: Speaker) -> Decision:
    """The card whose holder makes the best partner, among those the rules of thumb like."""
    view = speaker.view
    liked = sorted(judge(view), key=lambda each: -each.value)[:_CALLS]
    choices: list[tuple[Action, Brings]] = []
    for action in (each.action for each in liked):
        assert isinstance(action, Call)
        pairs = np.zeros(len(speaker.deals), np.int64)
        for seat in range(4):
            holds = speaker.deals[:, seat] >> int(action.card) & 1
            pairs |= np.where(holds, 1 << speaker.dealer | 1 << seat, 0)
        if view.contract is Contract.DOMINO:
            choices.append((action, speaker.domino(pairs)))
        else:
            assert view.contract is not None
            sale = (view.sale.seller, view.sale.buyer, view.sale.price) if view.sale else None
            terms = terms_of(speaker.options, view.contract, view.trump, sale=sale)
            choices.append((action, speaker.hand([terms], 0, speaker.seat, pairs, action.card.bit)))
    return speaker.race(choices)


def _redeal(speaker: Speaker) -> Decision:
    """Keep, or play a hand that nobody has seen."""
    fresh = whole_deals(len(speaker.deals), speaker.chance)
    choices: list[tuple[Action, Brings]] = []
    for action in speaker.view.legal:
        brings = speaker.domino() if isinstance(action, Keep) else speaker.domino(deals=fresh)
        choices.append((action, brings))
    return speaker.race(choices)
