"""Deals are checked against docs/deals.md, followed here step by step in the plainest way."""

import hmac
import random
from collections import Counter
from datetime import date
from hashlib import sha256
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingbot import deals
from kingbot.cards import PACK, format_cards
from kingbot.engine.hand import Deal
from kingbot.tables import seed_deals
from kingbot.tables.daily_model import deal_of
from kingbot.tables.dealing import ONE_SEED, commitment_of
from tests.support.second_dealer import Reader, by_the_book, chain_by_the_book, lot_by_the_book

TEXT = bytes(range(32)).hex()
secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)

KNOWN_DEAL = (
    "2C 3C 9C TC AC 2D 5D KD 6H 9H KH 4S AS/7C KC 3D 4D 6D 8D 9D JD AD 8H 3S 9S KS/"
    "4C 6C 8C 7D QD QH AH 2S 5S 6S 7S 8S QS/5C JC QC TD 2H 3H 4H 5H 7H TH JH TS JS"
)
KNOWN_LOTS = [2, 3, 1, 1, 3, 2, 2, 3]


def hands_of(dealt: Deal) -> list[set[str]]:
    return [set(format_cards(cards).split()) for cards in dealt]


@given(secrets, st.integers(0, 30), st.integers(0, 51))
def test_a_deal_is_what_the_description_says(secret: str, redeal: int, cut: int) -> None:
    assert hands_of(deals.deal(secret, redeal, cut)) == by_the_book(f"{secret} deal {redeal}", cut)


@given(secrets, st.integers(0, 51), st.sets(st.integers(0, 3), min_size=1))
def test_a_lot_is_what_the_description_says(secret: str, cut: int, seats: set[int]) -> None:
    assert deals.lot(secret, seats, cut) == lot_by_the_book(f"{secret} lot {cut}", seats)


def test_a_second_program_reproduces_a_thousand_deals_with_cuts_and_lots() -> None:
    rng = random.Random(18)
    for _ in range(100):
        seed = rng.randbytes(32).hex()
        first, *chain = chain_by_the_book(seed, 10)
        assert commitment_of(seed, 2, 10) == first
        for number, secret in enumerate(chain, 1):
            assert deals.secret_of_hand(seed, number, 10) == secret
            redeal, cut = rng.choice((0, 0, 1, 2)), rng.randrange(52)
            assert hands_of(deals.deal(secret, redeal, cut)) == by_the_book(f"{secret} deal {redeal}", cut)
            seats = rng.sample(range(4), rng.randint(1, 4))
            assert deals.lot(secret, seats, cut) == lot_by_the_book(f"{secret} lot {cut}", seats)


@given(secrets, st.dates())
def test_the_daily_deal_is_what_the_description_says(root: str, day: date) -> None:
    deal = deal_of(root, day)
    secret = hmac.new(bytes.fromhex(root), str(day).encode("ascii"), "sha256").hexdigest()
    hand = deal.dealt().hand
    assert hand is not None
    assert hands_of(hand.deal) == by_the_book(f"{secret} deal 0")
    assert hand.dealer == lot_by_the_book(f"{secret} lot 0", range(4))
    order = ("no_kings_jacks", "no_queens", "no_hearts", "no_last_two", "no_tricks", "no_trump")
    assert hand.contract == order[Reader(f"{secret} contract").below(6)]
    assert deal.commitment == sha256(bytes.fromhex(secret)).hexdigest()


@given(secrets, st.integers(1, 20))
def test_the_secret_of_a_hand_is_the_commitment_of_the_next(seed: str, hands: int) -> None:
    chain = [deals.secret_of_hand(seed, number, hands) for number in range(1, hands + 1)]
    assert chain[-1] == seed
    for before, after in pairwise(chain):
        assert before == sha256(bytes.fromhex(after)).hexdigest()
    assert commitment_of(seed, 2, hands) == sha256(bytes.fromhex(chain[0])).hexdigest()


def test_every_deal_of_a_match_is_another_one() -> None:
    chain = [deals.secret_of_hand(TEXT, number, 20) for number in range(1, 21)]
    assert len({deals.deal(secret, redeal) for secret in chain for redeal in range(5)}) == 100
    assert len({deals.deal(TEXT, 0, cut) for cut in range(52)}) == 52


@given(secrets, st.integers(0, 51))
def test_the_whole_pack_is_dealt_thirteen_each(secret: str, cut: int) -> None:
    a, b, c, d = deals.deal(secret, 0, cut)
    assert a | b | c | d == PACK
    assert {cards.bit_count() for cards in (a, b, c, d)} == {13}


@given(secrets)
def test_a_deal_is_read_back_as_it_was_written(secret: str) -> None:
    dealt = deals.deal(secret)
    assert deals.parse_deal(deals.format_deal(dealt)) == dealt


@pytest.mark.parametrize("card", [0, 25, 51])
def test_a_card_falls_to_every_seat_alike(card: int) -> None:
    found = Counter(
        next(seat for seat, cards in enumerate(deals.deal(TEXT, redeal)) if cards >> card & 1)
        for redeal in range(2000)
    )
    # 500 each are expected; the chance of straying by 110 is about one in a hundred million.
    assert all(390 < found[seat] < 610 for seat in range(4))


class TestMatchesBegunBeforeHandsHadSecrets:
    """They go on being dealt from their one seed, and stay verifiable."""

    def test_their_known_cards_do_not_change(self) -> None:
        assert deals.format_deal(seed_deals.deal(TEXT, 1, 0)) == KNOWN_DEAL
        assert [seed_deals.lot(TEXT, hand, range(4)) for hand in range(1, 9)] == KNOWN_LOTS

    @given(secrets, st.integers(1, 20), st.integers(0, 30))
    def test_their_deals_are_what_the_description_says(self, seed: str, hand: int, redeal: int) -> None:
        assert hands_of(seed_deals.deal(seed, hand, redeal)) == by_the_book(f"{seed} deal {hand} {redeal}")

    def test_their_commitment_is_the_hash_of_the_seeds_bytes(self) -> None:
        assert commitment_of(TEXT, ONE_SEED, 10) == sha256(bytes(range(32))).hexdigest()
