"""The names of people at a table."""

from __future__ import annotations

from typing import Final

from kingbot.plain_text import one_line

MAX_LENGTH: Final = 32


def clean_name(name: str, user_id: int) -> str:
    """A name on one line, without invisible characters, cut off at 32; a number if nothing of it is left.

    Markdown stays: what has to be escaped depends on where the name is shown.
    """
    return one_line(name)[:MAX_LENGTH].strip() or f"#{user_id % 10_000:04}"
