"""Errors that users cause, and their texts: refused by the rules, by the tables, or by a command."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import discord

from kingbot.engine.contracts import Contract
from kingbot.engine.refusals import RefusedError
from kingbot.i18n import Words
from kingbot.presets import RulesError, custom, format_value, parse_value
from kingbot.rulebook import option_text
from kingbot.tables.model import Table, TableError
from kingbot.ui.names import clean, escape, seat_names
from kingbot.ui.permissions import permission_names


@dataclass(eq=False)
class UserError(Exception):
    """A request of a user that cannot be carried out; the text is `error-<key>` with `parameters`."""

    key: str
    parameters: Mapping[str, object] = field(default_factory=dict)


Refused = RefusedError | TableError | UserError | RulesError


def error_text(error: Refused, w: Words, table: Table | None = None, number: int | None = None) -> str:
    """The text of an error that a user has caused; `table` is the one meant, `number` its id, if known."""
    match error:
        case RefusedError(refusal=refusal):
            names = seat_names(table.seats) if table is not None else ()
            preset = table.rules.preset if table is not None else ""
            return w.refusal(refusal, preset=preset, names=names)
        case RulesError():
            return _rules(error, w)
        case TableError() | UserError():
            return w(f"error-{error.key}", **_parameters(error.parameters, w, table, number))


def _parameters(
    given: Mapping[str, object], w: Words, table: Table | None, number: int | None
) -> dict[str, object]:
    parameters: dict[str, object] = {"table": str(number or "?"), "name": "?"}
    if table is not None:
        parameters = {"table": str(table.id), "name": escape(table.host.name)}
    parameters |= given
    if isinstance(parameters["table"], int):
        parameters["table"] = str(parameters["table"])
    missing = parameters.get("permissions")
    if isinstance(missing, discord.Permissions):
        parameters["permissions"] = ", ".join(permission_names(missing, w))
    return parameters


def _rules(error: RulesError, w: Words) -> str:
    option, value = clean(str(error.option)), clean(format_value(error.value))
    option, value = option.replace("`", "'"), value.replace("`", "'")
    if error.key == "unknown_key":
        return w("error-unknown-option", option=option)
    if not error.allowed:
        return w("error-closed-rule", option=option)
    return "\n".join([w("error-bad-rules", option=option, value=value), *_possible(error, w)])


def _possible(error: RulesError, w: Words) -> Iterable[str]:
    """What would do, as it is typed and in words."""
    for text in error.allowed:
        typed = f"- `{text}`"
        try:
            contract = w.contract(Contract(text.partition(":")[0]), error.preset)
        except ValueError:
            said = w("rules-any-number") if text.startswith(">") else _in_words(error, text, w)
            yield f"- {said}" if text.startswith(">") else f"{typed}: {said}" if said else typed
        else:
            yield f"{typed}: {contract}"


def _in_words(error: RulesError, text: str, w: Words) -> str:
    """What the rules of the preset say with this value of the option."""
    value = parse_value(error.preset, error.option, text)
    return option_text(custom(error.preset, {error.option: value}), error.option, w)
