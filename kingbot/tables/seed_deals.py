"""Deals of matches that began before each hand had a secret of its own: all of them come from one seed.

The commitment, published at the start, is the SHA-256 of the seed's bytes; the seed is published when the
match is over. A stream's label is the ASCII text `<seed> <what> <hand> <redeal>`: the seed as 64 lower-case
hexadecimal digits, `deal` or `lot`, the number of the hand from 1, and how often that hand has been dealt
before (0 for a lot). All else is as in `kingbot.deals`, without a cut.
"""

from __future__ import annotations

from collections.abc import Collection

from kingbot.deals import dealt, number_below, shuffled, stream
from kingbot.engine.hand import Deal


def deal(seed: str, hand: int, redeal: int) -> Deal:
    """The four hands dealt for the first time (`redeal` 0) or again."""
    return dealt(shuffled(stream(f"{seed} deal {hand} {redeal}")))


def lot(seed: str, hand: int, seats: Collection[int]) -> int:
    """The seat drawn from `seats` as the dealer of a hand."""
    return sorted(seats)[number_below(len(seats), stream(f"{seed} lot {hand} 0"))]
