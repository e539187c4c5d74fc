"""What a player can do, and how it is written (record 2).

An action is one class: its verb, and a field for each argument. How it is written, how it is read and what
sentences call its arguments follow from the fields.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from types import NoneType
from typing import Any, ClassVar, Final, NamedTuple, NewType, TypeAlias, get_args, get_type_hints

from kingbot.cards import CARDS, Card, card
from kingbot.engine.contracts import Contract, Trump


class Side(StrEnum):
    """Where an ace is laid in domino with `domino_ace=both`: on the king or on the two."""

    HIGH = "high"
    LOW = "low"


CutPlace = NewType("CutPlace", int)
"""How many cards of the pack, from the top, a cut moves behind the others: 0–51."""

NO_CUT: Final = CutPlace(0)


class _Action:
    """What all actions share."""

    __slots__ = ()

    verb: ClassVar[str]
    seat: int

    @property
    def arguments(self) -> dict[str, Any]:
        """The arguments by what they are: `contract`, `trump`, `tricks`, `place`, `card`, and `side`
        if it is said."""
        found = {each.kind.name: getattr(self, each.field) for each in _ARGUMENTS[self.verb]}
        return {name: value for name, value in found.items() if value is not None}

    @property
    def move(self) -> str:
        """The action as it is written, without the seat: `play 7D`."""
        return str(self).partition(" ")[2]

    def __str__(self) -> str:
        text = f"{self.seat} {self.verb}"
        for each in _ARGUMENTS[self.verb]:
            value = getattr(self, each.field)
            if value is not None:
                text += f" {value}"
        return text


@dataclass(frozen=True, slots=True)
class Cut(_Action):
    """The player before the dealer cuts the pack before it is dealt; at 0 they leave it as it is."""

    verb: ClassVar[str] = "cut"
    seat: int
    place: CutPlace


@dataclass(frozen=True, slots=True)
class Choose(_Action):
    """The chooser picks the contract of the hand."""

    verb: ClassVar[str] = "choose"
    seat: int
    contract: Contract


@dataclass(frozen=True, slots=True)
class Blind(_Action):
    """The dealer declares before seeing a card."""

    verb: ClassVar[str] = "blind"
    seat: int
    trump: Trump


@dataclass(frozen=True, slots=True)
class Look(_Action):
    """The dealer declines to declare blind."""

    verb: ClassVar[str] = "look"
    seat: int


@dataclass(frozen=True, slots=True)
class NameTrump(_Action):
    """The declarer names the trump, no trump, or nulos."""

    verb: ClassVar[str] = "trump"
    seat: int
    trump: Trump


@dataclass(frozen=True, slots=True)
class Sell(_Action):
    """The dealer offers the declaration for a number of tricks."""

    verb: ClassVar[str] = "sell"
    seat: int
    price: int


@dataclass(frozen=True, slots=True)
class Bid(_Action):
    """An answer to the offer, or a bid in the auction, in tricks."""

    verb: ClassVar[str] = "bid"
    seat: int
    tricks: int


@dataclass(frozen=True, slots=True)
class Pass(_Action):
    """No bid, or a domino turn with no card to lay."""

    verb: ClassVar[str] = "pass"
    seat: int


@dataclass(frozen=True, slots=True)
class Accept(_Action):
    """The dealer lets the standing bidder declare."""

    verb: ClassVar[str] = "accept"
    seat: int


@dataclass(frozen=True, slots=True)
class Decline(_Action):
    """The dealer keeps the declaration."""

    verb: ClassVar[str] = "decline"
    seat: int


@dataclass(frozen=True, slots=True)
class Call(_Action):
    """The dealer calls the card whose holder becomes the partner."""

    verb: ClassVar[str] = "call"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Redeal(_Action):
    """A player with four or more aces and kings has the cards dealt again."""

    verb: ClassVar[str] = "redeal"
    seat: int


@dataclass(frozen=True, slots=True)
class Keep(_Action):
    """A player with four or more aces and kings keeps the deal."""

    verb: ClassVar[str] = "keep"
    seat: int


@dataclass(frozen=True, slots=True)
class Play(_Action):
    """A card is played to the trick, or laid in domino; the side only for an ace that has two."""

    verb: ClassVar[str] = "play"
    seat: int
    card: Card
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class Stop(_Action):
    """No further card after an ace laid on a king."""

    verb: ClassVar[str] = "stop"
    seat: int


Action: TypeAlias = (
    Cut
    | Choose
    | Blind
    | Look
    | NameTrump
    | Sell
    | Bid
    | Pass
    | Accept
    | Decline
    | Call
    | Redeal
    | Keep
    | Play
    | Stop
)

_VERBS: Final[dict[str, type[Action]]] = {kind.verb: kind for kind in get_args(Action)}
_SEATS: Final = frozenset({"0", "1", "2", "3"})
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]*")


class ActionError(ValueError):
    """A text that is no action; `key` is `unknown_verb`, `unknown_key` or `bad_action` (record 5)."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(f"{key}: {text!r}")
        self.key = key
        self.text = text


def parse_action(text: str) -> Action:
    """The action written so, `"<seat> <verb> [<argument> …]"`.

    :raises ActionError: `unknown_verb`, `unknown_key` for a contract that does not exist, or `bad_action` for
        a seat, card, trump, number or side that does not.
    """
    play = _PLAY_OF.get(text)
    if play is not None:
        return play
    words = text.split(" ")
    if len(words) < 2:
        raise ActionError("bad_action", text)
    seat, verb, *words = words
    if verb not in _VERBS:
        raise ActionError("unknown_verb", text)
    wanted = _ARGUMENTS[verb]
    least = sum(argument.needed for argument in wanted)
    if seat not in _SEATS or not least <= len(words) <= len(wanted):
        raise ActionError("bad_action", text)
    values = [_read(argument.kind, word, text) for argument, word in zip(wanted, words, strict=False)]
    action: Action = _VERBS[verb](int(seat), *values)
    return action


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError("not a number")
    return int(text)


class _Kind(NamedTuple):
    """A kind of argument: what sentences call it, how it is read, the key if it cannot be."""

    name: str
    read: Callable[[str], Any]
    fault: str = "bad_action"


# By the type of the field.
_KINDS: Final[dict[Any, _Kind]] = {
    Contract: _Kind("contract", Contract, "unknown_key"),
    Trump: _Kind("trump", Trump),
    int: _Kind("tricks", _number),
    CutPlace: _Kind("place", _number),
    Card: _Kind("card", card),
    Side | None: _Kind("side", Side),
}


def _read(kind: _Kind, word: str, text: str) -> Any:
    try:
        return kind.read(word)
    except ValueError:
        raise ActionError(kind.fault, text) from None


class _Argument(NamedTuple):
    """A field that is an argument; one that is not `needed` may be None, and then is not written."""

    field: str
    kind: _Kind
    needed: bool


def _arguments(action: type[Action]) -> tuple[_Argument, ...]:
    """The arguments of a class of actions, in order: all its fields but the seat."""
    hints = {name: hint for name, hint in get_type_hints(action).items() if name not in ("verb", "seat")}
    return tuple(
        _Argument(name, _KINDS[hint], needed=NoneType not in get_args(hint)) for name, hint in hints.items()
    )


_ARGUMENTS: Final = {verb: _arguments(action) for verb, action in _VERBS.items()}

# Plays without a side, made once: they are by far the most common action.
PLAYS: Final = tuple(tuple(Play(seat, each) for each in CARDS) for seat in range(4))
_PLAY_OF: Final = {str(play): play for plays in PLAYS for play in plays}
