"""What each preset plays by, sentence for sentence, and what its tables may change (rules 8 and 9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kingbot.engine import match as engine
from kingbot.engine.contracts import Contract
from kingbot.presets import PRESETS, RulesError, allowed, custom, format_value, load, offered
from kingbot.presets.values import OPTION_KEYS
from tests.engine.played import SHARED
from tests.engine.world import (
    match_of,
    play,
)

# Options a preset does not mention (rules 9); `domino_*` as in `classic`.
UNMENTIONED = (
    "first_trick_discard=free penalty_lead=free void_duty=free rifki_void=king give_up=off raise_duty=off "
    "ruff_duty=off trump_lead=free early_end=on slam=none declaration_no_trump=off declaration_nulos=off "
    "sale=off sale_shortfall=transfer blind_declaration=off domino_start=seven_diamonds "
    "domino_finish=first_out domino_ace=low domino_win=sum domino_redeal=off quota=fixed rotation=each_hand "
    "leader=after_dealer direction=counterclockwise cut=off hints=off"
)
CLASSIC = (
    "first_trick_discard=no_penalty penalty_lead=after_break void_duty=free trump_lead=after_break "
    "ruff_duty=off slam=none sale=offer sale_shortfall=double declaration_no_trump=off declaration_nulos=off "
    "blind_declaration=off domino_start=seven_diamonds domino_finish=first_out domino_ace=low domino_win=sum "
    "domino_redeal=off"
)
SAID = {
    "classic": CLASSIC,
    "home": f"{CLASSIC} first_trick_discard=free penalty_lead=free trump_lead=free domino_start=any_seven "
    "sale=offer sale_shortfall=transfer",
    "declared": CLASSIC,
    "feudum": f"{CLASSIC} slam=plus13",
    "pirandello": f"{CLASSIC} void_duty=free slam=none declaration_no_trump=on sale=offer "
    "sale_shortfall=double domino_start=seven_diamonds",
    "two-phase": "direction=clockwise rotation=block domino_start=eight_clubs domino_ace=both domino_win=8",
    "portuguese": "direction=clockwise first_trick_discard=free penalty_lead=never void_duty=single "
    "trump_lead=free ruff_duty=off sale=auction sale_shortfall=transfer declaration_no_trump=on "
    "declaration_nulos=off slam=none",
    "rifki": "first_trick_discard=free penalty_lead=after_break void_duty=penalty rifki_void=king give_up=on "
    "raise_duty=off ruff_duty=on trump_lead=free early_end=on quota=fixed leader=chooser",
}
EIGHT = "no_kings_jacks no_queens no_eight_diamonds no_king_hearts no_hearts no_last_two no_tricks domino"
BASE = (
    "no_kings_jacks=-2 no_queens=-3 no_eight_diamonds=-8 no_king_hearts=-8 no_hearts=-1 no_last_two=-4 "
    "no_tricks=-1 domino=-1 declaration=1 no_trump=2"
)
POINTS = {
    **dict.fromkeys(("classic", "home", "declared", "pirandello"), BASE),
    "feudum": "no_kings_jacks=-1 no_queens=-2 no_eight_diamonds=-8 no_king_hearts=-8 no_last_two=-4 "
    "no_hearts=-1 no_tricks=-1 domino=-1 declaration=1 no_trump=2",
    "two-phase": "declaration=1 no_trump=1 no_kings_jacks=-1 no_hearts=-1 no_king_hearts=-8 no_tricks=-1 "
    "no_jack_hearts=-8 no_queens=-2 no_king_spades=-8 no_last_two=-4 domino=-1",
    "portuguese": "no_tricks=-20 no_hearts=-20 no_queens=-50 no_kings_jacks=-30 no_king_hearts=-160 "
    "no_last_two=-90 declaration=25",
    "rifki": "no_tricks=-50 no_hearts=-30 no_kings_jacks=-60 no_queens=-100 no_king_hearts=-320 "
    "no_last_two=-180 declaration=50",
}
HANDS = {
    **dict.fromkeys(("classic", "home"), f"{EIGHT} declaration declaration declaration declaration no_trump"),
    "feudum": "no_kings_jacks no_queens no_eight_diamonds no_king_hearts no_last_two no_hearts no_tricks "
    "domino declaration declaration declaration declaration no_trump",
    **dict.fromkeys(("declared", "pirandello"), "no_trump"),
    "two-phase": "domino",
    "portuguese": "no_tricks no_hearts no_queens no_kings_jacks no_king_hearts no_last_two "
    "declaration declaration declaration declaration",
    "rifki": "",
}
MENUS = {
    **dict.fromkeys(("declared", "pirandello"), (12, EIGHT, {"declaration": 4})),
    "two-phase": (
        16,
        "no_kings_jacks no_hearts no_king_hearts no_tricks no_jack_hearts no_queens no_king_spades "
        "no_last_two",
        {"declaration": 4, "no_trump": 4},
    ),
    "rifki": (
        20,
        "no_tricks no_hearts no_kings_jacks no_queens no_king_hearts no_last_two " * 2,
        {"declaration": 8},
    ),
}
OFFERED = {
    "classic": "first_trick_discard penalty_lead void_duty trump_lead ruff_duty slam sale sale_shortfall "
    "declaration_no_trump blind_declaration domino_start domino_finish domino_redeal hands",
    "home": "void_duty penalty_lead ruff_duty trump_lead sale domino_start domino_redeal hands",
    "rifki": "quota raise_duty trump_lead penalty_lead rifki_void",
}


def pairs(text: str) -> dict[str, str]:
    return dict(pair.split("=") for pair in text.split())


# What each preset says (rules 8)


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_has_the_options_it_says_and_the_usual_ones_where_it_is_silent(preset: str) -> None:
    options = load(preset).options
    written = {
        key: format_value(getattr(options, key)) for key in OPTION_KEYS if key not in {"points", "hands"}
    }
    assert written == {**pairs(UNMENTIONED), **pairs(SAID[preset])}


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_has_its_points(preset: str) -> None:
    points = {str(contract): str(each) for contract, each in load(preset).options.points.items()}
    assert points == pairs(POINTS[preset])


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_has_its_fixed_hands_in_order(preset: str) -> None:
    assert [str(contract) for contract in load(preset).options.hands] == HANDS[preset].split()


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_has_its_chosen_hands_and_what_there_is_to_choose(preset: str) -> None:
    chosen, negative, positive = MENUS.get(preset, (0, "", {}))
    schedule = load(preset).schedule
    assert schedule.chosen == chosen
    assert Counter({str(contract): times for contract, times in schedule.menu.items()}) == Counter(
        negative.split()
    ) + Counter(positive)


@pytest.mark.parametrize("preset", OFFERED)
def test_a_table_is_offered_first_what_the_rules_list(preset: str) -> None:
    assert sorted(offered(preset)) == sorted(OFFERED[preset].split())


@pytest.mark.parametrize("preset", ["declared", "feudum", "pirandello"])
def test_presets_otherwise_classic_offer_what_classic_offers_as_far_as_they_have_it(preset: str) -> None:
    from_classic = {option for option in OFFERED["classic"].split() if allowed(preset, option)}
    assert from_classic <= set(offered(preset))


def test_feudum_is_offered_the_points_and_the_others_that_choose_their_quota() -> None:
    assert "points" in offered("feudum")
    assert "quota" in offered("declared")
    assert "quota" in offered("pirandello")
    assert "rotation" in offered("two-phase")
    assert "leader" in offered("portuguese")


# What a table may change (rules 9)

VALUES = {
    "penalty_lead": "free after_break after_break_all never",
    "void_duty": "free single penalty",
    "rifki_void": "king any_heart",
    "raise_duty": "off trump all",
    "trump_lead": "free after_break",
    "slam": "none plus13 plus14",
    "sale": "off offer auction",
    "sale_shortfall": "transfer double taken",
    "domino_start": "seven_diamonds any_seven eight_clubs",
    "domino_finish": "first_out complete_round",
    "domino_ace": "low both",
    "quota": "fixed free",
    "rotation": "each_hand block",
    "direction": "counterclockwise clockwise",
    **dict.fromkeys(
        [
            "give_up",
            "cut",
            "hints",
            "ruff_duty",
            "early_end",
            "declaration_no_trump",
            "declaration_nulos",
            "blind_declaration",
            "domino_redeal",
        ],
        "off on",
    ),
}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_of_every_option_may_be_set_where_the_preset_has_the_option(preset: str) -> None:
    for option, values in VALUES.items():
        assert allowed(preset, option) in {(), tuple(values.split())}


def test_every_option_has_its_values_in_some_preset() -> None:
    for option, values in VALUES.items():
        assert any(allowed(preset, option) == tuple(values.split()) for preset in PRESETS)
    others = {"points", "hands", "domino_win", "leader", "first_trick_discard"}
    assert {*VALUES, *others} == set(OPTION_KEYS)


PENALISED = (
    "no_kings_jacks no_queens no_eight_diamonds no_king_hearts no_hearts no_jack_hearts no_king_spades"
)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_first_trick_is_free_or_guarded_everywhere_or_in_a_list_of_contracts(preset: str) -> None:
    """Rules 3, `first_trick_discard`: each a contract of the preset that has penalty cards."""
    own = [contract for contract in pairs(POINTS[preset]) if contract in PENALISED.split()]
    assert allowed(preset, "first_trick_discard") == ("free", "no_penalty", *own)
    for listed in ([own[0]], own, own[::-1]):
        rules = custom(preset, {"first_trick_discard": listed})
        assert rules.options.first_trick_discard == tuple(map(Contract, listed))
    foreign = [str(contract) for contract in Contract if contract not in own]
    for wrong in ([], [own[0], own[0]], *([*own, each] for each in foreign), own[0], [own]):
        with pytest.raises(RulesError) as caught:
            custom(preset, {"first_trick_discard": wrong})
        assert (caught.value.key, caught.value.option) == ("bad_option", "first_trick_discard")


@pytest.mark.parametrize("preset", ["classic", "home", "feudum", "portuguese"])
def test_hands_may_be_left_out_or_reordered_but_one_stays_and_none_comes_more_often(preset: str) -> None:
    own = [str(contract) for contract in load(preset).options.hands]
    assert custom(preset, {"hands": own[::-1]}).options.hands == load(preset).options.hands[::-1]
    assert custom(preset, {"hands": own[:1]}).length == 1
    for hands in ([], [*own, "declaration"], [own[0], own[0]], ["no_jack_hearts"], ["no_king_spades"]):
        with pytest.raises(RulesError) as caught:
            custom(preset, {"hands": hands})
        assert caught.value.key == "bad_option"


def test_points_are_set_only_for_contracts_of_the_preset_and_keep_their_sign() -> None:
    assert custom("feudum", {"points": {"no_king_hearts": -13}}).points(Contract.NO_KING_HEARTS) == -13
    for preset in PRESETS:
        for contract, each in pairs(POINTS[preset]).items():
            custom(preset, {"points": {contract: 7 * int(each)}})
            for value in (0, -int(each)):
                with pytest.raises(RulesError):
                    custom(preset, {"points": {contract: value}})
        for foreign in {*Contract} - {*load(preset).options.points}:
            with pytest.raises(RulesError):
                custom(preset, {"points": {str(foreign): -8}})


@pytest.mark.parametrize("win", ["sum", 0, 8, 100])
def test_domino_win_is_sum_or_any_number_from_0_up(win: object) -> None:
    assert custom("classic", {"domino_win": win}).options.domino_win == win


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("classic", {"sale": "off", "sale_shortfall": "taken"}),
        ("home", {"void_duty": "free", "rifki_void": "any_heart"}),
        ("home", {"hands": ["no_tricks"], "domino_win": 8, "give_up": True}),
        ("portuguese", {"hands": ["no_tricks"], "sale": "auction"}),
        ("rifki", {"slam": "plus14"}),
    ],
)
def test_an_option_without_effect_beside_the_others_is_not_refused(
    preset: str, options: dict[str, Any]
) -> None:
    assert custom(preset, options).preset == preset


@pytest.mark.parametrize("preset", ["portuguese", "rifki"])
def test_what_is_excepted_is_judged_by_the_preset_alone(preset: str) -> None:
    for option in ("domino_start", "domino_finish", "domino_ace", "domino_win", "domino_redeal"):
        assert allowed(preset, option) == ()
    with pytest.raises(RulesError):
        custom("two-phase", {"hands": ["domino"]})
    with pytest.raises(RulesError):
        custom("declared", {"blind_declaration": False})


def test_the_direction_is_only_how_the_table_is_drawn() -> None:
    one = match_of("no_tricks", SHARED, direction="clockwise")
    other = match_of("no_tricks", SHARED, direction="counterclockwise")
    assert [engine.turn(play(each, "AS")) for each in (one, other)] == [1, 1]
