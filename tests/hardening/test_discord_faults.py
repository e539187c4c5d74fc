"""Whatever Discord refuses, play goes on from the hand windows, and the table is true again afterwards."""

from __future__ import annotations

import pytest
from discord import app_commands

from kingbot.i18n import words
from tests.hardening.windows import Restless
from tests.support.bench import Bench
from tests.support.sitting import Sitting, king_on, sit_down

# Status and code of what Discord says to whoever edits or posts a table message.
REFUSALS = {
    "unknown channel": (404, 10003),
    "unknown message": (404, 10008),
    "no access": (403, 50001),
    "no permission": (403, 50013),
    "archived thread": (400, 50083),
    "edited too often": (429, 30046),
    "server trouble": (503, 0),
}


async def sat(bench: Bench) -> Sitting:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", rules="hands=no_queens,no_hearts")
    return Restless(bench, sitting.people)


def tries(bench: Bench) -> int:
    """How often something was sent to the table's channel, or edited there."""
    return sum(f"/channels/{bench.channel.id}/messages" in entry.path for entry in bench.env.http_requests)


async def move(sitting: Sitting, times: int = 1) -> None:
    for _ in range(times):
        before = (await sitting.table()).version
        await sitting.touch(await sitting.awaited())
        assert (await sitting.table()).version == before + 1


async def board_is_true(sitting: Sitting) -> bool:
    version = (await sitting.table()).version
    return any(f"king:1:{version}:" in button.custom_id for button in sitting.board().buttons)


@pytest.mark.parametrize("refusal", REFUSALS)
async def test_play_goes_on_while_the_table_cannot_be_shown(bench: Bench, refusal: str) -> None:
    sitting = await sat(bench)
    status, code = REFUSALS[refusal]
    path, before = f"/channels/{bench.channel.id}/messages", tries(bench)
    for method, where in (("POST", path), ("PATCH", f"{path}/*")):
        bench.env.inject_error(method, where, status=status, code=code, times=None)
    await move(sitting, 6)
    assert tries(bench) - before <= 6, "what is refused is not tried with every move"
    bench.env.backend.faults.clear()
    bench.take_faults()
    await bench.advance(601)
    await move(sitting)
    assert await board_is_true(sitting)


@pytest.mark.parametrize("code", [10062, 40060])
async def test_a_touch_that_died_can_be_repeated(bench: Bench, code: int) -> None:
    sitting = await sat(bench)
    person, version = await sitting.awaited(), (await sitting.table()).version
    bench.env.inject_error("POST", "/interactions/*/callback", status=400, code=code, times=1)
    window = sitting.window(person)
    card = next(each for each in window.buttons if ":act:" in each.custom_id and not each.disabled)
    with pytest.raises(AssertionError) as unanswered:
        await person.click(card.custom_id, on=window)
    (fault,) = str(unanswered.value).splitlines()
    assert fault.startswith("never acknowledged"), "and nothing worse"
    assert (await sitting.table()).version == version
    await move(sitting)


async def test_a_deleted_channel_leaves_the_hands_playable(bench: Bench) -> None:
    sitting = await sat(bench)
    bench.env.backend.delete_channel(bench.channel.id)
    await bench.settle()
    before = len(bench.env.http_requests)
    for _ in range(6):
        await sitting.touch(await sitting.awaited())
    refused = [each for each in bench.env.http_requests[before:] if str(bench.channel.id) in each.path]
    assert len(refused) <= 3


async def test_permissions_taken_and_given_back(bench: Bench) -> None:
    sitting = await sat(bench)
    path = f"/channels/{bench.channel.id}/messages"
    bench.env.inject_error("POST", path, status=403, code=50013, times=None)
    bench.env.inject_error("PATCH", f"{path}/*", status=403, code=50013, times=None)
    await move(sitting, 2)
    bench.env.backend.faults.clear()
    answer = await sitting.host.slash("king table")
    assert words("en")("table-posted") in answer
    assert await board_is_true(sitting)


async def test_a_deleted_thread_leaves_the_hands_playable_and_the_table_can_move(bench: Bench) -> None:
    people = tuple(bench.person(name) for name in ("Ada", "Bruno", "Carla", "Dino"))
    await people[0].slash("king new", rules="hands=no_queens,no_hearts", thread=True)
    sitting = Restless(bench, people)
    for person in people[1:]:
        await person.slash("king join", table=1)
    await people[0].slash("king start", table=1)
    thread = (await sitting.table()).channel_id
    assert thread != bench.channel.id
    bench.env.backend.delete_channel(thread)
    await bench.settle()
    await move(sitting, 4)
    answer = await people[0].slash("king table", table=1)
    assert words("en")("table-posted") in answer, str(answer)
    assert (await sitting.table()).channel_id == bench.channel.id
    await move(sitting)
    assert await board_is_true(sitting)


async def test_a_bot_that_is_sent_away_and_invited_again_goes_on_where_it_was(bench: Bench) -> None:
    sitting = await sat(bench)
    bench.env.backend.emit("GUILD_DELETE", {"id": str(bench.guild.id)})
    path = f"/channels/{bench.channel.id}/messages"
    for method, where in (("POST", path), ("PATCH", f"{path}/*")):
        bench.env.inject_error(method, where, status=403, code=50001, times=None)
    await bench.settle()
    await move(sitting, 4)  # by direct message, which the bot may still send
    bench.env.backend.faults.clear()
    bench.take_faults()
    await bench.restart()
    await move(sitting)
    assert await board_is_true(sitting)


async def test_commands_that_discord_has_of_another_version_are_answered_kindly(bench: Bench) -> None:
    sitting = await sat(bench)
    king, version = king_on(bench).king, (await sitting.table()).version
    known = king.get_command("play")
    assert isinstance(known, app_commands.Command)
    option = known._params["table"]
    option.required = True  # as if this version of the bot could not do without it
    try:
        assert words("en")("error-old-command") in await sitting.host.slash("king play", move="2C")
    finally:
        option.required = False
    king.remove_command("play")
    try:
        assert words("en")("error-old-command") in await sitting.host.slash("king play", move="2C")
    finally:
        king.add_command(known)
    assert (await sitting.table()).version == version
    await move(sitting)
