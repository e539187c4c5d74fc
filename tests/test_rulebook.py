"""The rules shown to players are those in force, and name the sum that a match must come to (rules 9)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingbot.engine.contracts import TRUMP_SUITS, Contract, Trump
from kingbot.engine.duties import Duties, duties
from kingbot.engine.options import OPTION_SPECS, Rules
from kingbot.i18n import words
from kingbot.presets import PRESETS, allowed, changed, custom, load, parse_line, parse_value
from kingbot.presets.values import KINDS, OPTION_KEYS, Contracts, Number, Points
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
        ("rifki penalty_lead=after_break_all", "No last two (Son İki): hearts cannot be led"),
        ("two-phase penalty_lead=after_break", "No king of spades: spades cannot be led"),
        ("portuguese", "must discard the card that counts if you hold it: K♥"),
        ("two-phase void_duty=single", "if you hold it: K♥\ufe0e, J♥\ufe0e and K♠\ufe0e"),
        ("rifki rifki_void=any_heart", "must discard any heart"),
        ("portuguese declaration_nulos=on", "everybody starts at 325 and pays 75 for each trick"),
        ("two-phase", "The first card is the 8♣\ufe0e"),
        (
            "classic first_trick_discard=no_hearts,no_queens",
            "*No queens and No hearts: you cannot discard a penalty card on the first trick",
        ),
        # The list names nothing that this table plays.
        (
            "home hands=no_tricks,no_hearts first_trick_discard=no_queens",
            "*Any card may be discarded on the first trick.",
        ),
    ],
)
def test_duties_are_said_for_the_contracts_of_the_match(line: str, said: str) -> None:
    assert said in text(line)


# What must be set for an option to matter.
ENABLED = {"rifki_void": "void_duty=penalty", "sale_shortfall": "sale=offer"}


def values(preset: str, option: str) -> list[str]:
    """Values of an option, as a line has them; some of those of which there is no end."""
    open_values = allowed(preset, option)
    match KINDS[option]:
        case Number(words=words):
            return [*words, "3", "4"] if open_values else []
        case Points():
            pairs = [each.partition(":") for each in open_values]
            return [f"{contract}:{'-' if sign == '<0' else ''}77" for contract, _, sign in pairs]
        case Contracts(words=words) if open_values:
            keys = list(open_values[len(words) :])
            return [*words, *dict.fromkeys(keys), ",".join(keys[:2]), ",".join(keys)]
    return list(open_values)


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_of_every_option_is_said_in_its_own_words(preset: str, language: str) -> None:
    for option in OPTION_KEYS:
        context = ENABLED.get(option, "") if allowed(preset, option) else ""
        said = {text(f"{preset} {context} {option}={value}", language) for value in values(preset, option)}
        assert len(said) == len(set(values(preset, option))), option


@given(tables(), st.data())
def test_rules_that_differ_are_said_differently_unless_the_option_is_idle(
    rules: Rules, data: st.DataObject
) -> None:
    option = data.draw(st.sampled_from([key for key in OPTION_KEYS if allowed(rules.preset, key)]))
    value = parse_value(rules.preset, option, data.draw(st.sampled_from(values(rules.preset, option))))
    other = custom(rules.preset, {**changed(rules), option: value})
    if in_words(rules) == in_words(other):
        assert idle(option, rules, other)


def in_words(rules: Rules) -> list[str]:
    return [line.text for section in rules_text(rules, words("en")) for line in section.lines]


def owed(rules: Rules, contract: Contract, trump: Trump | None) -> Duties:
    """The duties of a hand, without what says nothing where no suit is guarded."""
    found = duties(rules.options, contract, trump)
    return replace(found, breakable=found.breakable or not found.guarded)


def idle(option: str, rules: Rules, other: Rules) -> bool:
    """Whether a match is the same whichever of two values an option has (rules 9)."""
    played = {*rules.options.hands, *rules.schedule.menu}
    match option:
        case "points":
            return all(rules.points(contract) == other.points(contract) for contract in played)
        case "sale_shortfall" if rules.options.sale == "off":
            return True
        case "leader" | "early_end" | "hands":
            pass
        case _ if OPTION_SPECS[option].section == "tricks":
            hands = [(contract, trump) for contract in played for trump in (None, *TRUMP_SUITS)]
            return all(owed(rules, *hand) == owed(other, *hand) for hand in hands)
    same = getattr(rules.options, option) == getattr(other.options, option)
    return same or not played & OPTION_SPECS[option].concerns


@given(tables())
def test_any_rules_can_be_said(rules) -> None:  # type: ignore[no-untyped-def]
    for section in rules_text(rules, words("en")):
        assert section.title
        assert all(line.text and "{" not in line.text for line in section.lines)
