"""Behind More: the hand so far, who chose what, the cards not yet seen, the rules in force."""

import re

from kingbot.cards import CARDS, cards_in
from kingbot.i18n import words
from kingbot.rulebook import rules_text
from tests.support.bench import Bench
from tests.support.people import Answer, Person
from tests.support.sitting import Sitting, sit_down

W = words("en")


async def behind_more(person: Person, label: str) -> Answer:
    """Press *More* at the table, and then this."""
    menu = (await person.click("More")).screens[-1]
    return await person.click(label, on=menu)


async def a_few_tricks(bench: Bench, rules: str = "hands=no_queens,no_tricks") -> Sitting:
    sitting = await sit_down(bench, "Ada", rules=rules)
    await sitting.skip(lambda view: len(view.tricks) >= 2)
    return sitting


async def test_the_hand_so_far_is_told_trick_by_trick(bench: Bench) -> None:
    sitting = await a_few_tricks(bench)
    answer = await behind_more(sitting.host, "Hand so far")
    view = await sitting.view()
    assert answer.private
    for number, trick in enumerate(view.tricks, 1):
        line = next(line for line in answer.text.splitlines() if line.startswith(f"{number}. "))
        assert all(W.card(card) in line for card in trick.cards)


async def test_whoever_looks_on_sees_the_hand_too_but_no_counter(bench: Bench) -> None:
    sitting = await a_few_tricks(bench)
    gil = bench.person("Gil")
    await behind_more(gil, "Hand so far")
    menu = (await gil.click("More", on=sitting.board())).screens[-1]
    assert "Card counter" not in [button.label for button in menu.buttons]
    forged = await gil.forge("king:1:0:counter", on=menu)
    assert "You’re not at table 1" in forged


async def test_the_counter_shows_exactly_the_cards_that_one_has_not_seen(bench: Bench) -> None:
    sitting = await a_few_tricks(bench)
    answer = await behind_more(sitting.host, "Card counter")
    view = await sitting.view(sitting.host)
    shown = {card for card in CARDS if re.search(rf"(?<![0-9]){re.escape(W.card(card))}", answer.text)}
    assert answer.private
    assert shown == set(cards_in(view.unseen))
    assert not view.hand & view.unseen


async def test_a_table_may_do_without_the_counter(bench: Bench) -> None:
    ada = bench.person("Ada")
    lobby = await ada.slash("king new", rules="hands=no_queens", counter=False)
    assert "The card counter is off at this table" in lobby
    await ada.click("Start")
    menu = (await ada.click("More")).screens[-1]
    assert "Card counter" not in [button.label for button in menu.buttons]
    assert "The card counter is off at table 1" in await ada.forge("king:1:0:counter", on=menu)


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
    again = await fixed.host.slash("king table", table=2, where=fixed.host.user.dm_channel)
    choices = await fixed.host.click(
        "Contracts", on=(await fixed.host.click("More", on=again.screen)).screens[-1]
    )
    assert "dealt" in choices
    assert "being played" in choices


async def test_the_rules_in_force_mark_what_differs_from_the_preset(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="slam=plus14")
    answer = await behind_more(sitting.host, "Rules")
    view = await sitting.view()
    changed = {line.text for section in rules_text(view.rules, W) for line in section.lines if line.changed}
    assert changed
    lines = [line for line in answer.text.splitlines() if line.startswith("- ")]
    assert {line for line in lines if "**" in line} == {
        f"- {W('rule-changed', rule=f'**{rule}**')}" for rule in changed
    }


async def test_rules_of_a_preset_can_be_read_anywhere(bench: Bench) -> None:
    ada = bench.person("Ada")
    for preset in ("classic", "rifki"):
        answer = await ada.slash_in_dm("king rules", preset=preset)
        assert W(f"preset-{preset}") in answer
