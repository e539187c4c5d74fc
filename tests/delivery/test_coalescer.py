"""Work of one kind is done once at a time, and the newest asking wins."""

import asyncio
import logging

import pytest

from kingbot.delivery.coalescer import Coalescer, Work


class Diary:
    """Work that notes when it was done, and waits to be let go on."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.gate = asyncio.Event()

    def work(self, name: str) -> Work:
        async def noted() -> None:
            self.done.append(name)
            await self.gate.wait()

        return noted


async def let_go(coalescer: Coalescer, diary: Diary) -> None:
    """Let all work go on to its end."""
    diary.gate.set()
    await coalescer.close()


async def turns() -> None:
    """Let tasks that are ready run."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_of_what_is_asked_for_meanwhile_only_the_newest_is_done() -> None:
    coalescer, diary = Coalescer(), Diary()
    for name in ("first", "second", "third"):
        coalescer.submit("board", diary.work(name))
        await turns()
    assert diary.done == ["first"]
    diary.gate.set()
    await turns()
    assert diary.done == ["first", "third"]
    await coalescer.close()


async def test_an_older_state_does_not_take_the_place_of_a_newer_one() -> None:
    coalescer, diary = Coalescer(), Diary()
    coalescer.submit("board", diary.work("running"), 1)
    await turns()
    coalescer.submit("board", diary.work("newer"), 3)
    coalescer.submit("board", diary.work("older"), 2)
    diary.gate.set()
    await turns()
    assert diary.done == ["running", "newer"]
    await coalescer.close()


async def test_work_of_different_kinds_does_not_wait_for_each_other() -> None:
    coalescer, diary = Coalescer(), Diary()
    coalescer.submit("board", diary.work("board"))
    coalescer.submit("hand", diary.work("hand"))
    await turns()
    assert diary.done == ["board", "hand"]
    await let_go(coalescer, diary)


async def test_what_is_put_off_is_done_once_and_later_takes_the_place_of_earlier() -> None:
    coalescer, diary = Coalescer(), Diary()
    coalescer.submit_later(3600, "ping", diary.work("late"))
    coalescer.submit_later(0, "ping", diary.work("at once"))
    coalescer.submit_once(0, "ping", diary.work("not needed"))
    diary.gate.set()
    await turns()
    assert diary.done == ["at once"]
    await coalescer.close()


async def test_work_that_fails_is_logged_and_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    coalescer, diary = Coalescer(), Diary()
    diary.gate.set()

    async def fails() -> None:
        raise ValueError("no such thing")

    coalescer.submit("board", fails)
    await turns()
    coalescer.submit("board", diary.work("after"))
    await turns()
    assert diary.done == ["after"]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    await coalescer.close()


async def test_closing_finishes_what_runs_and_begins_nothing() -> None:
    coalescer, diary = Coalescer(), Diary()
    coalescer.submit("board", diary.work("running"))
    await turns()
    coalescer.submit("board", diary.work("waiting"))
    coalescer.submit_later(0, "ping", diary.work("put off"))
    await let_go(coalescer, diary)
    coalescer.submit("board", diary.work("too late"))
    await turns()
    assert diary.done == ["running"]
