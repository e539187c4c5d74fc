"""Whatever is only a convenience on the way of a move may fail: the move is made, and the match goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn

import pytest

from kingbot.delivery import pictures
from kingbot.delivery.pinger import Pinger
from kingbot.render import Rasterizer
from kingbot.tables import automatic_moves, match_runner, turns
from kingbot.ui.emojis import Emojis
from tests.hardening.windows import Restless
from tests.support.bench import Bench
from tests.support.sitting import Sitting, plain, sit_down


class BrokenError(Exception):
    """What no code expects."""


def broken(*_: Any, **__: Any) -> NoReturn:
    raise BrokenError


async def broken_later(*_: Any, **__: Any) -> NoReturn:
    raise BrokenError


CONVENIENCES = {
    "the renderer": (Rasterizer, "render", broken_later),
    "drawing the window": (pictures, "window_picture", broken),
    "drawing the table": (pictures, "table_picture", broken),
    "emojis": (Emojis, "replace_cards", broken),
    "the time of pings": (Pinger, "delay", broken),
    "sending pings": (Pinger, "update", broken_later),
    "searching for claims": (match_runner, "sure_card", broken),
    "moves without a choice": (match_runner, "no_secret", broken),
    "automatic moves": (turns, "automatic_move", broken_later),
    "resolving plans": (automatic_moves, "resolve", broken),
    "dropping plans": (turns, "obsolete_plans", broken),
}


async def plan_and_claim(sitting: Sitting) -> None:
    """Have a plan in the database, so that there is something to resolve and to drop."""
    for person in sitting.people:
        view = await sitting.view(person)
        if not view.my_turn:
            window = sitting.window(person)
            plans = [each for each in window.buttons if ":plan" in each.custom_id and not each.disabled]
            if plans:
                await person.click(plans[0].custom_id, on=window)


@pytest.mark.parametrize("what", CONVENIENCES)
async def test_a_convenience_that_fails_costs_nobody_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    owner, name, failing = CONVENIENCES[what]
    async with Bench(lambda database: plain(database, pictures=True), tmp_path) as bench:
        sat = await sit_down(bench, "Ada", "Bruno", "Carla", rules="hands=no_queens,no_hearts")
        sitting = Restless(bench, sat.people)
        await plan_and_claim(sitting)
        monkeypatch.setattr(owner, name, failing)
        monkeypatch.setattr(bench, "assert_sound", lambda: None)  # errors are looked at below
        for _ in range(8):
            before = (await sitting.table()).version
            person = await sitting.awaited()
            answer = await sitting.touch(person)
            assert answer is not None
            assert answer.acknowledged
            assert "went wrong" not in answer
            assert (await sitting.table()).version > before
        await bench.env.advance_time(60)
        monkeypatch.undo()
        assert sitting.board().enabled
        faults = bench.take_faults()
        assert all("BrokenError" in fault for fault in faults), faults
