"""The JSON of a record and its shape, before any rule of the game is looked at (record 1, 5)."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, Literal, NoReturn

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, field_validator

from kingbot.record.model import VERSION, RecordError


def _encodable(text: str) -> str:
    text.encode()  # ValueError for half a surrogate pair, which JSON can escape but UTF-8 cannot hold
    return text


def _present(value: object) -> object:
    """A field may be left out, which None stands for here; a null is not leaving out."""
    if value is None:
        raise ValueError("null")
    return value


FourTexts = Annotated[list[Annotated[str, AfterValidator(_encodable)]], Field(min_length=4, max_length=4)]

# How zip, gzip, 7z and rar files begin.
_ARCHIVES: Final = (b"PK", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!")

# A secret or commitment, and a place where the pack is cut.
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Place = Annotated[int, Field(ge=0, le=51)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class RulesPart(_Part):
    """The rules of the table; whether they exist is not judged here."""

    preset: str
    options: dict[str, Any] = Field(default_factory=dict)


# The first fault of a list is enough: a hostile one may have a million.
class HandPart(_Part):
    """A hand as it is written."""

    dealer: Annotated[int, Field(ge=0, le=3)]
    contract: str | None = None
    deal: FourTexts | None = None
    deals: Annotated[list[FourTexts], Field(min_length=1, fail_fast=True)] | None = None
    actions: Annotated[list[str], Field(fail_fast=True)]
    commitment: Digest | None = None
    secret: Digest | None = None
    cut: Place | Annotated[list[Place], Field(min_length=1, fail_fast=True)] | None = None
    points: FourTexts | None = None

    _given = field_validator(
        "contract", "deal", "deals", "points", "commitment", "secret", "cut", mode="before"
    )(_present)


class RecordPart(_Part):
    """A record as it is written."""

    format: Literal["king-record"]
    version: Annotated[int, Field(ge=VERSION, le=VERSION)]
    rules: RulesPart
    players: FourTexts
    hints: Annotated[list[Annotated[int, Field(ge=0)]], Field(min_length=4, max_length=4)] | None = None
    hands: Annotated[list[HandPart], Field(fail_fast=True)]
    totals: FourTexts

    _given = field_validator("hints", mode="before")(_present)


def parse(text: str | bytes) -> RecordPart:
    """The document written in a text.

    :raises RecordError: `bad_json`, or the first fault of its shape.
    """
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        value = json.loads(
            text,
            object_pairs_hook=_unique,
            parse_constant=_no_constant,
            parse_int=_bounded_int,
        )
    except (ValueError, RecursionError) as error:
        raise RecordError("bad_json", parameters=_fault(text, error)) from None
    try:
        return RecordPart.model_validate(value)
    except ValidationError as error:
        raise _wrong_shape(value, error) from None


def _fault(text: str | bytes, error: Exception) -> dict[str, object]:
    """What keeps a text from being JSON, and where: its line and column, or the byte that is no UTF-8."""
    where: dict[str, object] = {"fault": "syntax", "line": 1, "column": 1, "byte": 0}
    match error:
        case json.JSONDecodeError():
            return where | {"line": error.lineno, "column": error.colno}
        case UnicodeDecodeError():
            packed = isinstance(text, bytes) and text.startswith(_ARCHIVES)
            return where | {"fault": "archive" if packed else "encoding", "byte": error.start}
        case RecursionError():
            return where | {"fault": "nested"}
        case _:
            return where | {"fault": str(error)}


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ValueError("twice")
    return value


def _no_constant(name: str) -> NoReturn:
    raise ValueError("constant")


def _bounded_int(digits: str) -> int | float:
    # No number in a record has so many digits; as a float it is refused where it stands.
    return int(digits) if len(digits) <= 18 else float("inf")


def _wrong_shape(value: object, error: ValidationError) -> RecordError:
    """The record error for the first fault of shape, in the order of the document."""
    fault = error.errors(include_url=False, include_input=False)[0]
    place = fault["loc"]
    hand = action = 0
    if len(place) > 1 and place[0] == "hands" and isinstance(place[1], int):
        hand = place[1] + 1
        if len(place) > 3 and place[2] == "actions" and isinstance(place[3], int):
            action = place[3] + 1
    key = {"missing": "missing_key", "extra_forbidden": "unknown_key"}.get(fault["type"], "bad_value")
    name = ".".join(str(step) for step in place)[:100] or "record"
    return RecordError(key, hand, action, parameters={"field": name})
