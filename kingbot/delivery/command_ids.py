"""The ids that Discord has given to the slash commands; texts mention commands with them."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import discord
from discord import app_commands

log = logging.getLogger(__name__)


async def fetch_command_ids(tree: app_commands.CommandTree[Any]) -> dict[str, int]:
    """The ids of the registered commands, by name; none, if Discord does not say."""
    try:
        commands = await tree.fetch_commands()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("the ids of the commands cannot be read: %s", error)
        return {}
    return {command.name: command.id for command in commands}
