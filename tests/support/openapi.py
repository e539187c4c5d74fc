"""Discord's published OpenAPI description of the bodies that kingbot sends, and a check against it.

`discord_openapi.json` is a pinned copy, reduced to the calls that kingbot makes; it says where it comes from,
of which commit it is, and under which licence. Only those keywords of JSON Schema are read that it uses.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

DOCUMENT: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("discord_openapi.json").read_text())
SCHEMAS: Final[dict[str, Any]] = DOCUMENT["schemas"]
_TYPES: Final = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": float,
}
_READ: Final = {
    *(
        "type",
        "enum",
        "format",
        "pattern",
        "$ref",
        "oneOf",
        "anyOf",
        "allOf",
        "properties",
        "required",
        "items",
    ),
    *("minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "uniqueItems", "maxProperties"),
}


def faults(method: str, path: str, body: Any) -> Iterator[str] | None:
    """What is wrong with the body of a call by Discord's description; None if it describes no such call."""
    schema = _schema_of(f"{method} {re.sub(r'(?<=/)[0-9]{6,}(?=/|$)', '0', path)}")
    return None if schema is None else _faults(schema, body, "")


@cache
def _schema_of(call: str) -> dict[str, Any] | None:
    for described, schema in DOCUMENT["calls"].items():
        pattern = re.sub(r"\\\{\w+\\\}", r"[^/]+", re.escape(described))
        if re.fullmatch(pattern, call):
            return dict(schema)
    return None


def _faults(schema: dict[str, Any], value: Any, where: str) -> Iterator[str]:
    assert schema.keys() <= _READ, f"{schema.keys() - _READ} is not read"
    if (name := schema.get("$ref")) is not None:
        yield from _faults(SCHEMAS[name], value, where)
    for each in schema.get("allOf", ()):
        yield from _faults(each, value, where)
    for choices in (schema.get("oneOf"), schema.get("anyOf")):
        if choices and not any(_fits(each, value) for each in choices):
            closest = [
                found for each in choices for found in _faults(each, value, where) if _is_kind(each, value)
            ]
            yield from closest or [f"{where}: {str(value)[:80]!r} is none of {len(choices)} forms"]
    types = schema.get("type")
    if types is not None and not any(_is_type(each, value, schema) for each in _listed(types)):
        yield f"{where}: {str(value)[:80]!r} is no {types}"
        return
    if "enum" in schema and value is not None and value not in schema["enum"]:
        yield f"{where}: {value!r} is none of {schema['enum']}"
    yield from _size_faults(schema, value, where)
    if isinstance(value, dict):
        yield from (f"{where}: {each} is missing" for each in schema.get("required", ()) if each not in value)
        for key, part in schema.get("properties", {}).items():
            if key in value:
                yield from _faults(part, value[key], f"{where}.{key}")
    if isinstance(value, list) and "items" in schema:
        for number, each in enumerate(value):
            yield from _faults(schema["items"], each, f"{where}.{number}")


def _size_faults(schema: dict[str, Any], value: Any, where: str) -> Iterator[str]:
    sized: dict[type[Any], tuple[str, str]] = {
        str: ("minLength", "maxLength"),
        list: ("minItems", "maxItems"),
        dict: ("", "maxProperties"),
    }
    least, most = sized.get(type(value), ("minimum", "maximum"))
    number = len(value) if isinstance(value, str | list | dict) else value
    if isinstance(number, int | float):
        if number < schema.get(least, number):
            yield f"{where}: {number} is less than {least} {schema[least]}"
        if number > schema.get(most, number):
            yield f"{where}: {number} is more than {most} {schema[most]}"
    if isinstance(value, str) and "pattern" in schema and not re.search(schema["pattern"], value):
        yield f"{where}: {value[:80]!r} is not of the form {schema['pattern']}"
    if schema.get("uniqueItems") and isinstance(value, list) and len({*map(str, value)}) < len(value):
        yield f"{where}: something is there twice"


def _fits(schema: dict[str, Any], value: Any) -> bool:
    return next(_faults(schema, value, ""), None) is None


def _is_kind(schema: dict[str, Any], value: Any) -> bool:
    """Whether a component is of the kind that this schema describes, whatever else is wrong with it."""
    kind = SCHEMAS.get(schema.get("$ref", ""), schema).get("properties", {}).get("type", {}).get("enum")
    return isinstance(value, dict) and kind is not None and value.get("type") in kind


def _listed(types: str | list[str]) -> list[str]:
    return [types] if isinstance(types, str) else types


def _is_type(name: str, value: Any, schema: dict[str, Any]) -> bool:
    if name == "null" or value is None:
        return name == "null" and value is None
    if schema.get("format") == "snowflake" and isinstance(value, int):
        return True  # ids may be given as numbers, says the reference
    return isinstance(value, _TYPES[name]) and (name == "boolean" or not isinstance(value, bool))
