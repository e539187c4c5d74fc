"""The interface of a bot: a view and a random generator in, an action and how it was found out."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from kingbot.cards import CardSet
from kingbot.engine.actions import NO_CUT, Action, Cut
from kingbot.engine.view import PlayerView, Stage


class Why(StrEnum):
    """How a bot came to its action."""

    FORCED = "forced"  # nothing else was legal
    RANDOM = "random"  # a uniform sample of the legal actions
    POLICY = "policy"  # the best by static evaluation, without search
    SEARCH = "search"  # the best average over sampled deals
    MISTAKE = "mistake"  # not the best by its own evaluation, which was blurred on purpose


@dataclass(frozen=True, slots=True)
class Estimate:
    """The estimated value of one action: points in this hand, or a logit of a policy.

    `error` is the standard error of the difference to the best, where both are averages over sampled deals.
    `behind` and `ahead` are the shares of those deals in which it brings less, or more, than the best; they
    are known only where no action dropped out of the race.
    """

    action: Action
    value: float
    error: float = 0.0
    behind: float = 0.0
    ahead: float = 0.0


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a bot knew of the others' cards when it played one, as far as it remembered.

    `gone` are the cards that it knew to be out of play, `voids` the suits (bit = suit) that it knew each seat
    not to hold. `holders` says of each card still out, upwards, in how many of 255 sampled deals seats 0-3
    held it; it is empty for a bot that samples none.
    """

    gone: CardSet
    voids: tuple[int, int, int, int] = (0, 0, 0, 0)
    holders: tuple[tuple[int, int, int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """An action and how it was found.

    `estimates` are the actions compared, best first: in points, or in opponents beaten in the match where
    `by_places`, for `Why.SEARCH`; else logits for cards and points for other actions. `deals` is how many
    sampled deals the estimates are averages of.
    """

    action: Action
    why: Why
    estimates: tuple[Estimate, ...] = ()
    deals: int = 0
    by_places: bool = False
    knowledge: Knowledge | None = None


class Player(Protocol):
    """A bot: decides for a seat."""

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """The action for the seat whose turn it is.

        The same view and an equal generator give the same decision.

        :raises ValueError: if the view's seat does not have the turn.
        """
        ...


def forced(view: PlayerView) -> Decision | None:
    """The decision where only one action is legal, and where the pack may be cut.

    :raises ValueError: if the view's seat does not have the turn.
    """
    if not view.legal:
        raise ValueError("this seat does not have the turn")
    if view.stage is Stage.CUT:  # the program that shuffles would only cut its own pack
        return Decision(Cut(view.legal[0].seat, NO_CUT), Why.FORCED)
    return Decision(view.legal[0], Why.FORCED) if len(view.legal) == 1 else None


def best_of(estimates: list[Estimate]) -> Decision:
    """The decision for the action with the highest value."""
    ranked = tuple(sorted(estimates, key=lambda each: each.value, reverse=True))
    return Decision(ranked[0].action, Why.POLICY, ranked)
