"""Persistent buttons and menus: the custom id says what a control does, so that it survives a restart.

A custom id has the form `king:<table>:<version>[.<seat>]:<kind>[:<argument>]`; only this module writes and
reads it. The version is that of the table when the control was shown, the seat the one whose screen it is on:
so a click on a stale one is recognised, also by somebody who has another seat now. People are named by id.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, Protocol, Self, cast

import discord

from kingbot.tables.model import Table


class ControlKind(StrEnum):
    """What a control does. The values are in custom ids of messages that exist already: never change one."""

    ACT = "act"  # the argument is an action in record notation without its seat ("play QS")
    PAGE = "page"  # the argument is the name of another page of the hand screen; without one, the hand itself
    HAND = "hand"
    BOARD = "board"
    LAST = "last"
    SCORE = "score"
    RULES = "rules"  # the argument, if any, is the page; without a table, the preset and the page
    CHOICES = "choices"
    COUNTER = "counter"
    HISTORY = "history"
    MORE = "more"  # the picked option is the kind of another control
    OPEN = "open"  # the argument is "now" where the match begins at once, with bots
    JOIN = "join"
    LEAVE = "leave"
    ADD_BOT = "bot"
    REMOVE_BOT = "no-bot"  # the argument is the bot's seat
    LOBBY = "lobby"  # what the host sets; the picked option is what and its value ("bots club")
    OPTIONS = "options"  # the argument is the section of the rules, or what to do with all of them
    OPTION = "option"  # the argument is an option of the rules; what is picked is its value ("sale=off")
    START = "start"
    CLOSE = "close"  # asks; the argument is the answer: "lobby", "alone", "ask 3", "no", "keep", "moderator"
    REOPEN = "reopen"
    SEATS = "seats"  # who sits where in a lobby, for its host
    DISMISS = "dismiss"  # the argument is the user id of who is removed from the lobby
    SWAP = "swap"  # the argument is two seats that change places ("0 2")
    INVITE = "invite"  # its seat is the one in the lobby, what is picked a user id
    AGAIN = "again"
    RECORD = "record"
    VERIFY = "verify"  # the argument, if any, is the number of a hand
    REPLAY = "replay"  # the argument is a hand; or a hand, a step, and where to go from there ("3 17 next")
    DECISIONS = "decisions"  # the argument, or what was picked, is a hand, a seat and which of its moves
    BACK = "back"
    PRIVACY = "privacy"  # the argument is what to do with a person's data: export, ask, delete
    PLANS = "plans"  # the argument is the suit of a plan that is being made
    PLAN = "plan"  # the argument is a plan in the notation of `kingbot.tables.plans`
    UNPLAN = "unplan"  # the argument is a plan's id, or "all"
    VOTES = "matters"
    VOTE = "vote"  # the argument is the subject ("pause", "end", "remove 1001"), after "no" to withdraw it
    CLAIM = "claim"  # the argument is "all" or "none"
    RESUME = "resume"
    HOST = "host"  # the argument is the user id of the new host
    SUBSTITUTE = "substitute"  # the argument is "yes", "no" or "withdraw", and the invitation's id ("yes 12")
    HINT = "hint"
    REVIEW = "review"  # the argument is what to review: "match", or a hand and perhaps "all" ("3 all")
    HELP = "help"  # the argument, if any, is the page
    STATS = "stats"  # the argument is a user id, or what was picked: a user id and a preset
    LEADERBOARD = "leaders"  # the argument, or what was picked, is order, period, preset and page
    SETTINGS = "settings"
    LEARN = "learn"  # the argument, if any, is a position of the lesson and the card tapped there ("2 QS")
    DAILY = "daily"  # the argument is a date and what to do there ("2026-12-03 play QS"); none: today's hand
    SET = "set"  # the argument is a setting; the picked option is its name and value ("sort rank")


@dataclass(frozen=True, slots=True)
class Control:
    """What a button or menu does: a kind with an argument, at a table in the version that was shown.

    `table` and `version` are 0 for a control that belongs to no table. `seat` is the one that it acts for.
    """

    table: int
    version: int
    kind: ControlKind
    argument: str = ""
    seat: int | None = None

    @classmethod
    def at(cls, table: Table, kind: ControlKind, argument: str = "", seat: int | None = None) -> Self:
        """A control of a table in its current version."""
        return cls(table.id, table.version, kind, argument, seat)

    @property
    def replaces_message(self) -> bool:
        """Whether its answer replaces the message that the control is on."""
        paged = self.kind in (
            ControlKind.PLANS,
            ControlKind.RULES,
            ControlKind.VERIFY,
            ControlKind.DECISIONS,
            ControlKind.HELP,
            ControlKind.LEARN,
            ControlKind.DAILY,
        ) and bool(self.argument)
        paged |= self.kind is ControlKind.REPLAY and " " in self.argument
        return paged or self.kind in (
            ControlKind.PLAN,
            ControlKind.UNPLAN,
            ControlKind.SET,
            ControlKind.OPTIONS,
            ControlKind.OPTION,
            ControlKind.PRIVACY,
            ControlKind.STATS,
            ControlKind.LEADERBOARD,
        )

    def __str__(self) -> str:
        version = self.version if self.seat is None else f"{self.version}.{self.seat}"
        text = f"king:{self.table}:{version}:{self.kind}"
        return f"{text}:{self.argument}" if self.argument else text


LARGEST_TABLE_ID: Final = 2**31 - 1  # that a database can hold; whoever writes a larger one has made it up
LARGEST_USER_ID: Final = 2**63 - 1
MAX_OPTIONS: Final = 25  # of a menu
PICKED: Final = "picked"  # under this key an interaction carries the users that were picked in a menu
PATTERN: Final = re.compile(
    r"king:(?P<table>\d{1,15}):(?P<version>\d{1,9})(?:\.(?P<seat>[0-3]))?"
    rf":(?P<kind>{'|'.join(ControlKind)})(?::(?P<argument>[\w .-]{{1,50}}))?",
    re.ASCII,
)


def parse(custom_id: str) -> Control | None:
    """The control with this custom id; None if it is not one of ours."""
    match = PATTERN.fullmatch(custom_id)
    return _control(match) if match else None


def number_in(text: str) -> int | None:
    """The number that a control's argument is; None if it is none, or larger than any id of Discord's."""
    number = int(text) if text.isascii() and text.isdigit() else None
    return None if number is None or number > LARGEST_USER_ID else number


def _control(match: re.Match[str]) -> Control:
    return Control(
        min(int(match["table"]), LARGEST_TABLE_ID),
        int(match["version"]),
        ControlKind(match["kind"]),
        match["argument"] or "",
        None if match["seat"] is None else int(match["seat"]),
    )


def is_public_message(interaction: discord.Interaction[Any]) -> bool:
    """Whether the message of the clicked control can be seen by other people."""
    message = interaction.message
    return message is not None and interaction.guild_id is not None and not message.flags.ephemeral


class Clickable(Protocol):
    """A bot that handles clicks on controls."""

    async def clicked(self, interaction: discord.Interaction[Any], control: Control) -> None:
        """Handle a click on a control."""


class ControlItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=PATTERN):
    """The item of any of our buttons and menus; passes clicks on to the bot."""

    def __init__(self, item: discord.ui.Item[Any], control: Control) -> None:
        super().__init__(item)
        self.control = control

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The clicked item, its control parsed from the custom id."""
        return cls(item, _control(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Let the bot handle the click. What is picked, with commas between, becomes the argument."""
        data = cast(dict[str, Any], interaction.data or {})
        picked: list[str] = data.get("values", [])
        if isinstance(self.item, discord.ui.UserSelect):
            interaction.extras[PICKED] = self.item.values
        control = replace(self.control, argument=",".join(picked)) if picked else self.control
        await cast(Clickable, interaction.client).clicked(interaction, control)


def button(
    control: Control,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> ControlItem:
    """A button; a phone shows at most 38 characters of its label."""
    item: discord.ui.Button[Any] = discord.ui.Button(
        custom_id=str(control), label=label, style=style, disabled=disabled
    )
    return ControlItem(item, control)


def table_button(
    table: Table,
    kind: ControlKind,
    label: str,
    argument: str = "",
    *,
    seat: int | None = None,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> ControlItem:
    """A button for a control of a table in its current version."""
    return button(Control.at(table, kind, argument, seat), label, style=style)


def around(count: int, at: int) -> slice:
    """The part of so many options that fits into a menu, with the one `at` this place, if possible midway."""
    first = max(0, min(at - MAX_OPTIONS // 2, count - MAX_OPTIONS))
    return slice(first, first + MAX_OPTIONS)


def menu(
    control: Control, placeholder: str, options: list[discord.SelectOption], *, several: bool = False
) -> ControlItem:
    """A menu from which one option is picked, or `several`; what is picked becomes the argument."""
    most = len(options) if several else 1
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(control),
        placeholder=placeholder[:150],
        options=options,
        min_values=0 if several else 1,
        max_values=most,
    )
    return ControlItem(select, control)


def user_menu(control: Control, placeholder: str) -> ControlItem:
    """A menu from which a user is picked, whose id becomes the argument."""
    select: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        custom_id=str(control), placeholder=placeholder[:150]
    )
    return ControlItem(select, control)


def picked_user(interaction: discord.Interaction[Any]) -> discord.abc.User | None:
    """The user that was picked in the menu that was clicked on; None if it is no menu of users."""
    picked: list[discord.abc.User] = interaction.extras.get(PICKED, [])
    return next(iter(picked), None)
