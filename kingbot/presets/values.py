"""The options one by one: their keys, the kinds of their values, and the validators of those (rules 3, 9)."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

from pydantic import ConfigDict, Field, StrictInt, TypeAdapter

from kingbot.engine.contracts import Contract
from kingbot.engine.options import Options

# A contract is written by its key, everywhere.
ContractKey = Annotated[Contract, Field(strict=False)]

OPTION_KEYS: Final = tuple(field.name for field in fields(Options))

_HINTS: Final = get_type_hints(Options)

# Options that are not simply one of a few words.
NUMBERS: Final = "domino_win"
POINTS: Final = "points"
HANDS: Final = "hands"
_SPECIAL: Final[dict[str, Any]] = {
    NUMBERS: Literal["sum"] | Annotated[int, Field(ge=0)],
    POINTS: dict[ContractKey, StrictInt],
    HANDS: Annotated[list[ContractKey], Field(min_length=1)],
}

_VALIDATORS: Final[dict[str, TypeAdapter[Any]]] = {
    key: TypeAdapter(_SPECIAL.get(key, _HINTS[key]), config=ConfigDict(strict=True)) for key in OPTION_KEYS
}


def validate(key: str, value: object) -> Any:
    """The value of an option as the engine has it, from a record's; on and off are true and false.

    :raises ValueError: if the option has no such value in any preset.
    """
    valid = _VALIDATORS[key].validate_python(value)
    return tuple(valid) if key == HANDS else valid


def words_of(key: str) -> tuple[object, ...]:
    """The values of an option that is one of a few, in the order of rules 3; empty for the others."""
    if key in _SPECIAL:
        return ()
    return (False, True) if _HINTS[key] is bool else get_args(_HINTS[key])


def is_switch(key: str) -> bool:
    """Whether an option is simply off or on."""
    return _HINTS[key] is bool
