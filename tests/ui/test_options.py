"""The pages of the options: what they offer is what the rules take, and it fits on a phone."""

from typing import Any

import pytest

from kingbot.i18n import Words, words, written
from kingbot.presets import PRESETS, changed, format_line, load, parse_line
from kingbot.tables.model import Status, Table
from kingbot.ui.options import SECTIONS, options_page, page_of, picked_rules
from tests.support.largest import table_of
from tests.support.limits import layout_faults

W = words("en")


def components(table: Table, section: str, w: Words) -> list[dict[str, Any]]:
    """A page as Discord gets it."""
    view: Any = options_page(table, section, w, ()).view
    return list(view.to_components())


def offers(preset: str) -> list[tuple[str, str]]:
    """All that the pages of a kind offer: the option with the value that is picked."""
    table, found = table_of(load(preset), Status.LOBBY), []
    for section in SECTIONS:
        for part in components(table, section, W)[0]["components"]:
            for each in part.get("components", ()):
                option = each["custom_id"].split(":")[4].partition(" ")[0]
                found += [(option, value["value"]) for value in each.get("options", ())]
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_is_offered_that_the_rules_refuse(preset: str) -> None:
    found = offers(preset)
    assert len(found) > 50
    for option, picked in found:
        rules = picked_rules(load(preset), option, picked)
        assert parse_line(format_line(rules)) == rules
        assert set(changed(rules)) <= {option}


@pytest.mark.parametrize("preset", PRESETS)
def test_each_contract_has_a_menu_of_points_with_its_own_picked(preset: str) -> None:
    own, found = load(preset), [value for option, value in offers(preset) if option == "points"]
    for contract, value in own.options.points.items():
        sizes = [int(each.rpartition(":")[2]) for each in found if each.startswith(f"points={contract}:")]
        assert value in sizes
        assert len(sizes) > 8
        assert all(size * value > 0 for size in sizes)


def test_points_of_one_contract_leave_those_of_the_others() -> None:
    rules = parse_line("classic points=no_hearts:-2 slam=plus14")
    rules = picked_rules(rules, "points", "points=no_queens:-5")
    assert format_line(rules) == "classic slam=plus14 points=no_queens:-5,no_hearts:-2"
    rules = picked_rules(rules, "points", "points=no_hearts:-1")
    assert format_line(rules) == "classic slam=plus14 points=no_queens:-5"


def test_points_that_differ_are_said_in_bold() -> None:
    table = table_of(parse_line("classic points=no_queens:-5"), Status.LOBBY)
    shown = str(components(table, "points", W))
    assert "**No queens: −5 for each queen** (changed)" in shown


def test_points_of_contracts_that_are_left_out_are_not_asked_for() -> None:
    table = table_of(parse_line("classic hands=-domino"), Status.LOBBY)
    assert "points=domino" not in str(components(table, "points", W))


def test_an_option_is_found_on_its_page() -> None:
    assert (page_of("points"), page_of("sale"), page_of("slam")) == ("points", "declaration", "contracts")


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize("preset", PRESETS)
def test_every_page_is_within_the_limits(language: str, preset: str) -> None:
    w = words(language)
    for section in SECTIONS:
        page = components(table_of(load(preset), Status.LOBBY), section, w)
        faults = [each for each in layout_faults(page) if "on a phone" not in each]
        assert faults == []
