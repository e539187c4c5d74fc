"""Discord's errors, told apart as far as it matters."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from kingbot.delivery.discord_api import Failure, failure_of


def error_of(code: int) -> discord.HTTPException:
    """An error as discord.py raises it, with one of Discord's codes."""
    response: Any = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("code", "failure"),
    [
        (10008, Failure.MESSAGE_DELETED),
        (10003, Failure.CHANNEL_UNREACHABLE),
        (50001, Failure.CHANNEL_UNREACHABLE),
        (50013, Failure.CHANNEL_UNREACHABLE),
        (50083, Failure.CHANNEL_UNREACHABLE),
        (50007, Failure.DMS_CLOSED),
        (50278, Failure.DMS_CLOSED),
        (30046, Failure.EDITED_TOO_OFTEN),
        (10062, Failure.INTERACTION_EXPIRED),
        (10015, Failure.INTERACTION_EXPIRED),
        (50027, Failure.INTERACTION_EXPIRED),
        (40060, Failure.INTERACTION_EXPIRED),
        (0, Failure.UNAVAILABLE),
        (99999, Failure.UNAVAILABLE),
    ],
)
def test_a_code_means_what_is_to_be_done(code: int, failure: Failure) -> None:
    assert failure_of(error_of(code)) is failure


def test_what_never_came_to_discord_is_tried_again_later() -> None:
    assert failure_of(TimeoutError()) is Failure.UNAVAILABLE
