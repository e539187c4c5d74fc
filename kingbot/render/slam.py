"""The picture that celebrates a king made, or any other slam (rules 3, 8)."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from kingbot.engine.hand import FinishedHand
from kingbot.i18n import Words
from kingbot.render.alt import king_in_words
from kingbot.render.cards import Deck
from kingbot.render.crown import crown
from kingbot.render.fonts import Face, drawable, shrink
from kingbot.render.layout import felt, paragraph, wrapped
from kingbot.render.picture import Picture
from kingbot.render.seats import drawn_names
from kingbot.render.style import GLOW, PALE, WHITE, Style
from kingbot.render.svg import WIDTH, number, shape, text

_HIGH: Final = 236.0
_MIDDLE: Final = 90.0
_RAYS: Final = 18


def slam_picture(
    hand: FinishedHand, names: Sequence[str], *, preset: str, style: Style, words: Words
) -> Picture:
    """A player who took all tricks of a declaration has made King; other slams are told likewise.

    :raises ValueError: for a hand without a slam.
    """
    if hand.slam is None:
        raise ValueError("nobody took all")
    name = drawn_names(names, words)[hand.slam]
    return Picture(_draw(hand, name, preset, Deck(style, words)), king_in_words(hand, names, preset, words))


def _draw(hand: FinishedHand, name: str, preset: str, deck: Deck) -> str:
    words = deck.words
    title = words("picture-king", contract=hand.contract.value, name=name)
    title, size = shrink(drawable(title, Face.TITLE), WIDTH - 40, 30, 17, Face.TITLE)
    line = wrapped(words("picture-king-how", contract=hand.contract.value), WIDTH - 60, 16)
    return felt(
        _HIGH,
        _rays(),
        crown(WIDTH / 2, _MIDDLE - 26, 118),
        text(WIDTH / 2, 184, title, size, WHITE, face=Face.TITLE, anchor="middle"),
        paragraph(line, WIDTH / 2, 209, 16, PALE),
    )


def _rays() -> str:
    """A glory around the crown, as far as the table's edge."""
    drawn = []
    for i in range(_RAYS):
        (ax, ay), (bx, by) = (_edge((i + aside) * 2 * pi / _RAYS) for aside in (0.28, 0.72))
        drawn.append(f"M{WIDTH / 2:g} {_MIDDLE:g}L{number(ax)} {number(ay)}L{number(bx)} {number(by)}Z")
    return shape("".join(drawn), GLOW)


def _edge(angle: float) -> tuple[float, float]:
    """Where the table ends as seen from its middle."""
    dx, dy = cos(angle), sin(angle)
    across = (WIDTH / 2 - 6) / max(abs(dx), 1e-9)
    down = ((_HIGH - 6 - _MIDDLE) if dy > 0 else (_MIDDLE - 6)) / max(abs(dy), 1e-9)
    length = min(across, down)
    return WIDTH / 2 + dx * length, _MIDDLE + dy * length
