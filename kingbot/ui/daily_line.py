"""The best line of the daily King, a decision a page, with everybody's cards; for whoever has finished it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kingbot.tables.daily_model import SEAT, DailyLine, DailyStep
from kingbot.ui.cards import hand_line
from kingbot.ui.controls import button
from kingbot.ui.daily import LINE, daily_closed, daily_control, heading
from kingbot.ui.layout import Attachment, PrivateMessageBuilder, PrivateScreen
from kingbot.ui.reader import Reader
from kingbot.ui.sentences import table_lines


def daily_line(
    line: DailyLine, number: int, names: Sequence[str], reader: Reader, picture: Attachment | None
) -> PrivateScreen:
    """Decision `number`, from 0, of the best line: who held what, and what was played."""
    w, step = reader.words, line.steps[number]
    message = PrivateMessageBuilder()
    points = w.points(line.score, plus=True)
    message.text(
        heading(line.day, w), w("daily-line", points=points, number=number + 1, count=len(line.steps))
    )
    if picture is not None:
        message.picture(picture)
    else:
        message.text(*table_lines(step.view, names, w))
    message.text(f"**{w('daily-line-plays', card=step.played)}**")
    message.text(*_hands(step, names, reader, pictured=picture is not None))
    around = ((number - 1, "leaders-before"), (number + 1, "leaders-after"))
    turns = [
        button(daily_control(line.day, LINE, str(at)), w(key))
        for at, key in around
        if 0 <= at < len(line.steps)
    ]
    message.buttons([*turns, button(daily_control(line.day), w("daily-line-end"))])
    return message.daily_screen(line, daily_closed(w))


def _hands(step: DailyStep, names: Sequence[str], reader: Reader, *, pictured: bool) -> Iterable[str]:
    """The cards of the others, and one's own where no picture shows them."""
    for seat in range(4):
        if seat != SEAT or not pictured:
            cards = hand_line(step.hands[seat], reader.words, reader.style)
            yield f"{names[seat]}: {cards or '–'}"
