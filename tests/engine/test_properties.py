"""What holds in every position of every match, whatever the preset and the options."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given

from kingbot.cards import PACK, Rank
from kingbot.engine import match as engine
from kingbot.engine.actions import Action, Play, Side, parse_action
from kingbot.engine.contracts import Contract
from kingbot.engine.hand import Domino, FinishedHand, Hand, Scored, Tricks
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.engine.refusals import RefusedError
from kingbot.presets import PRESETS, format_line, parse_line
from kingbot.record import MatchRecorder
from tests.engine.anything import EVERY_ACTION, RULES, SEEDS, few, positions, random_record, random_rules
from tests.engine.world import hand_of, run

every_preset = pytest.mark.parametrize("preset", PRESETS)


# --- cards -------------------------------------------------------------------------------------


def on_the_table(hand: Hand) -> list[int]:
    """The card sets in which the 52 cards lie, the seats' first."""
    phase = hand.phase.last if isinstance(hand.phase, Scored) else hand.phase
    match phase:
        case Tricks():
            return [*hand.cards, *phase.taken, *(card.bit for card in phase.table)]
        case Domino():
            return [*hand.cards, phase.rows]
    return list(hand.cards)


@every_preset
@few
@given(seed=SEEDS)
def test_cards_are_conserved(preset: str, seed: int) -> None:
    rng = random.Random(seed)
    for _, _, match in run(engine.start(random_rules(rng, preset)), rng):
        if match.hand is None:  # the pack was cut for the first hand
            continue
        places = on_the_table(match.hand)
        assert sum(each.bit_count() for each in places) == 52
        assert sum(places) == PACK


# --- legal actions -----------------------------------------------------------------------------


def takes(match: Match, action: Action) -> bool:
    with suppress(RefusedError):
        engine.apply(match, action)
        return True
    return False


def needless(match: Match, action: Action) -> bool:
    """Whether an action names the one side on which an ace can be laid; readers allow that (record 2)."""
    phase = match.hand.phase if match.hand else None
    if not isinstance(phase, Domino) or not isinstance(action, Play) or action.side is None:
        return False
    if match.rules.options.domino_ace != "both" or action.card.rank is not Rank.ACE:
        return False
    end = action.card + (Rank.KING if action.side is Side.HIGH else Rank.TWO) - Rank.ACE
    without = replace(action, side=None)
    return bool(phase.rows >> end & 1) and without in engine.legal_actions(match)


@every_preset
@few
@given(seed=SEEDS)
def test_an_action_is_legal_exactly_when_it_is_taken(preset: str, seed: int) -> None:
    rng = random.Random(seed)
    for match in positions(random_rules(rng, preset), rng):
        legal = engine.legal_actions(match)
        assert len(set(legal)) == len(legal)
        assert set(legal) <= set(EVERY_ACTION)
        for action in EVERY_ACTION:
            assert takes(match, action) == (action in legal or needless(match, action)), str(action)


@every_preset
@few
@given(seed=SEEDS)
def test_somebody_can_always_go_on(preset: str, seed: int) -> None:
    """While a hand is played or the pack is to be cut, one seat has the turn and an action; else none."""
    rng = random.Random(seed)
    for match, _, _ in run(engine.start(random_rules(rng, preset)), rng):
        seats = {action.seat for action in engine.legal_actions(match)}
        turn = engine.turn(match)
        assert seats == (set() if turn is None else {turn})
        assert (turn is None or engine.cut_due(match)) == (engine.upcoming(match) is not None)


# --- points ------------------------------------------------------------------------------------

THINGS = {
    Contract.NO_KINGS_JACKS: 8,
    Contract.NO_QUEENS: 4,
    Contract.NO_HEARTS: 13,
    Contract.NO_LAST_TWO: 2,
    Contract.NO_TRICKS: 13,
    Contract.DECLARATION: 13,
    Contract.NO_TRUMP: 13,
}  # the others are about one card


def expected_sum(rules: Rules, hand: Hand, finished: FinishedHand) -> int | Fraction:
    """What the points of a hand add up to (rules 2, 3, 5–7)."""
    value = rules.points(finished.contract)
    assert isinstance(hand.phase, Scored)
    last = hand.phase.last
    if isinstance(last, Domino):
        win = rules.options.domino_win
        left = sum(cards.bit_count() for cards in hand.cards)
        return 0 if win == "sum" else value * left + win * len(last.out)
    total = value * THINGS.get(finished.contract, 1)
    if finished.blind:
        total += value * [trick.winner for trick in last.done].count(finished.dealer)
    flips = finished.contract in (Contract.NO_HEARTS, Contract.NO_TRICKS) and rules.options.slam == "plus13"
    return -total if flips and finished.slam is not None else total


@every_preset
@few
@given(seed=SEEDS)
def test_the_points_of_a_hand_have_the_expected_sum(preset: str, seed: int) -> None:
    rng = random.Random(seed)
    for before, _, match in run(engine.start(random_rules(rng, preset)), rng):
        if len(match.finished) > len(before.finished):
            finished = match.finished[-1]
            assert sum(finished.points) == expected_sum(match.rules, hand_of(match), finished)


# --- the log -----------------------------------------------------------------------------------


def folded(rules: Rules, recorder: MatchRecorder, finished: tuple[FinishedHand, ...] = ()) -> Match:
    """The match that a log tells, taken up after these hands; each action read from its text.

    A cut for a deal that is still due is not in it.
    """
    match = engine.start(rules, finished)
    for log in recorder.hands[len(finished) :]:
        deals = iter(log.deals)
        match = engine.deal(match, log.dealer, next(deals)).match
        for action in log.actions:
            if engine.upcoming(match) is not None:
                match = engine.deal(match, log.dealer, next(deals)).match
            match = engine.apply(match, parse_action(str(action))).match
        for cards in deals:
            match = engine.deal(match, log.dealer, cards).match
    return match


@every_preset
@few
@given(seed=SEEDS)
def test_the_state_is_the_fold_of_the_log(preset: str, seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(rng, preset)
    match, recorder = random_record(rules, rng, most=rng.randint(1, 400))
    match = replace(match, cut=None)
    assert folded(rules, recorder) == match
    earlier = match.finished[: len(recorder.hands) - 1]
    assert folded(rules, recorder, earlier) == match, "also from the last finished hand on"


# --- text --------------------------------------------------------------------------------------


@given(RULES)
def test_rules_round_trip_through_their_line(rules: Rules) -> None:
    assert parse_line(format_line(rules)) == rules


@every_preset
@few
@given(seed=SEEDS)
def test_whatever_is_done_round_trips_through_its_text(preset: str, seed: int) -> None:
    rng = random.Random(seed)
    for _, action, _ in run(engine.start(random_rules(rng, preset)), rng):
        assert action is None or parse_action(str(action)) == action
