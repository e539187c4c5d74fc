"""The monitoring server: health check and Prometheus metrics."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import aiohttp
import discord
import pytest
from aiohttp import web

from kingbot.monitor import BotStatus, Monitor
from kingbot.monitor.metrics import route_of
from kingbot.presets import load
from kingbot.store import Store
from kingbot.tables.model import Person
from kingbot.tables.service import open_tables
from tests.support.database import new_database


@pytest.fixture
async def monitor() -> AsyncIterator[Monitor]:
    async with Monitor(0) as monitor:
        yield monitor


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(new_database(tmp_path / "king.sqlite"))
    yield store
    await store.close()


async def ask(monitor: Monitor, what: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{monitor.port}/{what}") as answer,
    ):
        return answer.status, await answer.text()


async def test_a_starting_bot_is_unhealthy(monitor: Monitor) -> None:
    assert await ask(monitor, "health") == (503, '{"discord": false, "database": false}')


async def test_a_connected_bot_is_healthy_and_a_disconnected_one_is_not(
    monitor: Monitor, store: Store
) -> None:
    monitor.set_status_source(lambda: BotStatus(True, 0.04, store))
    assert await ask(monitor, "health") == (200, '{"discord": true, "database": true}')
    monitor.set_status_source(lambda: BotStatus(False, 0.04, store))
    assert await ask(monitor, "health") == (503, '{"discord": false, "database": true}')


def overwrite(file: Path) -> None:
    for tail in ("", "-wal", "-shm"):
        file.with_name(file.name + tail).unlink(missing_ok=True)
    file.write_text("Dear Ada, " * 999)


async def test_a_database_that_does_not_answer_is_unhealthy(monitor: Monitor, store: Store) -> None:
    monitor.set_status_source(lambda: BotStatus(True, 0.04, store))
    await store.close()
    overwrite(Path(store.place))
    assert await ask(monitor, "health") == (503, '{"discord": true, "database": false}')


async def test_only_the_loopback_interface_is_served(monitor: Monitor) -> None:
    assert [address[0] for address in monitor._runner.addresses] == ["127.0.0.1"]


async def test_tables_moves_and_the_heartbeat_are_counted(monitor: Monitor, store: Store) -> None:
    tables = open_tables(store, seeds=lambda: bytes(32), rng=random.Random(5))
    for _ in range(2):
        table = await tables.lobbies.create(Person(11, "Ada"), 1, 2, load("classic"))
    await tables.matches.start(table.id, 11)
    monitor.set_status_source(lambda: BotStatus(True, 0.04, store))
    _, text = await ask(monitor, "metrics")
    assert 'kingbot_tables{status="lobby"} 1.0' in text
    assert 'kingbot_tables{status="running"} 1.0' in text
    assert 'kingbot_moves{by="person"} 0.0' in text
    assert "kingbot_gateway_seconds 0.04" in text
    for secret in ("Ada", "classic"):
        assert secret not in text


async def test_errors_are_counted_by_where_they_happen(monitor: Monitor) -> None:
    logging.getLogger("kingbot.delivery.reconciler").error("odd")
    logging.getLogger("kingbot.delivery.discord_api").error("odd")
    logging.getLogger("kingbot.bot").warning("not so bad")
    _, text = await ask(monitor, "metrics")
    assert 'kingbot_errors_total{logger="kingbot.delivery"} 2.0' in text
    assert "kingbot.bot" not in text


async def test_calls_to_discord_are_counted_by_route_and_answers_timed(monitor: Monitor) -> None:
    async def answer(request: web.Request) -> web.Response:
        return web.Response(status=429 if "channels" in request.path else 204)

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    there = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    acted = discord.utils.time_snowflake(datetime.now(UTC) - timedelta(seconds=1.5))
    trace = monitor.trace()
    assert trace is not None
    async with aiohttp.ClientSession(trace_configs=[trace]) as session:
        await session.post(f"{there}/interactions/{acted}/a-secret-token/callback")
        for channel in (100000000000000001, 100000000000000002):
            await session.post(f"{there}/channels/{channel}/messages")
        await runner.cleanup()
        with pytest.raises(aiohttp.ClientError):
            await session.get(f"{there}/gateway/bot")
    _, text = await ask(monitor, "metrics")
    calls = dict(re.findall(r"kingbot_discord_calls_total\{(.*?)\} (\S+)", text))
    assert calls == {
        'method="POST",route="/interactions/:id/:token/callback",status="204"': "1.0",
        'method="POST",route="/channels/:id/messages",status="429"': "2.0",
        'method="GET",route="/gateway/bot",status="none"': "1.0",
    }
    assert 'kingbot_answer_seconds_bucket{le="1.0"} 0.0' in text
    assert 'kingbot_answer_seconds_bucket{le="3.0"} 1.0' in text
    assert "a-secret-token" not in text


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/users/@me/channels", "/users/@me/channels"),
        (
            "/api/v10/webhooks/100000000000000001/aW50.x-y_z/messages/@original",
            "/webhooks/:id/:token/messages/@original",
        ),
        ("/api/v10/channels/100000000000000001/messages/100000000000000002", "/channels/:id/messages/:id"),
    ],
)
def test_a_route_is_a_path_without_ids_and_tokens(path: str, route: str) -> None:
    assert route_of(path) == route
