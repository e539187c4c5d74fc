"""The bot that the demo shows: kingbot as it is, with settings that suit a Discord in memory."""

from __future__ import annotations

import locale
from pathlib import Path

from kingbot.bot import KingBot
from kingbot.demo.world import MakeBot
from kingbot.i18n import nearest
from kingbot.settings import read_settings


def king_in(language: str) -> MakeBot:
    """Make kingbots on a given database that speak `language` where nobody asked for another.

    Nothing is rationed in memory, so tables are repainted at once; a pause would hold every answer up,
    for the demo waits after each click until the bot has come to rest.
    """

    def make(database: Path) -> KingBot:
        settings = read_settings(None, database=database, language=language, board_pause=0, plan_pause=0)
        return KingBot(settings)

    return make


def visitors_language() -> str:
    """The language of this machine's user if kingbot speaks it, else English."""
    name = locale.getlocale()[0] or ""
    return nearest(name.replace("_", "-")) or "en"
