"""The figures on jacks, queens and kings, in flat colours, drawn on a card of 100 × 142 units."""

from __future__ import annotations

from typing import Final

from kingbot.cards import Rank, Suit
from kingbot.render.suits import pip
from kingbot.render.svg import circle, filled_path, stroked_path

_GOLD: Final = "#e9b53c"
_DARK_GOLD: Final = "#b97f10"
_SKIN: Final = "#f4d3b2"
_WHITE: Final = "#ffffff"
_INK: Final = "#2a2320"
_GREY: Final = "#7d756d"
_PALE: Final = "#d9d2c8"
_AUBURN: Final = "#a2552b"
_BROWN: Final = "#6b4426"
_LIPS: Final = "#b5323e"

_ROBE: Final = "M26 140.5C26 116 42 107 60 107C78 107 94 116 94 140.5Z"
_EYES: Final = (circle(54.5, 85, 1.9, _INK), circle(65.5, 85, 1.9, _INK))
_FACE: Final = filled_path(
    "M46 82C46 72 52 68 60 68C68 68 74 72 74 82C74 94 67 102 60 102C53 102 46 94 46 82Z", _SKIN
)


def court_figure(rank: Rank, suit: Suit, colour: str) -> str:
    """The figure of a court card, in the colour of its suit."""
    draw = {Rank.JACK: _jack, Rank.QUEEN: _queen, Rank.KING: _king}[rank]
    return draw(colour) + pip(suit, 60, 125, 17, _WHITE)


def _king(colour: str) -> str:
    return "".join(
        (
            filled_path("M43 78C41 98 46 108 52 110L68 110C74 108 79 98 77 78Z", _GREY),
            _FACE,
            *_EYES,
            filled_path(_ROBE, colour),
            stroked_path("M38 113C48 119 72 119 82 113", _WHITE, 5),
            filled_path(
                "M46 86C46 108 53 117 60 117C67 117 74 108 74 86C71 92 66 93 60 93C54 93 49 92 46 86Z", _GREY
            ),
            stroked_path("M52 96C55 92 58 93 60 95C62 93 65 92 68 96", _PALE, 2.6),
            filled_path("M43 73L39 49L50.5 59L60 44L69.5 59L81 49L77 73Z", _GOLD),
            filled_path("M43 73L42.2 67L77.8 67L77 73Z", _DARK_GOLD),
            circle(39, 48, 3.2, _GOLD),
            circle(60, 43, 3.2, _GOLD),
            circle(81, 48, 3.2, _GOLD),
            circle(60, 62, 2.6, colour),
        )
    )


def _queen(colour: str) -> str:
    return "".join(
        (
            filled_path(
                "M60 60C80 60 84 76 82 90C81 102 84 108 87 113L33 113C36 108 39 102 38 90C36 76 40 60 60 60Z",
                _AUBURN,
            ),
            filled_path("M54 96L66 96L67 112L53 112Z", _SKIN),
            filled_path(_ROBE, colour),
            filled_path("M46 108.500L60 119L74 108.500C69 107 51 107 46 108.500Z", _SKIN),
            stroked_path("M45 109L60 120L75 109", _GOLD, 2.6),
            _FACE,
            *_EYES,
            filled_path(
                "M46 82C47 72 56 74 62 67C68 73 73 74 74 82C78 68 70 62 60 62C50 62 42 68 46 82Z", _AUBURN
            ),
            stroked_path("M56.5 94.500C58.5 96.5 61.5 96.5 63.5 94.5", _LIPS, 2.2),
            filled_path(
                "M44 67L42 53Q48 61 52 59Q57 56 60 48Q63 56 68 59Q72 61 78 53L76 67Q60 61 44 67Z", _GOLD
            ),
            circle(42, 52, 3, _WHITE),
            circle(60, 47, 3.4, _WHITE),
            circle(78, 52, 3, _WHITE),
            circle(60, 59, 2.2, colour),
        )
    )


def _jack(colour: str) -> str:
    return "".join(
        (
            filled_path("M44 74C40 90 42 100 46 103L74 103C78 100 80 90 76 74Z", _BROWN),
            filled_path("M54 96L66 96L67 112L53 112Z", _SKIN),
            filled_path(_ROBE, colour),
            filled_path("M48 107L60 117L72 107L76 111L60 122L44 111Z", _WHITE),
            _FACE,
            *_EYES,
            filled_path("M46 84C47 76 52 74 60 74C68 74 73 76 74 84L76 72L44 72Z", _BROWN),
            stroked_path("M55.5 94.500C58 96.5 62 96.5 64.5 94.5", _LIPS, 1.8),
            filled_path("M41 73C37 58 50 50 62 51C76 52 85 60 80 73C70 67 52 67 41 73Z", colour),
            stroked_path("M41.5 72.500C52 66.5 69 66.5 79.5 72.5", _GOLD, 3.4),
            filled_path("M72 58C72 46 82 41 92 42C93 51 88 60 75 63Z", _GOLD),
            stroked_path("M74 60C77 53 82 48 89 45", _DARK_GOLD, 1.4),
        )
    )
