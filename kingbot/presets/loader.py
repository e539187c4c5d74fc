"""The TOML files of the presets: this folder is the list (rules 8).

A file names its place among the presets (`order`), the options and the schedule of its rules, and what a
table may make of them; `based_on` another preset it says only what differs. All of them are read and checked
when the module is imported, so that a fault is found before a match is played by it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, ValidationError

from kingbot.cards import card
from kingbot.engine.contracts import Contract
from kingbot.engine.options import Options, Quota, Rules, Schedule
from kingbot.presets.checks import check_preset
from kingbot.presets.errors import PresetError, RulesError
from kingbot.presets.model import Preset
from kingbot.presets.values import KINDS

# A contract is written by its key, everywhere.
_ContractKey = Annotated[Contract, Field(strict=False)]
_Times = Annotated[StrictInt, Field(ge=1)]


class _QuotaTable(BaseModel):
    model_config = ConfigDict(extra="forbid")

    contracts: list[_ContractKey]
    each: _Times


class _ScheduleTable(BaseModel):
    model_config = ConfigDict(extra="forbid")

    chosen: Annotated[StrictInt, Field(ge=0)] = 0
    menu: dict[_ContractKey, _Times] = {}
    quotas: list[_QuotaTable] = []
    chooser: Literal["dealer", "after_dealer"] = "dealer"
    first_chooser_holds: str | None = None
    closing_dealer_by_lot: StrictBool = False
    called_partner: StrictBool = False

    def schedule(self) -> Schedule:
        """The same as the engine's value.

        :raises ValueError: if `first_chooser_holds` is no card.
        """
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

    order: StrictInt
    options: dict[str, Any]
    schedule: _ScheduleTable = _ScheduleTable()
    offered: tuple[str, ...]
    closed: tuple[str, ...]
    narrowed: dict[str, tuple[str, ...]] = {}


def read_folder(folder: Traversable) -> dict[str, Preset]:
    """The presets whose files are in a folder, in their order.

    :raises PresetError: if one of them cannot be used; it says which and why.
    """
    names = sorted(file.name for file in folder.iterdir())
    presets = [name.removesuffix(".toml") for name in names if name.endswith(".toml")]
    files = {
        preset: _parse(preset, folder.joinpath(f"{preset}.toml").read_text("utf-8")) for preset in presets
    }
    tables = {preset: _validate(preset, _complete(preset, files)) for preset in files}
    places: dict[int, str] = {}
    for preset, table in tables.items():
        if table.order in places:
            raise PresetError(preset, f"order: {table.order} is already the place of {places[table.order]}")
        places[table.order] = preset
    return {preset: _preset(preset, tables[preset]) for _, preset in sorted(places.items())}


def _parse(preset: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PresetError(preset, str(error)) from None


def _complete(preset: str, files: Mapping[str, dict[str, Any]], *above: str) -> dict[str, Any]:
    """A preset's file with what it takes from the one it is based on; never its place."""
    table = {key: value for key, value in files[preset].items() if key != "based_on"}
    base = files[preset].get("based_on")
    if base is None:
        return table
    if base not in files or base in (preset, *above):
        raise PresetError(preset, f"based_on: {base!r} is no other preset")
    below = _complete(base, files, preset, *above)
    below.pop("order", None)
    return _overlaid(below, table)


def _overlaid(base: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """`base` with what `table` names in its place; a table in it likewise."""
    merged = dict(base)
    for key, value in table.items():
        inner = isinstance(value, dict) and isinstance(merged.get(key), dict)
        merged[key] = _overlaid(merged[key], value) if inner else value
    return merged


def _validate(preset: str, table: dict[str, Any]) -> _PresetTable:
    try:
        return _PresetTable.model_validate(table)
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        place = ".".join(str(step) for step in fault["loc"])
        raise PresetError(preset, f"{place}: {fault['msg']}") from None


def _preset(preset: str, table: _PresetTable) -> Preset:
    options = {key: _read(preset, key, value) for key, value in table.options.items()}
    try:
        schedule = table.schedule.schedule()
    except ValueError as error:
        raise PresetError(preset, f"schedule.first_chooser_holds: {error}") from None
    rules = Rules(preset, Options(**options), schedule)
    found = Preset(rules, table.offered, frozenset(table.closed), table.narrowed)
    check_preset(found)
    return found


def _read(preset: str, option: str, value: object) -> Any:
    if option not in KINDS:
        raise PresetError(preset, f"options.{option}: there is no such option")
    try:
        return KINDS[option].read(value)
    except ValueError as error:
        raise PresetError(preset, f"options.{option}: {error}") from None


_PRESETS: Final = read_folder(resources.files(__package__))
PRESETS: Final = tuple(_PRESETS)


def find_preset(preset: str) -> Preset:
    """A preset by its key.

    :raises RulesError: `unknown_key`, if there is no such preset.
    """
    if preset not in _PRESETS:
        raise RulesError("unknown_key", preset=preset, allowed=PRESETS)
    return _PRESETS[preset]


def load(preset: str) -> Rules:
    """The rules of a preset, with nothing changed.

    :raises RulesError: `unknown_key`, if there is no such preset.
    """
    return find_preset(preset).rules


def offered(preset: str) -> tuple[str, ...]:
    """The options that a table of the preset is offered first (rules 8).

    :raises RulesError: `unknown_key`, if there is no such preset.
    """
    return find_preset(preset).offered
