"""The match as a whole: its length, whose turn, its end, its sum, its winner (rules 1, 8 and 10)."""

from __future__ import annotations

import random

import pytest

from kingbot.engine import match as engine
from kingbot.engine.contracts import Contract
from kingbot.engine.events import Dealt, HandScored, MatchEnded
from kingbot.engine.match import DealError, Match
from kingbot.engine.options import Rules
from kingbot.engine.refusals import RefusedError
from kingbot.presets import PRESETS, custom, load
from tests.engine.anything import random_rules
from tests.engine.played import SHARED, SUITS, TRICKS, play_shared, play_slam
from tests.engine.world import deal, hand_of, match_of, phase_name, play, refused, run, say, shuffled, step

LENGTHS = {
    "classic": 13,
    "home": 13,
    "declared": 13,
    "feudum": 13,
    "pirandello": 13,
    "two-phase": 17,
    "portuguese": 10,
    "rifki": 20,
}


def finish(rules: Rules, rng: random.Random) -> Match:
    *_, (_, _, match) = run(engine.start(rules), rng)
    return match


# Deals


def test_before_the_first_deal_nobody_has_the_turn() -> None:
    match = engine.start(load("classic"))
    assert engine.turn(match) is None
    assert engine.legal_actions(match) == ()
    assert refused(match, "0 play 7D") == "wrong_phase"
    assert not engine.over(match)


def test_a_deal_begins_the_hand_that_is_due() -> None:
    match, events = engine.deal(engine.start(load("classic")), 1, SHARED)
    assert events == (Dealt(1, 1, hand_of(match).contract, again=False),)
    assert hand_of(match).deal == hand_of(match).cards == SHARED
    assert (hand_of(match).contract, engine.turn(match)) == ("no_kings_jacks", 2)


def test_while_a_hand_is_played_no_other_is_dealt() -> None:
    match = match_of("no_tricks", SHARED)
    assert engine.upcoming(match) is None
    with pytest.raises(DealError) as caught:
        engine.deal(match, 0, SHARED)
    assert caught.value.key == "wrong_phase"


@pytest.mark.parametrize(
    "dealt",
    [
        (SHARED[0], SHARED[0], SHARED[2], SHARED[3]),
        (SHARED[0] | SHARED[1], 0, SHARED[2], SHARED[3]),
        (SHARED[0], SHARED[1], SHARED[2], SHARED[3] | 1),
        (SHARED[0], SHARED[1], SHARED[2], 0),
        (SHARED[0], SHARED[1], SHARED[2], SHARED[3] ^ 1 << 2 ^ 1 << 52),
        (0, 0, 0, 0),
    ],
)
def test_a_deal_is_thirteen_cards_each_of_one_whole_pack(dealt: tuple[int, int, int, int]) -> None:
    with pytest.raises(DealError) as caught:
        engine.deal(engine.start(load("classic")), 0, dealt)
    assert caught.value.key == "wrong_deck"


def test_between_hands_nobody_has_the_turn_and_a_move_is_wrong_phase() -> None:
    match = play_shared(match_of("no_tricks", SHARED, hands=["no_tricks", "no_hearts"]))
    assert phase_name(match) == "Scored"
    assert engine.turn(match) is None
    assert engine.legal_actions(match) == ()
    for seat in range(4):
        assert refused(match, f"{seat} play AS") == "wrong_phase"
    due = engine.upcoming(match)
    assert due is not None
    assert (due.number, due.dealers, due.contract) == (2, frozenset({0}), Contract.NO_HEARTS)
    assert engine.turn(engine.deal(match, 0, SUITS).match) == 1


def test_a_match_taken_up_after_its_finished_hands_goes_on_as_it_would_have() -> None:
    rules = custom("home", {"hands": ["no_tricks", "no_queens", "no_hearts"]})
    first = play_shared(engine.deal(engine.start(rules), 3, SHARED).match)
    taken_up = engine.start(rules, first.finished)
    assert engine.upcoming(taken_up) == engine.upcoming(first)
    dealt = shuffled(random.Random(3))
    assert engine.deal(taken_up, 0, dealt) == engine.deal(first, 0, dealt)


# Turns


def test_whoever_has_not_the_turn_is_refused_with_the_reason_before_anything_else() -> None:
    match = match_of("no_tricks", SHARED)
    for text in ("1 play 4S", "1 play AS", "1 trump S", "3 stop"):
        assert refused(match, text) == "not_your_turn"


def test_a_refused_move_raises_its_reason_and_changes_nothing() -> None:
    match = match_of("no_tricks", SHARED, "0 play AS")
    before = repr(match)
    with pytest.raises(RefusedError) as caught:
        say(match, "1 play AC")
    assert caught.value.refusal.reason == "follow_suit"
    assert str(caught.value) == "follow_suit"
    assert repr(match) == before


def test_a_move_leaves_the_match_before_it_as_it_was() -> None:
    match = match_of("no_tricks", SHARED)
    before = repr(match)
    say(match, "0 play AS")
    assert repr(match) == before


# The end


def test_the_last_hand_ends_the_match() -> None:
    match = match_of("no_tricks", SHARED)
    for trick in TRICKS[:-1]:
        match = play(match, trick)
    match = play(match, "AD 3D 5D")
    match, events = step(match, "2 play KC")
    assert isinstance(events[-2], HandScored)
    assert events[-2].hand == match.finished[0]
    assert events[-1] == MatchEnded((4, 2, 1, 3))
    assert engine.over(match)
    assert engine.upcoming(match) is None


def test_after_the_last_hand_every_move_is_match_over() -> None:
    match = play_shared(match_of("no_tricks", SHARED))
    for seat in range(4):
        for verb in ("play AS", "pass", "choose domino", "redeal", "stop"):
            assert refused(match, f"{seat} {verb}") == "match_over"
    taken_up = engine.start(match.rules, match.finished)
    assert refused(taken_up, "0 pass") == "match_over"
    for ended in (match, taken_up):
        with pytest.raises(DealError) as caught:
            engine.deal(ended, 0, SHARED)
        assert caught.value.key == "match_over"


def test_a_hand_that_is_not_the_last_ends_without_a_ranking() -> None:
    match = match_of("no_tricks", SUITS, hands=["no_tricks", "no_hearts"])
    while engine.turn(match) is not None:
        match, events = engine.apply(match, engine.legal_actions(match)[-1])
    assert isinstance(events[-1], HandScored)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_has_as_many_hands_as_the_preset_says(preset: str) -> None:
    match = finish(load(preset), random.Random(preset))
    assert len(match.finished) == LENGTHS[preset]
    assert [hand.number for hand in match.finished] == list(range(1, LENGTHS[preset] + 1))


# The sum of a match (rules 8)


@pytest.mark.parametrize(
    ("preset", "options", "total"),
    [
        ("classic", {}, 0),
        ("home", {}, 0),
        ("declared", {}, 0),
        ("feudum", {"slam": "none"}, 12),
        ("feudum", {"slam": "none", "points": {"no_king_hearts": -13}}, 7),
        ("pirandello", {}, 0),
        ("portuguese", {}, 0),
        ("portuguese", {"leader": "dealer"}, 0),
        ("rifki", {}, 0),
        ("rifki", {"quota": "free"}, 0),
        ("classic", {"slam": "plus14", "domino_finish": "complete_round", "declaration_nulos": True}, 0),
        ("two-phase", {"domino_win": "sum"}, 30),
    ],
)
def test_the_sum_of_a_match(preset: str, options: dict[str, object], total: int) -> None:
    rng = random.Random(preset)
    for _ in range(3):
        match = finish(custom(preset, options), rng)
        assert sum(sum(hand.points) for hand in match.finished) == total


def test_the_first_sixteen_hands_of_two_phase_sum_to_30() -> None:
    rng = random.Random(16)
    for _ in range(3):
        match = finish(load("two-phase"), rng)
        assert sum(sum(hand.points) for hand in match.finished[:16]) == 30


def test_the_hands_of_portuguese_sum_to_1300_less_and_1300_more() -> None:
    match = finish(load("portuguese"), random.Random(10))
    assert sum(sum(hand.points) for hand in match.finished[:6]) == -1300
    assert sum(sum(hand.points) for hand in match.finished[6:]) == 1300


@pytest.mark.parametrize("contract", ["no_hearts", "no_tricks"])
def test_each_slam_of_feudum_adds_26(contract: str) -> None:
    parted = deal("AKQJT9876543S 2H", "AKQJT9876543H 2S", "*D", "*C")
    without = play_slam(match_of(contract, parted, preset="feudum"))
    with_slam = play_slam(match_of(contract, SUITS, preset="feudum"))
    assert sum(without.finished[0].points) + 26 == sum(with_slam.finished[0].points)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_match_of_any_options_comes_to_its_end(preset: str) -> None:
    rng = random.Random(preset)
    for _ in range(4):
        rules = random_rules(rng, preset)
        match = finish(rules, rng)
        assert engine.over(match)
        assert len(match.finished) == rules.length
