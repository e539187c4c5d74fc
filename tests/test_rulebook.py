"""The rules shown to players are those in force, and name the sum that a match must come to (rules 9)."""

from __future__ import annotations

import pytest
from hypothesis import given

from kingbot.engine.contracts import Contract
from kingbot.i18n import words
from kingbot.presets import PRESETS, allowed, load, parse_line
from kingbot.presets.values import OPTION_KEYS
from kingbot.rulebook import MatchSum, Section, match_sum, rows, rules_text
from tests.i18n.catalogues import WRITTEN
from tests.presets.test_line import tables


def text(line: str, language: str = "en") -> str:
    """All that is said of the rules written in a line; changed lines begin with a star."""
    sections = rules_text(parse_line(line), words(language))
    return "\n".join(f"{'*' if each.changed else ''}{each.text}" for part in sections for each in part.lines)


def keys(sections: tuple[Section, ...]) -> list[str]:
    return [section.key for section in sections]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("classic", MatchSum(0, ())),
        ("home", MatchSum(0, ())),
        ("declared", MatchSum(0, ())),
        ("feudum", MatchSum(12, ("slam",))),
        ("feudum points=no_king_hearts:-13", MatchSum(7, ("slam",))),
        ("feudum slam=none", MatchSum(12, ())),
        ("pirandello", MatchSum(0, ())),
        ("two-phase", MatchSum(30, ("domino",))),
        ("two-phase domino_win=sum", MatchSum(30, ())),
        ("portuguese", MatchSum(0, ())),
        ("rifki", MatchSum(0, ())),
        ("classic hands=declaration,no_queens", MatchSum(1, ())),
        # What cannot occur in the hands that are played does not matter.
        ("classic slam=plus13 blind_declaration=on domino_win=8 hands=no_queens", MatchSum(-12, ())),
        ("classic slam=plus13 blind_declaration=on domino_win=8", MatchSum(0, ("slam", "blind", "domino"))),
    ],
)
def test_a_match_comes_to_the_sum_of_its_hands_or_to_none(line: str, expected: MatchSum) -> None:
    assert match_sum(parse_line(line)) == expected


def test_the_sum_is_said_and_so_is_that_there_is_none() -> None:
    assert "add up to 0." in text("classic")
    assert "no fixed total: apart from slams they add up to +12." in text("feudum")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_points_table_has_every_hand_of_the_match(preset: str) -> None:
    rules = load(preset)
    assert sum(row.times or row.last - row.first + 1 for row in rows(rules)) == rules.length


def test_the_points_table_follows_the_hands_of_the_table() -> None:
    listed = rows(parse_line("home hands=declaration,declaration,domino,declaration"))
    assert [(row.contract, row.first, row.last) for row in listed] == [
        (Contract.DECLARATION, 1, 2),
        (Contract.DOMINO, 3, 3),
        (Contract.DECLARATION, 4, 4),
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_is_marked_in_a_preset_left_as_it_is(preset: str) -> None:
    assert "*" not in text(preset)


@pytest.mark.parametrize(
    ("line", "marked"),
    [
        ("classic ruff_duty=on", "*If you cannot follow suit, you must play a trump."),
        ("classic points=no_queens:-5", "*2 · No queens: −5 for each queen, −20 in all"),
        ("classic domino_win=8", "*8 · Domino: −1 for each card left, and the winner earns +8"),
        ("classic slam=plus14", "*Slam: whoever takes everything in No hearts gets +14, the others −9 each."),
        (
            "portuguese slam=plus14",
            "*Slam: whoever takes everything in No tricks gets +280, the others −180 each.",
        ),
        ("two-phase rotation=each_hand", "*The deal moves to the next player after every hand."),
        ("rifki quota=free", "*Every player may choose any contract that is left."),
        ("home hands=domino", "*The contracts come in a fixed order."),
    ],
)
def test_what_differs_from_the_preset_is_marked(line: str, marked: str) -> None:
    assert marked in text(line).splitlines()


def test_quotas_are_said_in_the_contracts_names() -> None:
    said = text("two-phase")
    assert "Palo (declaration) once; Senza (no trump) once; 2 of: No kings or jacks, " in said


def test_only_what_can_happen_at_the_table_is_said() -> None:
    w = words("en")
    assert keys(rules_text(load("rifki"), w)) == ["match", "contracts", "tricks", "declaration"]
    assert keys(rules_text(parse_line("home hands=domino"), w)) == ["match", "contracts", "domino"]
    assert "partners" in keys(rules_text(load("pirandello"), w))
    assert "sold" not in text("rifki")
    assert "seller" not in text("classic sale=off")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("classic", "No king of hearts and No hearts: hearts cannot be led until one has been played"),
        ("portuguese", "hearts cannot be led in the whole hand"),
        ("rifki penalty_lead=after_break_all", "Son İki (no last two): hearts cannot be led"),
        ("two-phase penalty_lead=after_break", "No king of spades: spades cannot be led"),
        ("portuguese", "must discard the card that counts if you hold it: K♥"),
        ("two-phase void_duty=single", "if you hold it: K♥\ufe0e, J♥\ufe0e and K♠\ufe0e"),
        ("rifki rifki_void=any_heart", "must discard any heart"),
        ("portuguese declaration_nulos=on", "everybody starts at 325 and pays 75 for each trick"),
        ("two-phase", "The first card is the 8♣\ufe0e"),
    ],
)
def test_duties_are_said_for_the_contracts_of_the_match(line: str, said: str) -> None:
    assert said in text(line)


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_of_every_option_has_its_words(preset: str, language: str) -> None:
    for option in OPTION_KEYS:
        for value in allowed(preset, option):
            if option in {"points", "hands"} or value == ">=0":
                continue
            assert text(f"{preset} {option}={value}", language)


@given(tables())
def test_any_rules_can_be_said(rules) -> None:  # type: ignore[no-untyped-def]
    for section in rules_text(rules, words("en")):
        assert section.title
        assert all(line.text and "{" not in line.text for line in section.lines)
