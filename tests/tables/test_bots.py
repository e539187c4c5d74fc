"""Bots at a table: failures, timeouts, and what they see."""

import random
import threading
from typing import Any

import pytest

from kingbot.engine.actions import Pass
from kingbot.engine.view import PlayerView
from kingbot.players import Decision, Player, Why, player
from kingbot.presets import parse_line
from kingbot.store import Store
from kingbot.tables.bots import Bots, decide_in_threads
from kingbot.tables.model import Status
from kingbot.tables.service import open_tables
from tests.tables.driver import TableDriver


class Raising:
    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        raise RuntimeError("a bad day")


class Cheating:
    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        return Decision(Pass((view.turn or 0) + 1), Why.RANDOM)


def no_such_level(level: str) -> Player:
    raise ValueError(level)


@pytest.mark.parametrize("bot", [lambda _: Raising(), lambda _: Cheating(), no_such_level])
async def test_a_bot_that_fails_plays_anything_legal(
    store: Store, bot: Any, caplog: pytest.LogCaptureFixture
) -> None:
    driver = TableDriver(open_tables(store, decide=decide_in_threads(bot)))
    rules = parse_line("home hands=domino,declaration,no_last_two")
    table = await driver.play_out(await driver.match(1, rules))
    assert table.status is Status.FINISHED
    assert "bot random" in caplog.text


async def test_a_bot_that_never_answers_does_not_stop_the_match(driver: TableDriver) -> None:
    enough = threading.Event()

    class Dreaming:
        def decide(self, view: PlayerView, rng: random.Random) -> Decision:
            enough.wait()
            return player("random").decide(view, rng)

    _, _, view = await driver.due(await driver.match(4))
    bots = Bots(decide_in_threads(lambda _: Dreaming()), random.Random(1), timeout=0.01)
    assert (await bots.decide("random", view)).action in view.legal
    enough.set()


async def test_bots_decide_off_the_event_loop(store: Store) -> None:
    threads = set()

    class Noting:
        def decide(self, view: PlayerView, rng: random.Random) -> Decision:
            threads.add(threading.current_thread())
            return player("random").decide(view, rng)

    driver = TableDriver(open_tables(store, decide=decide_in_threads(lambda _: Noting())))
    await driver.moves(await driver.match(1), 3)
    assert threads
    assert threading.main_thread() not in threads


async def test_a_bot_sees_what_its_seat_sees_and_no_more(store: Store) -> None:
    seen: list[PlayerView] = []

    class Noting:
        def decide(self, view: PlayerView, rng: random.Random) -> Decision:
            seen.append(view)
            return player("random").decide(view, rng)

    driver = TableDriver(open_tables(store, decide=decide_in_threads(lambda _: Noting())))
    await driver.moves(await driver.match(1), 5)
    assert all(view.seat == view.turn and view.seat != 0 for view in seen)
