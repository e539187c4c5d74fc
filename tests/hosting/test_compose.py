"""compose.yaml is true: its settings exist, both processes are the same, the page on hosting tells of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import yaml

from kingbot.bot import PATIENCE
from kingbot.settings import PREFIX, Settings

ROOT: Final = Path(__file__).parents[2]
TEXT: Final = (ROOT / "compose.yaml").read_text("utf-8")
COMPOSE: Final[dict[str, Any]] = yaml.safe_load(TEXT)
HOSTING: Final = (ROOT / "docs" / "hosting.md").read_text("utf-8")
PROCESSES: Final = [each for name, each in COMPOSE["services"].items() if name.startswith("kingbot")]


def test_every_setting_that_is_named_exists() -> None:
    named = set(re.findall(rf"{PREFIX}([A-Z_]+)", TEXT))
    assert {"TOKEN", "DATABASE"} <= named <= {name.upper() for name in Settings.model_fields}


def test_both_processes_are_the_same_with_nothing_configured_for_one() -> None:
    first, second = PROCESSES
    assert first == second
    assert (ROOT / first["build"]["dockerfile"]).exists()
    assert "volumes" not in first, "everything is in the database"


def test_processes_wait_for_the_database_and_are_waited_for() -> None:
    database = COMPOSE["services"]["database"]
    for each in PROCESSES:
        assert each["depends_on"] == {"database": {"condition": "service_healthy"}}
        assert int(each["stop_grace_period"].removesuffix("s")) > 2 * PATIENCE
    assert "pg_isready" in database["healthcheck"]["test"][1]
    (connections,) = re.findall(r"max_connections=(\d+)", " ".join(database["command"]))
    assert int(connections) > 15 * (len(PROCESSES) + 1), "one more while they are replaced"
    (volume,) = database["volumes"]
    assert volume.partition(":")[0] in COMPOSE["volumes"]


def test_the_files_with_secrets_are_told_of() -> None:
    files = {each["env_file"] for each in COMPOSE["services"].values()}
    assert files == {"kingbot.env", "postgres.env"}
    for name in files:
        assert f"`{name}`" in HOSTING
    assert "compose.yaml" in HOSTING
