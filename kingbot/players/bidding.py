"""Search for what to say before the play: contract, trump, sale, bid, called card, blind, redeal.

Each candidate is rolled out on deals that agree with the view, as if its consequence were played at once.
"""

from __future__ import annotations

import random
from typing import Final

import numpy as np

from kingbot.engine.actions import Accept, Bid, Blind, Call, Choose, Keep, Look, NameTrump, Pass, Sell
from kingbot.engine.contracts import Contract
from kingbot.engine.view import PlayerView, Stage
from kingbot.players.beliefs import full_deals
from kingbot.players.bidding_rollouts import BiddingRollouts, Candidate, Rollout
from kingbot.players.decision import Decision, Estimate, Why
from kingbot.players.encoding import encode_sale, pairs_by_holder
from kingbot.players.evaluation import average_points, evaluate
from kingbot.players.kernels.jit import Floats, Ints
from kingbot.players.kernels.rollouts import Objective
from kingbot.players.racing import Timer
from kingbot.players.rules_encoding import NO_SALE, SaleTerms, trick_rules
from kingbot.players.sale_value import payment

_MAX_CALLS: Final = 10  # cards that are considered for calling
_MARGIN: Final = 0.3  # tricks by which a buyer wants to be better off


def search_bidding(view: PlayerView, rng: random.Random, timer: Timer, objective: Objective) -> Decision:
    """What to say, by rollouts of what would follow.

    Where actions race, bids above the lowest and cards that are hardly ever called are not considered.
    """
    rollouts = BiddingRollouts(view, rng, timer, objective)
    match view.stage:
        case Stage.CONTRACT:
            return _contract(rollouts)
        case Stage.TRUMP:
            return _trump(rollouts)
        case Stage.OFFER | Stage.AUCTION:
            return _bid(rollouts)
        case Stage.ANSWER:
            return _answer(rollouts)
        case Stage.BLIND:
            return _blind(rollouts)
        case Stage.CALL:
            return _call(rollouts)
        case _:
            return _redeal(rollouts)


def _contract(rollouts: BiddingRollouts) -> Decision:
    """The contract that earns most now, compared with what it would earn on average later."""
    view = rollouts.view
    # Earnings are weighed against later hands, so points count, not places.
    rollouts.objective = Objective(rollouts.objective.totals, -1.0)
    candidates: list[Candidate] = []
    for action in view.legal:
        if not isinstance(action, Choose):
            continue
        contract = action.contract
        if contract is Contract.DOMINO:
            rollout = rollouts.domino()
        elif contract is Contract.DECLARATION:
            rollout = rollouts.tricks([rollouts.declaration(rollouts.best_trump())], rollouts.seat)
        else:
            rollout = rollouts.tricks([trick_rules(rollouts.options, contract)], rollouts.seat)
        candidates.append((action, _minus(rollout, average_points(view, contract))))
    return rollouts.best(candidates)


def _minus(rollout: Rollout, baseline: float) -> Rollout:
    return lambda first, last: rollout(first, last) - baseline


def _trump(rollouts: BiddingRollouts) -> Decision:
    view = rollouts.view
    sale = encode_sale(view)
    candidates = [
        (action, rollouts.tricks([rollouts.declaration(action.trump, sale=sale)], rollouts.seat))
        for action in view.legal
        if isinstance(action, NameTrump)
    ]
    decision = rollouts.best(candidates)
    return _offer(rollouts, decision) if view.may_sell else decision


def _offer(rollouts: BiddingRollouts, keeping: Decision) -> Decision:
    """Offer the declaration at the best price, if that promises more than naming the trump."""
    view = rollouts.view
    if rollouts.objective.spread >= 0 or view.rules.schedule.called_partner:
        return keeping  # with places or partners the sum below would be wrong
    keep = keeping.estimates[0].value
    tricks, prices = rollouts.sale(keeping.deals, _MARGIN)
    offers = []
    for action in view.legal:
        if isinstance(action, Sell):
            points = _sale_points(rollouts, tricks, prices[:, action.price], keep)
            offers.append(Estimate(action, float(points.mean()), float(points.std() / len(points) ** 0.5)))
    best = max(offers, key=lambda offer: offer.value)
    if best.value <= keep:
        return keeping
    estimates = sorted((*offers, *keeping.estimates), key=lambda each: -each.value)
    ranked = (best, *(each for each in estimates if each is not best))
    return Decision(best.action, Why.SEARCH, ranked, keeping.deals)


def _sale_points(rollouts: BiddingRollouts, tricks: Ints, sales: Ints, keep: float) -> Floats:
    """What an offer earns on each deal, with its buyer and price there; `keep` where nobody buys."""
    unit = rollouts.view.rules.points(Contract.DECLARATION)
    points = np.full(len(sales), keep)
    for number, (won, (buyer, price)) in enumerate(zip(tricks, sales.tolist(), strict=True)):
        if buyer >= 0:
            paid = payment(rollouts.options, price, int(won[buyer, buyer]))
            points[number] = unit * float(won[buyer, rollouts.seat] + paid)
    return points


def _bid(rollouts: BiddingRollouts) -> Decision:
    """A bid, or a pass, which leaves the declaration where it stands."""
    view, seat, dealer = rollouts.view, rollouts.seat, rollouts.dealer
    standing = view.standing
    sale = SaleTerms(dealer, standing.seat, standing.tricks) if standing else NO_SALE
    declarer = standing.seat if standing else dealer
    candidates: list[Candidate] = []
    bids = [action for action in view.legal if isinstance(action, Bid)]
    candidates.append((Pass(seat), rollouts.tricks(rollouts.suit_declarations(sale), declarer)))
    bids.sort(key=lambda bid: bid.tricks)
    for bid in bids[:1] if rollouts.timer.budget.races else bids:
        bought = SaleTerms(dealer, seat, bid.tricks)
        mine = rollouts.declaration(rollouts.best_trump(bid.tricks), sale=bought)
        candidates.append((bid, rollouts.tricks([mine], seat)))
    return rollouts.best(candidates)


def _answer(rollouts: BiddingRollouts) -> Decision:
    view, seat = rollouts.view, rollouts.seat
    standing = view.standing
    assert standing is not None
    sold = rollouts.suit_declarations(SaleTerms(seat, standing.seat, standing.tricks))
    candidates: list[Candidate] = []
    for action in view.legal:
        if isinstance(action, Accept):
            candidates.append((action, rollouts.tricks(sold, standing.seat)))
        else:
            candidates.append((action, rollouts.tricks([rollouts.declaration(rollouts.best_trump())], seat)))
    return rollouts.best(candidates)


def _blind(rollouts: BiddingRollouts) -> Decision:
    candidates: list[Candidate] = []
    for action in rollouts.view.legal:
        if isinstance(action, Look):
            candidates.append((action, rollouts.tricks(rollouts.suit_declarations(), rollouts.seat)))
        elif isinstance(action, Blind):
            rules = rollouts.declaration(action.trump, blind=rollouts.seat)
            candidates.append((action, rollouts.tricks([rules], rollouts.seat)))
    return rollouts.best(candidates)


def _call(rollouts: BiddingRollouts) -> Decision:
    """The card whose holder makes the best partner."""
    view = rollouts.view
    best = sorted(evaluate(view), key=lambda each: -each.value)
    best = best[:_MAX_CALLS] if rollouts.timer.budget.races else best
    candidates: list[Candidate] = []
    for action in (each.action for each in best):
        assert isinstance(action, Call)
        pairs = pairs_by_holder(rollouts.deals, action.card, rollouts.dealer)
        if view.contract is Contract.DOMINO:
            candidates.append((action, rollouts.domino(pairs)))
        else:
            assert view.contract is not None
            rules = trick_rules(rollouts.options, view.contract, view.trump, sale=encode_sale(view))
            candidates.append((action, rollouts.tricks([rules], rollouts.seat, pairs, action.card.bit)))
    return rollouts.best(candidates)


def _redeal(rollouts: BiddingRollouts) -> Decision:
    """Keep, or play a hand that nobody has seen."""
    fresh = full_deals(len(rollouts.deals), rollouts.rng)
    candidates: list[Candidate] = []
    for action in rollouts.view.legal:
        rollout = rollouts.domino() if isinstance(action, Keep) else rollouts.domino(deals=fresh)
        candidates.append((action, rollout))
    return rollouts.best(candidates)
