"""Who picks the contract of a hand, and from what (rules 8 and 10)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from kingbot.engine import match as engine
from kingbot.engine.contracts import Contract
from kingbot.engine.hand import FinishedHand
from kingbot.engine.options import Rules
from kingbot.engine.schedule import chooser
from kingbot.presets import custom, load
from tests.engine.world import ZERO, after, deal, hand_of, legal, match_of, phase_name, refused, shuffled

EIGHT = (
    "no_kings_jacks",
    "no_queens",
    "no_eight_diamonds",
    "no_king_hearts",
    "no_hearts",
    "no_last_two",
    "no_tricks",
    "domino",
)
CHOSEN = ("declared", "pirandello", "two-phase", "rifki")
NEGATIVE = (
    "no_kings_jacks",
    "no_hearts",
    "no_king_hearts",
    "no_tricks",
    "no_jack_hearts",
    "no_queens",
    "no_king_spades",
    "no_last_two",
)
SIXTEEN = [c for seat in range(4) for c in ("declaration", "no_trump", *NEGATIVE[2 * seat : 2 * seat + 2])]


def played(rules: Rules, rng: random.Random) -> tuple[FinishedHand, ...]:
    """The hands of a match whose choices are made at random by the engine's own list, none of them played."""
    finished: list[FinishedHand] = []
    while (due := engine.upcoming(engine.start(rules, finished))) is not None:
        dealt = shuffled(rng)
        holder = next(seat for seat in range(4) if dealt[seat] & 1 << 13)
        dealer = (holder - 1) % 4 if rules.schedule.first_chooser_holds and not finished else min(due.dealers)
        match = engine.deal(engine.start(rules, finished), dealer, dealt).match
        if due.contract is None:
            match = engine.apply(match, rng.choice(engine.legal_actions(match))).match
        hand = hand_of(match)
        assert hand.contract is not None
        finished.append(FinishedHand(due.number, dealer, hand.chooser, hand.contract, ZERO))
    return tuple(finished)


@pytest.mark.parametrize("preset", ["declared", "pirandello", "two-phase"])
def test_the_dealer_looks_and_picks_the_contract(preset: str) -> None:
    match = engine.deal(engine.start(load(preset)), 2, deal("2D")).match
    assert (phase_name(match), engine.turn(match)) == ("Choosing", 2)
    assert refused(match, "3 choose declaration") == "not_your_turn"
    assert refused(match, "2 trump S") == "wrong_phase"
    assert refused(match, "2 play 2D") == "wrong_phase"


def test_to_choose_from_are_the_first_eight_of_classic_and_declaration() -> None:
    match = engine.deal(engine.start(load("declared")), 0, deal()).match
    assert legal(match) == {f"choose {contract}" for contract in (*EIGHT, "declaration")}


def test_each_of_the_eight_is_chosen_once_in_the_match() -> None:
    match = engine.deal(after(load("declared"), "no_queens", dealer=0), 1, deal()).match
    assert refused(match, "1 choose no_queens") == "contract_closed"
    assert refused(match, "1 choose domino") == ""


def test_each_dealer_picks_one_declaration_and_two_of_the_eight() -> None:
    once = after(load("declared"), "declaration", "no_queens", "no_hearts", "no_tricks", dealer=0)
    match = engine.deal(once, 0, deal()).match
    assert refused(match, "0 choose declaration") == "contract_closed"
    twice = after(
        load("declared"),
        *("domino", "declaration", "no_hearts", "no_tricks"),
        *("no_queens", "no_last_two", "declaration", "declaration"),
        dealer=0,
    )
    assert legal(engine.deal(twice, 0, deal()).match) == {"choose declaration"}


def test_with_free_quotas_any_dealer_may_pick_whatever_is_left() -> None:
    rules = custom("declared", {"quota": "free"})
    four = ("declaration", "no_queens", "no_hearts", "no_tricks", "declaration", "declaration", "declaration")
    match = engine.deal(after(rules, *four, "domino", dealer=0), 0, deal()).match
    assert refused(match, "0 choose declaration") == "contract_closed"  # four times in the match
    match = engine.deal(after(rules, *four[:4], dealer=0), 0, deal()).match
    assert refused(match, "0 choose declaration") == ""
    assert refused(match, "0 choose no_queens") == "contract_closed"


def test_a_contract_that_the_preset_does_not_have_is_closed() -> None:
    declared = engine.deal(engine.start(load("declared")), 0, deal()).match
    assert refused(declared, "0 choose no_trump") == "contract_closed"
    assert refused(declared, "0 choose no_jack_hearts") == "contract_closed"
    two_phase = engine.deal(engine.start(load("two-phase")), 0, deal()).match
    assert refused(two_phase, "0 choose no_eight_diamonds") == "contract_closed"
    assert refused(two_phase, "0 choose domino") == "contract_closed"
    rifki = engine.deal(engine.start(load("rifki")), 3, deal("2D")).match
    assert refused(rifki, "0 choose no_trump") == refused(rifki, "0 choose domino") == "contract_closed"


def test_in_a_hand_of_fixed_contract_nothing_is_chosen() -> None:
    match = match_of("no_tricks", deal())
    assert refused(match, "0 choose no_tricks") == "wrong_phase"


def test_in_two_phase_each_plays_a_declaration_a_no_trump_and_two_negative_contracts() -> None:
    rules = load("two-phase")
    match = engine.deal(after(rules, "declaration", dealer=0), 0, deal()).match
    assert legal(match) == {f"choose {contract}" for contract in ("no_trump", *NEGATIVE)}
    match = engine.deal(after(rules, "no_trump", "no_hearts", dealer=0), 0, deal()).match
    assert legal(match) == {f"choose {c}" for c in ("declaration", *NEGATIVE) if c != "no_hearts"}
    match = engine.deal(after(rules, "no_hearts", "no_queens", "no_trump", dealer=0), 0, deal()).match
    assert legal(match) == {"choose declaration"}


def test_a_negative_contract_chosen_once_is_closed_to_all_but_declaration_and_no_trump_are_not() -> None:
    match = engine.deal(after(load("two-phase"), *SIXTEEN[:4], dealer=0), 1, deal()).match
    assert refused(match, "1 choose no_hearts") == "contract_closed"
    assert refused(match, "1 choose declaration") == refused(match, "1 choose no_trump") == ""


def test_in_rifki_each_penalty_is_played_at_most_twice() -> None:
    rules = custom("rifki", {"quota": "free"})
    match = engine.deal(after(rules, "no_tricks", "no_queens", "no_tricks", dealer=0), 3, deal()).match
    assert refused(match, "0 choose no_tricks") == "contract_closed"
    assert refused(match, "0 choose no_queens") == ""


def test_in_rifki_each_chooser_has_three_penalties_and_two_trumps() -> None:
    rules = load("rifki")
    trumps = after(rules, *(["declaration", "no_tricks", "no_queens", "no_hearts"] * 2), dealer=3)
    match = engine.deal(trumps, 3, deal()).match
    assert hand_of(match).chooser == 0
    assert refused(match, "0 choose declaration") == "contract_closed"
    penalties = ("no_tricks", "declaration", "declaration", "declaration")
    thrice = (*penalties, "no_queens", *penalties[1:], "no_hearts", "no_queens", "no_hearts", "no_tricks")
    match = engine.deal(after(rules, *thrice, dealer=3), 3, deal()).match
    assert legal(match) == {"choose declaration"}


def test_in_rifki_with_free_quotas_there_is_no_personal_limit_but_eight_trumps_a_match() -> None:
    rules = custom("rifki", {"quota": "free"})
    seven = after(rules, *["declaration"] * 7, dealer=3)
    match = engine.deal(seven, 2, deal()).match
    assert refused(match, "3 choose declaration") == ""
    match = engine.deal(after(rules, *["declaration"] * 8, dealer=3), 3, deal()).match
    assert refused(match, "0 choose declaration") == "contract_closed"


def test_the_same_contract_in_a_fixed_hand_is_not_counted_as_chosen() -> None:
    rules = load("two-phase")
    start = engine.start(rules)
    match = engine.deal(start, 0, deal()).match
    assert refused(match, "0 choose no_trump") == ""
    assert refused(match, "0 choose domino") == "contract_closed"


# Never a dead end: every choice leads to a whole match.

SHARES = {
    "declared": {"declaration": 1, "others": 2},
    "pirandello": {"declaration": 1, "others": 2},
    "two-phase": {"declaration": 1, "no_trump": 1, "others": 2},
    "rifki": {"declaration": 2, "others": 3},
}


@pytest.mark.parametrize("preset", CHOSEN)
def test_fixed_quotas_give_each_chooser_the_same_and_never_lead_to_a_dead_end(preset: str) -> None:
    rng, rules = random.Random(preset), load(preset)
    for _ in range(60):
        chosen = [hand for hand in played(rules, rng) if hand.number <= rules.schedule.chosen]
        assert Counter(hand.contract for hand in chosen) == rules.schedule.menu
        for seat in range(4):
            kinds = [
                hand.contract if hand.contract in SHARES[preset] else "others"
                for hand in chosen
                if hand.chooser == seat
            ]
            assert Counter(map(str, kinds)) == SHARES[preset]


@pytest.mark.parametrize("preset", ["declared", "pirandello", "rifki"])
def test_free_quotas_never_lead_to_a_dead_end(preset: str) -> None:
    rng, rules = random.Random(preset), custom(preset, {"quota": "free"})
    uneven = False
    for _ in range(30):
        chosen = [hand for hand in played(rules, rng) if hand.number <= rules.schedule.chosen]
        assert Counter(hand.contract for hand in chosen) == rules.schedule.menu
        own = Counter(hand.chooser for hand in chosen if hand.contract is Contract.DECLARATION)
        uneven = uneven or len(set(own.values())) > 1
    assert uneven


@pytest.mark.parametrize("rotation", ["block", "each_hand"])
def test_in_two_phase_each_chooses_four_hands_whatever_the_rotation(rotation: str) -> None:
    rules = custom("two-phase", {"rotation": rotation})
    hands = played(rules, random.Random(rotation))
    assert Counter(hand.chooser for hand in hands[:16]) == dict.fromkeys(range(4), 4)


@pytest.mark.parametrize("preset", CHOSEN)
def test_the_dealer_chooses_except_in_rifki_where_it_is_the_next_player(preset: str) -> None:
    later = 1 if preset == "rifki" else 0
    assert [chooser(load(preset), dealer) for dealer in range(4)] == [(d + later) % 4 for d in range(4)]


def test_a_chosen_contract_counts_for_whoever_chose_it_and_not_for_the_others() -> None:
    match = after(load("declared"), "declaration", dealer=0)
    taken = replace(match.finished[0], chooser=1, dealer=1)
    again = engine.deal(engine.start(match.rules, [taken]), 2, deal()).match
    assert refused(again, "2 choose declaration") == ""
