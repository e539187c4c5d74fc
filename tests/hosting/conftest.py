"""The bench of the bot's tests, and the terminal of the commands' tests, for what hosts see of both."""

from tests.bot.conftest import bench
from tests.cli.conftest import run

__all__ = ["bench", "run"]
