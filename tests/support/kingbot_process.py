"""`kingbot run` in a process of its own, against a Discord that listens on this machine."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.support.loopback import TOKEN

ROOT = Path(__file__).parents[2]
SOON = 120.0  # seconds in which a process is expected to do what it is about to do, on a busy machine


class KingbotProcess:
    """A running `kingbot`: its log, and how it ends."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.log: list[str] = []
        self.id = process.pid
        self._reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        assert self._process.stderr is not None
        async for line in self._process.stderr:
            self.log.append(line.decode().rstrip("\n"))

    def terminate(self) -> None:
        """Ask it to stop (SIGTERM)."""
        self._process.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once (SIGKILL)."""
        self._process.kill()

    async def ended(self) -> int:
        """The exit status, when it has ended; its log is then complete."""
        async with asyncio.timeout(SOON):
            status = await self._process.wait()
            await self._reading
        return status

    async def close(self) -> None:
        """Make sure that it has ended."""
        if self._process.returncode is None:
            self.kill()
        await self.ended()


@asynccontextmanager
async def kingbot(
    address: str, folder: Path, *command: str, **settings: Any
) -> AsyncIterator[KingbotProcess]:
    """Run `kingbot` with its database in a folder, in words and without pauses unless told otherwise."""
    given = {"token": TOKEN, "database": folder / "king.sqlite", "pictures": False, "ping_after": 3600}
    given |= {"board_pause": 0, "plan_pause": 0, "bot_pause": 0, "master_milliseconds": 0} | settings
    environment = {key: value for key, value in os.environ.items() if not key.startswith("KINGBOT_")}
    environment |= {f"KINGBOT_{key.upper()}": str(value) for key, value in given.items()}
    environment["PYTHONPATH"] = str(ROOT)
    arguments = ("-m", "tests.support.loopback_main", address, *(command or ("run",)))
    running = KingbotProcess(
        await asyncio.create_subprocess_exec(
            sys.executable, *arguments, cwd=folder, env=environment, stderr=asyncio.subprocess.PIPE
        )
    )
    try:
        yield running
    finally:
        await running.close()
