"""The bot of the demo: kingbot with settings for a simulated Discord in memory."""

from __future__ import annotations

import locale
from pathlib import Path

from kingbot.bot import KingBot
from kingbot.demo.world import MakeBot
from kingbot.i18n import nearest
from kingbot.settings import read_settings


def bot_factory(language: str) -> MakeBot:
    """A function that makes a bot for a database path, with `language` as the default.

    All delays are 0: a simulated Discord has no rate limits, and the demo waits after each click until the
    bot is idle, so a delay would hold up every answer.
    """

    def make(database: Path) -> KingBot:
        settings = read_settings(None, database=database, language=language, board_pause=0, plan_pause=0)
        return KingBot(settings)

    return make


def system_language() -> str:
    """The language of the system's locale if kingbot speaks it, else English."""
    name = locale.getlocale()[0] or ""
    return nearest(name.replace("_", "-")) or "en"
