"""Why a move is refused (rules 10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Reason(StrEnum):
    """The key of a refusal, in the order in which they take precedence (rules 10)."""

    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    BAD_ACTION = "bad_action"  # only ever a side where none belongs (record 2)
    NOT_IN_HAND = "not_in_hand"
    FOLLOW_SUIT = "follow_suit"
    PENALTY_LEAD = "penalty_lead"
    TRUMP_LEAD = "trump_lead"
    FIRST_TRICK_DISCARD = "first_trick_discard"
    VOID_DUTY = "void_duty"
    GIVE_UP = "give_up"
    RAISE_DUTY = "raise_duty"
    RUFF_DUTY = "ruff_duty"
    MUST_LAY = "must_lay"
    STARTER_FIRST = "starter_first"
    DOES_NOT_FIT = "does_not_fit"
    SIDE_NEEDED = "side_needed"
    SIDE_CLOSED = "side_closed"
    CUT_RANGE = "cut_range"
    CONTRACT_CLOSED = "contract_closed"
    TRUMP_NOT_ALLOWED = "trump_not_allowed"
    PRICE_RANGE = "price_range"
    BID_TOO_LOW = "bid_too_low"
    SALE_NOT_ALLOWED = "sale_not_allowed"
    CALL_OWN_CARD = "call_own_card"
    NOT_QUALIFIED = "not_qualified"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused: the key, and the parameters of the sentence for it.

    Parameters hold only what the mover may know: `suit` (a `Suit`), `cards` (what is allowed instead, a
    `CardSet` of the mover's own hand), `seat`, `least` and `most` (tricks, or cards of a cut),
    `contract`, `card`, `trump`.
    """

    reason: Reason
    parameters: Mapping[str, object] = field(default_factory=dict)


class RefusedError(Exception):
    """Raised by `apply` for a move that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal.reason))
        self.refusal = refusal
