"""The folder is the list of the presets, and one that cannot be played is refused with a word on why."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from kingbot.engine.contracts import Contract
from kingbot.i18n import words
from kingbot.presets import PRESETS, PresetError
from kingbot.presets.loader import read_folder
from tests.i18n.catalogues import WRITTEN

OWN = resources.files("kingbot.presets")
FIXED = """
order = 1
offered = ["hands"]
closed = ["quota", "rotation"]

[options]
hands = ["no_queens", "declaration"]

[options.points]
no_queens = -3
declaration = 1
"""
CHOSEN = """
order = 2
offered = []
closed = ["hands", "quota", "rotation"]

[options.points]
no_queens = -3
no_tricks = -1
declaration = 1

[schedule]
chosen = 8

[schedule.menu]
no_queens = 2
no_tricks = 2
declaration = 4

[[schedule.quotas]]
contracts = ["no_queens", "no_tricks"]
each = 1

[[schedule.quotas]]
contracts = ["declaration"]
each = 1
"""


def fault(folder: Path, **texts: str) -> str:
    """What is wrong with a folder of these files; a name's `_` stands for a hyphen."""
    for preset, text in texts.items():
        (folder / f"{preset.replace('_', '-')}.toml").write_text(text, "utf-8")
    with pytest.raises(PresetError) as caught:
        read_folder(folder)
    return str(caught.value)


# --- the list ----------------------------------------------------------------------------------


def test_every_file_of_the_folder_is_a_preset() -> None:
    assert {file.name for file in OWN.iterdir() if file.name.endswith(".toml")} == {
        f"{preset}.toml" for preset in PRESETS
    }


def test_presets_come_in_the_order_of_their_places(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(FIXED, "utf-8")
    (tmp_path / "a.toml").write_text(CHOSEN, "utf-8")
    (tmp_path / "notes.txt").write_text("no preset", "utf-8")
    assert [*read_folder(tmp_path)] == ["b", "a"]


def test_a_preset_may_say_only_what_differs_from_another(tmp_path: Path) -> None:
    (tmp_path / "fixed.toml").write_text(FIXED, "utf-8")
    text = 'order = 2\nbased_on = "fixed"\n[options]\nslam = "plus13"\n[options.points]\nno_queens = -5\n'
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    mine = read_folder(tmp_path)["mine"]
    assert mine.rules.options.slam == "plus13"
    assert mine.rules.options.points == {"no_queens": -5, "declaration": 1}
    assert mine.offered == ("hands",)


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_its_texts(preset: str, language: str) -> None:
    assert f"preset-{preset}" in words(language)
    assert f"about-{preset}" in words(language)


# --- what is refused ---------------------------------------------------------------------------


def test_two_presets_cannot_have_one_place(tmp_path: Path) -> None:
    assert fault(tmp_path, a=FIXED, b=FIXED) == "b.toml: order: 1 is already the place of a"


def test_a_place_is_never_taken_over(tmp_path: Path) -> None:
    assert fault(tmp_path, a=FIXED, b='based_on = "a"') == "b.toml: order: Field required"


@pytest.mark.parametrize(
    ("base", "said"),
    [
        ("whist", "b.toml: based_on: 'whist' is no other preset"),
        ("b", "b.toml: based_on: 'b' is no other preset"),
        ("c", "c.toml: based_on: 'b' is no other preset"),  # for it is based on b in turn
    ],
)
def test_a_preset_cannot_be_based_on_nothing_or_on_itself(tmp_path: Path, base: str, said: str) -> None:
    assert fault(tmp_path, b=f'based_on = "{base}"', c='based_on = "b"') == said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("order = 1", "order = ", "a.toml: Invalid value"),
        ("order = 1", "order = 1\nspin = 3", "a.toml: spin: Extra inputs are not permitted"),
        ("[options]", "[options]\nspin = true", "a.toml: options.spin: there is no such option"),
        ("[options]", '[options]\nslam = "plus15"', "a.toml: options.slam: "),
        ("[options]", "[options]\nruff_duty = 1", "a.toml: options.ruff_duty: "),
        ('["no_queens", "declaration"]', "[]", "a.toml: options.hands: "),
        ('"declaration"]', '"no_fools"]', "a.toml: options.hands: 'no_fools' is not a valid Contract"),
        ('offered = ["hands"]', 'offered = ["spin"]', "a.toml: offered: there is no option spin"),
        ('offered = ["hands"]', 'offered = ["quota"]', "a.toml: offered: quota is closed"),
        (
            "[options]",
            '[narrowed]\nslam = ["plus13"]\n[options]',
            "a.toml: narrowed.slam: plus13; it must be some of none, plus13, plus14, the preset's own",
        ),
        (
            "[options]",
            '[narrowed]\nslam = ["none", "all"]\n[options]',
            "a.toml: narrowed.slam: none, all; it must be some of none, plus13, plus14",
        ),
        (
            "[options]",
            '[options]\nfirst_trick_discard = ["no_hearts"]',
            "a.toml: options.first_trick_discard: no_hearts; it takes free, no_penalty, no_queens",
        ),
        ("declaration = 1\n", "", "a.toml: options.points: declaration is played and has no points"),
        ("no_queens = -3", "no_queens = 3", "no_queens has 3, which must be below 0"),
        ("\ndeclaration = 1", "\ndeclaration = 0", "declaration has 0, which must be above 0"),
        ('hands = ["no_queens", "declaration"]', "", "a.toml: there is no hand: "),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_what_is_wrong(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in FIXED
    assert said in fault(tmp_path, a=FIXED.replace(old, new, 1))


def test_the_schedule_of_the_examples_is_right(tmp_path: Path) -> None:
    (tmp_path / "chosen.toml").write_text(CHOSEN, "utf-8")
    assert read_folder(tmp_path)["chosen"].rules.schedule.chosen == 8


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "chosen = 8",
            'chosen = 8\nfirst_chooser_holds = "1D"',
            "schedule.first_chooser_holds: no such card: '1D'",
        ),
        ("chosen = 8", "chosen = -1", "schedule.chosen: "),
        ("no_tricks = 2", "no_tricks = 0", "schedule.menu.no_tricks: "),
        ('contracts = ["declaration"]', 'contracts = ["no_trump"]', "no_trump is not on the menu"),
        ("declaration = 4", "declaration = 4\nno_trump = 1", "no_trump is played and has no points"),
    ],
)
def test_a_schedule_that_says_nothing_sensible_is_refused(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in CHOSEN
    assert said in fault(tmp_path, a=CHOSEN.replace(old, new, 1))


def test_a_chooser_without_a_contract_is_refused_by_hand_and_chooser(tmp_path: Path) -> None:
    """The first chooser has had the declaration when the others have taken all that is left."""
    assert fault(tmp_path, a=CHOSEN.replace("no_tricks = 2", "no_tricks = 1")) == (
        "a.toml: schedule: in hand 5 chooser 1 can be left without a contract (quota=fixed, "
        "rotation=each_hand), after chooser 1 declaration; chooser 2 no_queens; chooser 3 no_queens; "
        "chooser 4 no_tricks. The menu has 7 contracts: it needs 8, one for each chosen hand."
    )


def test_quotas_that_come_to_less_than_the_turns_are_refused_with_the_reason(tmp_path: Path) -> None:
    text = CHOSEN.replace("chosen = 8", "chosen = 12").replace("declaration = 4", "declaration = 8")
    assert "The quotas let a chooser choose 2 times: they must add up to 3 or more." in fault(
        tmp_path, a=text
    )


def test_quotas_that_ask_for_more_than_the_menu_has_are_refused_with_the_reason(tmp_path: Path) -> None:
    """Three choosers may take what the fourth needs."""
    text = CHOSEN.replace("no_tricks = 2", "no_tricks = 1").replace("declaration = 4", "declaration = 5")
    said = "The menu has 3 of no_queens, no_tricks: four choosers with a quota of 1 need 4."
    assert said in fault(tmp_path, a=text)


def test_quotas_that_overlap_are_refused_with_the_reason(tmp_path: Path) -> None:
    """A hand of no tricks counts under both quotas, and leaves its chooser nothing."""
    text = CHOSEN.replace('contracts = ["declaration"]', 'contracts = ["declaration", "no_tricks"]')
    assert "Each group of contracts needs four times its quota on the menu" in fault(tmp_path, a=text)


def test_a_schedule_is_checked_under_every_option_that_its_tables_may_set(tmp_path: Path) -> None:
    """In turn each of four choosers chooses once, in a block the first of them four times."""
    text = CHOSEN.replace("chosen = 8", "chosen = 4")
    (tmp_path / "a.toml").write_text(text, "utf-8")
    assert [*read_folder(tmp_path)] == ["a"]
    said = fault(tmp_path, a=text.replace(', "rotation"]', "]"))
    assert "in hand 3 chooser 1 can be left without a contract (quota=fixed, rotation=block)" in said


def test_a_schedule_that_is_too_large_to_be_checked_is_refused(tmp_path: Path) -> None:
    contracts = [contract for contract in Contract if contract.spec.negative]
    menu = "\n".join(f"{each} = 4" for each in contracts)
    points = "\n".join(f"{each} = -1" for each in contracts)
    quotas = "\n".join(f'[[schedule.quotas]]\ncontracts = ["{each}"]\neach = 1' for each in contracts)
    text = f"""
order = 1
offered = []
closed = []
[options.points]
{points}
[schedule]
chosen = 36
[schedule.menu]
{menu}
{quotas}
"""
    said = "schedule.quotas: more courses of a match than can be checked; take fewer quotas"
    assert said in fault(tmp_path, a=text)
