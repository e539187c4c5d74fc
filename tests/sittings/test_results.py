"""The end of a match, and what comes after it."""

import re
from dataclasses import replace

from kingbot.delivery.due import due_messages
from kingbot.delivery.table_state import load_state
from kingbot.tables.model import Status
from tests.support.bench import Bench
from tests.support.sitting import king_on, sit_down


async def test_play_again_opens_one_table_for_the_same_people_in_the_same_seats(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules="hands=no_eight_diamonds")
    await sitting.play()
    ada, bruno = sitting.people
    await bruno.click("Play again")
    again = await king_on(bench).tables.queries.table(2)
    assert again.status is Status.LOBBY
    assert again.host.id == bruno.id
    assert [seat.owner for seat in again.seats] == [seat.owner for seat in (await sitting.table()).seats]
    assert "Bruno is the host" in ada.sees()[-1]
    told = await ada.click("Play again")
    assert "A new table 2 is ready" in told
    assert len([screen for screen in ada.sees() if "is the host" in screen]) == 1
    await bruno.click("Start")
    assert "table 2" in ada.dm()
    assert "hand 1 of 1" in ada.dm()


async def test_who_did_not_play_cannot_play_again(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_eight_diamonds")
    await sitting.play()
    eva = bench.person("Eva")
    refused = await eva.click("Play again")
    assert "You’re not at table 1" in refused
    assert refused.screens[-1].private


async def test_the_end_tells_the_ranking_the_seed_and_brings_the_record(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens")
    await sitting.play()
    end, table = sitting.host.sees()[-1], await sitting.table()
    assert end.text.count("·") >= 5
    assert "**1" in end
    assert table.seed is not None
    assert table.seed in end
    assert list(end.files) == ["table-1.king.json"]


async def test_a_board_still_on_its_way_when_the_match_ends_is_looked_at_again(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens")
    await sitting.play()
    bot = king_on(bench)
    reconciler = bot.reconciler
    shown = await load_state(bot.tables, reconciler.messages, sitting.table_id)
    before = replace(shown, messages={})  # neither board nor result had arrived
    assert (sitting.table_id, "board", 0) in due_messages(before, reconciler.hands)
    assert (sitting.table_id, "board", 0) not in due_messages(shown, reconciler.hands)


async def test_a_match_that_was_closed_keeps_the_hands_that_were_played(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_eight_diamonds,no_queens")
    await sitting.play(lambda view: view.number == 2)
    await sitting.close()
    end = sitting.host.sees()[-1]
    assert "was closed. Hands played: 1" in end
    assert list(end.files) == ["table-1.king.json"]
    assert "Standings when it was closed" in end
    assert "This table is closed" in sitting.host.dm()
    assert not [button for button in sitting.host.dm().buttons if ":act:" in button.custom_id]


async def test_public_words_are_the_table_s_and_private_ones_the_reader_s(bench: Bench) -> None:
    ada = bench.person("Ada")
    bruno = bench.person("Bruno", locale="it")
    deniz = bench.person("Deniz", locale="tr")
    await ada.slash("king new", language="pt")
    lobby = ada.sees()[-1]
    assert lobby.button("Iniciar")
    for person in (bruno, deniz):
        await person.click(re.compile("king:.*:join"))
    await ada.click("Iniciar")
    assert "hand 1 of 13" in ada.dm()
    assert "mano 1 di 13" in bruno.dm()
    assert "oyun 1/13" in deniz.dm()
    board = [
        screen for screen in ada.sees() if any(":hand" in button.custom_id for button in screen.buttons)
    ][-1]
    assert "mão 1 de 13" in board
