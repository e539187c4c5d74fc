"""The command `kingbot`."""

from kingbot.cli.commands import app, main

__all__ = ["app", "main"]
