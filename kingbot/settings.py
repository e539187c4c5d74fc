"""The settings of a running bot: variables named `KINGBOT_…`, in the environment or in a file `.env`."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    PlainValidator,
    SecretStr,
    ValidationError,
    ValidationInfo,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from kingbot.i18n import written

if TYPE_CHECKING:
    from sqlalchemy import URL

PREFIX: Final = "KINGBOT_"


class SettingsError(Exception):
    """The settings are invalid; `errors` lists everything that is wrong, a line each."""

    def __init__(self, errors: tuple[str, ...]) -> None:
        super().__init__("; ".join(errors))
        self.errors = errors


def data_folder() -> Path:
    """The default folder of the database: the user's data folder (XDG)."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    try:
        return Path(home).expanduser() / "kingbot"
    except RuntimeError as error:
        raise SettingsError(
            (f"{PREFIX}DATABASE: it is not set, and there is no home folder to put the database in",)
        ) from error


def _file_path(path: Path) -> Path:
    """The path of a file, `~` resolved."""
    if not path.name:
        raise ValueError("it is no path of a file")
    try:
        path = path.expanduser()
    except RuntimeError as error:
        raise ValueError(f"{path} begins with the home folder of a user who does not exist") from error
    if path.is_dir():
        raise ValueError(f"{path} is a folder: name a file in it")
    return path


def _database(value: object) -> Path | URL:
    """The path of a SQLite file, or the address of a database on a PostgreSQL server."""
    from sqlalchemy import URL, make_url  # what only reads records goes without
    from sqlalchemy.exc import ArgumentError

    if isinstance(value, URL):
        return value
    if not isinstance(value, str) or "://" not in value:
        return _file_path(Path(str(value)))
    wanted = "it is the path of a file, or postgresql://user:password@host/database"
    try:
        url = make_url(value)
    except (ArgumentError, ValueError):
        raise ValueError(wanted) from None  # the error would tell the password
    if url.drivername not in ("postgresql", "postgres") or not url.database:
        raise ValueError(wanted)
    return url.set(drivername="postgresql")


def _split_ids(value: object) -> object:
    return value.replace(",", " ").split() if isinstance(value, str) else value


@dataclass(frozen=True, slots=True)
class PinnedShards:
    """The shards that a process is to serve; how many there are in all, None for what Discord says."""

    numbers: frozenset[int]
    total: int | None = None


def _pinned_shards(value: object, info: ValidationInfo) -> PinnedShards | None:
    """Shards as `0,2-5`, and with `/8` how many there are."""
    if isinstance(value, PinnedShards):
        return value
    if value is None or value == "":
        return None
    found = re.fullmatch(r"(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)(?:/(\d+))?", str(value).replace(" ", ""))
    if found is None:
        raise ValueError("it is a list of shards such as 0,2-5 or, of eight in all, 0-3/8")
    parts = [each.partition("-") for each in found[1].split(",")]
    numbers = {number for first, _, last in parts for number in range(int(first), int(last or first) + 1)}
    total = int(found[2]) if found[2] else None
    if not numbers or (total is not None and max(numbers) >= total):
        raise ValueError("shards are counted from 0, and each is below their number")
    if isinstance(info.data.get("database"), Path):
        raise ValueError("it is for several processes, which need PostgreSQL; a file is served by one")
    return PinnedShards(frozenset(numbers), total)


def _empty_to_none(value: object) -> object:
    return value if value != "" else None


def _language(code: str) -> str:
    if code not in written():
        raise ValueError(f"it is one of {', '.join(written())}")
    return code


if TYPE_CHECKING:
    DatabaseAddress: TypeAlias = Path | URL
else:
    DatabaseAddress = Annotated[object, PlainValidator(_database)]


class Settings(BaseSettings):
    """The settings of one bot process. Times are in seconds.

    - `database`: the path of a SQLite file, or the address of a database on a PostgreSQL server.
    - `shards`: those that this process serves, on PostgreSQL; None for as many as it is due.
    - `pictures`: False shows everything in words.
    - `master_milliseconds`: CPU time for one decision of the strongest bots; with 0 they use simple policies.
    - `master_alone`: the same in milliseconds while no other bot waits for its decision.
    - `board_pause`: minimum time between two edits of a table message that count against the rate limit.
    - `ping_after`: how long to wait before a player is pinged about their turn.
    - `scrolled_away`: the number of other messages after which a table message is posted again.
    - `plan_pause`: the longest delay of an automatic move.
    - `bot_pause`: how long after the move before bots move; with 0 together with it, and no full trick rests.
    - `opened_by_person`, `opened_in_server`: how many tables may be opened within an hour.
    - `pack_after_days`: how long after its end a match is packed; with 0 never.
    - `monitor_port`: the port of the monitoring server on the loopback interface.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=".env", env_file_encoding="utf-8-sig", extra="ignore", frozen=True
    )

    token: Annotated[SecretStr | None, BeforeValidator(_empty_to_none)] = None
    database: Annotated[DatabaseAddress, NoDecode] = Field(
        default_factory=lambda: data_folder() / "king.sqlite"
    )
    shards: Annotated[PinnedShards | None, NoDecode, BeforeValidator(_pinned_shards)] = None
    owners: Annotated[frozenset[Annotated[int, Field(gt=0)]], NoDecode, BeforeValidator(_split_ids)] = (
        frozenset()
    )
    language: Annotated[str, AfterValidator(_language)] = "en"
    pictures: bool = True
    master_milliseconds: float = Field(default=10, ge=0, le=1000)
    master_alone: float = Field(default=150, ge=0, le=1000)
    board_pause: float = Field(default=5, ge=0, le=60)
    ping_after: float = Field(default=20, ge=0, le=3600)
    scrolled_away: int = Field(default=20, ge=1)
    plan_pause: float = Field(default=4, ge=0, le=60)
    bot_pause: float = Field(default=0.6, ge=0, le=10)
    opened_by_person: int = Field(default=20, ge=1, le=1000)
    opened_in_server: int = Field(default=100, ge=1, le=10_000)
    pack_after_days: float = Field(default=30, ge=0, le=3650)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    monitor_port: Annotated[int | None, BeforeValidator(_empty_to_none)] = Field(default=None, ge=1, le=65535)

    @property
    def pack_after(self) -> timedelta | None:
        """How long after its end a match is packed; None: never."""
        return timedelta(days=self.pack_after_days) if self.pack_after_days else None


def read_settings(env_file: Path | None = Path(".env"), **overrides: Any) -> Settings:
    """The settings of the environment and of a file; `overrides` take precedence.

    :raises SettingsError: with everything that is wrong with them.
    """
    text = _text_of(env_file)
    errors = [f"{PREFIX}{name}: there is no such setting" for name in _unknown_names(text)]
    try:
        settings = Settings(_env_file=env_file, **overrides)
    except ValidationError as error:
        errors += [
            f"{PREFIX}{'_'.join(map(str, each['loc'][:1])).upper()}: {each['msg']}" for each in error.errors()
        ]
        raise SettingsError(tuple(dict.fromkeys(errors))) from None
    if errors:
        raise SettingsError(tuple(errors))
    return settings


def _text_of(env_file: Path | None) -> str:
    """The text of the file with the settings; nothing, if there is none.

    :raises SettingsError: if it cannot be read, or is not a text in UTF-8.
    """
    if env_file is None or not env_file.exists():
        return ""
    text = None
    try:
        text = env_file.read_text("utf-8")
    except UnicodeDecodeError:
        pass
    except OSError as error:
        raise SettingsError((f"{env_file} cannot be read: {error.strerror}",)) from error
    if text is None or "\0" in text:
        raise SettingsError((f"{env_file} is not a text in UTF-8: save it as one",))
    return text


def _unknown_names(env_text: str) -> list[str]:
    """Names with our prefix that are no setting: most likely misspelt."""
    names = {name.upper() for name in os.environ}
    lines = env_text.removeprefix("\ufeff").splitlines()
    names |= {line.split("=")[0].removeprefix("export ").strip().upper() for line in lines if "=" in line}
    known = {name.upper() for name in Settings.model_fields}
    ours = {name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)}
    return sorted(ours - known)
