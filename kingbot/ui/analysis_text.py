"""What an analysis of decisions says in words: which move, its points, and why it is good or was not."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from kingbot.engine.actions import Action, Play
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.players.decision import Estimate
from kingbot.players.reasons import AVERAGE, Reason, reason_against
from kingbot.ui.sentences import action_label
from kingbot.ui.stats import decimal


def move_name(action: Action, view: PlayerView, w: Words) -> str:
    """What a move is called in the position of this view: a card by its name alone."""
    if isinstance(action, Play) and action.side is None:
        return w.card(action.card)
    return action_label(action, view, w)


def move_place(view: PlayerView, w: Words) -> str:
    """When in a hand the viewer's next move comes: the trick, or in domino the turn; else before the play."""
    match view.stage:
        case Stage.TRICKS:
            return w("at-trick", number=len(view.tricks) + 1)
        case Stage.DOMINO:
            return w("at-turn", number=1 + sum(each.seat == view.seat for each in view.moves))
        case _:
            return w("at-before")


def points_text(value: float, w: Words) -> str:
    """Points with one decimal place."""
    return decimal(Fraction(round(value * 10), 10), w)


def reason_against_text(view: PlayerView, made: Estimate, better: Action, loss: float, w: Words) -> str:
    """The sentence that says why a move was worse than the best, by so many points."""
    reason = reason_against(view, made.action, better)
    if reason is not AVERAGE:
        return reason_text("why", reason, w)
    more, less = round(100 * made.behind), round(100 * made.ahead)
    return w("why-deals", more=more, less=less) if more else w("why-average", points=points_text(loss, w))


def reason_text(kind: str, reason: Reason, w: Words) -> str:
    """The sentence of a reason of one kind: `why` it was worse, or the `merit` of a move."""
    return w(f"{kind}-{reason.key}", **_said(reason.parameters, w))


def _said(parameters: Mapping[str, object], w: Words) -> dict[str, object]:
    return {
        name: w.both(w.card(each) for each in value) if isinstance(value, tuple) else value
        for name, value in parameters.items()
    }
