"""Discord's errors, told apart as far as it matters."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from kingbot.ui.wire import Trouble, trouble_of


def failure(code: int) -> discord.HTTPException:
    """An error as discord.py raises it, with one of Discord's codes."""
    response: Any = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        (10008, Trouble.GONE),
        (10003, Trouble.NOWHERE),
        (50001, Trouble.NOWHERE),
        (50013, Trouble.NOWHERE),
        (50007, Trouble.CLOSED),
        (50278, Trouble.CLOSED),
        (30046, Trouble.WORN),
        (10062, Trouble.DEAD),
        (40060, Trouble.DEAD),
        (0, Trouble.DOWN),
        (99999, Trouble.DOWN),
    ],
)
def test_a_code_means_what_is_to_be_done(code: int, trouble: Trouble) -> None:
    assert trouble_of(failure(code)) is trouble


def test_what_never_came_to_discord_is_tried_again_later() -> None:
    assert trouble_of(TimeoutError()) is Trouble.DOWN
