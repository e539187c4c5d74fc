"""`/king privacy`: what is kept can be seen, taken along and deleted; servers are forgotten in time."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import timedelta
from typing import Any

import discord

from kingbot.bot import KingBot
from kingbot.i18n import words
from kingbot.preferences import StoredRows
from kingbot.store import schema
from kingbot.tables.model import RESUMABLE, Status
from kingbot.tables.service import Tables
from kingbot.ui.privacy import MAX_FILE_BYTES, data_export
from tests.hosting.traces import traces
from tests.sittings.test_closing import RED, asked, moderator
from tests.support.bench import Bench
from tests.support.people import Answer, Person
from tests.support.simcord_internals import set_machine_clock


def tables(bench: Bench) -> Tables:
    assert isinstance(bench.bot, KingBot)
    return bench.bot.tables


async def finish(bench: Bench) -> None:
    """Have the match broken off and not taken up again, so that it belongs to the past."""
    mona = moderator(bench)
    question = (await asked(mona)).screen
    await mona.click(RED, on=question)
    set_machine_clock(bench.env, RESUMABLE)  # to let a day pass would be thousands of looks at the store
    await bench.advance(timedelta(hours=1).total_seconds())
    assert (await tables(bench).queries.table(1)).over


def saved(answer: Answer) -> dict[str, Any]:
    (data,) = answer.screens[-1].files.values()
    found: dict[str, Any] = json.loads(data)
    return found


# ------------------------------------------------------------------------ seeing and saving


async def test_of_somebody_unknown_nothing_is_kept_and_there_is_nothing_to_delete(bench: Bench) -> None:
    ada = bench.person("Ada")
    answer = await ada.slash("king privacy")
    assert answer.private
    assert "Nothing is kept about you." in answer
    assert answer.screen.buttons == ()
    assert traces(bench.database, ada.id) == []


async def test_what_is_kept_is_told_in_numbers_in_a_server_and_by_direct_message(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic", bots="beginner")
    await ada.click("Start")
    for answer in (await ada.slash("king privacy"), await ada.slash_in_dm("king privacy")):
        assert "One table where you have or had a seat" in answer
        assert answer.screen.enabled == ("Save as a file", "Do not count my matches", "Delete …")


async def test_the_file_holds_all_of_ones_own_and_nothing_of_others_nor_what_is_secret(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="classic", bots="beginner")
    await bruno.click("Join")
    await ada.click("Start")
    with closing(sqlite3.connect(bench.database)) as raw:
        (seed,) = raw.execute("SELECT seed FROM tables").fetchone()
        (deal,) = raw.execute("SELECT deal FROM hands").fetchone()
    await ada.slash("king privacy")
    found = saved(await ada.click("Save as a file"))
    assert found["user_id"] == ada.id
    assert found["kept"]["seats"][0]["user_name"] == "Ada"
    assert {"tables", "seats", "messages", "people"} <= set(found["kept"])
    for secret in (bruno.id, "Bruno", seed, deal.split("/")[1]):
        assert str(secret) not in json.dumps(found)


async def test_a_file_too_large_for_discord_is_compressed() -> None:
    rows: StoredRows = {"actions": [{"text": "0 play QS" * 1000}] * (MAX_FILE_BYTES // 9000)}
    screen = data_export(5, rows, discord.utils.utcnow(), words("en"))
    (attached,) = screen.attachments
    assert attached.name.endswith(".json.gz")
    assert len(attached.data) < MAX_FILE_BYTES


# ---------------------------------------------------------------------------------- deleting


async def test_nothing_is_deleted_before_one_has_confirmed(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic")
    await ada.slash("king privacy")
    asked = await ada.click("Delete …")
    assert "cannot be undone" in asked
    assert asked.private
    assert "seats.user_id" in traces(bench.database, ada.id)


async def test_after_deleting_no_trace_is_left_in_the_file_or_its_log(bench: Bench) -> None:
    ada, bruno = bench.people("Adalgisa Verdi", "Bruno")
    await ada.slash("king new", preset="classic", bots="beginner")
    await bruno.click("Join")
    await ada.click("Start")
    await finish(bench)
    await bruno.slash("king new", preset="classic", bots="beginner")
    await ada.click("Join")
    await bruno.click("Start")
    await ada.slash("king new", preset="home", bots="beginner")
    assert traces(bench.database, ada.id, "Adalgisa")
    await ada.slash("king privacy")
    await ada.click("Delete …")
    assert "Everything about you has been deleted." in await ada.click("Delete everything")
    assert traces(bench.database, ada.id, "Adalgisa", ada.user.dm_channel.id) == []
    wal = bench.database.with_name(bench.database.name + "-wal")
    for part in (bench.database, wal):
        assert b"Adalgisa" not in part.read_bytes()
    assert "Nothing is kept about you." in await ada.slash("king privacy")


async def test_in_old_records_stands_a_former_player_in_the_table_s_words(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="classic", bots="beginner")
    await bruno.click("Join")
    await ada.click("Start")
    await finish(bench)
    await forgotten(ada)
    (table,) = await tables(bench).queries.tables_of(bruno.id, open_only=False)
    assert [seat.name for seat in table.seats][:2] == ["former player", "Bruno"]
    assert table.host.id == schema.NOBODY


async def forgotten(person: Person) -> None:
    await person.slash("king privacy")
    await person.click("Delete …")
    await person.click("Delete everything")


async def test_who_plays_again_finds_the_former_player_s_seat_empty(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="classic", bots="beginner")
    await bruno.click("Join")
    await ada.click("Start")
    await finish(bench)
    await forgotten(ada)
    again = await tables(bench).lobbies.play_again(1, bruno.id)
    assert again.seats[0].empty
    assert again.seats[0].name == ""


async def test_a_running_seat_goes_to_a_bot_and_the_match_goes_on(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="classic", bots="beginner")
    await bruno.click("Join")
    await ada.click("Start")
    await forgotten(ada)
    table = await tables(bench).queries.table(1)
    assert table.status is Status.RUNNING
    assert (table.seats[0].owner, table.seats[0].bot) == (None, "beginner")
    assert table.host.id == bruno.id
    assert "Ada" not in bruno.sees()[-1].text
    assert bruno.sees()[-1].enabled


async def test_a_seat_that_a_bot_holds_already_is_given_up_too(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="classic", bots="beginner")
    await bruno.click("Join")
    await ada.click("Start")
    await bruno.slash("king leave")
    await forgotten(bruno)
    table = await tables(bench).queries.table(1)
    assert table.seats[1].owner is None
    assert traces(bench.database, bruno.id) == []


async def test_a_table_where_nobody_is_left_to_come_back_is_closed(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic", bots="beginner")
    await ada.click("Start")
    await forgotten(ada)
    assert (await tables(bench).queries.table(1)).status is Status.ABANDONED


async def test_a_forged_touch_deletes_the_data_of_who_touches_and_no_other_s(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="classic")
    await bruno.click("Join")
    asked = await bruno.slash("king privacy")
    await bruno.forge("king:1:0:privacy:delete", on=asked.screen)
    assert traces(bench.database, bruno.id) == []
    assert "seats.user_id" in traces(bench.database, ada.id)


# ------------------------------------------------------------------------------- servers


async def test_a_server_s_data_stays_for_thirty_days_after_it_sent_the_bot_away(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic")
    bench.env.backend.remove_guild(bench.guild.id)
    await bench.settle()
    longer_ago(bench, days=29)
    await bench.restart()
    assert "tables.guild_id" in traces(bench.database, bench.guild.id)
    longer_ago(bench, days=2)
    await bench.restart()
    assert traces(bench.database, bench.guild.id) == []


async def test_that_it_was_sent_away_while_it_was_down_is_noticed_at_start(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic")
    await bench.bot.close()
    bench.env.backend.remove_guild(bench.guild.id)
    await bench.restart()
    assert marked(bench) == [(bench.guild.id, True)]


async def test_where_it_was_invited_again_everything_stays(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic")
    bench.env.backend.emit("GUILD_DELETE", {"id": str(bench.guild.id)})
    await bench.settle()
    assert marked(bench) == [(bench.guild.id, True)]
    longer_ago(bench, days=31)
    await bench.restart()
    assert marked(bench) == [(bench.guild.id, False)]
    assert (await tables(bench).queries.table(1)).guild_id == bench.guild.id


def marked(bench: Bench) -> list[tuple[int, bool]]:
    """The servers noted, and whether as gone."""
    with closing(sqlite3.connect(bench.database)) as raw:
        found = raw.execute("SELECT guild_id, gone IS NOT NULL FROM servers")
        return [(guild_id, bool(gone)) for guild_id, gone in found]


def longer_ago(bench: Bench, days: int) -> None:
    """Have it happened so many days earlier."""
    with closing(sqlite3.connect(bench.database)) as raw, raw:
        raw.execute("UPDATE servers SET gone = datetime(gone, ?) || '.000000'", (f"-{days} days",))
