"""Building a message within Discord's limits (Components V2).

Limits enforced here for every screen: 40 components with nested ones, 4,000 characters of text, four controls
a row (a fifth wraps on a phone), 25 options a menu, labels of 1–80 characters, 1,024 characters of alt text.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Self

import discord

from kingbot.engine.view import PlayerView
from kingbot.plain_text import shorten
from kingbot.render import ALT_LIMIT
from kingbot.tables.daily_model import DailyHand, DailyLine
from kingbot.tables.model import Table
from kingbot.ui.controls import ControlItem

MAX_COMPONENTS: Final = 40
MAX_TEXT: Final = 4000
BUTTONS_PER_ROW: Final = 4
PHONE_WIDTH: Final = 302  # pixels for a row of buttons

Link = discord.ui.Button[Any]


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message; `alt` is the alt text of a picture."""

    name: str
    data: bytes
    alt: str | None = None

    def file(self) -> discord.File:
        """The file for discord.py; a new one at every call, since sending reads it to the end."""
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)


@dataclass(frozen=True, slots=True)
class Screen:
    """A complete message: its components and its files."""

    view: discord.ui.LayoutView
    attachments: tuple[Attachment, ...] = ()

    def files(self) -> list[discord.File]:
        """The files for discord.py."""
        return [each.file() for each in self.attachments]

    def with_controls(
        self, buttons: Iterable[ControlItem | Link], menu: ControlItem | None, note: str | None = None
    ) -> Screen:
        """This message with more controls below its own, and a `note` between them.

        :raises ValueError: if it then breaks a limit that Discord would refuse it for.
        """
        if note:
            self.view.add_item(discord.ui.TextDisplay(note))
        for row in button_rows(list(buttons)):
            self.view.add_item(discord.ui.ActionRow(*row))
        if menu is not None:
            self.view.add_item(discord.ui.ActionRow(menu))
        if broken := list(broken_limits(self.view)):
            raise ValueError("; ".join(broken))
        return self


@dataclass(frozen=True, slots=True)
class PrivateScreen:
    """A message with hidden cards, for the one person who owned the seat when it was made.

    Whatever sends it must ask `for_reader` at that moment: anybody else gets the `closed` form. It is no
    `Screen`, so that no public message can be given one.
    """

    reader: int
    closed: Screen
    _open: Screen

    @classmethod
    def of_owner(
        cls, table: Table, view: PlayerView, content: Screen | PrivateScreen, closed: Screen
    ) -> Self:
        """Any message as a private one, for the owner of the seat whose `view` of that `table` it goes with.

        :raises ValueError: if nobody owns the seat.
        """
        owner = table.seats[view.seat].owner
        if owner is None:
            raise ValueError("a private message needs a reader: the owner of the view's seat")
        shown = content.for_reader(owner.id) if isinstance(content, PrivateScreen) else content
        return cls(owner.id, closed, shown)

    @classmethod
    def of_player(cls, hand: DailyHand | DailyLine, content: Screen, closed: Screen) -> Self:
        """A message about a hand of the daily King, for the person whose it is."""
        return cls(hand.user_id, closed, content)

    def for_reader(self, user_id: int | None) -> Screen:
        """What this person may see of it."""
        return self._open if user_id == self.reader else self.closed

    def with_controls(
        self, buttons: Iterable[ControlItem | Link], menu: ControlItem | None, note: str | None = None
    ) -> Self:
        """This message with more controls below those of its open form, as `Screen.with_controls`."""
        self._open.with_controls(buttons, menu, note)
        return self


@dataclass(slots=True)
class _Builder:
    """Collects the parts of a message: a container of texts and pictures, then rows of controls below it."""

    accent: discord.Colour | None = None
    _container: list[discord.ui.Item[Any]] = field(default_factory=list)
    _rows: list[discord.ui.ActionRow[Any]] = field(default_factory=list)
    _attachments: list[Attachment] = field(default_factory=list)

    def text(self, *lines: str | None) -> None:
        """Add a text of these lines; None and empty ones are left out."""
        text = "\n".join(line for line in lines if line)
        if text:
            self._container.append(discord.ui.TextDisplay(text))

    def line(self) -> None:
        """Add a horizontal line."""
        self._container.append(discord.ui.Separator())

    def picture(self, picture: Attachment) -> None:
        """Add a picture with its alt text."""
        alt = shorten(picture.alt or "", ALT_LIMIT)
        self._attachments.append(Attachment(picture.name, picture.data, alt))
        item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=alt)
        self._container.append(discord.ui.MediaGallery(item))

    def file(self, attachment: Attachment) -> None:
        """Add a file for download."""
        self._attachments.append(attachment)
        self._container.append(discord.ui.File(f"attachment://{attachment.name}"))

    def buttons(self, buttons: Iterable[ControlItem | Link]) -> None:
        """Add buttons below, as many a row as fit on a phone, four at most."""
        for row in button_rows(list(buttons)):
            self._rows.append(discord.ui.ActionRow(*row))

    def menu(self, menu: ControlItem) -> None:
        """Add a menu below, in a row of its own."""
        self._rows.append(discord.ui.ActionRow(menu))

    def menu_here(self, menu: ControlItem) -> None:
        """Add a menu among the texts, below the one that it belongs to."""
        self._container.append(discord.ui.ActionRow(menu))

    def _finish(self) -> Screen:
        view = discord.ui.LayoutView(timeout=None)
        if self._container:
            view.add_item(discord.ui.Container(*self._container, accent_colour=self.accent))
        for row in self._rows:
            view.add_item(row)
        if broken := list(broken_limits(view)):
            raise ValueError("; ".join(broken))
        return Screen(view, tuple(self._attachments))


class MessageBuilder(_Builder):
    """Builds a message without hidden cards."""

    def screen(self) -> Screen:
        """The finished message.

        :raises ValueError: if it breaks a limit that Discord would refuse it for.
        """
        return self._finish()


class PrivateMessageBuilder(_Builder):
    """Builds a message with hidden cards."""

    def daily_screen(self, hand: DailyHand | DailyLine, closed: Screen) -> PrivateScreen:
        """The finished message, for the person whose hand of the daily King it shows.

        :raises ValueError: if it breaks a limit that Discord would refuse it for.
        """
        return PrivateScreen.of_player(hand, self._finish(), closed)

    def screen(self, table: Table, view: PlayerView, closed: Screen) -> PrivateScreen:
        """The finished message, for the owner of the seat whose `view` of that `table` it was made from.

        :raises ValueError: if it breaks a limit that Discord would refuse it for; or if nobody owns the seat.
        """
        return PrivateScreen.of_owner(table, view, self._finish(), closed)


def button_rows(buttons: Sequence[ControlItem | Link]) -> list[list[ControlItem | Link]]:
    """Buttons in rows that do not wrap on a phone; four that do not fit in one row are put in two pairs."""
    rows: list[list[ControlItem | Link]] = []
    for each in buttons:
        if not rows or len(rows[-1]) == BUTTONS_PER_ROW or _width([*rows[-1], each]) > PHONE_WIDTH:
            rows.append([])
        rows[-1].append(each)
    if len(buttons) == BUTTONS_PER_ROW and len(rows) == 2:
        rows = [[*buttons[:2]], [*buttons[2:]]]
    return rows


def _width(row: Sequence[ControlItem | Link]) -> float:
    """The approximate width of a row of buttons in pixels."""
    items = [each.item if isinstance(each, ControlItem) else each for each in row]
    labels = [item.label or "" for item in items if isinstance(item, discord.ui.Button)]
    links = sum(isinstance(each, discord.ui.Button) for each in row)
    return sum(34 + 5.6 * len(label) for label in labels) + 8 * (len(row) - 1) + 18 * links


def broken_limits(view: discord.ui.LayoutView) -> Iterable[str]:
    """The limits of Discord that a message breaks, one line each."""
    items = list(view.walk_children())
    if len(items) > MAX_COMPONENTS:
        yield f"{len(items)} components"
    text = sum(len(item.content) for item in items if isinstance(item, discord.ui.TextDisplay))
    if text > MAX_TEXT:
        yield f"{text} characters"
    ids: set[str] = set()
    for item in items:
        inner = item.item if isinstance(item, discord.ui.DynamicItem) else item
        if isinstance(inner, discord.ui.Button):
            if not 1 <= len(inner.label or "") <= 80:
                yield f"label {inner.label!r}"
        elif isinstance(inner, discord.ui.Select):  # a menu of users has no options of its own
            yield from _broken_options(inner.options)
        if isinstance(item, discord.ui.DynamicItem):
            if item.custom_id in ids or len(item.custom_id) > 100:
                yield f"custom id {item.custom_id}"
            ids.add(item.custom_id)


def _broken_options(options: Sequence[discord.SelectOption]) -> Iterable[str]:
    if not 1 <= len(options) <= 25:
        yield f"{len(options)} options"
    for option in options:
        if not (1 <= len(option.label) <= 100 and len(option.description or "") <= 100):
            yield f"option {option.label!r}"


def last_that_fit(lines: Iterable[str], length: int) -> list[str]:
    """The last lines, as many as fit in `length` characters with line breaks."""
    kept = list(lines)
    while sum(map(len, kept)) + len(kept) > length:
        del kept[0]
    return kept
