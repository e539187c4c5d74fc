"""The deals are checked against the description in `kingbot.tables.deals`, followed step by step here."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingbot.cards import PACK, format_cards
from kingbot.tables import deals
from tests.tables.driver import SEED

seeds = st.binary(min_size=32, max_size=32).map(bytes.hex)
TEXT = SEED.hex()

KNOWN_DEAL = (
    "2C 3C 9C TC AC 2D 5D KD 6H 9H KH 4S AS/7C KC 3D 4D 6D 8D 9D JD AD 8H 3S 9S KS/"
    "4C 6C 8C 7D QD QH AH 2S 5S 6S 7S 8S QS/5C JC QC TD 2H 3H 4H 5H 7H TH JH TS JS"
)
KNOWN_LOTS = [2, 3, 1, 1, 3, 2, 2, 3]


class Reader:
    """Reads the stream of a deal or lot as the description says, in the plainest way."""

    def __init__(self, label: str) -> None:
        self.label, self.block, self.rest = label, 0, b""

    def below(self, limit: int) -> int:
        while True:
            if not self.rest:
                self.rest = sha256(f"{self.label} {self.block}".encode()).digest()
                self.block += 1
            number, self.rest = int(self.rest[:4].hex(), 16), self.rest[4:]
            if number < 2**32 - 2**32 % limit:
                return number % limit


def by_the_book(seed: str, hand: int, redeal: int) -> list[set[str]]:
    pack = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    reader = Reader(f"{seed} deal {hand} {redeal}")
    for i in range(51, 0, -1):
        j = reader.below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return [set(pack[13 * seat : 13 * seat + 13]) for seat in range(4)]


@given(seeds, st.integers(1, 20), st.integers(0, 30))
def test_a_deal_is_what_the_description_says(seed: str, hand: int, redeal: int) -> None:
    dealt = deals.deal(seed, hand, redeal)
    assert [set(format_cards(cards).split()) for cards in dealt] == by_the_book(seed, hand, redeal)


@given(seeds, st.integers(1, 20), st.sets(st.integers(0, 3), min_size=1))
def test_a_lot_is_what_the_description_says(seed: str, hand: int, seats: set[int]) -> None:
    due = sorted(seats)[Reader(f"{seed} lot {hand} 0").below(len(seats))]
    assert deals.lot(seed, hand, seats) == due


def test_these_are_the_cards_of_a_known_seed() -> None:
    assert deals.format_deal(deals.deal(TEXT, 1, 0)) == KNOWN_DEAL
    assert [deals.lot(TEXT, hand, range(4)) for hand in range(1, 9)] == KNOWN_LOTS


def test_the_commitment_is_the_hash_of_the_seeds_bytes() -> None:
    assert deals.commitment(TEXT) == sha256(SEED).hexdigest()
    assert deals.commitment(TEXT) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_every_deal_of_a_match_is_another_one() -> None:
    assert len({deals.deal(TEXT, hand, redeal) for hand in range(1, 21) for redeal in range(5)}) == 100


@given(seeds, st.integers(1, 20))
def test_the_whole_pack_is_dealt_thirteen_each(seed: str, hand: int) -> None:
    a, b, c, d = deals.deal(seed, hand, 0)
    assert a | b | c | d == PACK
    assert {cards.bit_count() for cards in (a, b, c, d)} == {13}


@given(seeds)
def test_a_deal_is_read_back_as_it_was_written(seed: str) -> None:
    dealt = deals.deal(seed, 1, 0)
    assert deals.parse_deal(deals.format_deal(dealt)) == dealt


@pytest.mark.parametrize("card", [0, 25, 51])
def test_a_card_falls_to_every_seat_alike(card: int) -> None:
    found = Counter(
        next(seat for seat, cards in enumerate(deals.deal(TEXT, hand, 0)) if cards >> card & 1)
        for hand in range(1, 2001)
    )
    # 500 each are expected; the chance of straying by 110 is about one in a hundred million.
    assert all(390 < found[seat] < 610 for seat in range(4))
