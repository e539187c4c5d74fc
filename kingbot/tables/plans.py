"""Plans: cards chosen before one's turn, their notation, and which of them is played when the turn comes.

A plan is written on one line. `if D QS`: this card, if diamonds are led to the next trick; `lead KH`: this
card, if it is one's lead to the next trick; `play 2H`: this card at the next turn. Several plans of this
kind are a queue, played in the order they were made. In domino an ace that fits at both ends is planned for
one of them: `play AH low`. `fit 8C`: this card as soon as it fits, that is, once it may be laid in domino, or
played to a trick that somebody else leads; of several the one planned first.

The first two kinds are for one trick only. A plan is played only if it is legal and its condition is met;
otherwise it is dropped with a reason, but for `fit`, which waits. If the first card of the queue is not
legal, the whole queue is dropped, since the rest was planned for what follows that card.
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

MAX_PLANS: Final = 13
CUT: Final = "cut "  # begins the text of a cut that is given in advance, which is stored beside the plans


class PlanKind(StrEnum):
    """The condition of a plan: a suit is led, one's own lead, any turn, or the card fits."""

    IF = "if"
    LEAD = "lead"
    PLAY = "play"
    FIT = "fit"


class DropReason(StrEnum):
    """Why a plan was not played: its condition was not met in its trick, or its card was not legal."""

    PASSED = "passed"
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Plan:
    """A card to play at one's turn, when leading, or when `suit` is led; `side` is for aces in domino."""

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
    """A stored plan: the trick it is for (from 0), and why it was dropped, if it was."""

    id: int
    plan: Plan
    trick: int
    dropped: DropReason | None = None


@dataclass(frozen=True, slots=True)
class PlanResolution:
    """The result of resolving plans: the action with its plan, and the ids of dropped plans with reasons."""

    action: Play | None = None
    plan: Planned | None = None
    dropped: dict[int, DropReason] = field(default_factory=dict)


def parse_plan(text: str) -> Plan:
    """The plan in this notation.

    :raises ValueError: if the text is not a plan.
    """
    match text.split():
        case ["if", letter, card_text] if len(letter) == 1 and letter in SUIT_LETTERS:
            return Plan(PlanKind.IF, card(card_text), Suit(SUIT_LETTERS.index(letter)))
        case ["lead", card_text]:
            return Plan(PlanKind.LEAD, card(card_text))
        case ["play", card_text]:
            return Plan(PlanKind.PLAY, card(card_text))
        case ["play", card_text, side]:
            return Plan(PlanKind.PLAY, card(card_text), side=Side(side))
        case ["fit", card_text]:
            return Plan(PlanKind.FIT, card(card_text))
    raise ValueError(f"not a plan: {text!r}")


def can_plan(plan: Plan, view: PlayerView) -> bool:
    """Whether a plan can be made now: while cards are played; `if` and `lead` in tricks only."""
    if view.stage is Stage.DOMINO:
        return plan.kind in (PlanKind.PLAY, PlanKind.FIT)
    return view.stage is Stage.TRICKS


def trick_for(plan: Plan, view: PlayerView) -> int:
    """The trick that a plan is for, from 0."""
    now = len(view.tricks)
    if view.seat is None or view.leader is None:
        return now
    played = (view.seat - view.leader) % 4 < len(view.table)
    match plan.kind:
        case PlanKind.IF:  # the current trick, unless they have played to it or lead it
            return now + 1 if played or view.leader == view.seat else now
        case PlanKind.LEAD:
            return now + 1
        case PlanKind.PLAY | PlanKind.FIT:
            return now


def resolve(plans: Sequence[Planned], view: PlayerView) -> PlanResolution:
    """Which of a seat's plans is played at its turn, and which are dropped; `view` is the seat's own."""
    active = [each for each in plans if each.dropped is None]
    now = len(view.tricks)
    conditional = [each for each in active if _for_one_trick(each.plan) and each.trick <= now]
    queue = [each for each in active if each.plan.kind is PlanKind.PLAY]
    dropped: dict[int, DropReason] = {}
    for each in conditional:
        if each.trick == now and _condition_met(each.plan, view):
            action = _action(each.plan, view)
            if action is not None:
                others = {other.id: DropReason.PASSED for other in conditional if other is not each}
                return PlanResolution(action, each, dropped | others)
            dropped[each.id] = DropReason.ILLEGAL
        else:
            dropped[each.id] = DropReason.PASSED
    if any(reason is DropReason.ILLEGAL for reason in dropped.values()):
        return PlanResolution(dropped=dropped)
    if queue:
        action = _action(queue[0].plan, view)
        if action is not None:
            return PlanResolution(action, queue[0], dropped)
        return PlanResolution(dropped=dropped | {each.id: DropReason.ILLEGAL for each in queue})
    for each in active:
        action = _action(each.plan, view)
        if each.plan.kind is PlanKind.FIT and _condition_met(each.plan, view) and action is not None:
            return PlanResolution(action, each, dropped)
    return PlanResolution(dropped=dropped)


def obsolete_plans(plans: Iterable[Planned], view: PlayerView, actions: Iterable[Action]) -> list[int]:
    """The ids of plans made obsolete by actions of their owner: those for this trick or with their cards.

    `view` is that of the owner before the actions.
    """
    now = len(view.tricks)
    played = {action.card for action in actions if isinstance(action, Play)}
    return [
        each.id
        for each in plans
        if (_for_one_trick(each.plan) and each.trick <= now) or each.plan.card in played
    ]


def fitting_plans(plans: Iterable[Planned]) -> dict[Card, Planned]:
    """The cards that are to be played as soon as they fit, with their plans."""
    return {each.plan.card: each for each in plans if each.plan.kind is PlanKind.FIT and each.dropped is None}


def _for_one_trick(plan: Plan) -> bool:
    return plan.kind in (PlanKind.IF, PlanKind.LEAD)


def _condition_met(plan: Plan, view: PlayerView) -> bool:
    if plan.kind is PlanKind.FIT:
        return view.stage is Stage.DOMINO or bool(view.table)
    if plan.kind is PlanKind.LEAD:
        return view.stage is Stage.TRICKS and not view.table
    return bool(view.table) and view.table[0].suit is plan.suit


def _action(plan: Plan, view: PlayerView) -> Play | None:
    for action in view.legal:
        if isinstance(action, Play) and action.card == plan.card and _same_side(plan, action, view):
            return action
    return None


def _same_side(plan: Plan, action: Play, view: PlayerView) -> bool:
    """Whether a card would be laid on the side that was planned; in tricks there are no sides."""
    if plan.side == action.side:
        return True
    return view.stage is Stage.DOMINO and plan.side == domino.side_of(view.rules.options, view.rows, action)
