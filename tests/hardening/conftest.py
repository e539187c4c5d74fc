"""The bench of the bot's tests, here too."""

from tests.sittings.conftest import bench

__all__ = ["bench"]
