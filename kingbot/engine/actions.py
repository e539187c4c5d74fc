"""What a player can do, and how it is written (record: actions)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, TypeAlias

from kingbot.cards import CARDS, Card, card
from kingbot.engine.contracts import Contract, Trump


class Side(StrEnum):
    """Where an ace is laid in domino with `domino_ace=both`: on the king or on the two."""

    HIGH = "high"
    LOW = "low"


@dataclass(frozen=True, slots=True)
class Choose:
    """The chooser picks the contract of the hand."""

    verb: ClassVar[str] = "choose"
    seat: int
    contract: Contract

    def __str__(self) -> str:
        return f"{self.seat} choose {self.contract}"


@dataclass(frozen=True, slots=True)
class Blind:
    """The dealer declares before seeing a card."""

    verb: ClassVar[str] = "blind"
    seat: int
    trump: Trump

    def __str__(self) -> str:
        return f"{self.seat} blind {self.trump}"


@dataclass(frozen=True, slots=True)
class Look:
    """The dealer declines to declare blind."""

    verb: ClassVar[str] = "look"
    seat: int

    def __str__(self) -> str:
        return f"{self.seat} look"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer names the trump, no trump, or nulos."""

    verb: ClassVar[str] = "trump"
    seat: int
    trump: Trump

    def __str__(self) -> str:
        return f"{self.seat} trump {self.trump}"


@dataclass(frozen=True, slots=True)
class Sell:
    """The dealer offers the declaration for a number of tricks."""

    verb: ClassVar[str] = "sell"
    seat: int
    price: int

    def __str__(self) -> str:
        return f"{self.seat} sell {self.price}"


@dataclass(frozen=True, slots=True)
class Bid:
    """An answer to the offer, or a bid in the auction, in tricks."""

    verb: ClassVar[str] = "bid"
    seat: int
    tricks: int

    def __str__(self) -> str:
        return f"{self.seat} bid {self.tricks}"


@dataclass(frozen=True, slots=True)
class Pass:
    """No bid, or a domino turn with no card to lay."""

    verb: ClassVar[str] = "pass"
    seat: int

    def __str__(self) -> str:
        return f"{self.seat} pass"


@dataclass(frozen=True, slots=True)
class Accept:
    """The dealer lets the standing bidder declare."""

    verb: ClassVar[str] = "accept"
    seat: int

    def __str__(self) -> str:
        return f"{self.seat} accept"


@dataclass(frozen=True, slots=True)
class Decline:
    """The dealer keeps the declaration."""

    verb: ClassVar[str] = "decline"
    seat: int

    def __str__(self) -> str:
        return f"{self.seat} decline"


@dataclass(frozen=True, slots=True)
class Call:
    """The dealer calls the card whose holder becomes the partner."""

    verb: ClassVar[str] = "call"
    seat: int
    card: Card

    def __str__(self) -> str:
        return f"{self.seat} call {self.card}"


@dataclass(frozen=True, slots=True)
class Redeal:
    """A player rich in aces and kings has the cards dealt again."""

    verb: ClassVar[str] = "redeal"
    seat: int

    def __str__(self) -> str:
        return f"{self.seat} redeal"


@dataclass(frozen=True, slots=True)
class Keep:
    """A player rich in aces and kings keeps the deal."""

    verb: ClassVar[str] = "keep"
    seat: int

    def __str__(self) -> str:
        return f"{self.seat} keep"


@dataclass(frozen=True, slots=True)
class Play:
    """A card is played to the trick, or laid in domino; the side only for an ace that has two."""

    verb: ClassVar[str] = "play"
    seat: int
    card: Card
    side: Side | None = None

    def __str__(self) -> str:
        text = f"{self.seat} play {self.card}"
        return f"{text} {self.side}" if self.side else text


@dataclass(frozen=True, slots=True)
class Stop:
    """No further card after an ace laid on a king."""

    verb: ClassVar[str] = "stop"
    seat: int

    def __str__(self) -> str:
        return f"{self.seat} stop"


Action: TypeAlias = (
    Choose
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

_CONTRACTS: Final = frozenset(Contract)
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]*")
_BARE: Final = {kind.verb: kind for kind in (Look, Pass, Accept, Decline, Redeal, Keep, Stop)}
_ARGUED: Final = {kind.verb: kind for kind in (Choose, Blind, NameTrump, Sell, Bid, Call, Play)}

# Plays without a side, made once: they are by far the most common action.
PLAYS: Final = tuple(tuple(Play(seat, each) for each in CARDS) for seat in range(4))


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
    words = text.split(" ")
    verb = words[1] if len(words) > 1 else ""
    if verb not in _BARE and verb not in _ARGUED:
        raise ActionError("unknown_verb" if len(words) > 1 else "bad_action", text)
    if words[0] not in {"0", "1", "2", "3"}:
        raise ActionError("bad_action", text)
    seat = int(words[0])
    arguments = words[2:]
    if verb == "choose" and len(arguments) == 1 and arguments[0] not in _CONTRACTS:
        raise ActionError("unknown_key", text)
    try:
        if verb in _BARE:
            if arguments:
                raise ValueError("an argument too many")
            return _BARE[verb](seat)
        return _with_argument(verb, seat, arguments)
    except ValueError:
        raise ActionError("bad_action", text) from None


def _with_argument(verb: str, seat: int, arguments: list[str]) -> Action:
    if verb == "play" and len(arguments) == 2:
        return Play(seat, card(arguments[0]), Side(arguments[1]))
    (argument,) = arguments  # ValueError unless there is exactly one
    match verb:
        case "choose":
            return Choose(seat, Contract(argument))
        case "blind":
            return Blind(seat, Trump(argument))
        case "trump":
            return NameTrump(seat, Trump(argument))
        case "sell":
            return Sell(seat, _number(argument))
        case "bid":
            return Bid(seat, _number(argument))
        case "call":
            return Call(seat, card(argument))
        case _:
            return PLAYS[seat][card(argument)]


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError("not a number of tricks")
    return int(text)
