"""Verifiable deals: every hand is dealt from a secret that was committed to before, and shown after it.

docs/deals.md describes the same for people who write a second program; a test compares the two.

**Secrets.** When a match of *n* hands starts, the bot draws a seed of 32 random bytes. The seed is the secret
of hand *n*. The secret of hand *h* is the SHA-256 of the bytes of the secret of hand *h* + 1. The
*commitment* of a hand is the SHA-256 of the bytes of its secret: for the first hand it is published when the
match starts, and for every other hand it is the secret of the hand before. So the first commitment binds the
whole match. The secret of a hand is published when the hand is over; it does not reveal later hands.

**The stream.** Each deal and each lot has a stream of numbers of its own. Block *i* (from 0) of a stream is
the SHA-256 of the ASCII text `<secret> deal <redeal> <i>` or `<secret> lot <cut> <i>`: the secret of the hand
as 64 lower-case hexadecimal digits, how often the hand has been dealt before (0 the first time) or the place
of the cut, and *i*, in decimals, single blanks between them. The 32 bytes of a block are eight unsigned
32-bit numbers, most significant byte first; block follows block.

**A number below n.** The next number *u* of the stream is skipped while *u* ≥ 2³² − (2³² mod *n*), so that
all are equally likely; then *u* mod *n* is taken.

**The deal** of a hand: the pack lies in the order 2C 3C … AC, 2D … AD, 2H … AH, 2S … AS, places 0 to 51.
For *i* = 51, 50, … 1 draw *j* below *i* + 1 and exchange places *i* and *j*. A cut at *c* (0 for none) moves
the first *c* cards behind the others. Then seat 0 has places 0–12, seat 1 places 13–25, seat 2 places 26–38,
seat 3 places 39–51.

**The lot** draws the dealer of a hand where the rules leave it to chance: a number below the count of seats
that may deal, as the index (from 0) in those seats in order. If only one seat may deal, because of the order
or of the cards, the lot falls on it whatever the number.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from hashlib import sha256
from typing import Final

from kingbot.cards import CARDS, Card, card_set, format_cards, parse_cards
from kingbot.engine.hand import Deal

SEED_BYTES: Final = 32


def commitment(secret: str) -> str:
    """The SHA-256 of a secret's bytes; both in hexadecimal."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def secret_of_hand(seed: str, number: int, hands: int) -> str:
    """The secret of a hand (from 1) in a match of so many hands: the seed, hashed `hands - number` times."""
    secret = seed
    for _ in range(hands - number):
        secret = commitment(secret)
    return secret


def deal(secret: str, redeal: int = 0, cut: int = 0) -> Deal:
    """The four hands dealt from the secret of a hand for the first time (`redeal` 0) or again."""
    pack = shuffled(stream(f"{secret} deal {redeal}"))
    return dealt(pack[cut:] + pack[:cut])


def lot(secret: str, seats: Collection[int], cut: int = 0) -> int:
    """The seat drawn from `seats` as the dealer of a hand."""
    return sorted(seats)[number_below(len(seats), stream(f"{secret} lot {cut}"))]


def format_deal(cards: Deal) -> str:
    """Four hands as one text, separated by slashes."""
    return "/".join(format_cards(each) for each in cards)


def parse_deal(text: str) -> Deal:
    """The four hands in a text of `format_deal`."""
    a, b, c, d = (parse_cards(each) for each in text.split("/"))
    return (a, b, c, d)


def stream(label: str) -> Iterator[int]:
    """The unsigned 32-bit numbers of the stream with this label."""
    block = 0
    while True:
        digest = sha256(f"{label} {block}".encode("ascii")).digest()
        for first in range(0, 32, 4):
            yield int.from_bytes(digest[first : first + 4], "big")
        block += 1


def number_below(limit: int, numbers: Iterator[int]) -> int:
    """The next number of a stream below a limit, all of them equally likely."""
    fair = 2**32 - 2**32 % limit
    return next(number for number in numbers if number < fair) % limit


def shuffled(numbers: Iterator[int]) -> list[Card]:
    """The pack in the order that a stream gives it (Fisher–Yates)."""
    pack = list(CARDS)
    for place in range(51, 0, -1):
        other = number_below(place + 1, numbers)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def dealt(pack: Sequence[Card]) -> Deal:
    """The four hands of thirteen cards in a pack, seat by seat."""
    a, b, c, d = (card_set(pack[first : first + 13]) for first in (0, 13, 26, 39))
    return (a, b, c, d)
