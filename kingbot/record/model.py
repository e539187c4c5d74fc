"""What a record holds, and why one is refused (record 1, 5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kingbot.engine.actions import Action
from kingbot.engine.contracts import Contract
from kingbot.engine.hand import Deal, FinishedHand, Points
from kingbot.engine.options import Rules
from kingbot.engine.refusals import Refusal

FORMAT: Final = "king-record"
VERSION: Final = 1
# A record of the longest match takes a fiftieth of this; anything larger is not read.
MAX_RECORD_BYTES: Final = 1024 * 1024
# How much is shown of a text that is wrong, which may be of any length.
_LONGEST: Final = 100


@dataclass(frozen=True, slots=True)
class HandLog:
    """The input of one hand: its dealer, its deals (more than one after a redeal), its actions.

    `cuts` are where the pack was cut for each deal, 0 for nowhere; empty if that is not known. `secret` is
    what the deals come from (`kingbot.deals`), None if that is not known or not public yet.
    """

    dealer: int
    deals: tuple[Deal, ...]
    actions: tuple[Action, ...]
    cuts: tuple[int, ...] = ()
    secret: str | None = None


@dataclass(frozen=True, slots=True)
class RecordedHand:
    """A hand as a record has it, and its result unless it was broken off."""

    log: HandLog
    contract: Contract | None
    finished: FinishedHand | None


@dataclass(frozen=True, slots=True)
class Record:
    """A record that has been checked: everything in it is as the rules say.

    `hints` is how many hints each player asked for, None if that is not told.
    """

    rules: Rules
    players: tuple[str, str, str, str]
    hands: tuple[RecordedHand, ...]
    totals: Points
    hints: tuple[int, int, int, int] | None = None


class RecordError(ValueError):
    """Why a record is refused: where (0 for nowhere in particular) and the key (record 5).

    `refusal` is the engine's, where a move was refused; `parameters` say what was found, long texts cut.
    """

    def __init__(
        self,
        key: str,
        hand: int = 0,
        action: int = 0,
        *,
        refusal: Refusal | None = None,
        parameters: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(f"hand={hand} action={action} key={key}")
        self.key = key
        self.hand = hand
        self.action = action
        self.refusal = refusal
        self.parameters = {name: _shortened(value) for name, value in (parameters or {}).items()}


def _shortened(value: object) -> object:
    return value[:_LONGEST] if type(value) is str else value
