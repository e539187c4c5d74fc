"""What is said at the table between the cards: offers, bids, passes, a hand's result, who is awaited."""

from __future__ import annotations

from typing import Final

from kingbot.engine.actions import Bid
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.render.fonts import Face, shrink, width
from kingbot.render.layout import MARGIN, SPEECH_HIGH, SPEECH_WIDE, Spots, paragraph, wrapped
from kingbot.render.seats import Place, place_of
from kingbot.render.style import BAND, CREAM, GOLD, INK, PALE, WHITE
from kingbot.render.svg import WIDTH, box, group, text

_OPEN: Final = 14.5
_BETWEEN: Final = 6.0

BIDDING: Final = frozenset({Stage.OFFER, Stage.AUCTION, Stage.ANSWER})


def latest(view: PlayerView) -> dict[int, int | None]:
    """What each seat said last in the sale: a bid in tricks, or None for a pass."""
    return {each.seat: each.tricks if isinstance(each, Bid) else None for each in view.bids}


def said(view: PlayerView, words: Words) -> dict[int, str]:
    """What each seat said last in the sale, in words."""
    spoken = {
        seat: words("picture-pass") if tricks is None else words("picture-bid", tricks=tricks)
        for seat, tricks in latest(view).items()
    }
    if view.asking_price is not None and view.dealer is not None:
        spoken[view.dealer] = words("picture-asks", tricks=view.asking_price)
    return spoken


def bubbles(view: PlayerView, spots: Spots, words: Words) -> str:
    """The bids in front of those who made them."""
    best = view.standing.seat if view.standing else None
    return "".join(
        bubble(view, spots, seat, line, bright=seat == best, soft=latest(view).get(seat, 0) is None)
        for seat, line in said(view, words).items()
    )


def results(view: PlayerView, spots: Spots, words: Words) -> str:
    """The points of the hand that has just ended, in front of those who made them."""
    points = view.finished[-1].points
    best = max(points)
    return "".join(
        bubble(view, spots, seat, words.points(points[seat], plus=True), bright=points[seat] == best, size=22)
        for seat in range(4)
    )


def bubble(
    view: PlayerView,
    spots: Spots,
    seat: int,
    line: str,
    *,
    bright: bool = False,
    soft: bool = False,
    size: float = 17,
) -> str:
    """A few words on a card-sized place in front of a seat."""
    x, y = spots.speech_at(place_of(view, seat))
    line, size = shrink(line, SPEECH_WIDE - 12, size, 11, Face.BOLD)
    paper, ink = (GOLD, INK) if bright else (BAND, PALE) if soft else (CREAM, INK)
    return group(
        box(x - SPEECH_WIDE / 2, y - SPEECH_HIGH / 2, SPEECH_WIDE, SPEECH_HIGH, paper, rx=12),
        text(x, y + size * 0.35, line, size, ink, face=Face.BOLD, anchor="middle"),
        class_="says",
        data_seat=str(seat),
    )


def awaited(view: PlayerView, names: tuple[str, ...], words: Words) -> str:
    """The sentence that tells who is awaited for what; empty when a card is."""
    if view.stage in (Stage.TRICKS, Stage.DOMINO):
        return ""
    name = names[view.turn] if view.turn is not None else ""
    return words("picture-awaited", stage=view.stage.value, name=name)


def choices(view: PlayerView, names: tuple[str, ...], spots: Spots, words: Words) -> str:
    """Who is to choose a contract, and which are open."""
    upper, lower = spots.top + spots.plate, spots.card_at(Place.WEST)[1]
    lines = wrapped(awaited(view, names, words), 112, 17)
    parts = [paragraph(lines, WIDTH / 2, (upper + lower) / 2 + 4, 17, WHITE)]
    for i, row in enumerate(_rows(open_names(view, words))):
        x = (WIDTH - sum(map(_pill, row)) + _BETWEEN) / 2
        y = lower + 16 + i * 29
        for name in row:
            parts.append(box(x, y, _pill(name) - _BETWEEN, 24, BAND, rx=12))
            parts.append(text(x + 8, y + 17, name, _OPEN, WHITE))
            x += _pill(name)
    return group(*parts, class_="choice")


def open_names(view: PlayerView, words: Words) -> list[str]:
    """The contracts that may be chosen, by name, without their explanations."""
    return [words.contract(each, view.rules.preset).partition(" (")[0] for each in view.open_contracts]


def _pill(name: str) -> float:
    return width(name, _OPEN) + 16 + _BETWEEN


def _rows(names: list[str]) -> list[list[str]]:
    rows: list[list[str]] = []
    for name in names:
        if rows and sum(map(_pill, (*rows[-1], name))) <= WIDTH - 2 * MARGIN:
            rows[-1].append(name)
        else:
            rows.append([name])
    return rows
