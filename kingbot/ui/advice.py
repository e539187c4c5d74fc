"""Tips for a beginner in their first hand: a sensible move, and in one sentence why."""

from __future__ import annotations

from kingbot.engine.actions import Action, Choose, NameTrump, Play
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.players.advice import Advice, advise


def advice_line(view: PlayerView, w: Words) -> str | None:
    """A tip for whoever has the turn; None where there is nothing to advise."""
    advice = advise(view)
    return None if advice is None else advice_text(advice, view, w)


def advice_text(advice: Advice, view: PlayerView, w: Words) -> str:
    """A piece of advice in words."""
    why = w(f"advice-{advice.thumb}", best=advice.best or "", count=advice.count)
    return w("advice", move=w.capital(_move(advice.move, view, w)), why=why)


def _move(action: Action, view: PlayerView, w: Words) -> str:
    match action:
        case Play():
            return w.card(action.card)
        case NameTrump():
            return w.trump(action.trump)
        case Choose():
            return w.contract(action.contract, view.rules.preset)
    raise AssertionError(f"there is no advice of this kind: {action}")
