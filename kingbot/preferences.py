"""The settings of a person and of a server, as stored. Unknown keys, of a newer version, are ignored."""

from __future__ import annotations

from datetime import date, time
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

StoredRows: TypeAlias = dict[str, list[dict[str, Any]]]
"""Everything stored about a person: rows as dictionaries, by the name of their table."""


class TableDefaults(BaseModel):
    """How a table was set when its match began: its `rules` in a line, the `level` of its bots, its counter.

    `clock` is None where it was the server's.
    """

    model_config = ConfigDict(frozen=True)

    rules: str
    level: str = "club"
    clock: str | None = None
    counter: bool = True


class PersonSettings(BaseModel):
    """A person's preferences, and what the bot has learned about reaching them.

    - `language`: None for that of their Discord client, or else the server's. `seen` is what they read last.
    - `facilitated`: everything in words, for screen readers; no picture is needed.
    - `confirm`: ask before a card is played.
    - `stop_after_trick`: show each finished trick until they go on, as facilitated play always does.
    - `sort`, `four_colours`, `large`: how their hand is drawn. `letters`: international ranks on cards (K, Q,
      J), or those of the language.
    - `counter`: the card counter stands in their hand window, where the table has one.
    - `plan`: while they wait, their cards are buttons that plan.
    - `bot_speed`: how long bots pause before they move, and full tricks and results lie before they go on.
    - `dm_channel`: the channel of their direct messages; `dm_closed`: they do not accept any.
    - `told`: how they are notified of their turn.
    - `only_move`: whether a move that is the only legal one is made automatically: always, never, or where it
      is publicly known to be that (`kingbot.tables.automatic_moves`). Never for whoever confirms moves.
    - `counted`: whether their matches and daily hands count for statistics, standings and ratings.
    - playing hours: from `begin` to `end` in the time zone `zone`, on these `days` (0 is Monday), except in
      their `holiday` (its first and last date). An `end` not later than `begin` is on the next day.
    - `last_table`: how the last table that they started was set, which a new one of theirs takes over.
    - `guided`: the table of their first hand after the lesson, in which they get tips.
    """

    model_config = ConfigDict(frozen=True)

    language: str | None = None
    facilitated: bool = False
    confirm: bool = False
    stop_after_trick: bool = False
    sort: Literal["suit", "rank"] = "suit"
    four_colours: bool = True
    large: bool = False
    letters: Literal["international", "local"] = "international"
    counter: bool = False
    plan: bool = True
    bot_speed: Literal["quick", "normal", "slow"] = "normal"
    dm_closed: bool = False
    dm_channel: int | None = None
    seen: str | None = None
    told: Literal["direct", "mention", "nothing"] = "direct"
    only_move: Literal["known", "always", "never"] = "known"
    counted: bool = True
    zone: str = "UTC"
    begin: time = time(0)
    end: time = time(0)
    days: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6)
    holiday: tuple[date, date] | None = None
    last_table: TableDefaults | None = None
    guided: int | None = None


class ServerSettings(BaseModel):
    """The settings of a server, made by those who manage it.

    `language` and `clock` are the defaults of new tables. `tables` and `tables_per_person` limit the number
    of open tables. A lobby is closed after `lobby_hours` without a change, a match that nobody plays after
    `paused_days`. `standings` and `ratings`: whether members may see each
    other's. `daily`: whether the daily King is played there; it is posted in `daily_channel`, if there is
    one, from `daily_hour` on. Days are those of the time zone `zone`. `last_table` is how the last table
    started there was set. `house_rules` are rules that hosts have saved there, each in a line, the newest
    first.
    """

    model_config = ConfigDict(frozen=True)

    language: str | None = None
    clock: str = "correspondence"
    tables: int = Field(default=50, ge=1, le=1000)
    tables_per_person: int = Field(default=10, ge=1, le=100)
    lobby_hours: int = Field(default=24, ge=1, le=24 * 30)
    paused_days: int = Field(default=30, ge=1, le=365)
    standings: bool = True
    ratings: bool = True
    zone: str = "UTC"
    daily: bool = True
    daily_channel: int | None = None
    daily_hour: int = Field(default=9, ge=0, le=23)
    last_table: TableDefaults | None = None
    house_rules: tuple[str, ...] = ()
