"""The palette of the pictures, and the options a viewer has: deck colours, print size, order of the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from kingbot.cards import Suit

# Pictures have a background of their own, so that they look the same in Discord's dark and light themes.
TABLE_EDGE: Final = "#123526"
FELT: Final = "#1f5b41"
FELT_LIGHT: Final = "#276b4d"
PANEL: Final = "#123a2a"
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

# Cards that may not be played lie in the dark: other paper and ink, which is quicker drawn than a veil.
SHADED_PAPER: Final = "#8fa398"
SHADED_INK: Final = {RED: "#7d1424", BLACK: "#1d2622", BLUE: "#123f7d", GREEN: "#0f4f25"}

TWO_COLOURS: Final = {Suit.CLUBS: BLACK, Suit.DIAMONDS: RED, Suit.HEARTS: RED, Suit.SPADES: BLACK}
FOUR_COLOURS: Final = {Suit.CLUBS: GREEN, Suit.DIAMONDS: BLUE, Suit.HEARTS: RED, Suit.SPADES: BLACK}

# Black and red suits alternate, as players hold them.
SUITS_IN_HAND: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)

# Points of a hand on a dark panel, and the two pairs where pairs play.
LOSS: Final = "#ffb3a3"
GAIN: Final = "#a9ecc0"
PAIR_COLOURS: Final = ("#7fd1ff", "#ff9ee0")

# The line of each seat in the chart. The lines also differ in their markers, so colour is never the only cue.
SEAT_COLOURS: Final = ("#ffd166", "#7fd1ff", "#ff9e9e", "#c7f27c")


@dataclass(frozen=True, slots=True)
class Style:
    """A viewer's options: a deck in four colours, large print, and the order of the cards in a hand."""

    four_colours: bool = True
    large: bool = False
    sort: Literal["suit", "rank"] = "suit"

    @property
    def print_scale(self) -> float:
        """The factor by which words and numbers are enlarged."""
        return 1.16 if self.large else 1.0

    def colour(self, suit: Suit) -> str:
        """The colour of a suit's cards."""
        return (FOUR_COLOURS if self.four_colours else TWO_COLOURS)[suit]


DEFAULT_STYLE: Final = Style()
