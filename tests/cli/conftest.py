"""The command `kingbot` as somebody in a terminal uses it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from kingbot.cli import app
from kingbot.players import player
from kingbot.presets import parse_line
from kingbot.record import dumps
from kingbot.simulate import Simulation
from tests.support.browser import browser

__all__ = ["browser"]

Run = Callable[..., Result]
Match = Callable[..., dict[str, Any]]


@pytest.fixture
def run() -> Run:
    """Runs `kingbot` with these arguments, and with this standard input."""

    def run(*arguments: str, stdin: str | bytes | None = None) -> Result:
        result = CliRunner().invoke(app, arguments, input=stdin)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return run


@pytest.fixture(scope="session")
def match() -> Match:
    """The record of a whole match under the rules of a line."""
    made: dict[str, str] = {}

    def match(line: str = "home hands=no_queens,domino,declaration") -> dict[str, Any]:
        if line not in made:
            made[line] = dumps(Simulation([parse_line(line)], [player("random")] * 4, "tests").record(0))
        record: dict[str, Any] = json.loads(made[line])
        return record

    return match


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str | bytes], str]:
    """Puts a text into a file and gives its name."""

    def file(text: str | bytes) -> str:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.king.json"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return str(path)

    return file
