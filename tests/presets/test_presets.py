"""The eight presets are those of rules 8, to the letter."""

from __future__ import annotations

from collections import Counter

import pytest

from kingbot.cards import card
from kingbot.engine.contracts import Contract
from kingbot.engine.options import Options
from kingbot.presets import PRESETS, RulesError, load, offered

C = Contract
FIRST_SEVEN = (
    C.NO_KINGS_JACKS,
    C.NO_QUEENS,
    C.NO_EIGHT_DIAMONDS,
    C.NO_KING_HEARTS,
    C.NO_HEARTS,
    C.NO_LAST_TWO,
    C.NO_TRICKS,
)
BASE_POINTS = {
    C.NO_KINGS_JACKS: -2,
    C.NO_QUEENS: -3,
    C.NO_EIGHT_DIAMONDS: -8,
    C.NO_KING_HEARTS: -8,
    C.NO_HEARTS: -1,
    C.NO_LAST_TWO: -4,
    C.NO_TRICKS: -1,
    C.DOMINO: -1,
    C.DECLARATION: 1,
    C.NO_TRUMP: 2,
}
CLASSIC = Options(
    first_trick_discard="no_penalty",
    penalty_lead="after_break",
    trump_lead="after_break",
    sale="offer",
    sale_shortfall="double",
    points=BASE_POINTS,
    hands=(*FIRST_SEVEN, C.DOMINO, *[C.DECLARATION] * 4, C.NO_TRUMP),
)
HOME = Options(
    sale="offer",
    domino_start="any_seven",
    points=BASE_POINTS,
    hands=CLASSIC.hands,
)


def test_there_are_eight_presets_in_the_order_of_the_rules() -> None:
    assert PRESETS == (
        "classic",
        "home",
        "declared",
        "feudum",
        "pirandello",
        "two-phase",
        "portuguese",
        "rifki",
    )


def test_classic_is_the_italian_king_in_thirteen_hands() -> None:
    assert load("classic").options == CLASSIC
    assert load("classic").length == 13


def test_home_switches_every_restriction_off() -> None:
    assert load("home").options == HOME


def test_declared_chooses_twelve_hands_and_closes_with_no_trump() -> None:
    rules = load("declared")
    assert rules.options.hands == (C.NO_TRUMP,)
    assert rules.schedule.chosen == 12
    assert rules.schedule.menu == {**dict.fromkeys((*FIRST_SEVEN, C.DOMINO), 1), C.DECLARATION: 4}
    assert {(quota.contracts, quota.each) for quota in rules.schedule.quotas} == {
        (frozenset({*FIRST_SEVEN, C.DOMINO}), 2),
        (frozenset({C.DECLARATION}), 1),
    }
    assert rules.options.trump_lead == "after_break"  # for the rest it is classic


def test_feudum_has_its_own_order_points_and_slam() -> None:
    options = load("feudum").options
    assert options.slam == "plus13"
    assert options.hands[4:6] == (C.NO_LAST_TWO, C.NO_HEARTS)
    assert options.points[C.NO_KINGS_JACKS] == -1
    assert options.points[C.NO_QUEENS] == -2


def test_pirandello_is_declared_with_a_called_partner() -> None:
    rules, declared = load("pirandello"), load("declared")
    assert rules.schedule.called_partner
    assert rules.schedule.menu == declared.schedule.menu
    assert rules.options.declaration_no_trump
    assert (rules.options.void_duty, rules.options.slam) == ("free", "none")


def test_two_phase_chooses_sixteen_hands_and_closes_with_domino() -> None:
    rules = load("two-phase")
    assert rules.length == 17
    assert rules.options == Options(
        direction="clockwise",
        rotation="block",
        domino_start="eight_clubs",
        domino_ace="both",
        domino_win=8,
        hands=(C.DOMINO,),
        points={
            C.DECLARATION: 1,
            C.NO_TRUMP: 1,
            C.NO_KINGS_JACKS: -1,
            C.NO_HEARTS: -1,
            C.NO_KING_HEARTS: -8,
            C.NO_TRICKS: -1,
            C.NO_JACK_HEARTS: -8,
            C.NO_QUEENS: -2,
            C.NO_KING_SPADES: -8,
            C.NO_LAST_TWO: -4,
            C.DOMINO: -1,
        },
    )
    assert rules.schedule.closing_dealer_by_lot
    assert [quota.each for quota in rules.schedule.quotas] == [1, 1, 2]


def test_portuguese_is_ten_hands_that_nobody_may_lead_hearts_in() -> None:
    assert load("portuguese").options == Options(
        direction="clockwise",
        penalty_lead="never",
        void_duty="single",
        sale="auction",
        declaration_no_trump=True,
        points={
            C.NO_TRICKS: -20,
            C.NO_HEARTS: -20,
            C.NO_QUEENS: -50,
            C.NO_KINGS_JACKS: -30,
            C.NO_KING_HEARTS: -160,
            C.NO_LAST_TWO: -90,
            C.DECLARATION: 25,
        },
        hands=(
            C.NO_TRICKS,
            C.NO_HEARTS,
            C.NO_QUEENS,
            C.NO_KINGS_JACKS,
            C.NO_KING_HEARTS,
            C.NO_LAST_TWO,
            *[C.DECLARATION] * 4,
        ),
    )


def test_rifki_gives_each_chooser_three_penalties_and_two_trumps() -> None:
    rules = load("rifki")
    assert rules.length == 20
    assert rules.options.hands == ()
    assert rules.options.leader == "chooser"
    assert rules.options.give_up
    assert rules.options.ruff_duty
    assert rules.schedule.first_chooser_holds == card("2D")
    assert rules.schedule.chooser == "after_dealer"
    assert rules.schedule.menu[C.DECLARATION] == 8
    assert {quota.each for quota in rules.schedule.quotas if C.DECLARATION not in quota.contracts} == {3}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_contract_of_a_match_has_points(preset: str) -> None:
    rules = load(preset)
    assert {*rules.options.hands, *rules.schedule.menu} == set(rules.options.points)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_quotas_of_four_choosers_fill_the_chosen_hands(preset: str) -> None:
    schedule = load(preset).schedule
    assert sum(quota.each for quota in schedule.quotas) * 4 == schedule.chosen
    covered = Counter(contract for quota in schedule.quotas for contract in quota.contracts)
    assert covered == Counter(schedule.menu.keys())


@pytest.mark.parametrize("preset", PRESETS)
def test_a_table_is_offered_only_options_that_it_may_change(preset: str) -> None:
    from kingbot.presets import allowed

    assert all(allowed(preset, option) for option in offered(preset))


def test_an_unknown_preset_is_refused_with_the_eight_that_exist() -> None:
    with pytest.raises(RulesError) as caught:
        load("two_phase")
    assert (caught.value.key, caught.value.allowed) == ("unknown_key", PRESETS)
