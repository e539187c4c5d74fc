"""The bench of the bot's tests, and the terminal of the commands' tests, for what hosts see of both."""

from tests.cli.conftest import run
from tests.sittings.conftest import bench

__all__ = ["bench", "run"]
