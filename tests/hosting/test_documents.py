"""What hosts and players are told about settings, commands and privacy is true."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kingbot.cli import app
from kingbot.monitor.metrics import Metrics
from kingbot.settings import PREFIX, Settings, read_settings
from kingbot.store import files, schema
from kingbot.tables.personal_data import SERVER_RETENTION

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / ".env.example").read_text("utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
PRIVACY = (ROOT / "PRIVACY.md").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")

COMMANDS = [
    line.split("#")[0].split(" -E ")[0].strip()
    for block in re.findall(r"```sh\n(.*?)```", HOSTING, re.DOTALL)
    for line in block.splitlines()
    if line.startswith("kingbot ")
]


def test_the_image_is_built_from_what_it_copies_and_nothing_else() -> None:
    copied = {each for line in re.findall(r"^COPY (.*) \S+$", CONTAINER, re.M) for each in line.split()}
    for name in (".containerignore", ".dockerignore"):
        lines = [line for line in (ROOT / name).read_text("utf-8").splitlines() if not line.startswith("#")]
        assert lines[0] == "*"
        assert {line.removeprefix("!") for line in lines if line.startswith("!")} == copied
        assert all((ROOT / each).exists() for each in copied)


def test_the_image_has_byte_code_and_no_cache_and_its_health_check_is_kept() -> None:
    (sync,) = re.findall(r"^RUN uv sync (.*?) \\$", CONTAINER, re.M)
    assert {"--frozen", "--no-dev", "--no-cache", "--compile-bytecode"} <= set(sync.split())
    assert "HEALTHCHECK" in CONTAINER
    assert re.search(r"^podman build --format docker ", HOSTING, re.M)
    assert re.search(r"^ARG BASE=\S+\nFROM \$\{BASE\}$", CONTAINER, re.M), "a base can be pinned"


def shown() -> dict[str, str]:
    """The settings of the example, and the values shown there."""
    return dict(re.findall(rf"^#?{PREFIX}(\w+)=(.*)$", EXAMPLE, re.MULTILINE))


def test_every_setting_is_explained_in_the_example_and_no_other() -> None:
    assert set(shown()) == {name.upper() for name in Settings.model_fields}


def test_the_example_shows_what_holds_if_nothing_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"{PREFIX}{name.upper()}", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    everything = tmp_path / ".env"
    everything.write_text(EXAMPLE.replace(f"#{PREFIX}", PREFIX), "utf-8")
    assert read_settings(everything) == read_settings(None)


@pytest.mark.parametrize(
    ("name", "value"),
    [("monitor_port", "70000"), ("log_format", "xml"), ("ping_after", "soon"), ("owners", "Ada")],
)
def test_a_setting_that_cannot_be_used_is_told_by_its_name(run: Any, name: str, value: str) -> None:
    result = CliRunner().invoke(app, ["run"], env={f"{PREFIX}{name.upper()}": value})
    assert result.exit_code == 2
    assert f"{PREFIX}{name.upper()}" in result.stderr


@pytest.mark.parametrize("line", COMMANDS)
def test_the_page_on_hosting_names_commands_and_options_that_exist(line: str) -> None:
    result = CliRunner().invoke(app, [*shlex.split(line)[1:], "--help"])
    assert result.exit_code == 0, result.output


def test_variables_in_unit_and_container_are_settings() -> None:
    named = set(re.findall(rf"{PREFIX}([A-Z_]+)", HOSTING + CONTAINER))
    assert named <= {name.upper() for name in Settings.model_fields}


def test_what_the_bots_compile_is_kept_where_unit_and_container_may_write(tmp_path: Path) -> None:
    (unit,) = re.findall(r"^Environment=XDG_CACHE_HOME=(\S+)$", HOSTING, re.MULTILINE)
    (cache,) = re.findall(r"^CacheDirectory=(\S+)$", HOSTING, re.MULTILINE)
    (container,) = re.findall(r"XDG_CACHE_HOME=(\S+)", CONTAINER)
    assert container.startswith("/data/")
    asked = [
        sys.executable,
        "-c",
        "from kingbot.players.kernels.jit import CACHE_FOLDER; print(CACHE_FOLDER.parent)",
    ]
    env = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    kept = subprocess.run(asked, env=env, capture_output=True, text=True, check=True).stdout.strip()
    assert kept.replace(str(tmp_path), unit) == f"/var/cache/{cache}"


def test_the_numbers_that_are_promised_are_there() -> None:
    text = Metrics().text(None, {}, 0.1).decode()
    for name in re.findall(r"`(kingbot_\w+)`", HOSTING):
        assert f"# TYPE {name}" in text


def test_the_unit_waits_for_the_bot_longer_than_the_bot_for_people() -> None:
    from kingbot.bot import PATIENCE

    (seconds,) = re.findall(r"^TimeoutStopSec=(\d+)$", HOSTING, re.MULTILINE)
    assert int(seconds) > 2 * PATIENCE


def test_privacy_names_every_table_of_the_database() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", PRIVACY, re.MULTILINE))
    assert set(rows) == set(schema.metadata.tables)
    with_people = {column.table.name for column in schema.user_columns()}
    assert not [name for name in with_people if rows[name].startswith("nothing")]


def test_privacy_says_how_long_things_stay() -> None:
    assert SERVER_RETENTION.days == files.BACKUP_RETENTION.days == 30
    assert PRIVACY.count("30 days") == 3


@pytest.mark.parametrize("name", ["PRIVACY.md", "docs/hosting.md"])
def test_links_lead_somewhere(name: str) -> None:
    page = ROOT / name
    links = re.findall(r"\]\((?!https:)([^)#]+)\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
