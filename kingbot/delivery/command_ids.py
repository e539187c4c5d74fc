"""The ids that Discord has given to the slash commands; texts mention commands with them."""

from __future__ import annotations

import logging
from typing import Any

from discord import app_commands

from kingbot.delivery.discord_api import FAILURES, DiscordApi

log = logging.getLogger(__name__)


async def fetch_command_ids(api: DiscordApi, tree: app_commands.CommandTree[Any]) -> dict[str, int]:
    """The ids of the registered commands, by name; none, if Discord does not say."""
    try:
        commands = await api.commands(tree)
    except FAILURES as error:
        log.warning("the ids of the commands cannot be read: %s", error)
        return {}
    return {command.name: command.id for command in commands}
