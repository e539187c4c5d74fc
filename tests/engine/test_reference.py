"""The engine's domino and points against the reference implementation, on play at random."""

from __future__ import annotations

import random
from itertools import product

import pytest

from kingbot.cards import CARDS, PACK, CardSet, card_set, format_cards
from kingbot.engine import match as engine
from kingbot.engine.contracts import Contract
from kingbot.engine.domino import fitting
from kingbot.engine.hand import Deal, Domino, Scored, Tricks
from kingbot.engine.match import Match
from kingbot.presets import PRESETS
from tests.engine.anything import random_rules
from tests.engine.played import SUITS
from tests.engine.reference import ReferenceDomino, reference_points
from tests.engine.world import hand_of, legal, match_of, phase_name, points, refused, run, say, shuffled

# Domino

STARTS = ("seven_diamonds", "any_seven", "eight_clubs")
TEXTS = [
    *(f"play {card}{side}" for card in CARDS for side in ("", " high", " low")),
    *("pass", "stop", "redeal", "keep", "bid 1", "accept", "look", "choose domino"),
]


@pytest.mark.parametrize(
    ("start", "finish", "ace", "redeal"),
    list(product(STARTS, ("first_out", "complete_round"), ("low", "both"), (False, True))),
)
def test_domino_goes_as_the_reference_says(start: str, finish: str, ace: str, redeal: bool) -> None:
    rng = random.Random(f"{start} {finish} {ace} {redeal}")
    for win in ("sum", 8) * 3:
        dealer, dealt = rng.randrange(4), shuffled(rng)
        match = match_of(
            "domino",
            dealt,
            dealer=dealer,
            domino_start=start,
            domino_finish=finish,
            domino_ace=ace,
            domino_redeal=redeal,
            domino_win=win,
            points={"domino": -2},
        )
        while phase_name(match) == "Asking":
            match = say(match, f"{engine.turn(match)} keep")
        hands = [format_cards(cards) for cards in dealt]
        reference = ReferenceDomino(hands, dealer, start=start, finish=finish, ace=ace, redeal=redeal)
        match = follow(match, reference, rng)
        assert points(match) == [str(each) for each in reference.points(-2, win)]


def rows_of(match: Match) -> CardSet:
    """The cards that lie."""
    phase = hand_of(match).phase
    assert isinstance(phase, Domino)
    return phase.rows


def follow(match: Match, reference: ReferenceDomino, rng: random.Random) -> Match:
    """Plays a domino hand at random in both implementations, comparing what may be done and what not."""
    while not reference.over:
        assert engine.turn(match) == reference.seat
        assert legal(match) == reference.legal()
        assert format_cards(fitting(match.rules.options, rows_of(match))) == reference.open_cards()
        for text in rng.sample(TEXTS, 12):
            seat = reference.seat if rng.random() < 0.9 else rng.randrange(4)
            assert refused(match, f"{seat} {text}") == reference.refused(seat, text), (seat, text)
        text = rng.choice(sorted(reference.legal()))
        match = say(match, f"{reference.seat} {text}")
        reference.do(text)
    assert engine.turn(match) is None
    return match


# Points


def reference_points_of(match: Match) -> list[str]:
    """The points of the hand that has just ended, by the reference."""
    hand, options = hand_of(match), match.rules.options
    assert isinstance(hand.phase, Scored)
    assert isinstance(hand.phase.last, Tricks)
    assert hand.contract is not None
    result = match.finished[-1]
    sale = None if result.sale is None else (result.sale.seller, result.sale.buyer, result.sale.price)
    found = reference_points(
        str(hand.contract),
        options.points[hand.contract],
        [(trick.leader, [str(card) for card in trick.cards]) for trick in hand.phase.last.done],
        trump=str(hand.trump),
        slam=options.slam,
        blind_dealer=hand.dealer if hand.blind else None,
        sale=sale,
        shortfall=options.sale_shortfall,
        pair=result.pair,
    )
    return [str(each) for each in found]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_hand_of_tricks_is_worth_what_the_reference_says(preset: str) -> None:
    rng = random.Random(preset)
    for _ in range(12):
        for _, _, match in run(engine.start(random_rules(rng, preset)), rng):
            hand = match.hand
            if hand and isinstance(hand.phase, Scored) and hand.contract is not Contract.DOMINO:
                assert points(match) == reference_points_of(match)


def nearly_suits(rng: random.Random) -> Deal:
    """Every seat holds nearly a suit, so that one player often takes everything."""
    cards = sorted(
        CARDS, key=lambda card: (SUITS.index(next(hand for hand in SUITS if hand >> card & 1)), card)
    )
    for _ in range(rng.randrange(3)):
        one, other = rng.randrange(52), rng.randrange(52)
        cards[one], cards[other] = cards[other], cards[one]
    a, b, c, d = (card_set(cards[start : start + 13]) for start in (0, 13, 26, 39))
    assert a | b | c | d == PACK
    return (a, b, c, d)


@pytest.mark.parametrize("slam", ["none", "plus13", "plus14"])
@pytest.mark.parametrize("contract", ["no_hearts", "no_tricks"])
def test_a_slam_is_worth_what_the_reference_says(contract: str, slam: str) -> None:
    rng, slams = random.Random(slam), 0
    for _ in range(40):
        match = match_of(contract, nearly_suits(rng), slam=slam, points={contract: -3})
        while engine.turn(match) is not None:
            match = engine.apply(match, engine.legal_actions(match)[-1]).match
        assert points(match) == reference_points_of(match)
        slams += match.finished[-1].slam is not None
    assert 5 < slams < 40
