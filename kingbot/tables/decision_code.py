"""Decisions of bots as a few bytes, kept in the database beside each move.

A header has the version of the code, `Why` and flags, the number of sampled deals and the bot's hand. The
actions compared follow, each with what was expected of it as a 32-bit float, then what the bot knew of the
others' cards: for each card still out two bytes, for the last of three holders is the one that is left.
"""

from __future__ import annotations

import struct
from typing import Final

from kingbot.cards import CARDS, PACK, CardSet
from kingbot.engine.actions import PLAYS, Action, Play, parse_action
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import Decision, Estimate, Knowledge, Why

_VERSION: Final = 1
_WHYS: Final = (Why.FORCED, Why.RANDOM, Why.POLICY, Why.SEARCH, Why.MISTAKE)
_BY_PLACES, _KNOWS, _SAMPLES = 8, 16, 32  # flags beside the index of `Why`
_HEADER: Final = struct.Struct("<BBH")
_VALUE: Final = struct.Struct("<f")
_VOIDS: Final = struct.Struct("<H")
_CARDS_SIZE: Final = 7  # bytes of a set of cards
_TEXT: Final = 64  # a first byte from here on: the length of an action in words, no card


def encode(view: PlayerView, decision: Decision) -> bytes | None:
    """A decision in the position of this view; None where there is nothing to know yet: a cut."""
    if view.stage is Stage.CUT:
        return None
    knowledge = decision.knowledge
    flags = _WHYS.index(decision.why) | (_BY_PLACES if decision.by_places else 0)
    if knowledge is not None:
        flags |= _KNOWS | (_SAMPLES if knowledge.holders else 0)
    parts = [
        _HEADER.pack(_VERSION, flags, min(decision.deals, 0xFFFF)),
        view.hand.to_bytes(_CARDS_SIZE, "little"),
        bytes([len(decision.estimates)]),
    ]
    for each in decision.estimates:
        parts += _action_code(each.action), _VALUE.pack(each.value)
    if knowledge is not None:
        voids = sum(suits << 4 * seat for seat, suits in enumerate(knowledge.voids))
        parts += knowledge.gone.to_bytes(_CARDS_SIZE, "little"), _VOIDS.pack(voids)
        first, second = _opponents(view.seat)[:2]
        parts += (bytes((shares[first], shares[second])) for shares in knowledge.holders)
    return b"".join(parts)


def decode(seat: int, action: Action, data: bytes) -> tuple[CardSet, Decision]:
    """The hand that the bot in this seat was given, and its decision for this action.

    :raises ValueError: if it is written in a later code.
    """
    reader = _Reader(data)
    version, flags, deals = _HEADER.unpack(reader.take(_HEADER.size))
    if version != _VERSION:
        raise ValueError(f"a decision in code {version}")
    hand = reader.cards()
    estimates = tuple(reader.estimate(seat) for _ in range(reader.byte()))
    knowledge = reader.knowledge(seat, hand, samples=bool(flags & _SAMPLES)) if flags & _KNOWS else None
    why = _WHYS[flags & _BY_PLACES - 1]
    return hand, Decision(action, why, estimates, deals, bool(flags & _BY_PLACES), knowledge)


def _action_code(action: Action) -> bytes:
    if isinstance(action, Play) and action.side is None:
        return bytes([action.card])
    text = action.move.encode()
    return bytes([_TEXT + len(text)]) + text


def _opponents(seat: int) -> tuple[int, int, int]:
    return (seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4


class _Reader:
    """Reads a decision from front to back."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def take(self, size: int) -> bytes:
        """The next bytes."""
        found = self._data[self._at : self._at + size]
        self._at += size
        return found

    def byte(self) -> int:
        """The next byte as a number."""
        return self.take(1)[0]

    def cards(self) -> CardSet:
        """A set of cards."""
        return int.from_bytes(self.take(_CARDS_SIZE), "little")

    def estimate(self, seat: int) -> Estimate:
        """An action of a seat and what was expected of it."""
        first = self.byte()
        action: Action = (
            PLAYS[seat][first]
            if first < len(CARDS)
            else parse_action(f"{seat} {self.take(first - _TEXT).decode()}")
        )
        return Estimate(action, _VALUE.unpack(self.take(_VALUE.size))[0])

    def knowledge(self, seat: int, hand: CardSet, *, samples: bool) -> Knowledge:
        """What the bot in a seat knew of the others' cards."""
        gone = self.cards()
        suits = _VOIDS.unpack(self.take(_VOIDS.size))[0]
        a, b, c, d = (suits >> 4 * each & 15 for each in range(4))
        if not samples:
            return Knowledge(gone, (a, b, c, d))
        out = (PACK & ~gone & ~hand).bit_count()
        return Knowledge(gone, (a, b, c, d), tuple(self._shares(seat) for _ in range(out)))

    def _shares(self, seat: int) -> tuple[int, int, int, int]:
        first, second = self.take(2)
        shares = dict(zip(_opponents(seat), (first, second, 255 - first - second), strict=True))
        return shares.get(0, 0), shares.get(1, 0), shares.get(2, 0), shares.get(3, 0)
