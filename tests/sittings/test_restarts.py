"""The bot goes down in the middle of every phase: what is on the screen works when it is back."""

from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine.view import Stage
from kingbot.tables.queries import Queries
from tests.support.bench import Bench
from tests.support.sitting import Sitting, sit_down

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long

PHASES = {
    Stage.CONTRACT: ("declared", ""),
    Stage.BLIND: ("classic", "hands=declaration blind_declaration=on"),
    Stage.TRUMP: ("classic", "hands=declaration,declaration sale=off"),
    Stage.OFFER: ("classic", "hands=declaration,declaration,declaration,declaration"),
    Stage.AUCTION: ("portuguese", "hands=declaration"),
    Stage.ANSWER: ("portuguese", "hands=declaration,declaration,declaration,declaration"),
    Stage.CALL: ("pirandello", ""),
    Stage.REDEAL: ("classic", "hands=domino domino_redeal=on"),
    Stage.TRICKS: ("classic", "hands=no_hearts"),
    Stage.DOMINO: ("classic", "hands=domino"),
}


async def sit_until(bench: Bench, stage: Stage) -> Sitting:
    """Play till somebody has to decide in this phase; at another table, if at one nobody ever has to."""
    preset, rules = PHASES[stage]
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset=preset, rules=rules)
    sitting.curious, sitting.verbs = True, {"trump"}  # who can sell sells
    while (await sitting.play(lambda view: view.stage in {stage, Stage.DOMINO})).stage is not stage:
        await sitting.close()
        await sitting.sit_again(preset, rules)
    return sitting


@pytest.mark.parametrize("stage", PHASES)
@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
async def test_windows_from_before_work_after(bench: Bench, stage: Stage, kill: bool) -> None:
    sitting = await sit_until(bench, stage)
    before, person = await sitting.table(), await sitting.awaited()
    window = person.dm()
    await bench.restart(kill=kill)
    assert person.dm().id == window.id, "nothing is sent anew"
    assert await sitting.table() == before
    while (await sitting.table()).version == before.version:
        assert await sitting.touch(person) is not None
    board = sitting.board()
    assert board.button("My hand")


async def test_a_lobby_from_before_works_after(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new")
    await bench.restart(kill=True)
    await bruno.click("Join")
    await ada.click("Start")
    assert "hand 1 of 13" in ada.sees()[-1]


async def test_what_was_committed_but_not_shown_is_shown_after(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino")
    bench.env.inject_error("PATCH", "/channels/*", status=503, code=0, times=None)
    await sitting.touch(await sitting.awaited())
    version = (await sitting.table()).version
    bench.env.backend.faults.clear()
    bench.take_faults()
    await bench.restart(kill=True)
    board = sitting.board()
    assert any(f":{version}:" in button.custom_id for button in board.buttons)


async def test_a_table_that_cannot_be_read_keeps_no_other_from_coming_back(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino")
    await sitting.sit_again("home", "")
    person, window = await sitting.awaited(), (await sitting.awaited()).dm()
    read = Queries.read

    async def broken(queries: Queries, db: AsyncConnection, table_id: int, moves_back: int) -> Any:
        if table_id == 1:
            raise ValueError("the log makes no sense")
        return await read(queries, db, table_id, moves_back)

    monkeypatch.setattr(Queries, "read", broken)
    with pytest.raises(
        AssertionError, match="table 1 could not be shown"
    ):  # the bench reports what is logged
        await bench.restart(kill=True)
    before = (await sitting.table()).version
    await sitting.touch(person, window)
    assert (await sitting.table()).version > before


async def test_the_end_of_a_match_is_told_although_the_bot_went_down_just_then(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_eight_diamonds")
    bench.env.inject_error("POST", f"/channels/{bench.channel.id}/messages", status=503, code=0, times=None)
    await sitting.play()
    assert not any("the match is over" in screen for screen in sitting.host.sees())
    bench.env.backend.faults.clear()
    bench.take_faults()
    await bench.restart(kill=True)
    assert "the match is over" in sitting.host.sees()[-1]
