"""What every bot is: a view and a source of chance in, an action and the reasons for it out."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from kingbot.engine.actions import Action
from kingbot.engine.view import PlayerView


class Why(StrEnum):
    """How a bot came to its action."""

    FORCED = "forced"  # nothing else was legal
    CHANCE = "chance"  # drawn from the legal actions
    RULE = "rule"  # a rule of thumb
    SEARCH = "search"  # the best average over deals that agree with the view
    SLIP = "slip"  # a mistake such as people make


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a bot expects of one action: points of its own in this hand, or how much a rule likes it."""

    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class Decision:
    """An action and the explanation of it.

    `estimates` are the actions compared, best first: in points for `Why.SEARCH`, on a scale of its own for
    `Why.RULE`. `deals` is how many sampled deals the estimates rest on.
    """

    action: Action
    why: Why
    estimates: tuple[Estimate, ...] = ()
    deals: int = 0


class Player(Protocol):
    """A way to fill a seat."""

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """The action for the seat whose turn it is.

        The same view and an equal source of chance give the same decision.

        :raises ValueError: if the view's seat does not have the turn.
        """
        ...


def forced(view: PlayerView) -> Decision | None:
    """The decision where only one action is legal.

    :raises ValueError: if the view's seat does not have the turn.
    """
    if not view.legal:
        raise ValueError("this seat does not have the turn")
    return Decision(view.legal[0], Why.FORCED) if len(view.legal) == 1 else None
