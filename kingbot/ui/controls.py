"""Buttons and menus that outlive a restart: what one stands for is written in its custom id.

A custom id reads `king:<table>:<version>:<kind>[:<argument>]`. This module alone writes and reads it. The
version is the table's when the control was shown, so that a stale click is recognised.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, Protocol, Self, cast

import discord


class ControlKind(StrEnum):
    """What a control does."""

    ACT = "act"  # the argument is a move, written as in the record without its seat ("play QS")
    PAGE = "page"  # another page of the hand window; the argument names it
    HAND = "hand"
    BOARD = "board"
    LAST = "last"
    SCORE = "score"
    RULES = "rules"  # the argument, if any, is the page, and of no table's the preset before it
    CHOICES = "choices"
    COUNTER = "counter"
    HISTORY = "history"
    MORE = "more"
    JOIN = "join"
    LEAVE = "leave"
    ADD_BOT = "bot"
    REMOVE_BOT = "no-bot"
    START = "start"
    CLOSE = "close"
    AGAIN = "again"
    BACK = "back"
    PRIVACY = "privacy"  # the argument says what is done with what is kept about somebody
    PLANS = "plans"  # the argument is the suit of a plan that is being made
    PLAN = "plan"  # the argument is a plan, as `kingbot.tables.plans` writes it
    UNPLAN = "unplan"  # the argument is a plan's id, or "all"
    VOTES = "matters"
    VOTE = "vote"  # the argument is what on ("pause", "end", "remove 2"), after "no" to take a vote back
    CLAIM = "claim"  # the argument is "all" or "none"
    RESUME = "resume"
    HOST = "host"  # the argument is the seat of the new host
    SUBSTITUTE = "substitute"  # the argument is "yes" or "no"
    HELP = "help"  # the argument is the page
    SET = "set"  # one of a person's settings; what is picked names it and its value ("sort rank")


@dataclass(frozen=True, slots=True)
class Control:
    """A button or menu: the table it belongs to, that table's version when it was shown, and what it does."""

    table: int
    version: int
    kind: ControlKind
    argument: str = ""

    @property
    def replaces_message(self) -> bool:
        """Whether its answer takes the place of the very message that it stands on."""
        paged = self.kind in (ControlKind.PLANS, ControlKind.RULES) and bool(self.argument)
        return paged or self.kind in (
            ControlKind.PLAN,
            ControlKind.UNPLAN,
            ControlKind.SET,
            ControlKind.HELP,
            ControlKind.PRIVACY,
        )

    def __str__(self) -> str:
        text = f"king:{self.table}:{self.version}:{self.kind}"
        return f"{text}:{self.argument}" if self.argument else text


PATTERN: Final = re.compile(
    r"king:(?P<table>\d{1,15}):(?P<version>\d{1,9})"
    rf":(?P<kind>{'|'.join(ControlKind)})(?::(?P<argument>[\w .-]{{1,50}}))?",
    re.ASCII,
)


def parse(custom_id: str) -> Control | None:
    """The control of that custom id; None if it is not one of ours."""
    match = PATTERN.fullmatch(custom_id)
    return _control(match) if match else None


def _control(match: re.Match[str]) -> Control:
    return Control(
        int(match["table"]), int(match["version"]), ControlKind(match["kind"]), match["argument"] or ""
    )


def is_public(interaction: discord.Interaction[Any]) -> bool:
    """Whether the message that was clicked on is there for others to see too."""
    message = interaction.message
    return message is not None and interaction.guild_id is not None and not message.flags.ephemeral


class Clickable(Protocol):
    """A bot that answers clicks on controls."""

    async def clicked(self, interaction: discord.Interaction[Any], control: Control) -> None:
        """Answer a click on a control."""


class ControlItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=PATTERN):
    """Any button or menu of ours; hands its click to the bot."""

    def __init__(self, item: discord.ui.Item[Any], control: Control) -> None:
        super().__init__(item)
        self.control = control

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The control that was clicked on, read from its custom id."""
        return cls(item, _control(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Let the bot answer. What was picked from a menu takes the place of the argument."""
        data = cast(dict[str, Any], interaction.data or {})
        picked: list[str] = data.get("values", [])
        control = replace(self.control, argument=picked[0]) if picked else self.control
        await cast(Clickable, interaction.client).clicked(interaction, control)


def button(
    control: Control,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> ControlItem:
    """A button; at most 38 letters of its label can be read on a phone."""
    return ControlItem(
        discord.ui.Button(custom_id=str(control), label=label, style=style, disabled=disabled), control
    )


def menu(control: Control, placeholder: str, options: list[discord.SelectOption]) -> ControlItem:
    """A menu from which one thing is picked; its value becomes the control's argument."""
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(control), placeholder=placeholder[:150], options=options
    )
    return ControlItem(select, control)
