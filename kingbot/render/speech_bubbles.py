"""What a table picture shows while no cards are played: bids in speech bubbles, results, contract choices."""

from __future__ import annotations

from typing import Final

from kingbot.engine.actions import Bid
from kingbot.engine.view import MatchView, Stage
from kingbot.i18n import Words
from kingbot.render.fonts import Font, shrink_to_fit, text_width
from kingbot.render.layout import BUBBLE_HEIGHT, BUBBLE_WIDTH, MARGIN, TableLayout, paragraph, wrap_text
from kingbot.render.seats import Side, side_of
from kingbot.render.style import CREAM, GOLD, INK, PALE, PANEL, WHITE
from kingbot.render.svg import WIDTH, group, rect, text

_PILL_FONT_SIZE: Final = 14.5
_PILL_GAP: Final = 6.0

BIDDING: Final = frozenset({Stage.OFFER, Stage.AUCTION, Stage.ANSWER})


def latest_bids(view: MatchView) -> dict[int, int | None]:
    """The last bid of each seat in the sale, in tricks; None for a pass."""
    return {each.seat: each.tricks if isinstance(each, Bid) else None for each in view.bids}


def bid_texts(view: MatchView, words: Words) -> dict[int, str]:
    """The last bid of each seat in the sale, and the price that the dealer asks, in words."""
    spoken = {
        seat: words("picture-pass") if tricks is None else words("picture-bid", tricks=tricks)
        for seat, tricks in latest_bids(view).items()
    }
    if view.asking_price is not None and view.dealer is not None:
        spoken[view.dealer] = words("picture-asks", tricks=view.asking_price)
    return spoken


def bid_bubbles(view: MatchView, layout: TableLayout, words: Words) -> str:
    """The bids in speech bubbles, the standing bid highlighted."""
    best = view.standing.seat if view.standing else None
    return "".join(
        speech_bubble(
            view, layout, seat, line, highlighted=seat == best, muted=latest_bids(view).get(seat, 0) is None
        )
        for seat, line in bid_texts(view, words).items()
    )


def result_bubbles(view: MatchView, layout: TableLayout, words: Words) -> str:
    """The points of the hand that has just ended in speech bubbles, the best result highlighted."""
    points = view.finished[-1].points
    best = max(points)
    return "".join(
        speech_bubble(
            view,
            layout,
            seat,
            words.points(points[seat], plus=True),
            highlighted=points[seat] == best,
            size=22,
        )
        for seat in range(4)
    )


def speech_bubble(
    view: MatchView,
    layout: TableLayout,
    seat: int,
    line: str,
    *,
    highlighted: bool = False,
    muted: bool = False,
    size: float = 17,
) -> str:
    """A few words in a bubble in front of a seat."""
    x, y = layout.bubble_at(side_of(view, seat))
    line, size = shrink_to_fit(line, BUBBLE_WIDTH - 12, size, 11, Font.BOLD)
    paper, ink = (GOLD, INK) if highlighted else (PANEL, PALE) if muted else (CREAM, INK)
    return group(
        rect(x - BUBBLE_WIDTH / 2, y - BUBBLE_HEIGHT / 2, BUBBLE_WIDTH, BUBBLE_HEIGHT, paper, rx=12),
        text(x, y + size * 0.35, line, size, ink, font=Font.BOLD, anchor="middle"),
        class_="speech-bubble",
        data_seat=str(seat),
    )


def waiting_for(view: MatchView, names: tuple[str, ...], words: Words) -> str:
    """The sentence that says who has to do what; empty while cards are played."""
    if view.stage in (Stage.TRICKS, Stage.DOMINO):
        return ""
    name = names[view.turn] if view.turn is not None else ""
    return words("picture-awaited", stage=view.stage.value, name=name)


def contract_choices(view: MatchView, names: tuple[str, ...], layout: TableLayout, words: Words) -> str:
    """The sentence that says who chooses the contract, and the open contracts as pills."""
    upper, lower = layout.top + layout.panel_height, layout.card_at(Side.WEST)[1]
    lines = wrap_text(waiting_for(view, names, words), 112, 17)
    parts = [paragraph(lines, WIDTH / 2, (upper + lower) / 2 + 4, 17, WHITE)]
    for i, row in enumerate(_wrap_pills(open_contract_names(view, words))):
        x = (WIDTH - sum(map(_pill_width, row)) + _PILL_GAP) / 2
        y = lower + 16 + i * 29
        for name in row:
            parts.append(rect(x, y, _pill_width(name) - _PILL_GAP, 24, PANEL, rx=12))
            parts.append(text(x + 8, y + 17, name, _PILL_FONT_SIZE, WHITE))
            x += _pill_width(name)
    return group(*parts, class_="choice")


def open_contract_names(view: MatchView, words: Words) -> list[str]:
    """The names of the contracts that may be chosen, without their explanations."""
    return [words.contract(each, view.rules.preset).partition(" (")[0] for each in view.open_contracts]


def _pill_width(name: str) -> float:
    return text_width(name, _PILL_FONT_SIZE) + 16 + _PILL_GAP


def _wrap_pills(names: list[str]) -> list[list[str]]:
    rows: list[list[str]] = []
    for name in names:
        if rows and sum(map(_pill_width, (*rows[-1], name))) <= WIDTH - 2 * MARGIN:
            rows[-1].append(name)
        else:
            rows.append([name])
    return rows
