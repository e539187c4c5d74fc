"""Verifiable deals: all cards of a match come from one seed, published as a hash before and in full after it.

**Commitment.** When a match starts, the bot draws a seed of 32 random bytes and publishes its *commitment*,
the SHA-256 of those bytes in hexadecimal. When the match is over it publishes the seed, in hexadecimal too.
Anybody who kept the commitment can check that it is that of the seed, and that the seed gives every deal; so
no card was arranged after the match began.

**The stream.** Each deal and each lot has a stream of numbers of its own. Block *i* (from 0) of a stream is
the SHA-256 of the ASCII text `<seed> <what> <hand> <redeal> <i>`: the seed as 64 lower-case hexadecimal
digits, `deal` or `lot`, the number of the hand from 1, how often that hand has been dealt before (0 the
first time), and *i*, in decimals, single blanks between them. The 32 bytes of a block are eight unsigned
32-bit numbers, most significant byte first; block follows block.

**A number below n.** The next number *u* of the stream is skipped while *u* ≥ 2³² − (2³² mod *n*), so that
all are equally likely; then *u* mod *n* is taken.

**The deal** of a hand: the pack lies in the order 2C 3C … AC, 2D … AD, 2H … AH, 2S … AS, places 0 to 51.
For *i* = 51, 50, … 1 draw *j* below *i* + 1 and exchange places *i* and *j*. Seat 0 has places 0–12, seat 1
places 13–25, seat 2 places 26–38, seat 3 places 39–51.

**The lot** draws the dealer of a hand where the rules leave it to chance: a number below the count of seats
that may deal, as the index (from 0) in those seats in order; its `<redeal>` is 0. If only one seat may deal,
because of the order or of the cards, the lot falls on it whatever the number.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from hashlib import sha256
from typing import Final

from kingbot.cards import CARDS, card_set, format_cards, parse_cards
from kingbot.engine.hand import Deal

SEED_BYTES: Final = 32


def commitment(seed: str) -> str:
    """The SHA-256 of a seed's bytes; seed and result in hexadecimal."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def deal(seed: str, hand: int, redeal: int) -> Deal:
    """The four hands dealt for the first time (`redeal` 0) or again."""
    stream = _stream(f"{seed} deal {hand} {redeal}")
    pack = list(CARDS)
    for place in range(51, 0, -1):
        other = _number_below(place + 1, stream)
        pack[place], pack[other] = pack[other], pack[place]
    a, b, c, d = (card_set(pack[first : first + 13]) for first in (0, 13, 26, 39))
    return (a, b, c, d)


def lot(seed: str, hand: int, seats: Collection[int]) -> int:
    """The seat drawn from `seats` as the dealer of a hand."""
    return sorted(seats)[_number_below(len(seats), _stream(f"{seed} lot {hand} 0"))]


def format_deal(cards: Deal) -> str:
    """Four hands as one text, separated by slashes."""
    return "/".join(format_cards(each) for each in cards)


def parse_deal(text: str) -> Deal:
    """The four hands in a text of `format_deal`."""
    a, b, c, d = (parse_cards(each) for each in text.split("/"))
    return (a, b, c, d)


def _stream(label: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"{label} {block}".encode("ascii")).digest()
        for first in range(0, 32, 4):
            yield int.from_bytes(digest[first : first + 4], "big")
        block += 1


def _number_below(limit: int, stream: Iterator[int]) -> int:
    fair = 2**32 - 2**32 % limit
    return next(number for number in stream if number < fair) % limit
