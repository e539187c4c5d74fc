"""Why a record is refused, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.plain_text import shorten
from kingbot.presets import PRESETS, RulesError, format_value
from kingbot.record.model import RecordError

_LONGEST: Final = 100  # characters that are quoted


def record_error_text(words: Words, error: RecordError, shown: Callable[[str], str] = str) -> str:
    """The text of an error in a record; `shown` makes what is quoted from the record safe to show."""
    if error.refusal is not None:
        return words.refusal(error.refusal)
    if isinstance(error.__cause__, RulesError):
        return rules_error_text(words, error.__cause__, shown)
    parameters = {
        name: shown(value) if type(value) is str and name != "fault" else value
        for name, value in error.parameters.items()
    }
    if error.key == "wrong_points" and parameters.get("due") is None:
        return words("record-points-too-soon")
    if error.key == "wrong_points" and not parameters.get("found"):
        return words("record-points-missing", due=parameters["due"])
    return words(f"record-{slug(error.key)}", **parameters)


def rules_error_text(words: Words, error: RulesError, shown: Callable[[str], str] = str) -> str:
    """The text of an error in rules, with the allowed values; `shown` makes what was written safe to show."""
    allowed = ", ".join(error.allowed)
    preset, option, value = (
        shown(shorten(format_value(each), _LONGEST)) for each in (error.preset, error.option, error.value)
    )
    if error.preset not in PRESETS:
        return words("rules-unknown-preset", preset=preset, allowed=allowed)
    if error.key == "unknown_key":
        return words("rules-unknown-option", option=option, allowed=allowed)
    if not error.allowed:
        return words("rules-closed-option", option=option, preset=preset)
    return words("rules-bad-option", option=option, value=value, preset=preset, allowed=allowed)
