"""How a viewer wants the pictures: the deck's colours, the size of print, and the palette of them all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from kingbot.cards import Suit

# The table brings its own background, so that the pictures look the same on Discord's dark and light pages.
RIM: Final = "#123526"
FELT: Final = "#1f5b41"
GLOW: Final = "#276b4d"
BAND: Final = "#123a2a"
SLOT: Final = "#174a35"
LINE: Final = "#3f8464"
WHITE: Final = "#ffffff"
PALE: Final = "#cfe5d8"
FAINT: Final = "#8fbda6"
GOLD: Final = "#f2c14e"
DEEP_GOLD: Final = "#b97f10"
INK: Final = "#17211c"
CREAM: Final = "#fff6dd"
PAPER: Final = "#fffdf8"
CHIP_EDGE: Final = "#cdbf92"
EDGE: Final = "#0c281c"

RED: Final = "#c9142b"
BLACK: Final = "#16181d"
BLUE: Final = "#1259b8"
GREEN: Final = "#11772f"

TWO_COLOURS: Final = {Suit.CLUBS: BLACK, Suit.DIAMONDS: RED, Suit.HEARTS: RED, Suit.SPADES: BLACK}
FOUR_COLOURS: Final = {Suit.CLUBS: GREEN, Suit.DIAMONDS: BLUE, Suit.HEARTS: RED, Suit.SPADES: BLACK}

# One line colour a seat in the chart; each line carries its name and mark too, so colour is never alone.
# Black and red alternate in a hand, as players hold them.
SUITS_IN_HAND: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)

SEAT_COLOURS: Final = ("#ffd166", "#7fd1ff", "#ff9e9e", "#c7f27c")


@dataclass(frozen=True, slots=True)
class Style:
    """What a person, or a table, has chosen.

    `four_colours` is for the deck, `large` for large print; a hand is sorted by suit or by rank, high cards
    first.
    """

    four_colours: bool = False
    large: bool = False
    sort: Literal["suit", "rank"] = "suit"

    @property
    def print(self) -> float:
        """How much larger than usual words and numbers are set."""
        return 1.16 if self.large else 1.0

    def colour(self, suit: Suit) -> str:
        """The colour a suit is printed in."""
        return (FOUR_COLOURS if self.four_colours else TWO_COLOURS)[suit]


PLAIN: Final = Style()


DEFAULT_STYLE: Final = Style()
