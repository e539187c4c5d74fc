"""What a person, and those who manage a server, can set. Unknown keys of a newer version are passed over."""

from __future__ import annotations

from datetime import date, time
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

StoredRows: TypeAlias = dict[str, list[dict[str, Any]]]
"""Everything stored about a person: rows as dictionaries, by the name of their table."""


class PersonSettings(BaseModel):
    """How a person likes to play, and what was found out about how to reach them.

    `language` None follows Discord's, which was `seen` last. `facilitated` play needs no picture: all is said
    in words. `letters` are those on cards: of any pack, or of the language. `dm_channel` is where their
    direct messages are, `dm_closed` that none arrive. `told` is how they want to hear that it is their turn.
    `auto_single`: where but one thing can be played, it plays itself.

    They play from `begin` to `end`, in their `zone`, on these `days` (0 is Monday) outside their `holiday`
    (its first and last date); `end` not later than `begin` means on the next day.
    """

    model_config = ConfigDict(frozen=True)

    language: str | None = None
    facilitated: bool = False
    confirm: bool = False
    sort: Literal["suit", "rank"] = "suit"
    four_colours: bool = False
    large: bool = False
    letters: Literal["international", "local"] = "international"
    dm_closed: bool = False
    dm_channel: int | None = None
    seen: str | None = None
    told: Literal["direct", "mention", "nothing"] = "direct"
    auto_single: bool = False
    zone: str = "UTC"
    begin: time = time(0)
    end: time = time(0)
    days: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6)
    holiday: tuple[date, date] | None = None


class ServerSettings(BaseModel):
    """What those who manage a server have set; the limits count open tables.

    A lobby closes after `lobby_hours` without a change, a match that nobody plays any more after
    `paused_days`. `clock` is that of a new table where nobody says which.
    """

    model_config = ConfigDict(frozen=True)

    language: str | None = None
    clock: str = "correspondence"
    tables: int = Field(default=50, ge=1, le=1000)
    tables_per_person: int = Field(default=10, ge=1, le=100)
    lobby_hours: int = Field(default=24, ge=1, le=24 * 30)
    paused_days: int = Field(default=30, ge=1, le=365)
