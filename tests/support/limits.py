"""Discord's limits; the bench holds every message and command to those that simcord lets pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from simcord.components import walk_components
from simcord.enums import SELECT_TYPES, ComponentType

from tests.support.simcord_internals import Message

ALT_TEXT, LABEL, PLACEHOLDER, OPTION, FILES, FILE_SIZE = 1024, 80, 150, 100, 10, 10 * 2**20
COMPONENTS, TEXT, CONTROLS_A_ROW, CUSTOM_ID, OPTIONS = 40, 4000, 4, 100, 25
ON_PHONE = 34  # characters of a menu that is not open
COMMAND_TEXT, COMMAND_OPTIONS, COMMAND_CHOICES = 8000, 25, 25


def faults(message: Message, *, may_attach: bool) -> Iterator[str]:
    """What Discord would refuse in this message although simcord took it."""
    parts = list(walk_components(message.components))
    for part in parts:
        kind = part["type"]
        if kind == ComponentType.BUTTON:
            yield from _button_faults(part)
        elif kind in SELECT_TYPES:
            yield from _menu_faults(part)
        elif kind == ComponentType.MEDIA_GALLERY:
            for item in part["items"]:
                yield from _too_long("alt text", item.get("description"), ALT_TEXT)
        elif kind == ComponentType.THUMBNAIL:
            yield from _too_long("alt text", part.get("description"), ALT_TEXT)
    if len(message.attachments) > FILES:
        yield f"{len(message.attachments)} files"
    for one in message.attachments:
        yield from _too_long("alt text", one.get("description"), ALT_TEXT)
        if one["size"] > FILE_SIZE:
            yield f"file {one['filename']} of {one['size']} bytes"
    if message.attachments and not may_attach:
        yield "a file where the bot may not attach any"


def layout_faults(components: list[dict[str, Any]]) -> Iterator[str]:
    """What Discord would refuse in a layout that was not sent yet, or a phone would tear apart."""
    parts = list(walk_components(components))
    if len(parts) > COMPONENTS:
        yield f"{len(parts)} components"
    text = sum(len(part["content"]) for part in parts if part["type"] == ComponentType.TEXT_DISPLAY)
    if not text <= TEXT:
        yield f"{text} characters"
    if any(not part["content"].strip() for part in parts if part["type"] == ComponentType.TEXT_DISPLAY):
        yield "an empty text"
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    if len(set(ids)) < len(ids):
        yield f"one custom id twice: {sorted(each for each in ids if ids.count(each) > 1)[0]}"
    for each in ids:
        yield from _too_long("custom id", each, CUSTOM_ID)
    for part in parts:
        if part["type"] == ComponentType.ACTION_ROW and len(part["components"]) > CONTROLS_A_ROW:
            yield f"{len(part['components'])} controls in a row"
        options = part.get("options", [])
        if part["type"] == ComponentType.STRING_SELECT and not 1 <= len(options) <= OPTIONS:
            yield f"{len(options)} options: {part['custom_id']}"
        if part["type"] in SELECT_TYPES:
            chosen = [option["label"] for option in options if option.get("default")]
            yield from _too_long("menu on a phone", (chosen or [part.get("placeholder")])[0], ON_PHONE)


def _too_long(what: str, text: str | None, most: int) -> Iterator[str]:
    if text is not None and len(text) > most:
        yield f"{what} of {len(text)} characters: {text[:60]}…"


def _emoji_faults(part: dict[str, Any]) -> Iterator[str]:
    emoji = part.get("emoji") or {}
    name = emoji.get("name") or ""
    # Text presentation is no emoji to Discord, nor is a plain letter.
    if not emoji.get("id") and ("\ufe0e" in name or (name and name.isascii())):
        yield f"{name!r} is no emoji"


def _button_faults(part: dict[str, Any]) -> Iterator[str]:
    if part["style"] != 6 and not (part.get("label") or "").strip() and not part.get("emoji"):
        yield f"a button without label: {part.get('custom_id')}"
    yield from _too_long("label", part.get("label"), LABEL)
    yield from _emoji_faults(part)


def _menu_faults(part: dict[str, Any]) -> Iterator[str]:
    yield from _too_long("placeholder", part.get("placeholder"), PLACEHOLDER)
    options = part.get("options") or []
    if part["type"] == ComponentType.STRING_SELECT and part.get("max_values", 1) > len(options):
        yield f"a menu with max_values above its {len(options)} options: {part['custom_id']}"
    for option in options:
        for key in ("label", "value", "description"):
            yield from _too_long(f"menu {key}", option.get(key), OPTION)
        yield from _emoji_faults(option)
    values = [option["value"] for option in options]
    if len(set(values)) < len(values):
        yield f"a menu with one value twice: {part['custom_id']}"
    if sum(bool(option.get("default")) for option in options) > part.get("max_values", 1):
        yield f"a menu with more defaults than may be chosen: {part['custom_id']}"


def command_faults(commands: list[dict[str, Any]]) -> Iterator[str]:
    """What Discord would refuse in this list of application commands."""
    if len(commands) > 100:
        yield f"{len(commands)} commands"
    for command in commands:
        # Kinds 2 and 3 are entries of the context menu: their names are ordinary text.
        yield from _node_faults(command, command["name"], slash=command.get("type", 1) == 1)
        longest = _text_length(command)
        if longest > COMMAND_TEXT:
            yield f"/{command['name']}: {longest} characters in all"


def _texts(node: dict[str, Any], key: str) -> list[str]:
    """A name or description in every language."""
    return [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]


def _text_length(node: dict[str, Any]) -> int:
    """Discord counts, for each text, the longest of its languages, and the values of choices."""
    own = sum(max(map(len, _texts(node, key))) for key in ("name", "description"))
    values = sum(len(str(choice["value"])) for choice in node.get("choices") or ())
    children = [*(node.get("options") or ()), *(node.get("choices") or ())]
    return own + values + sum(map(_text_length, children))


def _node_faults(node: dict[str, Any], path: str, *, slash: bool = True) -> Iterator[str]:
    for name in _texts(node, "name"):
        if not 1 <= len(name) <= 32 or (slash and (name != name.lower() or " " in name)):
            yield f"/{path}: name {name!r}"
    for text in _texts(node, "description") if slash else ():
        if not 1 <= len(text) <= 100:
            yield f"/{path}: description of {len(text)} characters: {text[:60]}"
    options = node.get("options") or []
    if len(options) > COMMAND_OPTIONS:
        yield f"/{path}: {len(options)} options"
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"/{path}: a required option after an optional one"
    for option in options:
        yield from _node_faults(option, f"{path} {option['name']}")
    choices = node.get("choices") or []
    if len(choices) > COMMAND_CHOICES:
        yield f"/{path}: {len(choices)} choices"
    for choice in choices:
        for name in _texts(choice, "name"):
            if not 1 <= len(name) <= 100:
                yield f"/{path}: choice of {len(name)} characters"
        if len(str(choice["value"])) > 100:
            yield f"/{path}: value of {len(str(choice['value']))} characters"
