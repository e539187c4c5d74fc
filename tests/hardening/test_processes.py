"""Several real `kingbot run` on one PostgreSQL database: who serves, and what becomes of it when one ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.kingbot_process import KingbotProcess, kingbot
from tests.support.loopback import Loopback
from tests.support.loopback_match import LoopbackMatch, Move
from tests.support.postgres import another_postgres_database, server


class MatchOnServer(LoopbackMatch):
    """The same match, in a database on a server."""

    def __init__(self, discord: Loopback, folder: Path, address: str) -> None:
        super().__init__(discord, folder)
        self.name = address.split("/")[3].partition("?")[0]

    def version(self) -> int:
        """The version of the table that the database holds."""
        return int(server().sql("SELECT version FROM tables WHERE id = 1", self.name))

    def actions(self) -> dict[int, Move]:
        """What people have done, as the database holds it, by version."""
        query = "SELECT sequence, user_id, text FROM actions WHERE user_id IS NOT NULL"
        rows = [line.split("|") for line in server().sql(query, self.name).splitlines()]
        return {int(sequence): Move(int(sequence), int(user), text) for sequence, user, text in rows}


def serves(running: KingbotProcess) -> bool:
    return any("shard 0 of 1 is served here" in line for line in running.log)


def errors(running: KingbotProcess) -> list[str]:
    return [line for line in running.log if " ERROR " in line]


@pytest.mark.parametrize("killed", [True, False])
async def test_a_process_that_stands_by_takes_over_when_the_other_ends(tmp_path: Path, killed: bool) -> None:
    address, discord = another_postgres_database(), Loopback()
    match = MatchOnServer(discord, tmp_path, address)
    async with (
        discord.listening(),
        kingbot(discord.address, tmp_path, database=address) as first,
    ):
        await discord.until(lambda: discord.gateway.is_connected)
        async with kingbot(discord.address, tmp_path, database=address) as second:
            await match.begin("hands=no_queens,no_last_two")
            await discord.until(lambda: discord.calls["GET /gateway/bot"] == 2)
            for _ in range(4):
                await match.move()
            assert serves(first)
            assert not serves(second)
            if killed:
                first.kill()
                assert await first.ended() == -9
            else:
                first.terminate()
                assert await first.ended() == 0
                assert errors(first) == []
            await match.taken_up()
            assert serves(second)
            for _ in range(4):
                await match.move()
            second.terminate()
            assert await second.ended() == 0
            assert errors(second) == []
    assert discord.gateway.sessions == 2
    assert match.lost() == []
    assert len(match.boards()) == 1
