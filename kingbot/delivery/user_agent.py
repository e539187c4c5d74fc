"""The User-Agent of every call to Discord, which may block clients that do not name themselves as it asks.

discord.py sends one with its own calls, but none with those that answer interactions.
"""

from __future__ import annotations

from importlib.metadata import version
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

USER_AGENT: Final = (
    f"DiscordBot (https://github.com/Rapptz/discord.py, {discord.__version__}) kingbot/{version('kingbot')}"
)


def name_user_agent(trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Let a trace of aiohttp set the header of every call, and return the trace."""
    trace.on_request_start.append(_set_user_agent)
    return trace


async def _set_user_agent(
    _: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestStartParams
) -> None:
    params.headers["User-Agent"] = USER_AGENT
