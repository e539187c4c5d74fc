"""Where the tables of the load are, and who sits there: all follows from the number of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tests.support.loopback import Guest

PEOPLE: Final = 2  # at each table; the other two seats are bots
TABLES_IN_SERVER: Final = 4
NAMES: Final = ("Ada", "Bruno")
# Ids of Discord, of the same length as real ones, in ranges of their own.
_GUILD, _CHANNEL, _DIRECT = 210 * 10**15, 310 * 10**15, 510 * 10**15
_MESSAGE, _USER = 610 * 10**15, 910 * 10**15


@dataclass(frozen=True, slots=True)
class Place:
    """The table with this number, alone in its channel."""

    number: int

    @property
    def guild(self) -> int:
        """The server."""
        return _GUILD + self.number // TABLES_IN_SERVER

    @property
    def channel(self) -> int:
        """The channel."""
        return _CHANNEL + self.number

    @property
    def board(self) -> int:
        """The message that shows the table to everybody."""
        return _MESSAGE + self.number * (PEOPLE + 1)

    def person(self, which: int) -> Guest:
        """One of the people who play there."""
        return Guest(_USER + self.number * PEOPLE + which, NAMES[which])

    def direct(self, which: int) -> int:
        """The channel of the direct messages of one of the people."""
        return _DIRECT + self.number * PEOPLE + which

    def window(self, which: int) -> int:
        """The direct message with the hand of one of the people."""
        return self.board + 1 + which
