"""Hints: the best moves in one's own position, with what each is expected to bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.players.analysis import Analysis, is_decision
from kingbot.players.decision import Estimate
from kingbot.players.merits import merit
from kingbot.players.reasons import AVERAGE
from kingbot.tables.model import Status, Table
from kingbot.ui.analysis_text import points_text, reason_text
from kingbot.ui.controls import ControlItem, ControlKind, table_button
from kingbot.ui.hand_closed import not_yours
from kingbot.ui.layout import PrivateMessageBuilder, PrivateScreen
from kingbot.ui.sentences import action_label

SHOWN: Final = 3  # moves


def hint_button(table: Table, view: PlayerView, w: Words) -> ControlItem | None:
    """The button that asks for a hint; None where there is none to be had."""
    allowed = table.rules.options.hints and table.status is Status.RUNNING and is_decision(view)
    if not allowed or table.seats[view.seat].person is None:
        return None
    return table_button(table, ControlKind.HINT, w("button-hint"), seat=view.seat)


def hint_screen(table: Table, view: PlayerView, analysis: Analysis | None, w: Words) -> PrivateScreen:
    """The best moves; without an `analysis`, that no hint was asked for in this position."""
    message = PrivateMessageBuilder()
    message.text(f"### {w('hint-title', table=str(table.id))}")
    if analysis is not None:
        message.text(*_moves(view, analysis, w))
    elif (asks := hint_button(table, view, w)) is not None:
        message.text(w("hint-none"))
        message.buttons([asks])
    else:
        message.text(w("hint-nothing"))
    measure = [f"-# {_measure(view, analysis, w)}"] if analysis is not None else []
    message.text(*measure, f"-# {w('hint-counted')}")
    return message.screen(table, view, not_yours(table, w))


def _moves(view: PlayerView, analysis: Analysis, w: Words) -> Iterable[str]:
    for place, each in enumerate(_distinct(analysis)[:SHOWN], 1):
        said = merit(view, each.action)
        behind = analysis.best.value - each.value
        if said is not AVERAGE:
            why = reason_text("merit", said, w)
        elif place == 1 or points_text(behind, w) == points_text(0, w):
            why = w("merit-best")
        else:
            why = w("merit-average", points=points_text(behind, w))
        label = w.capital(action_label(each.action, view, w))
        yield f"{place}. **{label}** · {w('hint-points', points=points_text(each.value, w))}. {why}"


def _distinct(analysis: Analysis) -> Sequence[Estimate]:
    """The best moves, of equivalent ones the first."""
    kept: dict[tuple[float, float], Estimate] = {}
    for each in analysis.estimates:
        kept.setdefault((each.value, each.error), each)
    return [*kept.values()]


def _measure(view: PlayerView, analysis: Analysis, w: Words) -> str:
    """What the points are an average of."""
    if not analysis.deals:
        return w("analysis-same")
    key = "analysis-contracts" if view.stage is Stage.CONTRACT else "analysis-deals"
    return w(key, count=analysis.deals)
