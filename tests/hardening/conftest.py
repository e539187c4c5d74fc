"""The bench of the bot's tests, here too."""

from tests.bot.conftest import bench

__all__ = ["bench"]
