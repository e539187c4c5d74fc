"""Behind More: the hand so far, who chose what, the cards not yet seen, the rules in force."""

from kingbot.cards import Card, cards_in
from kingbot.i18n import words
from kingbot.render.style import SUITS_IN_HAND
from kingbot.rulebook import rules_text
from kingbot.ui.counter import OUT
from tests.support.bench import Bench
from tests.support.people import Answer, Person
from tests.support.screen import Screen
from tests.support.sitting import Sitting, sit_down

W = words("en")


async def behind_more(person: Person, label: str) -> Answer:
    """Open the menu *More* in one's window, and pick this."""
    return await person.choose(label, on=person.dm())


async def offered_at_the_board(sitting: Sitting, person: Person) -> Screen:
    """What opens when *More* is pressed at the board."""
    return (await person.click("More", on=sitting.board())).screens[-1]


def lines(screen: Screen) -> list[str]:
    """What the menu *More* of a message offers."""
    return [each.label for menu in screen.menus if ":more:" in menu.custom_id for each in menu.choices]


async def a_few_tricks(bench: Bench, rules: str = "hands=no_queens,no_tricks") -> Sitting:
    sitting = await sit_down(bench, "Ada", rules=rules)
    await sitting.skip(lambda view: len(view.tricks) >= 2)
    return sitting


async def test_the_hand_so_far_is_told_trick_by_trick(bench: Bench) -> None:
    sitting = await a_few_tricks(bench)
    answer = await behind_more(sitting.host, "Hand so far")
    view = await sitting.view()
    assert answer.updated
    for number, trick in enumerate(view.tricks, 1):
        line = next(line for line in answer.text.splitlines() if line.startswith(f"{number}. "))
        assert all(W.card(card) in line for card in trick.cards)


async def test_whoever_looks_on_sees_the_hand_too_but_no_counter(bench: Bench) -> None:
    sitting = await a_few_tricks(bench)
    gil = bench.person("Gil")
    menu = await offered_at_the_board(sitting, gil)
    answer = await gil.choose("Hand so far", on=menu)
    assert answer.updated
    assert "Card counter" not in lines(answer.screen)
    forged = await gil.forge("king:1:0:counter", on=menu)
    assert "You’re not at table 1" in forged


async def test_the_counter_shows_exactly_the_cards_that_one_has_not_seen(bench: Bench) -> None:
    sitting = await a_few_tricks(bench)
    answer = await behind_more(sitting.host, "Card counter")
    view = await sitting.view(sitting.host)
    _, *rows = answer.text.split("```")[1].strip("\n").splitlines()
    shown: set[Card] = set()
    for suit, row in zip(SUITS_IN_HAND, rows, strict=True):
        ranked = zip([*cards_in(suit.cards)][::-1], row.split()[1:], strict=True)
        shown |= {card for card, mark in ranked if mark == OUT}
    assert answer.updated
    assert shown == set(cards_in(view.unseen))
    assert not view.hand & view.unseen


async def test_a_table_may_do_without_the_counter(bench: Bench) -> None:
    ada = bench.person("Ada")
    lobby = await ada.slash("king new", rules="hands=no_queens", counter=False)
    assert "The card counter is off at this table" in lobby
    await ada.click("Start")
    assert lines(ada.dm())
    assert "Card counter" not in lines(ada.dm())
    assert "The card counter is off at table 1" in await ada.forge("king:1:0:counter", on=ada.dm())


async def test_choices_tell_who_dealt_or_chose_and_what_is_open(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", preset="pirandello")
    await sitting.skip(lambda view: view.number > 1)
    answer = await behind_more(sitting.host, "Contracts")
    view, table = await sitting.view(), await sitting.table()
    first = view.finished[0]
    assert f"chosen by {table.seats[first.chooser].name}" in answer
    assert W.contract(first.contract, "pirandello", 1) in answer
    fixed = await sit_down(bench, "Eva", rules="hands=no_queens,no_tricks")
    fixed.table_id = 2
    await fixed.skip(lambda view: view.number > 1)
    choices = await behind_more(fixed.host, "Contracts")
    assert "dealt" in choices
    assert "being played" in choices


async def test_the_rules_in_force_mark_what_differs_from_the_preset(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="slam=plus14")
    answer = await behind_more(sitting.host, "Rules")
    view = await sitting.view()
    changed = {line.text for section in rules_text(view.rules, W) for line in section.lines if line.changed}
    assert changed
    told = [line for line in answer.text.splitlines() if line.startswith("- ")]
    assert {line for line in told if "**" in line} == {
        f"- {W('rule-changed', rule=f'**{rule}**')}" for rule in changed
    }


async def test_rules_of_a_preset_can_be_read_anywhere(bench: Bench) -> None:
    ada = bench.person("Ada")
    for preset in ("classic", "rifki"):
        answer = await ada.slash_in_dm("king rules", preset=preset)
        assert W(f"preset-{preset}") in answer
