"""The names bots go by: first names from the countries where King is played."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

BOT_NAMES: Final = (
    "Elio", "Defne", "Rui", "Hazel",
    "Marta", "Emre", "Inês", "Oscar",
    "Livia", "Kerem", "Tomás", "Ivy",
    "Nino", "Selin", "Joana", "Arthur",
)  # fmt: skip


def bot_name(seat: int, taken: Collection[str] = ()) -> str:
    """A name for the bot in a seat, other than the names already at the table."""
    own = BOT_NAMES[seat::4] + BOT_NAMES
    return next((name for name in own if name not in taken), own[0])
