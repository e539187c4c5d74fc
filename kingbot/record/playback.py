"""Playing a recorded hand back: every position of it with all four hands open.

Open hands are in a `Position` and nowhere else, and `play_back` makes one only of a hand that is over. So
what shows a position cannot show a card of a hand in play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from kingbot.engine import match as engine
from kingbot.engine import scoring
from kingbot.engine.actions import Action
from kingbot.engine.events import Event, HandScored, MatchEnded
from kingbot.engine.hand import Deal, FinishedHand
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from kingbot.engine.view import PublicView, Stage
from kingbot.record.model import Record, RecordedHand

Happened: TypeAlias = Action | Event

MOVES_IN_A_ROUND: Final = 4


class NotOverError(LookupError):
    """A hand cannot be played back: the record has no such hand, or it was not finished."""

    def __init__(self, number: int) -> None:
        super().__init__(f"hand {number} is not over")
        self.number = number


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a hand that is over, with all four hands open.

    `view` is what everybody saw then, `dealt` the cards of seats 0–3 after the deal, `held` those that they
    had left. `happened` is what led here from the position before. `stop` tells that a trick or a round ends
    here, or that the play, or the hand, begins or ends. `result` tells that the hand has been scored, which
    is last.
    """

    view: PublicView
    dealt: Deal
    held: Deal
    happened: tuple[Happened, ...]
    stop: bool
    result: bool = False


def finished_hands(record: Record) -> list[int]:
    """The numbers of the hands that can be played back."""
    return [number for number, hand in enumerate(record.hands, 1) if hand.finished is not None]


def play_back(record: Record, number: int) -> tuple[Position, ...]:
    """The positions of a hand: after the deal, after each action, and after it has been scored.

    :raises NotOverError: if there is no such hand, or it is not over.
    """
    recorded = record.hands[number - 1] if 1 <= number <= len(record.hands) else None
    if recorded is None or recorded.finished is None:
        raise NotOverError(number)
    before = [hand.finished for hand in record.hands[: number - 1] if hand.finished is not None]
    return tuple(_positions(engine.start(record.rules, before), recorded, recorded.finished))


def _positions(match: Match, recorded: RecordedHand, finished: FinishedHand) -> Iterator[Position]:
    deals = iter(recorded.log.deals)
    dealt = next(deals)
    match, events = engine.deal(match, recorded.log.dealer, dealt)
    yield _position(match, dealt, events, stop=True)
    for action in recorded.log.actions:
        before = match
        match, events = engine.apply(match, action)
        happened: tuple[Happened, ...] = (action, *events)
        if engine.redeal_due(match):
            dealt = next(deals)
            match, again = engine.deal(match, recorded.log.dealer, dealt)
            happened = (*happened, *again)
        if len(match.finished) > len(before.finished):
            yield from _end(match, finished, dealt, happened)
            return
        yield _position(match, dealt, happened, stop=_stops(before, match))


def _position(match: Match, dealt: Deal, happened: Iterable[Happened], *, stop: bool) -> Position:
    assert match.hand is not None  # one was dealt
    return Position(view(match, None), dealt, match.hand.cards, tuple(happened), stop)


def _stops(before: Match, after: Match) -> bool:
    """Whether the play begins with this position, or a trick or a round of domino ends with it."""
    was, now = view(before, None), view(after, None)
    if now.stage not in (Stage.TRICKS, Stage.DOMINO):
        return False
    whole_round = bool(now.moves) and len(now.moves) % MOVES_IN_A_ROUND == 0
    return was.stage is not now.stage or len(now.tricks) > len(was.tricks) or whole_round


def _end(
    match: Match, finished: FinishedHand, dealt: Deal, happened: Sequence[Happened]
) -> Iterator[Position]:
    """The last card as it lies on the table, before it is scored; then the result."""
    assert match.hand is not None
    scored, held = view(match, None), match.hand.cards
    stage = Stage.DOMINO if finished.contract.spec.domino else Stage.TRICKS
    earlier = match.finished[:-1]
    lying = replace(
        scored,
        stage=stage,
        turn=None,
        finished=earlier,
        totals=scoring.totals(earlier),
        ranking=None,
    )
    of_result = [each for each in happened if isinstance(each, (HandScored, MatchEnded))]
    played = tuple(each for each in happened if each not in of_result)
    yield Position(lying, dealt, held, played, True)
    stage = Stage.DEAL if scored.ranking is None else Stage.OVER
    yield Position(replace(scored, stage=stage, turn=None), dealt, held, tuple(of_result), True, result=True)
