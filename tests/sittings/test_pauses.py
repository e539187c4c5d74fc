"""One's own card lies on the table in the answer to the click; bots move after a pause, and tricks rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingbot.bot import KingBot
from tests.support.bench import Bench
from tests.support.sitting import Sitting, plain, sit_down

# The bench sleeps through waits of up to five seconds for real: these are longer.
PAUSE = 10.0


def _paused(database: Path) -> KingBot:
    return plain(database, bot_pause=PAUSE, board_pause=0)


async def _await_ada(sitting: Sitting) -> None:
    while (await sitting.view()).turn != 0:
        await sitting.bench.advance(PAUSE)


async def _play_before_bots(sitting: Sitting) -> None:
    """Let Ada play a card that does not end a trick."""
    while True:
        await _await_ada(sitting)
        ends = len((await sitting.view()).table) == 3
        await sitting.touch(sitting.host)
        if not ends:
            return


async def test_ones_own_card_lies_on_the_table_in_the_answer(tmp_path: Path) -> None:
    async with Bench(_paused, tmp_path) as bench:
        sitting = await sit_down(bench, "Ada", rules="hands=no_tricks")
        ada = sitting.host
        await _play_before_bots(sitting)
        view = await sitting.view()
        assert view.turn is not None
        bot = (await sitting.table()).seats[view.turn].name
        assert f"{bot}** is thinking" in ada.dm().text
        before = len(view.table)
        await bench.advance(PAUSE)
        assert len((await sitting.view()).table) != before


async def test_no_call_that_counts_is_spent_on_what_is_true_for_a_moment(tmp_path: Path) -> None:
    async with Bench(_paused, tmp_path) as bench:
        sitting = await sit_down(bench, "Ada", rules="hands=no_tricks")
        await _await_ada(sitting)
        before = bench.rest_calls
        await _play_before_bots(sitting)
        assert (await sitting.view()).turn != 0
        assert bench.rest_calls - before == {}
        await _await_ada(sitting)
        assert bench.rest_calls - before == {"PATCH /channels/…/messages/…": 1}, "the board, once"


async def test_bots_move_after_a_restart_too(tmp_path: Path) -> None:
    async with Bench(_paused, tmp_path) as bench:
        sitting = await sit_down(bench, "Ada", rules="hands=no_tricks")
        await _play_before_bots(sitting)
        version = (await sitting.table()).version
        await bench.restart(kill=True)
        await bench.advance(PAUSE)
        assert (await sitting.table()).version > version
        await _await_ada(sitting)
        assert "Your turn" in sitting.host.dm().text


@pytest.mark.parametrize("pictures", [False, True])
async def test_whoever_wants_it_stops_after_each_trick(tmp_path: Path, pictures: bool) -> None:
    async with Bench(lambda database: plain(database, pictures=pictures), tmp_path) as bench:
        sitting = await sit_down(bench, "Ada", rules="hands=no_tricks")
        ada = sitting.host
        await ada.slash("king settings")
        await ada.choose("stop_after_trick on", menu="king:0:0:set:stop_after_trick")
        while not (await sitting.view()).tricks:
            await sitting.touch(ada)
        window = sitting.window(ada)
        assert "Trick 1 is over." in window.text
        assert "for it." in window.text, "what it counts"
        assert window.buttons[0].label == "Continue"
        assert not any(":act:" in button.custom_id for button in window.buttons)
        assert bool(window.files) == pictures
        await ada.click("Continue", on=window)
        assert any(":act:" in button.custom_id for button in sitting.window(ada).buttons)
        assert "Trick 1 is over." not in sitting.window(ada).text


async def test_words_say_what_a_trick_has_cost(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_tricks")
    await sitting.play(lambda view: len(view.tricks) == 2 and view.turn == 0)
    ada = sitting.host
    assert "scores −" in ada.dm().text
    assert "scores −" in sitting.board().text
