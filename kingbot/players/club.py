"""Players without search: a sensible club player, and a beginner who forgets and errs."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

from kingbot.engine.view import PlayerView, Stage
from kingbot.players.decision import Decision, Estimate, Knowledge, Why, best_of, forced
from kingbot.players.evaluation import evaluate, evaluate_cards
from kingbot.players.kernels.trick_state import TrickState
from kingbot.players.memory import CLUB_MEMORY, Memory, remembered_state


@dataclass(frozen=True, slots=True)
class Skill:
    """How a player falls short of the static evaluation.

    It plays tricks by what is left in its `memory`. Normal noise is added to each value: in the play with the
    standard deviation `card_noise`, before it with `other_noise` times the difference between the best and
    the fifth best value.
    """

    memory: Memory
    card_noise: float
    other_noise: float


class PolicyPlayer:
    """Plays by static evaluation, with the shortcomings of its skill."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """The action that seems best."""
        only = forced(view)
        if only is not None:
            return only
        skill, knowledge = self.skill, None
        if view.stage is Stage.TRICKS:
            state = remembered_state(view, skill.memory)
            clear, knowledge = evaluate_cards(view, state), _knowledge(state)
        else:
            clear = evaluate(view)
        in_play = view.stage in (Stage.TRICKS, Stage.DOMINO)
        noise = skill.card_noise if in_play else skill.other_noise * _range(clear)
        decision = best_of([Estimate(each.action, each.value + rng.gauss(0, noise)) for each in clear])
        mistaken = decision.action != max(clear, key=lambda each: each.value).action
        return replace(decision, why=Why.MISTAKE if mistaken else decision.why, knowledge=knowledge)


CLUB: Final = PolicyPlayer(Skill(CLUB_MEMORY, card_noise=0.3, other_noise=0.0))
"""A sensible player, who counts high cards but not small ones."""

BEGINNER: Final = PolicyPlayer(Skill(Memory(tricks=1, high_cards=False), card_noise=0.9, other_noise=0.25))
"""A player who forgets, and misjudges."""


def policy_decision(view: PlayerView) -> Decision:
    """The best action by static evaluation for a player who remembers everything."""
    return forced(view) or best_of(evaluate(view))


def _knowledge(state: TrickState) -> Knowledge:
    a, b, c, d = (state.voids >> 4 * seat & 15 for seat in range(4))
    return Knowledge(state.played, (a, b, c, d))


def _range(estimates: list[Estimate]) -> float:
    values = sorted((each.value for each in estimates), reverse=True)[:5]
    return values[0] - values[-1]
