"""A second program that deals: written from docs/deals.md alone, in the plainest way, without kingbot."""

from collections.abc import Collection
from hashlib import sha256


class Reader:
    """Reads the stream of a deal or lot as the description says."""

    def __init__(self, label: str) -> None:
        self.label, self.block, self.rest = label, 0, b""

    def below(self, limit: int) -> int:
        """The next number below a limit."""
        while True:
            if not self.rest:
                self.rest = sha256(f"{self.label} {self.block}".encode()).digest()
                self.block += 1
            number, self.rest = int(self.rest[:4].hex(), 16), self.rest[4:]
            if number < 2**32 - 2**32 % limit:
                return number % limit


def lot_by_the_book(label: str, seats: Collection[int]) -> int:
    """The seat drawn as the dealer."""
    return sorted(seats)[Reader(label).below(len(seats))]


def by_the_book(label: str, cut: int = 0) -> list[set[str]]:
    """The four hands, cut at a place."""
    pack = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    reader = Reader(label)
    for i in range(51, 0, -1):
        j = reader.below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    for _ in range(cut):
        pack.append(pack.pop(0))
    return [set(pack[13 * seat : 13 * seat + 13]) for seat in range(4)]


def chain_by_the_book(seed: str, hands: int) -> list[str]:
    """The commitment of the first hand, then the secret of each hand."""
    chain = [seed]
    for _ in range(hands):
        chain.insert(0, sha256(bytes.fromhex(chain[0])).hexdigest())
    return chain
