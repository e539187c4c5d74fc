"""Somebody takes another name on the server: the table shows it once they act, and nothing else changes."""

from __future__ import annotations

from tests.support.bench import Bench
from tests.support.simcord_internals import set_nickname
from tests.support.sitting import Sitting, king_on, sit_down


async def rename(sitting: Sitting, name: str) -> None:
    """Give the host another name; they look at the points then."""
    set_nickname(sitting.bench.env, sitting.bench.guild.id, sitting.host.id, name)
    await sitting.host.slash("king score")


async def test_the_board_shows_the_new_name_of_whoever_acts(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    assert "Ada" in sitting.board()
    await rename(sitting, "Countess")
    assert "Countess" in sitting.board()
    assert "Ada" not in sitting.board()
    table = await sitting.table()
    assert table.host.name == "Countess"
    version = table.version
    await rename(sitting, "Countess")
    assert (await sitting.table()).version == version, "nothing is written twice"


async def test_a_move_by_direct_message_where_nobody_has_a_nickname_changes_no_name(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens")
    await rename(sitting, "Countess")
    await sitting.touch(sitting.host)
    assert "Countess" in sitting.board()
    assert "Ada" not in sitting.board()


async def test_a_lobby_shows_the_new_name_of_its_host(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new")
    await rename(Sitting(bench, (ada,)), "Countess")
    assert "Countess" in ada.sees()[0]


async def test_a_name_of_signs_that_nobody_sees_is_shown_as_a_number(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens")
    await rename(sitting, "\u0301\u0489\u3164")
    assert f"#{sitting.host.id % 10_000:04}" in sitting.board().text.replace("\\", "")


async def test_plans_invitations_and_time_stay_with_who_is_renamed(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules="hands=no_queens,no_hearts")
    awaited = await sitting.awaited()
    waiting = next(each for each in sitting.people if each is not awaited)
    window = sitting.window(waiting)
    plan = next(each for each in window.buttons if ":plan" in each.custom_id and not each.disabled)
    await waiting.click(plan.custom_id, on=window)

    async def plans() -> int:
        seat = (await sitting.table()).seat_of(waiting.id)
        assert seat is not None
        return len((await king_on(bench).tables.queries.snapshot(1, 0)).plans[seat.number])

    assert await plans() == 1
    set_nickname(bench.env, bench.guild.id, waiting.id, "Countess")
    await waiting.slash("king score")
    assert "Countess" in sitting.board()
    assert await plans() == 1
