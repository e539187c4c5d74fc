"""Before a match: opening a table, sitting down, getting up, bots, starting, calling it off."""

import re
from typing import Any

import pytest
from discord import PermissionOverwrite

from kingbot.engine.contracts import Contract
from kingbot.presets import parse_line
from kingbot.tables.model import Status
from kingbot.ui.names import short_hash
from tests.support.bench import Bench
from tests.support.sitting import king_on


async def test_a_new_table_shows_who_sits_where_and_who_is_host(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="rifki", rules="quota=free", seats=1)
    lobby = ada.sees()[-1]
    for words in (
        "Rıfkı",
        "Ada is the host",
        "1. Ada · host",
        "2. free",
        "Every player may choose any contract that is left",
        "One seat is reserved",
    ):
        assert words in lobby
    await bruno.click("Join")
    assert "2. Bruno" in ada.sees()[-1]
    assert len(ada.sees()) == 1, "the lobby is edited in place"


async def test_whoever_sits_down_is_told_by_dm_where_the_cards_will_come(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new")
    await bruno.click("Join")
    assert "You’re at table 1" in ada.dm()
    assert "You’re at table 1" in bruno.dm()


async def test_sitting_down_twice_or_at_a_full_table_is_refused_privately(bench: Bench) -> None:
    people = bench.people("Ada", "Bruno", "Carla", "Dino", "Eva")
    await people[0].slash("king new")
    for person in people[1:4]:
        await person.click("Join")
    again = await people[1].click("Join")
    assert "You’re already at table 1" in again.text
    full = await people[4].click("Join")
    assert "All seats at table 1 are taken" in full.text
    assert full.screens[-1].private


async def test_only_the_host_seats_bots_starts_and_cancels(bench: Bench) -> None:
    ada, bruno = bench.people("Ada_*", "Bruno")
    await ada.slash("king new")
    for label in ("Add a bot", "Start", "Cancel"):
        assert r"Only Ada\_\*, the host, can do that" in await bruno.click(label)
    await ada.click("Add a bot")
    assert "· bot" in ada.sees()[0]
    await ada.click("Remove a bot")
    assert "· bot" not in ada.sees()[0]
    await ada.click("Cancel")
    assert "closed before the match started" in ada.sees()[0]
    assert not ada.sees()[0].buttons


async def test_seats_kept_for_people_are_not_given_to_bots(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", seats=3)
    assert "reserved for people" in await ada.click("Add a bot")


async def test_a_host_who_gets_up_hands_the_table_on_and_the_last_one_closes_it(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new")
    await bruno.click("Join")
    await ada.click("Leave")
    assert "Bruno is the host" in bruno.sees()[0]
    assert "You’re not at table 1" in await ada.click("Leave")
    await bruno.click("Leave")
    assert "closed before the match started" in bruno.sees()[0]


async def test_the_rules_in_force_are_shown_with_what_differs_marked(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic", rules="slam=plus14")
    shown = await ada.slash("king rules")
    assert "rules in force" in shown
    assert any("+14" in line and "(changed)" in line for line in shown.text.splitlines())
    plain = await ada.slash("king rules", preset="classic")
    assert "(changed)" not in plain.text


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("slam=plus15", "slam can’t be plus15"),
        ("slam=plus15", "plus13: Slam: whoever takes everything"),
        ("quota=free", "quota can’t be changed"),
        ("domino_win=-1", "any number from 0"),
        ("hands=domino,domino,domino", "domino: Domino"),
        ("nonsense=1", "nonsense"),
        ("slam", "slam"),
    ],
)
async def test_rules_that_do_not_exist_are_refused_with_what_there_is(
    bench: Bench, rules: str, words: str
) -> None:
    ada = bench.person("Ada")
    refused = await ada.slash("king new", preset="classic", rules=rules)
    assert words in refused.text.replace("`", "")
    assert refused.private
    assert not [screen for screen in ada.sees() if not screen.private]


async def test_rules_are_offered_in_words_while_they_are_typed(bench: Bench) -> None:
    ada = bench.person("Ada")
    sold = await ada.offered("king new", "rules", "cannot be sold", preset="classic")
    assert next(iter(sold.items())) == ("sale=off · The declaration cannot be sold.", "sale=off")
    slam = await ada.offered("king new", "rules", "sl", preset="classic")
    assert {"slam=plus13", "slam=plus14"} <= {*slam.values()}
    then = await ada.offered("king new", "rules", "sale=off slam=", preset="classic")
    assert list(then.values()) == [f"sale=off slam={value}" for value in ("none", "plus13", "plus14")]
    later = await ada.offered("king new", "rules", "hands=domino,no_t", preset="classic")
    assert {"hands=domino,no_tricks", "hands=domino,no_trump"} <= {*later.values()}


@pytest.mark.parametrize(
    "typed", ["hands=-domino", "domino_win=8", "points=no_queens:-5", "sale=off slam=none"]
)
async def test_what_is_right_is_offered_as_it_was_typed(bench: Bench, typed: str) -> None:
    ada = bench.person("Ada")
    assert typed in (await ada.offered("king new", "rules", typed, preset="classic")).values()


@pytest.mark.parametrize("preset", ["classic", "rifki", "portuguese", "pirandello"])
@pytest.mark.parametrize("typed", ["", "po", "points=", "points=no_k", "domino", "hands=", "d", "no"])
async def test_nothing_is_offered_that_would_be_refused(bench: Bench, preset: str, typed: str) -> None:
    ada = bench.person("Ada")
    for line in (await ada.offered("king new", "rules", typed, preset=preset)).values():
        parse_line(f"{preset} {line}")


async def test_a_table_may_have_a_thread_of_its_own(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", thread=True)
    table = await king_on(bench).tables.queries.table(1)
    assert table.thread
    assert table.channel_id != bench.channel.id
    assert f"Ada has opened table 1 in <#{table.channel_id}>" in ada.sees()[0]
    assert "Ada is the host" in bench.screens(ada.id, table.channel_id)[-1]


async def test_without_the_permissions_it_needs_the_bot_says_which(bench: Bench) -> None:
    ada = bench.person("Ada")
    nobody_attaches: Any = {bench.guild.default_role: PermissionOverwrite(attach_files=False)}
    channel = bench.guild.create_text_channel("words-only", overwrites=nobody_attaches)
    refused = await ada.slash("king new", where=channel)
    assert "Attach Files" in refused
    assert refused.private
    assert await king_on(bench).tables.queries.tables_of(ada.id) == []


async def test_a_table_cannot_be_opened_in_a_dm(bench: Bench) -> None:
    ada = bench.person("Ada")
    assert "use this command on a server" in await ada.slash_in_dm("king new")


async def test_a_person_may_have_only_so_many_tables(bench: Bench) -> None:
    ada = bench.person("Ada")
    for _ in range(10):
        await ada.slash("king new")
    refused = await ada.slash("king new")
    assert "limit of 10 tables per person" in refused
    assert refused.private, "what was promised to all is taken back"
    assert len(await king_on(bench).tables.queries.tables_of(ada.id)) == 10


async def test_a_lobby_that_was_deleted_is_posted_anew(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new")
    await ada.slash("king table")
    lobby = next(screen for screen in ada.sees() if "Ada is the host" in screen)
    await bench.delete(lobby)
    assert any("Ada is the host" in screen for screen in ada.sees())


async def test_start_fills_the_table_publishes_the_commitment_and_ends_the_lobby(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new")
    await ada.click("Start")
    table = await king_on(bench).tables.queries.table(1)
    assert table.status is Status.RUNNING
    lobby = ada.sees()[0]
    assert table.commitment is not None
    assert short_hash(table.commitment) in lobby
    assert not lobby.buttons


async def test_the_host_sets_kind_bots_clock_and_counter_with_menus(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="classic")
    await ada.click("Add a bot")
    assert "Only Ada, the host" in await bruno.choose("kind rifki")
    for picked in ("kind rifki", "bots beginner", "clock live", "counter off"):
        await ada.choose(picked)
    table = await king_on(bench).tables.queries.table(1)
    assert (table.rules.preset, table.level, str(table.clock), table.counter) == (
        "rifki",
        "beginner",
        "live",
        False,
    )
    assert table.seats[1].bot == "beginner", "those who sit there already as well"
    lobby = ada.sees()[0]
    assert "Rıfkı" in lobby
    assert "The card counter is off" in lobby
    await ada.click("Start")
    assert (await king_on(bench).tables.queries.snapshot(1, 0)).public.rules.preset == "rifki"


async def test_the_host_goes_through_the_rules_in_words_with_a_menu_each(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="classic")
    page = (await ada.click("Rules …")).screens[-1]
    assert page.private
    await ada.choose("hands=-domino", "hands=-no_trump", on=page)
    hands = (await king_on(bench).tables.queries.table(1)).rules.options.hands
    assert len(hands) == 11
    assert "A match has 11 hands" in ada.sees()[0]
    await ada.choose(on=page, menu=re.compile(".*:hands"))
    assert len((await king_on(bench).tables.queries.table(1)).rules.options.hands) == 13
    assert "Declarations" in await ada.click("Declarations", on=page)
    await ada.choose("sale=off", on=page)
    assert "**The declaration cannot be sold.** (changed)" in ada.again(page)
    assert "cannot be sold" in bruno.sees()[0]
    await ada.click("Back to the usual rules", on=page)
    assert "(changed)" not in bruno.sees()[0]
    assert "rules in force" in await bruno.click("Rules …")


async def test_house_rules_are_saved_for_the_server_and_taken_from_the_menu(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="classic", rules="sale=off")
    page = (await ada.click("Rules …")).screens[-1]
    await ada.click("Save as house rules", on=page)
    await bruno.slash("king new", preset="rifki")
    await bruno.choose("kind classic sale=off", on=bruno.sees()[-1])
    assert (await king_on(bench).tables.queries.table(2)).rules.options.sale == "off"
    refused = await ada.click("Forget these house rules", on=page)
    assert "manage" in refused.text.lower()


async def test_a_full_lobby_does_not_speak_of_free_seats(bench: Bench) -> None:
    people = bench.people("Ada", "Bruno", "Carla", "Dino")
    await people[0].slash("king new", seats=3)
    for person in people[1:]:
        await person.click("Join")
    lobby = people[0].sees()[0]
    assert "free" not in lobby.text
    assert "reserved" not in lobby
    assert "Bots (level" not in lobby


async def test_the_points_of_a_contract_are_set_by_menu(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="classic")
    page = (await ada.click("Rules …")).screens[-1]
    await ada.click("Points by contract", on=page)
    await ada.choose("points=no_queens:-5", on=page)
    await ada.choose("points=no_hearts:-2", on=page)
    points = (await king_on(bench).tables.queries.table(1)).rules.options.points
    assert (points[Contract.NO_QUEENS], points[Contract.NO_HEARTS]) == (-5, -2)
    assert "Points by contract" in ada.again(page), "the page stays"
    assert "−5 for each queen" in bruno.sees()[0]
