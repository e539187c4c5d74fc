"""Who deals each hand, and which contract comes when (rules 8 and 9)."""

from __future__ import annotations

import random

import pytest

from kingbot.engine import match as engine
from kingbot.engine.contracts import Contract
from kingbot.engine.match import DealError
from kingbot.engine.options import Rules
from kingbot.engine.schedule import ANY_SEAT, chooser, dealers_of
from kingbot.presets import PRESETS, custom, load
from tests.engine.world import after, deal, hand_of, phase_name, shuffled

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
FIXED_ORDER = ("classic", "home", "feudum", "portuguese")
CHOSEN = ("declared", "pirandello", "two-phase", "rifki")


def dealers(rules: Rules, first: int, *contracts: str) -> list[list[int]]:
    """Who may deal each hand, when the first is dealt by `first` and the hands are of these contracts."""
    due = [engine.upcoming(after(rules, *contracts[:number], dealer=first)) for number in range(rules.length)]
    return [sorted(each.dealers) for each in due if each is not None]


def fixed(preset: str) -> list[str]:
    return [str(contract) for contract in load(preset).options.hands]


# Who deals


@pytest.mark.parametrize("preset", PRESETS)
def test_any_seat_may_deal_first(preset: str) -> None:
    due = engine.upcoming(engine.start(load(preset)))
    assert due is not None
    assert (due.number, due.dealers) == (1, ANY_SEAT)


@pytest.mark.parametrize("preset", CHOSEN)
def test_whoever_holds_the_deciding_card_chooses_first_and_one_seat_deals(preset: str) -> None:
    rules = load(preset)
    due = engine.upcoming(engine.start(rules))
    assert due is not None
    for holder in range(4) if rules.schedule.first_chooser_holds is not None else ():
        dealt = deal(*["", "", "", ""][:holder], f"{rules.schedule.first_chooser_holds}")
        (dealer,) = dealers_of(rules, due, dealt)
        assert dealer in ANY_SEAT
        assert chooser(rules, dealer) == holder


@pytest.mark.parametrize("preset", FIXED_ORDER)
@pytest.mark.parametrize("first", range(4))
def test_in_a_fixed_order_the_dealer_changes_every_hand(preset: str, first: int) -> None:
    expected = [[(first + number) % 4] for number in range(len(fixed(preset)))]
    assert dealers(load(preset), first, *fixed(preset))[1:] == expected[1:]


@pytest.mark.parametrize("preset", FIXED_ORDER)
def test_the_contracts_come_in_the_order_of_the_preset(preset: str) -> None:
    rules = load(preset)
    due = [engine.upcoming(after(rules, *fixed(preset)[:number])) for number in range(rules.length)]
    assert [each.contract for each in due if each is not None] == list(rules.options.hands)


@pytest.mark.parametrize("preset", FIXED_ORDER)
def test_the_four_declarations_fall_to_the_four_players(preset: str) -> None:
    hands = after(load(preset), *fixed(preset), dealer=2).finished
    assert {hand.dealer for hand in hands if hand.contract is Contract.DECLARATION} == {0, 1, 2, 3}
    assert all(hand.dealer == hand.chooser for hand in hands)


def test_another_list_of_hands_may_change_that() -> None:
    hands = ["declaration", "no_queens", "no_hearts", "no_tricks", "declaration"]
    finished = after(custom("classic", {"hands": hands}), *hands).finished
    assert {hand.dealer for hand in finished if hand.contract is Contract.DECLARATION} == {0}


def test_in_portuguese_the_declarations_start_with_the_dealer_of_hand_7() -> None:
    hands = after(load("portuguese"), *fixed("portuguese"), dealer=3).finished
    assert [hand.dealer for hand in hands[6:]] == [1, 2, 3, 0]


@pytest.mark.parametrize("preset", ["declared", "pirandello"])
def test_the_thirteenth_hand_is_no_trump_dealt_by_the_dealer_of_hand_1(preset: str) -> None:
    rules = load(preset)
    due = engine.upcoming(after(rules, *EIGHT, *["declaration"] * 4, dealer=2))
    assert due is not None
    assert (due.number, due.dealers, due.contract) == (13, frozenset({2}), "no_trump")


@pytest.mark.parametrize("preset", CHOSEN)
def test_a_chosen_hand_has_no_contract_before_the_choice(preset: str) -> None:
    due = engine.upcoming(engine.start(load(preset)))
    assert due is not None
    assert due.contract is None


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


def test_rotation_block_has_each_dealer_deal_four_hands_in_a_row() -> None:
    assert dealers(load("two-phase"), 2, *SIXTEEN)[1:16] == [[2]] * 3 + [[3]] * 4 + [[0]] * 4 + [[1]] * 4


def test_rotation_each_hand_moves_the_deal_on_every_hand() -> None:
    rules = custom("two-phase", {"rotation": "each_hand"})
    assert dealers(rules, 2, *SIXTEEN)[1:16] == [[(2 + number) % 4] for number in range(1, 16)]


@pytest.mark.parametrize("rotation", ["block", "each_hand"])
def test_hand_17_is_domino_and_its_dealer_is_drawn_by_lot(rotation: str) -> None:
    rules = custom("two-phase", {"rotation": rotation})
    due = engine.upcoming(after(rules, *SIXTEEN, dealer=1))
    assert due is not None
    assert (due.number, due.dealers, due.contract) == (17, ANY_SEAT, "domino")


@pytest.mark.parametrize("holder", range(4))
def test_in_rifki_the_holder_of_2d_chooses_first_and_the_player_before_deals(holder: int) -> None:
    dealt = deal(*[""] * holder, "2D")
    start = engine.start(load("rifki"))
    for dealer in range(4):
        if dealer == (holder - 1) % 4:
            match = engine.deal(start, dealer, dealt).match
            assert (phase_name(match), engine.turn(match)) == ("Choosing", holder)
        else:
            with pytest.raises(DealError) as caught:
                engine.deal(start, dealer, dealt)
            assert caught.value.key == "wrong_dealer"


def test_in_rifki_the_right_to_choose_moves_on_wherever_2d_lies() -> None:
    finished = after(load("rifki"), "no_tricks", dealer=3)
    match = engine.deal(finished, 0, deal("", "", "", "2D")).match
    assert engine.turn(match) == 1
    assert dealers(load("rifki"), 3, *["no_tricks"] * 20)[1:5] == [[0], [1], [2], [3]]


def test_a_deal_by_another_seat_is_refused_and_a_pack_must_be_whole() -> None:
    match = after(load("classic"), "no_kings_jacks", dealer=1)
    dealt = shuffled(random.Random(1))
    for dealer in (0, 1, 3):
        with pytest.raises(DealError) as caught:
            engine.deal(match, dealer, dealt)
        assert caught.value.key == "wrong_dealer"
    assert hand_of(engine.deal(match, 2, dealt).match).dealer == 2
