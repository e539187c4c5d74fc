"""The names bots go by: first names from the countries where King is played."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

BOT_NAMES: Final = (
    "Elio", "Defne", "Rui", "Hazel",
    "Marta", "Emre", "Inês", "Oscar",
    "Livia", "Kerem", "Tomás", "Ivy",
    "Nino", "Selin", "Joana", "Arthur",
    "Bianca", "Cem", "Duarte", "Edith",
    "Dario", "Zeynep", "Beatriz", "Felix",
    "Gilda", "Onur", "Vasco", "Nora",
    "Tullio", "Aylin", "Filipa", "Hugo",
)  # fmt: skip


def bot_name(seat: int, taken: Collection[str] = (), nearby: Collection[str] = ()) -> str:
    """A name for the bot in a seat, other than the names at the table and, if there are enough, `nearby`."""
    own = BOT_NAMES[seat::4] + BOT_NAMES
    free = [name for name in own if name not in taken] or [own[0]]
    return next((name for name in free if name not in nearby), free[0])
