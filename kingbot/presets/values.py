"""The kinds of options: which values each takes, and how these stand in a record and in a line (rules 3, 9).

An option's kind follows from the type of its field in `Options`. A value has three forms: the engine's, the
record's (JSON: on and off are true and false), and the line's (text: `on`, `8`, `domino,no_trump`).
"""

from __future__ import annotations

import re
import reprlib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from kingbot.engine.contracts import Contract
from kingbot.engine.options import OPTION_SPECS, Options

OPTION_KEYS: Final = tuple(OPTION_SPECS)

# What people type stays short enough to be shown; a record may hold any integer.
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,6}")


class Kind(ABC):
    """A kind of option; `own` are the options of the preset that is changed."""

    @abstractmethod
    def allowed(self, own: Options) -> tuple[str, ...]:
        """What a table may set the option to, as a line has it."""

    @abstractmethod
    def parse(self, text: str) -> object:
        """The record's value of what a line has.

        :raises ValueError: if the text is no value of this kind.
        """

    @abstractmethod
    def read(self, value: object) -> Any:
        """The engine's value of a record's.

        :raises ValueError: if it is no value of this kind, in whatever preset.
        """

    def fits(self, value: Any, own: Options) -> bool:
        """Whether the preset admits a value that could be read."""
        return True

    def merge(self, value: Any, own: Options) -> Any:
        """The value with what it leaves to the preset."""
        return value

    def write(self, value: Any, own: Options) -> object:
        """The record's value of the engine's: the opposite of `read` and `merge`."""
        return value

    @abstractmethod
    def complete(self, text: str, own: Options) -> Iterator[str]:
        """What a text that begins a value may go on to, as a line has it."""


@dataclass(frozen=True, slots=True)
class Words(Kind):
    """One of a few words, by what stands in a line for each: `off` and `on` for a switch."""

    values: Mapping[str, str | bool]

    def allowed(self, own: Options) -> tuple[str, ...]:
        """All the words."""
        return tuple(self.values)

    def parse(self, text: str) -> str | bool:
        """The value that the word stands for."""
        if text not in self.values:
            raise ValueError(text)
        return self.values[text]

    def read(self, value: object) -> str | bool:
        """The same value."""
        if not any(type(value) is type(each) and value == each for each in self.values.values()):
            raise ValueError("no such word")
        return value  # type: ignore[return-value] # it is one of them

    def complete(self, text: str, own: Options) -> Iterator[str]:
        """The words that begin so."""
        return (word for word in self.values if word.startswith(text))


@dataclass(frozen=True, slots=True)
class Number(Kind):
    """A whole number from nought, or one of a few words."""

    words: tuple[str, ...]

    def allowed(self, own: Options) -> tuple[str, ...]:
        """The words, and `>=0` for any such number."""
        return (*self.words, ">=0")

    def parse(self, text: str) -> str | int:
        """The word or the number."""
        return int(text) if _NUMBER.fullmatch(text) else text

    def read(self, value: object) -> str | int:
        """The same value."""
        if type(value) is int and value >= 0:
            return value
        if type(value) is str and value in self.words:
            return value
        raise ValueError("neither a word nor a number")

    def complete(self, text: str, own: Options) -> Iterator[str]:
        """The words that begin so, or the number that is being typed."""
        yield from (word for word in self.words if word.startswith(text))
        if text.isascii() and text.isdigit() and _NUMBER.fullmatch(text):
            yield text


@dataclass(frozen=True, slots=True)
class Points(Kind):
    """Points of contracts; those of the preset hold for contracts that are not named."""

    def allowed(self, own: Options) -> tuple[str, ...]:
        """A word for each contract, with the sign of its points: `no_queens:<0`."""
        return tuple(f"{contract}:{'<0' if value < 0 else '>0'}" for contract, value in own.points.items())

    def parse(self, text: str) -> dict[str, int]:
        """The pairs between the commas, `no_queens:-5,domino:-2`."""
        pairs = [pair.partition(":") for pair in text.split(",")]
        if len({name for name, _, _ in pairs}) < len(pairs):
            raise ValueError("a contract twice")
        if not all(_NUMBER.fullmatch(number) for _, _, number in pairs):
            raise ValueError("not a number")
        return {name: int(number) for name, _, number in pairs}

    def read(self, value: object) -> dict[Contract, int]:
        """The points by contract."""
        if not isinstance(value, dict) or not all(type(points) is int for points in value.values()):
            raise ValueError("not a table of points")
        return {_contract(contract): points for contract, points in value.items()}

    def fits(self, value: Any, own: Options) -> bool:
        """Whether only contracts of the preset are named, each with the sign that its points have there."""
        return all(points * own.points.get(contract, 0) > 0 for contract, points in value.items())

    def merge(self, value: Any, own: Options) -> dict[Contract, int]:
        """The points of all contracts of the preset."""
        return {**own.points, **value}

    def write(self, value: Any, own: Options) -> dict[str, int]:
        """The points that differ from the preset's."""
        return {str(each): points for each, points in value.items() if points != own.points[each]}

    def complete(self, text: str, own: Options) -> Iterator[str]:
        """The pairs before the last comma with one more contract, up to the digits of its points."""
        *done, last = text.split(",")
        named = {pair.partition(":")[0] for pair in done}
        name, colon, number = last.partition(":")
        for contract, value in own.points.items():
            sign = "-" if value < 0 else ""
            if contract in named or (contract != name if colon else not contract.startswith(name)):
                continue
            if not colon or number in ("", sign):
                yield ",".join([*done, f"{contract}:{sign}"])
            elif _NUMBER.fullmatch(number) and int(number) * value > 0:
                yield text


@dataclass(frozen=True, slots=True)
class Contracts(Kind):
    """A list of contracts, none of them more often than the preset lists it; or one of a few words."""

    option: str
    words: tuple[str, ...]

    def listed(self, own: Options) -> tuple[Contract, ...]:
        """The contracts that may be named, as often as they may."""
        listed = OPTION_SPECS[self.option].listed
        assert listed is not None, f"nothing says which contracts {self.option} may name"
        return listed(own)

    def allowed(self, own: Options) -> tuple[str, ...]:
        """The words, and each contract as often as it may be named."""
        return (*self.words, *map(str, self.listed(own)))

    def without(self, text: str, own: Options) -> str:
        """A text that leaves contracts out, `-domino,-no_trump`, as the list of those that are left.

        :raises ValueError: if some names are without the minus, or none of the preset's.
        """
        names = text.split(",")
        listed = [str(each) for each in self.listed(own)]
        left_out = {name.removeprefix("-") for name in names}
        if not all(name.startswith("-") for name in names) or not left_out <= set(listed):
            raise ValueError(text)
        return ",".join(each for each in listed if each not in left_out)

    def parse(self, text: str) -> str | list[str]:
        """The word, or what stands between the commas."""
        return text if text in self.words else text.split(",")

    def read(self, value: object) -> str | tuple[Contract, ...]:
        """The word, or the contracts in their order."""
        if type(value) is str and value in self.words:
            return value
        if not isinstance(value, list) or not value:
            raise ValueError("neither a word nor a list")
        return tuple(map(_contract, value))

    def fits(self, value: Any, own: Options) -> bool:
        """Whether no contract is named more often than it may be."""
        return isinstance(value, str) or Counter(value) <= Counter(self.listed(own))

    def write(self, value: Any, own: Options) -> str | list[str]:
        """The word, or the keys of the contracts."""
        return value if isinstance(value, str) else [str(each) for each in value]

    def complete(self, text: str, own: Options) -> Iterator[str]:
        """The words that begin so, and the contracts before the last comma with one more that is left."""
        yield from (word for word in self.words if word.startswith(text))
        *done, last = text.split(",")
        if text.startswith("-"):
            listed = dict.fromkeys(f"-{each}" for each in self.listed(own))
            yield from (
                ",".join([*done, each]) for each in listed if each not in done and each.startswith(last)
            )
            return
        left = Counter(map(str, self.listed(own)))
        left.subtract(done)
        yield from (
            ",".join([*done, contract])
            for contract, times in left.items()
            if times > 0 and contract.startswith(last)
        )


def _contract(value: object) -> Contract:
    if not isinstance(value, str):
        raise ValueError("not the key of a contract")
    return Contract(value)


def _kind(option: str, hint: Any) -> Kind:
    """The kind of an option whose field is of this type."""
    if hint is bool:
        return Words({"off": False, "on": True})
    parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    words = tuple(word for part in parts if get_origin(part) is Literal for word in get_args(part))
    others = [part for part in parts if get_origin(part) is not Literal]
    match [get_origin(part) or part for part in others]:
        case []:
            return Words({word: word for word in words})
        case [kind] if kind is int:
            return Number(words)
        case [kind] if kind is tuple:
            return Contracts(option, words)
        case [kind] if kind is Mapping and not words:
            return Points()
    raise TypeError(f"no kind of option has values of the type of {option}: {hint}")


KINDS: Final[Mapping[str, Kind]] = {
    option: _kind(option, hint) for option, hint in get_type_hints(Options).items()
}


def format_value(value: object) -> str:
    """A value of a record or of the engine as a line has it: `on`, `8`, `no_queens:-5`, `domino,no_trump`.

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
