"""What a message looks like to the person reading it: words, buttons, menus, pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from simcord.components import walk_components
from simcord.enums import SELECT_TYPES, ComponentType

from tests.support.simcord_internals import Message

Wanted = str | re.Pattern[str]


def _matches(wanted: Wanted, *names: str | None) -> bool:
    if isinstance(wanted, str):
        return wanted in names
    return any(name is not None and wanted.fullmatch(name) for name in names)


@dataclass(frozen=True)
class Button:
    label: str
    custom_id: str
    disabled: bool
    style: int
    url: str | None

    def is_called(self, wanted: Wanted) -> bool:
        """Whether its label or its custom id is that, or matches that pattern in full."""
        return _matches(wanted, self.label, self.custom_id)


@dataclass(frozen=True)
class Choice:
    label: str
    value: str
    description: str


@dataclass(frozen=True)
class Menu:
    custom_id: str
    placeholder: str
    disabled: bool
    choices: tuple[Choice, ...]

    def is_called(self, wanted: Wanted) -> bool:
        """Whether its placeholder or its custom id is that, or matches that pattern in full."""
        return _matches(wanted, self.placeholder, self.custom_id)

    def value(self, wanted: Wanted) -> str:
        """The value of the choice with that label or value."""
        for choice in self.choices:
            if _matches(wanted, choice.label, choice.value):
                return choice.value
        raise AssertionError(f"no choice {wanted!r} among {[choice.label for choice in self.choices]}")


@dataclass(frozen=True)
class Screen:
    """One message as it stood when it was looked at."""

    id: int
    channel_id: int
    author_id: int
    text: str
    buttons: tuple[Button, ...]
    menus: tuple[Menu, ...]
    alt_texts: tuple[str, ...]
    files: dict[str, bytes] = field(repr=False)
    private: bool
    pinged: frozenset[int]
    raw: Message = field(repr=False)

    def __contains__(self, words: str) -> bool:
        return words in self.text

    def button(self, wanted: Wanted) -> Button:
        """The one button of that label or custom id."""
        found = [button for button in self.buttons if button.is_called(wanted)]
        assert len(found) == 1, f"{len(found)} buttons {wanted!r} in {self.summary()}"
        return found[0]

    def menu(self, wanted: Wanted = re.compile(".*", re.DOTALL)) -> Menu:
        """The one menu of that placeholder or custom id; of any, if there is only one."""
        found = [menu for menu in self.menus if menu.is_called(wanted)]
        assert len(found) == 1, f"{len(found)} menus {wanted!r} in {self.summary()}"
        return found[0]

    @property
    def enabled(self) -> tuple[str, ...]:
        """The labels of the buttons that can be pressed."""
        return tuple(button.label for button in self.buttons if not button.disabled)

    def summary(self) -> str:
        """The message in a few lines, for a failing test to show."""
        buttons = " ".join(
            f"({button.label})" if button.disabled else f"[{button.label}]" for button in self.buttons
        )
        menus = " ".join(f"<{menu.placeholder}>" for menu in self.menus)
        mark = " (private)" if self.private else ""
        return "\n".join(part for part in (f"#{self.id}{mark} {self.text}", buttons, menus) if part)


def screen_of(message: Message, file: Callable[[str], bytes]) -> Screen:
    """Read a message; `file` fetches an attachment's bytes by its address."""
    parts = list(walk_components(message.components))
    texts = [message.content, *_embed_texts(message.embeds)]
    texts += [part["content"] for part in parts if part["type"] == ComponentType.TEXT_DISPLAY]
    return Screen(
        id=message.id,
        channel_id=message.channel_id,
        author_id=message.author_id,
        text="\n".join(text for text in texts if text).replace("\N{NO-BREAK SPACE}", " "),
        buttons=tuple(_button(part) for part in parts if part["type"] == ComponentType.BUTTON),
        menus=tuple(_menu(part) for part in parts if part["type"] in SELECT_TYPES),
        alt_texts=tuple(_alt_texts(parts, message.attachments)),
        files={one["filename"]: file(one["url"]) for one in message.attachments},
        private=message.private,
        pinged=message.pinged,
        raw=message,
    )


def _button(part: dict[str, Any]) -> Button:
    return Button(
        part.get("label") or "",
        part.get("custom_id") or "",
        bool(part.get("disabled")),
        part["style"],
        part.get("url"),
    )


def _menu(part: dict[str, Any]) -> Menu:
    choices = tuple(
        Choice(option["label"], option["value"], option.get("description") or "")
        for option in part.get("options") or ()
    )
    return Menu(part["custom_id"], part.get("placeholder") or "", bool(part.get("disabled")), choices)


def _embed_texts(embeds: Iterable[dict[str, Any]]) -> Iterator[str]:
    for embed in embeds:
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        for one in embed.get("fields") or ():
            yield f"{one['name']}: {one['value']}"


def _alt_texts(parts: list[dict[str, Any]], attachments: list[dict[str, Any]]) -> Iterator[str]:
    for part in parts:
        if part["type"] == ComponentType.MEDIA_GALLERY:
            yield from (item["description"] for item in part["items"] if item.get("description"))
        elif part["type"] == ComponentType.THUMBNAIL and part.get("description"):
            yield part["description"]
    yield from (one["description"] for one in attachments if one.get("description"))


def words_in(payload: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Every string anywhere inside a payload, with the name it stands under: nothing can hide from it."""
    if isinstance(payload, str):
        yield name, payload
    elif isinstance(payload, dict):
        for key, value in payload.items():
            yield from words_in(value, str(key))
    elif isinstance(payload, list | tuple):
        for value in payload:
            yield from words_in(value, name)
