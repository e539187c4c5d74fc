"""Plans: cards that somebody wants played in their absence, and what becomes of them when the turn has come.

A plan is written in one line. `if D QS`: should diamonds be led to the next trick, this card; `lead KH`: this
card, should the turn to lead come with the next trick; `play 2H`: this card at the next turn. Several of the
last kind are a list, played in the order planned. In domino an ace that has two sides is planned for one of
them: `play AH low`.

The first two are meant for one trick. A plan is played only if it is legal and what it was meant for has come
true; else it is dropped with a note why, and so is the rest of a list whose turn it was: what was planned
after a card that never fell cannot be as meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from kingbot.cards import SUIT_LETTERS, Card, Suit, card
from kingbot.engine import domino
from kingbot.engine.actions import Action, Play, Side
from kingbot.engine.view import PlayerView, Stage

MOST: Final = 13


class PlanKind(StrEnum):
    """What a plan waits for."""

    IF = "if"
    LEAD = "lead"
    PLAY = "play"


class Dropped(StrEnum):
    """Why a plan was not played."""

    PASSED = "passed"  # what it was meant for did not come to be
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Plan:
    """A card to play: at once in one's turn, when leading, or when `suit` is led."""

    kind: PlanKind
    card: Card
    suit: Suit | None = None
    side: Side | None = None

    def __str__(self) -> str:
        parts = [
            self.kind,
            self.suit.letter if self.suit is not None else "",
            str(self.card),
            self.side or "",
        ]
        return " ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class Planned:
    """A plan as it stands in a seat's list: the trick it is meant for, and why it was dropped, if it was."""

    id: int
    plan: Plan
    trick: int
    dropped: Dropped | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of plans now: the action to do, from which plan; and those that are dropped, and why."""

    action: Play | None = None
    plan: Planned | None = None
    dropped: dict[int, Dropped] = field(default_factory=dict)


def parse_plan(text: str) -> Plan:
    """The plan written so.

    :raises ValueError: if it is none.
    """
    match text.split():
        case ["if", letter, named] if len(letter) == 1 and letter in SUIT_LETTERS:
            return Plan(PlanKind.IF, card(named), Suit(SUIT_LETTERS.index(letter)))
        case ["lead", named]:
            return Plan(PlanKind.LEAD, card(named))
        case ["play", named]:
            return Plan(PlanKind.PLAY, card(named))
        case ["play", named, side]:
            return Plan(PlanKind.PLAY, card(named), side=Side(side))
    raise ValueError(f"not a plan: {text!r}")


def can_plan(plan: Plan, view: PlayerView) -> bool:
    """Whether a plan can be made now: cards are being played, and `if` and `lead` belong to tricks."""
    if view.stage is Stage.DOMINO:
        return plan.kind is PlanKind.PLAY
    return view.stage is Stage.TRICKS


def trick_for(plan: Plan, view: PlayerView) -> int:
    """The trick that a plan is meant for, counted from 0."""
    now = len(view.tricks)
    if view.seat is None or view.leader is None:
        return now
    played = (view.seat - view.leader) % 4 < len(view.table)
    match plan.kind:
        case PlanKind.IF:  # the first trick to which nothing has been played by them yet, nor could be
            return now + 1 if played or view.leader == view.seat else now
        case PlanKind.LEAD:  # that after the one that lies, or is about to
            return now + 1
        case PlanKind.PLAY:
            return now


def judge(plans: Sequence[Planned], view: PlayerView) -> Verdict:
    """What becomes of a seat's plans at its turn; `view` is its own."""
    waiting = [each for each in plans if each.dropped is None]
    now = len(view.tricks)
    once = [each for each in waiting if each.plan.kind is not PlanKind.PLAY and each.trick <= now]
    ordered = [each for each in waiting if each.plan.kind is PlanKind.PLAY]
    dropped: dict[int, Dropped] = {}
    for each in once:
        if each.trick == now and _meant(each.plan, view):
            action = _action(each.plan, view)
            if action is not None:
                others = {other.id: Dropped.PASSED for other in once if other is not each}
                return Verdict(action, each, dropped | others)
            dropped[each.id] = Dropped.ILLEGAL
        else:
            dropped[each.id] = Dropped.PASSED
    if ordered and not any(why is Dropped.ILLEGAL for why in dropped.values()):
        action = _action(ordered[0].plan, view)
        if action is not None:
            return Verdict(action, ordered[0], dropped)
        dropped |= {each.id: Dropped.ILLEGAL for each in ordered}
    return Verdict(dropped=dropped)


def gone(plans: Iterable[Planned], view: PlayerView, action: Action) -> list[int]:
    """Plans that have lost their sense since their owner has done something else: those of this trick, and
    those with the card just played."""
    now = len(view.tricks)
    return [
        each.id
        for each in plans
        if (each.plan.kind is not PlanKind.PLAY and each.trick <= now)
        or (isinstance(action, Play) and each.plan.card == action.card)
    ]


def _meant(plan: Plan, view: PlayerView) -> bool:
    if plan.kind is PlanKind.LEAD:
        return view.stage is Stage.TRICKS and not view.table
    return bool(view.table) and view.table[0].suit is plan.suit


def _action(plan: Plan, view: PlayerView) -> Play | None:
    for action in view.legal:
        if (
            isinstance(action, Play)
            and action.card == plan.card
            and plan.side in (action.side, domino.side_of(view.rules.options, view.rows, action))
        ):
            return action
    return None
