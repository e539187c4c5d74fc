"""The TOML files of the presets, read once and validated (rules 8)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, StrictBool, StrictInt

from kingbot.cards import card
from kingbot.engine.options import Options, Quota, Rules, Schedule
from kingbot.presets.errors import RulesError
from kingbot.presets.values import ContractKey, validate

PRESETS: Final = (
    "classic",
    "home",
    "declared",
    "feudum",
    "pirandello",
    "two-phase",
    "portuguese",
    "rifki",
)


class _QuotaTable(BaseModel):
    model_config = ConfigDict(extra="forbid")

    contracts: list[ContractKey]
    each: StrictInt


class _ScheduleTable(BaseModel):
    model_config = ConfigDict(extra="forbid")

    chosen: StrictInt = 0
    menu: dict[ContractKey, StrictInt] = {}
    quotas: list[_QuotaTable] = []
    chooser: Literal["dealer", "after_dealer"] = "dealer"
    first_chooser_holds: str | None = None
    closing_dealer_by_lot: StrictBool = False
    called_partner: StrictBool = False

    def schedule(self) -> Schedule:
        """The same as the engine's value."""
        holds = self.first_chooser_holds
        return Schedule(
            chosen=self.chosen,
            menu=self.menu,
            quotas=tuple(Quota(frozenset(quota.contracts), quota.each) for quota in self.quotas),
            chooser=self.chooser,
            first_chooser_holds=None if holds is None else card(holds),
            closing_dealer_by_lot=self.closing_dealer_by_lot,
            called_partner=self.called_partner,
        )


class _PresetTable(BaseModel):
    model_config = ConfigDict(extra="forbid")

    options: dict[str, Any]
    schedule: _ScheduleTable = _ScheduleTable()
    offered: tuple[str, ...]
    closed: tuple[str, ...]
    narrowed: dict[str, tuple[str, ...]] = {}


@dataclass(frozen=True, slots=True)
class Preset:
    """A preset's file: its rules, and what a table may make of them.

    `offered` are the options a table is offered first (rules 8), `closed` those it cannot change, `narrowed`
    those of whose values only some are open (rules 9).
    """

    rules: Rules
    offered: tuple[str, ...]
    closed: frozenset[str]
    narrowed: dict[str, tuple[str, ...]]


@cache
def preset_file(preset: str) -> Preset:
    """A preset's file.

    :raises RulesError: `unknown_key`, if there is no such preset.
    """
    if preset not in PRESETS:
        raise RulesError("unknown_key", preset=preset, allowed=PRESETS)
    table = _PresetTable.model_validate(_read(preset))
    options = Options(**{key: validate(key, value) for key, value in table.options.items()})
    return Preset(
        Rules(preset, options, table.schedule.schedule()),
        table.offered,
        frozenset(table.closed),
        table.narrowed,
    )


def load(preset: str) -> Rules:
    """The rules of a preset, with nothing changed.

    :raises RulesError: `unknown_key`, if there is no such preset.
    """
    return preset_file(preset).rules


def offered(preset: str) -> tuple[str, ...]:
    """The options that a table of the preset is offered first (rules 8).

    :raises RulesError: `unknown_key`, if there is no such preset.
    """
    return preset_file(preset).offered


def _read(preset: str) -> dict[str, Any]:
    text = resources.files(__package__).joinpath(f"{preset}.toml").read_text("utf-8")
    table = tomllib.loads(text)
    base = table.pop("based_on", None)
    return table if base is None else _over(_read(base), table)


def _over(base: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """`table` laid over `base`: what it names replaces, tables in it are laid over likewise."""
    merged = dict(base)
    for key, value in table.items():
        below = merged.get(key)
        merged[key] = _over(below, value) if isinstance(value, dict) and isinstance(below, dict) else value
    return merged
