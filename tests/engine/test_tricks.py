"""Who takes a trick, what a hand counts, and when it ends (rules 1, 2, 5)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kingbot.engine import match as engine
from kingbot.engine.actions import parse_action
from kingbot.engine.events import HandScored, TrickTaken
from kingbot.engine.hand import Deal, Scored, Trick, Tricks
from kingbot.engine.match import Match
from kingbot.engine.refusals import RefusedError
from tests.engine.world import (
    deal,
    hand_of,
    match_of,
    open_cards,
    phase_name,
    play,
    points,
    refused,
    shuffled,
    step,
)

# Seat 0 has all clubs and leads: without a trump it takes every trick, the others discard as they like.
SUITS = deal("*C", "*D", "*H", "*S")
# Seats 1 and 3 hold a card of each other's suit, so that both can ruff a club.
RUFFERS = deal("*C", "2S AKQJT9876543D", "*H", "2D AKQJT9876543S")

POINTS = {  # rules 2: for each counted thing, and in all
    "no_kings_jacks": (-2, -16),
    "no_queens": (-3, -12),
    "no_eight_diamonds": (-8, -8),
    "no_king_hearts": (-8, -8),
    "no_hearts": (-1, -13),
    "no_last_two": (-4, -8),
    "no_tricks": (-1, -13),
    "declaration": (1, 13),
    "no_trump": (2, 26),
    "no_jack_hearts": (-8, -8),
    "no_king_spades": (-8, -8),
}
COUNTED = {
    "no_kings_jacks": {rank + suit for rank in "KJ" for suit in "CDHS"},
    "no_queens": {"QC", "QD", "QH", "QS"},
    "no_eight_diamonds": {"8D"},
    "no_king_hearts": {"KH"},
    "no_hearts": {rank + "H" for rank in "AKQJT98765432"},
    "no_jack_hearts": {"JH"},
    "no_king_spades": {"KS"},
}


def begun(contract: str, dealt: Deal = SUITS, trump: str = "C", **options: Any) -> Match:
    """A hand that seat 0 is to lead, with the trump named where it is a declaration."""
    preset = "two-phase" if contract in ("no_jack_hearts", "no_king_spades") else "home"
    said = [f"3 trump {trump}"] if contract == "declaration" else []
    return match_of(contract, dealt, *said, preset=preset, **options)


def tricks_of(match: Match) -> tuple[Trick, ...]:
    """The finished tricks of the hand on the table."""
    phase = hand_of(match).phase
    last = phase.last if isinstance(phase, Scored) else phase
    assert isinstance(last, Tricks)
    return last.done


def to_the_end(match: Match, rng: random.Random) -> Match:
    """The hand on the table, played at random until it is scored."""
    while phase_name(match) != "Scored":
        match = engine.apply(match, rng.choice(engine.legal_actions(match))).match
    return match


# --- 1. Tricks ---------------------------------------------------------------------------------


def winner(dealt: Deal, trick: str, trump: str = "NT") -> int:
    """Who takes a first trick led by seat 0."""
    match = begun("declaration", dealt, trump, declaration_no_trump=True, declaration_nulos=True)
    return tricks_of(play(match, trick))[0].winner


def test_the_others_play_in_order_and_the_winner_leads_the_next_trick() -> None:
    """Rules 1."""
    match = begun("no_trump", deal("2C 3C", "AC", "4C", "5C"))
    order = [engine.turn(match)]
    for text in ["2C", "AC", "4C", "5C"]:
        match = play(match, text)
        order.append(engine.turn(match))
    assert order == [0, 1, 2, 3, 1]


@pytest.mark.parametrize(("trick", "taker"), [("TC JC 9C 2C", 1), ("TC 9C KC AC", 3), ("TC 9C JC 2C", 2)])
def test_without_a_trump_the_highest_card_of_the_suit_led_wins(trick: str, taker: int) -> None:
    """Rules 1."""
    assert winner(deal(*trick.split()), trick) == taker


def test_a_discard_never_wins() -> None:
    """Rules 1."""
    assert winner(SUITS, "2C AD AH AS") == 0


def test_a_trump_beats_the_suit_led() -> None:
    """Rules 1."""
    assert winner(SUITS, "AC AD 2H AS", trump="H") == 2


def test_the_highest_trump_wins_whichever_came_first() -> None:
    """Rules 1."""
    assert winner(RUFFERS, "AC 2S AH 3S", trump="S") == 3
    assert winner(RUFFERS, "AC AD AH 2D", trump="D") == 1


@pytest.mark.parametrize("trump", ["C", "NT"])
def test_a_suit_that_is_led_is_taken_by_its_highest_card(trump: str) -> None:
    """Rules 1."""
    assert winner(deal("TC", "JC", "9C", "AC"), "TC JC 9C AC", trump) == 3


@pytest.mark.parametrize("trump", ["NT", "NULOS"])
def test_without_a_trump_suit_nothing_ruffs(trump: str) -> None:
    """Rules 1, 6: no trump, and nulos."""
    assert winner(SUITS, "2C AD AH AS", trump) == 0


def test_a_finished_trick_tells_who_took_it_and_whether_by_a_trump() -> None:
    """What the table shows of the last trick."""
    ruffed = step(play(begun("declaration", SUITS, "H"), "AC AD 2H"), "3 play AS")
    (trick,) = tricks_of(ruffed.match)
    assert ruffed.events == (TrickTaken(1, trick),)
    assert [str(trick.card_of(seat)) for seat in range(4)] == ["AC", "AD", "2H", "AS"]
    assert (trick.leader, trick.winner, trick.by_trump) == (0, 2, True)
    trumps_led = tricks_of(play(ruffed.match, "AH 2S 2C 2D"))[-1]
    assert (trumps_led.leader, trumps_led.winner, trumps_led.by_trump) == (2, 2, True)


def test_a_trick_taken_by_the_suit_led_is_not_taken_by_a_trump() -> None:
    """What the table shows of the last trick."""
    trick = tricks_of(play(begun("declaration", deal("AC", "2C", "3C", "4C"), "D"), "AC 2C 3C 4C"))[0]
    assert (trick.winner, trick.by_trump) == (0, False)


# --- 2. What counts ----------------------------------------------------------------------------


@pytest.mark.parametrize("contract", POINTS)
def test_who_takes_all_that_counts_has_the_whole_total(contract: str) -> None:
    """Rules 2, the table; rules 3, `slam=none`: −13 also for all hearts and all tricks."""
    match = begun(contract)
    for rank in "AKQJT98765432":
        if phase_name(match) != "Scored":
            match = play(match, " ".join(rank + suit for suit in "CDHS"))
    assert points(match) == [str(POINTS[contract][1]), "0", "0", "0"]


@pytest.mark.parametrize("contract", POINTS)
@pytest.mark.parametrize("seed", range(4))
def test_points_go_to_who_took_the_cards_or_tricks(contract: str, seed: int) -> None:
    """Rules 2, 5: recounted here from the tricks as they were played."""
    rng = random.Random(f"{contract} {seed}")
    match = to_the_end(begun(contract, shuffled(rng)), rng)
    took = [0, 0, 0, 0]
    for number, trick in enumerate(tricks_of(match), 1):
        if contract in COUNTED:
            took[trick.winner] += len({str(each) for each in trick.cards} & COUNTED[contract])
        elif contract != "no_last_two" or number >= 12:
            took[trick.winner] += 1
    each, total = POINTS[contract]
    assert points(match) == [str(each * number) for number in took]
    assert sum(match.finished[0].points) == total, "rules 5: the sum is fixed by the contract"


def test_only_tricks_12_and_13_count_in_no_last_two() -> None:
    """Rules 2, `no_last_two`: eleven tricks to seat 0 cost nothing, the last two to seat 1 cost 4 each."""
    match = begun("no_last_two", deal("AKQJT987654C 2D 2H", "32C AD AS KQJT98765H"))
    for rank in "AKQJT987654":
        match = play(match, rank + "C")
        for _ in range(3):
            choices = [text for text in open_cards(match).split() if text not in {"AD", "AS"}]
            match = play(match, choices[0])
    match = play(match, "2D AD")
    match = to_the_end(match, random.Random(1))
    assert [trick.winner for trick in tricks_of(match)] == [0] * 11 + [1, 1]
    assert points(match) == ["0", "-8", "0", "0"]


# --- 2. Early end ------------------------------------------------------------------------------

DECIDING = {  # what has all been taken after these tricks, and not before
    "no_kings_jacks": ["KC KD KH KS", "JC JD JH JS"],
    "no_queens": ["2C 2D 2H 2S", "QC QD QH QS"],
    "no_eight_diamonds": ["2C 2D 2H 2S", "3C 8D 3H 3S"],
    "no_king_hearts": ["2C 2D KH 2S"],
    "no_jack_hearts": ["2C 2D JH 2S"],
    "no_king_spades": ["2C 2D 2H 3S", "3C 3D 3H KS"],
}


@pytest.mark.parametrize(("contract", "tricks"), DECIDING.items())
def test_a_hand_ends_after_the_trick_that_decided_its_points(contract: str, tricks: list[str]) -> None:
    """Rules 2, early end: the four queens, eight kings and jacks, or the single card have been taken."""
    match = begun(contract)
    *before, last = " ".join(tricks).split()
    for text in before:
        match = play(match, text)
        assert phase_name(match) == "Tricks", "not before the trick is full"
    ended = step(match, f"{engine.turn(match)} play {last}")
    assert phase_name(ended.match) == "Scored"
    assert HandScored(ended.match.finished[0]) in ended.events
    assert engine.turn(ended.match) is None


def test_a_hand_of_hearts_ends_when_all_thirteen_have_been_taken() -> None:
    """Rules 2, early end."""
    match = begun("no_hearts", deal("AKQJH", "T987H", "654H", "32H"))
    match = play(match, "AH TH 6H 3H", "KH 9H 5H 2H", "QH 8H 4H AS")
    assert phase_name(match) == "Tricks"
    assert phase_name(play(match, "JH 7H AD KS")) == "Scored"


@pytest.mark.parametrize(("contract", "tricks"), DECIDING.items())
def test_with_early_end_off_all_thirteen_tricks_are_played(contract: str, tricks: list[str]) -> None:
    """Rules 2, early end."""
    match = play(begun(contract, early_end=False), *tricks)
    assert phase_name(match) == "Tricks"
    ended = to_the_end(match, random.Random(contract))
    assert len(tricks_of(ended)) == 13
    assert points(ended) == [str(POINTS[contract][1]), "0", "0", "0"], "it never changes a score"


@pytest.mark.parametrize("early_end", [True, False])
@pytest.mark.parametrize("contract", ["no_tricks", "no_last_two", "declaration", "no_trump"])
def test_hands_of_tricks_always_run_thirteen(contract: str, early_end: bool) -> None:
    """Rules 2, early end."""
    rng = random.Random(contract)
    match = to_the_end(begun(contract, shuffled(rng), early_end=early_end), rng)
    assert len(tricks_of(match)) == 13


@pytest.mark.parametrize("contract", COUNTED)
@pytest.mark.parametrize("seed", range(4))
def test_early_end_never_changes_a_score(contract: str, seed: int) -> None:
    """Rules 2, early end: the same play with and without."""
    rng = random.Random(f"{contract} {seed}")
    dealt = shuffled(rng)
    whole = to_the_end(begun(contract, dealt, early_end=False), rng)
    early = begun(contract, dealt)
    for trick in tricks_of(whole):
        for place, card in enumerate(trick.cards):
            if phase_name(early) == "Tricks":
                early = step(early, f"{(trick.leader + place) % 4} play {card}").match
    assert early.finished[0].points == whole.finished[0].points


# --- 5. Illegal plays --------------------------------------------------------------------------


def test_illegal_plays_are_refused_and_change_nothing() -> None:
    """Rules 5: there are no fines."""
    match = play(begun("no_queens", deal("2C", "3C AS", "4C", "5C")), "2C")
    assert refused(match, "1 play AS") == "follow_suit"
    with pytest.raises(RefusedError):
        engine.apply(match, parse_action("1 play AS"))
    assert engine.turn(match) == 1
    assert refused(match, "1 play 3C") == ""
