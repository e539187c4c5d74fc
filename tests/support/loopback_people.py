"""People in the loopback Discord: what they see, and what they do with it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from simcord.components import walk_components

from tests.support.loopback import Guest, Loopback


@dataclass(frozen=True)
class Offer:
    """A button that somebody can press, on a message as it stands."""

    message: dict[str, Any]
    custom_id: str

    @property
    def version(self) -> int:
        """The version of the table that it was shown in."""
        return int(self.custom_id.split(":")[2].partition(".")[0])  # a seat may follow

    @property
    def argument(self) -> str:
        """What it does, in particular."""
        return self.custom_id.split(":", 4)[-1]


class Visitor:
    """Somebody who uses the bot."""

    def __init__(self, discord: Loopback, guest: Guest) -> None:
        self.discord, self.guest = discord, guest

    def offers(self, pattern: str) -> list[Offer]:
        """The buttons with such custom ids that this person sees, the newest message first."""
        found = []
        for identity, message in sorted(self.discord.messages.items(), key=lambda each: -int(each[0])):
            if self.discord.readers.get(identity, self.guest.id) == self.guest.id:
                found += [
                    Offer(message, part["custom_id"])
                    for part in walk_components(message.get("components", []))
                    if not part.get("disabled") and re.fullmatch(pattern, part.get("custom_id", ""))
                ]
        return found

    async def slash(self, name: str, **options: Any) -> None:
        """Send `/king name`."""
        given = [{"type": 3, "name": key, "value": value} for key, value in options.items()]
        sub = {"type": 1, "name": name, "options": given}
        await self.discord.interact(self.guest, 2, {"id": "1", "name": "king", "type": 1, "options": [sub]})

    async def press(self, offer: Offer) -> None:
        """Press a button."""
        data = {"custom_id": offer.custom_id, "component_type": 2}
        await self.discord.interact(self.guest, 3, data, offer.message)

    async def click(self, pattern: str) -> None:
        """Press the newest button with such a custom id."""
        offers = self.offers(pattern)
        assert offers, f"{self.guest.name} sees no button like {pattern}"
        await self.press(offers[0])
