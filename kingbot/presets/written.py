"""How the value of an option is written in a line."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping


def written(value: object) -> str:
    """A value as a line has it: `on`, `plus14`, `8`, `no_queens:-5,domino:-2`, `domino,no_trump`.

    What no option can be is shown shortened, however large or deep it is.
    """
    match value:
        case Mapping():
            return ",".join(f"{_word(key)}:{_word(each)}" for key, each in value.items())
        case list() | tuple():
            return ",".join(_word(each) for each in value)
    return _word(value)


def _word(value: object) -> str:
    match value:
        case bool():
            return "on" if value else "off"
        case str() | int():
            return str(value)
    return reprlib.repr(value)
