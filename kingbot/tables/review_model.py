"""The values of a review: a person's own decisions in finished hands, and what each was worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kingbot.engine.actions import Action
from kingbot.engine.view import PlayerView
from kingbot.players.analysis import Analysis


@dataclass(frozen=True, slots=True)
class OwnMove:
    """A decision: the entry of the log that it became, its hand, the view before it, and the action."""

    sequence: int
    hand: int
    view: PlayerView
    action: Action


@dataclass(frozen=True, slots=True)
class Review:
    """Somebody's decisions in the hands that are over, oldest first, with the analyses that there are yet.

    Analyses are found by the entry of the log. `running` tells whether more are being worked out.
    """

    moves: tuple[OwnMove, ...]
    analyses: Mapping[int, Analysis] = field(default_factory=dict)
    running: bool = False

    @property
    def hands(self) -> tuple[int, ...]:
        """The hands with decisions."""
        return tuple(dict.fromkeys(move.hand for move in self.moves))

    def of(self, hand: int | None) -> Review:
        """The part of one hand; with None, all of it."""
        chosen = tuple(move for move in self.moves if hand in (None, move.hand))
        return Review(chosen, self.analyses, self.running)

    @property
    def done(self) -> int:
        """How many decisions have been analysed."""
        return sum(move.sequence in self.analyses for move in self.moves)

    @property
    def complete(self) -> bool:
        """Whether all decisions have been analysed."""
        return self.done == len(self.moves)

    def loss(self, move: OwnMove) -> float:
        """How many points a decision was worse than the best."""
        return self.analyses[move.sequence].loss(move.action)

    @property
    def lost(self) -> float:
        """The sum of the losses of all decisions."""
        return sum(map(self.loss, self.moves))

    def costliest(self, count: int = 3) -> tuple[OwnMove, ...]:
        """The decisions that lost most, the costliest first; none that may have lost nothing."""
        ranked = sorted(self.moves, key=lambda move: -self.loss(move))
        return tuple(move for move in ranked[:count] if self.loss(move))
