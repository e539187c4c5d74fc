"""Deals that come from secrets: written, read, and refused where they were tampered with (record 6)."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from itertools import pairwise

import pytest

from kingbot.cards import format_cards
from kingbot.deals import commitment, deal, lot, secret_of_hand
from kingbot.engine import match as engine
from kingbot.engine.actions import Cut, CutPlace
from kingbot.engine.schedule import dealers_of
from kingbot.presets import PRESETS, custom
from kingbot.record import MatchRecorder, RecordError, dumps, read
from tests.engine.anything import PLAYERS
from tests.record.paper import Paper

SEED = bytes(range(32)).hex()
OTHER = bytes(32).hex()


def verifiable(preset: str, *, cut: bool, most: int = 3, seed: str = SEED) -> Paper:
    """The record of the first hands of a match that is dealt from secrets and played at random."""
    rules = custom(preset, {"cut": cut, **({"domino_redeal": True} if preset == "classic" else {})})
    rng = random.Random(preset)
    match, recorder, redeals = engine.start(rules), MatchRecorder(rules, PLAYERS), 0
    while len(match.finished) < min(most, rules.length):
        due = engine.upcoming(match)
        if due is None:
            action = rng.choice(engine.legal_actions(match))
            match = engine.apply(match, action).match
            recorder.acted(action)
            continue
        place = 0
        if (cutter := engine.turn(match)) is not None:
            place = rng.randrange(52)
            action = Cut(cutter, CutPlace(place))
            match = engine.apply(match, action).match
            recorder.acted(action)
        again = engine.redeal_due(match)
        redeals = redeals + 1 if again else 0
        secret = secret_of_hand(seed, due.number, rules.length)
        cards = deal(secret, redeals, place)
        dealer = lot(secret, dealers_of(rules, due, cards), place)
        match = engine.deal(match, dealer, cards).match
        recorder.dealt(dealer, cards, again=again, secret=secret)
    return recorder.record()


@pytest.mark.parametrize("cut", [False, True])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_dealt_from_secrets_verifies(preset: str, cut: bool) -> None:
    paper = verifiable(preset, cut=cut)
    record = read(dumps(paper))
    assert [hand.log.secret for hand in record.hands] == [hand["secret"] for hand in paper["hands"]]
    assert all(("cut" in hand) is cut for hand in paper["hands"])
    for before, after in pairwise(paper["hands"]):
        assert after["commitment"] == before["secret"] == commitment(after["secret"])


HANDS = 25  # of each of the eight presets


@pytest.mark.parametrize("preset", PRESETS)
def test_commitment_secret_and_cut_of_two_hundred_random_hands_verify(preset: str) -> None:
    checked = 0
    while checked < HANDS:
        seed = sha256(bytes([checked])).hexdigest()
        paper = verifiable(preset, cut=True, most=HANDS - checked, seed=seed)
        read(dumps(paper))
        for hand in paper["hands"]:
            deals = hand["deal"] if isinstance(hand["deal"][0], list) else [hand["deal"]]
            cuts = hand["cut"] if isinstance(hand["cut"], list) else [hand["cut"]]
            assert commitment(hand["secret"]) == hand["commitment"]
            for redeal, (cards, place) in enumerate(zip(deals, cuts, strict=True)):
                assert [*map(format_cards, deal(hand["secret"], redeal, place))] == cards
            checked += 1
    assert checked == HANDS


def test_a_record_without_proofs_is_accepted() -> None:
    paper = verifiable("home", cut=True)
    for hand in paper["hands"]:
        del hand["commitment"], hand["secret"], hand["cut"]
    assert all(hand.log.secret is None for hand in read(dumps(paper)).hands)


def _swap_two_cards(hand: Paper) -> None:
    first, second = hand["deal"][0].split(), hand["deal"][1].split()
    first[0], second[0] = second[0], first[0]
    hand["deal"][:2] = [" ".join(first), " ".join(second)]


def _swap_hands(hand: Paper) -> None:
    """Exchange two hands; not those from which it may follow who deals, which is checked before."""
    one, other = (hand["dealer"] + 2) % 4, (hand["dealer"] + 3) % 4
    hand["deal"][one], hand["deal"][other] = hand["deal"][other], hand["deal"][one]


def _fits_itself(hand: Paper) -> None:
    hand |= {"secret": OTHER, "commitment": commitment(OTHER)}


def _set(**fields: object) -> Callable[[Paper], None]:
    def tamper(hand: Paper) -> None:
        hand |= fields

    return tamper


def _drop(field: str) -> Callable[[Paper], None]:
    def tamper(hand: Paper) -> None:
        del hand[field]

    return tamper


def _next_place(hand: Paper) -> None:
    hand["cut"] = (hand["cut"] + 1) % 52


# What is done to which hand, and the hand and key of the refusal.
TAMPERING: dict[str, tuple[int, Callable[[Paper], None], int, str]] = {
    "two cards exchanged": (1, _swap_two_cards, 1, "wrong_deal"),
    "hands exchanged": (1, _swap_hands, 1, "wrong_deal"),
    "another secret": (1, _set(secret=OTHER), 1, "wrong_secret"),
    "another commitment": (1, _set(commitment=OTHER), 1, "wrong_secret"),
    "a secret that was not bound by the hand before": (2, _fits_itself, 2, "wrong_secret"),
    "the last hand replaced": (3, _fits_itself, 3, "wrong_secret"),
    "another cut": (1, _next_place, 1, "wrong_cut"),
    "a cut left out": (1, _drop("cut"), 1, "wrong_cut"),
    "a cut too many": (1, _set(cut=[5, 6]), 1, "bad_value"),
    "a cut beyond the pack": (1, _set(cut=52), 1, "bad_value"),
    "a secret that is none": (1, _set(secret="0" * 63 + "X"), 1, "bad_value"),
    "a null for a secret": (1, _set(secret=None), 1, "bad_value"),
    "a cut as an action": (1, lambda hand: hand["actions"].append("2 cut 7"), 1, "unknown_verb"),
}


@cache
def three_hands(preset: str) -> Paper:
    """The record of three hands, of each of which the pack was cut once."""
    for number in range(100):
        paper = verifiable(preset, cut=True, seed=sha256(bytes([number])).hexdigest())
        if all(isinstance(hand["cut"], int) for hand in paper["hands"]):
            return paper
    raise AssertionError(f"every match of {preset} has a redeal")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("kind", TAMPERING)
def test_tampering_is_refused_by_its_key(kind: str, preset: str) -> None:
    number, tamper, hand, key = TAMPERING[kind]
    paper = copy.deepcopy(three_hands(preset))
    tamper(paper["hands"][number - 1])
    with pytest.raises(RecordError) as refused:
        read(dumps(paper))
    assert (refused.value.hand, refused.value.key) == (hand, key)


def test_a_dealer_whom_the_lot_did_not_draw_is_refused() -> None:
    paper = verifiable("home", cut=False, most=1)
    hand = paper["hands"][0]
    hand["dealer"] = (hand["dealer"] + 1) % 4
    with pytest.raises(RecordError) as refused:
        read(dumps(paper))
    assert refused.value.key == "wrong_dealer"


def test_a_cut_where_the_pack_is_not_cut_is_refused() -> None:
    paper = verifiable("home", cut=False, most=1)
    paper["hands"][0]["cut"] = 0
    with pytest.raises(RecordError) as refused:
        read(dumps(paper))
    assert refused.value.key == "bad_value"
