"""Errors that users cause, and their texts: refused by the rules, by the tables, or by a command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import discord

from kingbot.engine.refusals import RefusedError
from kingbot.i18n import Words
from kingbot.presets import RulesError, format_value
from kingbot.tables.model import Table, TableError
from kingbot.ui.names import clean, escape, seat_names


@dataclass(eq=False)
class UserError(Exception):
    """A request of a user that cannot be carried out; the text is `error-<key>` with `parameters`."""

    key: str
    parameters: Mapping[str, object] = field(default_factory=dict)


Refused = RefusedError | TableError | UserError | RulesError


def error_text(error: Refused, w: Words, table: Table | None = None) -> str:
    """The text of an error that a user has caused; `table` is the one they meant, if known."""
    match error:
        case RefusedError(refusal=refusal):
            names = seat_names(table.seats) if table is not None else ()
            preset = table.rules.preset if table is not None else ""
            return w.refusal(refusal, preset=preset, names=names)
        case RulesError():
            return _rules(error, w)
        case TableError() | UserError():
            return w(f"error-{error.key}", **_parameters(error.parameters, w, table))


def permission_names(permissions: discord.Permissions, w: Words) -> list[str]:
    """Permissions by their names in Discord."""
    # discord.py still calls one of them as Discord did once.
    names = (name.replace("read_messages", "view_channel") for name, granted in permissions if granted)
    return [w(f"permission-{name.replace('_', '-')}") for name in names]


def _parameters(given: Mapping[str, object], w: Words, table: Table | None) -> dict[str, object]:
    parameters: dict[str, object] = {"table": "?", "name": "?"}
    if table is not None:
        parameters = {"table": str(table.id), "name": escape(table.host.name)}
    parameters |= given
    if isinstance(parameters["table"], int):
        parameters["table"] = str(parameters["table"])
    if isinstance(parameters.get("permissions"), discord.Permissions):
        parameters["permissions"] = ", ".join(permission_names(parameters["permissions"], w))
    return parameters


def _rules(error: RulesError, w: Words) -> str:
    option, value = clean(str(error.option)), clean(format_value(error.value))
    allowed = ", ".join(f"`{each}`" for each in error.allowed)
    key = "bad-rules" if error.key == "bad_option" else "unknown-option"
    return w(f"error-{key}", option=option.replace("`", "'"), value=value.replace("`", "'"), allowed=allowed)
