"""The bench itself: it must see what people see, and must not pass over a fault."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from tests.support.bench import Bench
from tests.support.toy_bot import ToyBot


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    async with Bench(ToyBot, tmp_path) as bench:
        yield bench


async def test_a_command_is_answered_and_its_messages_are_read_as_people_see_them(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    answer = await ada.slash("king new", preset="classic")
    assert not answer.private
    assert answer.screen == bruno.sees()[-1]
    assert "Table 1" in answer
    assert answer.screen.alt_texts == ("Ada to lead", "Ada to lead")
    assert answer.screen.files == {"table.png": b"a picture"}
    assert ada.dm().enabled == ("Play",)
    assert bruno.dms() == []


async def test_a_click_in_a_dm_updates_that_message(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic")
    before = ada.dm()
    answer = await ada.click("Play")
    assert answer.updated
    assert "after 1 plays" in ada.again(before)
    with pytest.raises(AssertionError, match="no enabled button 'Pass'"):
        await ada.click("Pass")


async def test_a_private_hand_is_seen_and_clicked_only_by_its_owner(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    ada.closes_dms()
    answer = await ada.slash("king new", preset="classic")
    assert answer.screens[1].text == "Closed (en-US)"
    hand = await ada.click("Hand")
    assert hand.private
    assert len(ada.sees()) == len(bruno.sees()) + 2
    assert "after 1 plays" in await ada.click("Play", on=hand.screen)
    ada.opens_dms()
    await ada.slash("king new", preset="classic")
    assert ada.dm().enabled == ("Play",)


async def test_a_menu_opens_a_dialog(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic")
    assert (await ada.choose("No queens")).modal is not None
    answer = await ada.fill_in(tricks="4")
    assert answer.text == "no_queens for 4"


async def test_autocomplete_is_offered_and_may_be_taken(bench: Bench) -> None:
    ada = bench.person("Ada")
    assert await ada.offered("king play", "card", "Q") == {"QS of spades": "QS"}
    assert (await ada.slash_in_dm("king play", card="QS")).text == "played QS"


async def test_each_speaks_their_own_language(bench: Bench) -> None:
    ada = bench.person("Ada", locale="it")
    ada.closes_dms()
    assert "Closed (it)" in await ada.slash("king new", preset="classic")


async def test_of_two_clicks_at_once_one_is_told_it_came_too_late(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic")
    async with bench.at_once():
        answers = [await ada.click("Play"), await ada.click("Play")]
    assert sorted(answer.text for answer in answers) == [
        "That was already played",
        "Your hand after 1 plays: Q♠",
    ]


async def test_a_stale_click_can_be_forged(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic")
    await ada.click("Play")
    assert "already played" in await ada.forge("act:play:0", on=ada.dm())


@pytest.mark.parametrize("kill", [False, True])
async def test_buttons_outlive_a_restart(bench: Bench, kill: bool) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic")
    await ada.click("Play")
    await bench.restart(kill=kill)
    assert "after 2 plays" in await ada.click("Play")


async def test_time_passes_only_when_told(bench: Bench) -> None:
    before = bench.now()
    await bench.advance(9000)
    assert bench.now() - before == timedelta(seconds=9000)


async def test_calls_that_count_are_counted(bench: Bench) -> None:
    ada = bench.person("Ada")
    before = bench.rest_calls
    await ada.slash("king new", preset="classic")
    assert bench.rest_calls - before == {"POST /users/@me/channels": 1, "POST /channels/…/messages": 1}


async def test_all_that_was_ever_seen_is_remembered_for_those_who_saw_it(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="classic")
    await ada.click("Play")
    await ada.click("Hand")
    await ada.choose("No queens")
    await ada.offered("king play", "card", "Q")
    of_ada = {seen.value for seen in bench.everything_seen_by(ada)}
    of_bruno = {seen.value for seen in bench.everything_seen_by(bruno)}
    for words in ("## Table 1", "Ada to lead", b"a picture", "table.png", "act:hand:0", "No queens"):
        assert words in of_ada & of_bruno
    hers = {
        "Your hand after 0 plays: Q♠",
        "Your hand after 1 plays: Q♠",
        "act:play:0",
        "Tricks",
        "QS of spades",
    }
    assert hers <= of_ada
    assert not hers & of_bruno


async def test_an_error_in_a_callback_fails_the_test(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic")
    with pytest.raises(AssertionError, match="RuntimeError: meant"):
        await ada.click("Crash")
    assert bench.take_faults() == []


async def test_an_action_left_unanswered_fails_the_test(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic")
    with pytest.raises(AssertionError, match="never acknowledged"):
        await ada.click("Silence")


async def test_the_server_may_lie_on_another_shard_than_the_direct_messages(tmp_path: Path) -> None:
    async with Bench(ToyBot, tmp_path, shards=3) as bench:
        ada = bench.person("Ada")
        await ada.slash("king new", preset="classic")
        assert "after 1 plays" in await ada.click("Play", on=ada.dm())
