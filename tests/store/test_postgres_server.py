"""The server of the tests ends with them, however they end; and the bot without its server says so."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import make_url

from kingbot.cli.db import file_error_text
from kingbot.i18n import words
from kingbot.store import postgresql
from kingbot.store.files import FileError

ROOT = Path(__file__).parents[2]
START = """
from tests.support.postgres import server
print(server()._process.pid, server().home, flush=True)
input()
"""


def test_tests_that_are_killed_leave_no_server_running() -> None:
    tests = subprocess.Popen(
        [sys.executable, "-c", START], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert tests.stdout is not None
    pid, home = tests.stdout.readline().split()
    running = os.pidfd_open(int(pid))
    ended = select.poll()
    ended.register(running, select.POLLIN)
    assert not ended.poll(0)
    tests.kill()
    tests.communicate()
    assert ended.poll(60_000), "the server is still running"
    os.close(running)
    subprocess.run(["rm", "-rf", home], check=True)


@pytest.mark.parametrize(("language", "wanted"), [("en", "Install"), ("tr", "kur"), ("pt-BR", "Instale")])
def test_an_older_pg_dump_is_told_with_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, wanted: str
) -> None:
    program = tmp_path / "pg_dump"
    program.write_text(
        "#!/bin/sh\n"
        "echo 'pg_dump: error: aborting because of server version mismatch' >&2\n"
        "echo 'pg_dump: detail: server version: 18.0; pg_dump version: 15.14 (Debian)' >&2\n"
        "exit 1\n"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    with pytest.raises(FileError) as refused:
        postgresql.dump(make_url("postgresql://king@localhost/king"), tmp_path / "copy.dump")
    text = file_error_text(words(language), refused.value)
    assert "postgresql-client-18" in text
    assert "15" in text
    assert wanted in text
    assert [each.name for each in tmp_path.iterdir()] == ["pg_dump"]
