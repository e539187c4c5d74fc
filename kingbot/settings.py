"""What whoever runs the bot can set: variables named `KINGBOT_…`, in the environment or in a file `.env`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from kingbot.i18n import written

PREFIX: Final = "KINGBOT_"


class SettingsError(Exception):
    """The settings cannot be used; `faults` says why, one line each, all at once."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


def data_folder() -> Path:
    """Where the database is kept if nothing else is said: the user's own folder for data."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "kingbot"


def _ids(value: object) -> object:
    return [part for part in value.replace(",", " ").split() if part] if isinstance(value, str) else value


def _blank(value: object) -> object:
    return value if value != "" else None


def _language(code: str) -> str:
    if code not in written():
        raise ValueError(f"it is one of {', '.join(written())}")
    return code


class Settings(BaseSettings):
    """The settings of one bot. Times are in seconds.

    Without `pictures` everything is said in words. `master_milliseconds` is what a decision of the best bots
    may take of the processor; with 0 they play by rules of thumb.
    `board_pause` is the least time between two edits of one table message that count against Discord's limit;
    `ping_after` how long somebody who is awaited is left in peace; `scrolled_away` after how many messages of
    others a table message is posted anew; `plan_pause` how long a move waits at most that plays by itself;
    `opened_by_person` and `opened_in_server` how many tables may be opened there within an hour;
    `monitor_port` is where this machine may ask how the bot is.
    """

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_file=".env", extra="ignore", frozen=True)

    token: Annotated[SecretStr | None, BeforeValidator(_blank)] = None
    database: Annotated[Path, AfterValidator(Path.expanduser)] = Field(
        default_factory=lambda: data_folder() / "king.sqlite"
    )
    owners: Annotated[frozenset[Annotated[int, Field(gt=0)]], NoDecode, BeforeValidator(_ids)] = frozenset()
    language: Annotated[str, AfterValidator(_language)] = "en"
    pictures: bool = True
    master_milliseconds: float = Field(default=10, ge=0, le=1000)
    board_pause: float = Field(default=5, ge=0, le=60)
    ping_after: float = Field(default=20, ge=0, le=3600)
    scrolled_away: int = Field(default=20, ge=1)
    plan_pause: float = Field(default=4, ge=0, le=60)
    opened_by_person: int = Field(default=20, ge=1, le=1000)
    opened_in_server: int = Field(default=100, ge=1, le=10_000)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    monitor_port: Annotated[int | None, BeforeValidator(_blank)] = Field(default=None, ge=1, le=65535)


def read_settings(env_file: Path | None = Path(".env"), **given: Any) -> Settings:
    """The settings of the environment and of a file; `given` ones go before them.

    :raises SettingsError: with everything that is wrong with them.
    """
    faults = [f"{PREFIX}{name}: there is no such setting" for name in _unknown(env_file)]
    try:
        settings = Settings(_env_file=env_file, **given)
    except ValidationError as error:
        faults += [
            f"{PREFIX}{'_'.join(map(str, fault['loc'][:1])).upper()}: {fault['msg']}"
            for fault in error.errors()
        ]
        raise SettingsError(tuple(dict.fromkeys(faults))) from None
    if faults:
        raise SettingsError(tuple(faults))
    return settings


def _unknown(env_file: Path | None) -> list[str]:
    """Names with our prefix that no setting has: most likely mistyped."""
    names = {name.upper() for name in os.environ}
    if env_file is not None and env_file.is_file():
        lines = env_file.read_text("utf-8").splitlines()
        names |= {line.split("=")[0].removeprefix("export ").strip().upper() for line in lines if "=" in line}
    known = {name.upper() for name in Settings.model_fields}
    ours = {name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)}
    return sorted(ours - known)
