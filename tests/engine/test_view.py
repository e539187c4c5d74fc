"""A view tells a seat, or the public, all that they may know, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from fractions import Fraction
from typing import Any, Final

import pytest
from hypothesis import given

from kingbot.cards import CARDS, PACK, Card, CardSet, Suit
from kingbot.engine import match as engine
from kingbot.engine.actions import Action, Call, Play
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from kingbot.engine.refusals import RefusedError
from kingbot.engine.view import MatchView, PlayerView, Trick
from kingbot.presets import PRESETS
from tests.engine.anything import EVERY_ACTION, SEEDS, few, positions, random_rules
from tests.engine.world import cards, deal, hand_of, match_of, phase_name, play

VIEWERS: Final = (None, 0, 1, 2, 3)
every_preset = pytest.mark.parametrize("preset", PRESETS)

# --- no hidden card ----------------------------------------------------------------------------

# Fields that are sets of cards: of cards whose place the viewer knows, or concluded from what is public.
PLACES: Final = {"hand", "taken", "rows", "high_aces"}
CONCLUSIONS: Final = {"unseen", "still_out", "passed"}
# Plain numbers are small: seats, tricks, suits' bits, the number of a hand.
NUMBERS: Final = range(21)


def leaves(value: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """All that a value is made of, with the fields it stands in."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from leaves(getattr(value, field.name), (*path, field.name))
    elif isinstance(value, (tuple, list, set, frozenset)):
        for each in value:
            yield from leaves(each, path)
    else:
        yield path, value


def known(match: Match, seat: int | None) -> CardSet:
    """The cards whose place a viewer may know: their own, and those that have been played."""
    hand = match.hand
    if hand is None:
        return 0
    a, b, c, d = hand.cards
    public = PACK & ~(a | b | c | d)
    if seat is None or (seat == hand.chooser and phase_name(match) == "BlindOrLook"):
        return public
    return public | hand.cards[seat]


def leaks(match: Match, seen: MatchView) -> list[str]:
    """The fields of a view in which a card stands that the viewer may not see."""
    may_know = known(match, seen.seat)
    found = []
    for path, leaf in leaves(seen):
        name = path[-1]
        past = path[:2] == ("finished", "tricks")  # everybody has seen those
        if past or path[0] in {"rules", "legal"} or name in CONCLUSIONS | {"called"}:
            continue
        match leaf:
            case None | bool() | Enum() | Fraction():
                shown = True
            case Card():
                shown = bool(may_know >> leaf & 1)
            case int():
                shown = not leaf & ~may_know if name in PLACES else leaf in NUMBERS
            case _:  # nothing else belongs in a view
                shown = False
        if not shown:
            found.append(".".join(path))
    own = match.hand.cards[seen.seat] if match.hand and seen.seat is not None else 0
    for action in seen.legal if isinstance(seen, PlayerView) else ():
        if isinstance(action, Play) and not own >> action.card & 1:
            found.append("legal")
        if isinstance(action, Call) and own >> action.card & 1:
            found.append("legal")
    if seen.unseen != PACK & ~may_know:
        found.append("unseen")
    return found


@every_preset
@few
@given(seed=SEEDS)
def test_a_view_never_holds_a_hidden_card(preset: str, seed: int) -> None:
    rng = random.Random(seed)
    for match in positions(random_rules(rng, preset), rng):
        for seat in VIEWERS:
            assert leaks(match, view(match, seat)) == []


def in_tricks() -> tuple[Match, Card]:
    """A position in the second trick, and a card that seat 1 holds and nobody may know of."""
    match = play(match_of("no_queens", deal("*C", "*D", "*H", "*S")), "2C 2D 2H 2S", "3C")
    return match, CARDS[cards("AD").bit_length() - 1]


PLANTED: Final[dict[str, Any]] = {
    "hand": lambda card, seen: {"hand": seen.hand | card.bit},
    "table": lambda card, seen: {"table": (*seen.table, card)},
    "trick": lambda card, seen: {"tricks": (Trick(0, (card, *seen.tricks[0].cards[1:]), 0, False),)},
    "taken": lambda card, seen: {"taken": (0, card.bit, 0, 0)},
    "moves": lambda card, seen: {"moves": (Play(1, card),)},
    "rows": lambda card, seen: {"rows": card.bit},
    "legal": lambda card, seen: {"legal": (Play(1, card),)},
    "unseen": lambda card, seen: {"unseen": seen.unseen & ~card.bit},
    "a set where a seat belongs": lambda card, seen: {"starter": card.bit},
    "a set where counts belong": lambda card, seen: {"held": (13, card.bit, 13, 13)},
    "a set among seats": lambda card, seen: {"kept": (1, card.bit)},
    "a card where a seat belongs": lambda card, seen: {"declarer": card},
    "a card where a place belongs": lambda card, seen: {"ranking": (1, 2, 3, card)},
    "a text": lambda card, seen: {"declarer": str(card)},
    "another's action": lambda card, seen: {"bids": (Call(1, card),)},
}


@pytest.mark.parametrize("place", PLANTED)
@pytest.mark.parametrize("seat", [None, 0, 2, 3])
def test_the_search_finds_a_card_that_is_planted(place: str, seat: int | None) -> None:
    match, hidden = in_tricks()
    seen = view(match, seat)
    assert leaks(match, seen) == []
    if seat is None and place in {"hand", "legal"}:
        assert not hasattr(seen, place)  # the public's view has no room for it
        return
    assert leaks(match, replace(seen, **PLANTED[place](hidden, seen))) != []


def test_the_search_knows_every_set_of_cards_in_a_view() -> None:
    sets = {field.name for field in fields(PlayerView) if "CardSet" in str(field.type)}
    assert sets == PLACES | CONCLUSIONS


# --- honesty -----------------------------------------------------------------------------------


def exchanged(match: Match, seat: int | None, rng: random.Random, keep: CardSet = 0) -> Match:
    """The same match as far as a viewer knows: what they cannot see is dealt otherwise, but for `keep`."""
    hand = match.hand
    if hand is None:
        return match
    fixed = known(match, seat) | keep
    hidden = [card for card in CARDS if not fixed >> card & 1]
    rng.shuffle(hidden)
    held, dealt = list(hand.cards), list(hand.deal)
    for each in range(4):
        gone = hand.cards[each] & ~fixed
        new = sum(hidden.pop().bit for _ in range(gone.bit_count()))
        held[each] ^= gone ^ new
        dealt[each] ^= gone ^ new
    a, b, c, d = held
    e, f, g, h = dealt
    return replace(match, hand=replace(hand, cards=(a, b, c, d), deal=(e, f, g, h)))


def called_card(match: Match) -> CardSet:
    """The called card of the hand, if there is one: at the hand's end all learn who holds it."""
    called = match.hand.called if match.hand else None
    return called.bit if called is not None else 0


def outcome(match: Match, action: Action) -> object:
    """What a player learns from an attempt: the refusal, or the events."""
    try:
        return engine.apply(match, action).events
    except RefusedError as error:
        return error.refusal


@every_preset
@few
@given(seed=SEEDS)
def test_a_view_does_not_change_with_what_its_viewer_cannot_see(preset: str, seed: int) -> None:
    rng = random.Random(seed)
    for match in positions(random_rules(rng, preset), rng):
        for seat in VIEWERS:
            keep = called_card(match) if match.hand and phase_name(match) == "Scored" else 0
            assert view(exchanged(match, seat, rng, keep), seat) == view(match, seat)


@every_preset
@few
@given(seed=SEEDS)
def test_a_refusal_and_events_tell_nothing_that_is_hidden(preset: str, seed: int) -> None:
    rng = random.Random(seed)
    for match in positions(random_rules(rng, preset), rng, most=4):
        seat = engine.turn(match)
        if seat is None:
            continue
        other = exchanged(match, seat, rng, called_card(match))
        for action in EVERY_ACTION:
            if action.seat == seat:
                assert outcome(other, action) == outcome(match, action)


def test_the_exchange_does_move_cards() -> None:
    match, hidden = in_tricks()
    moved = {hand_of(exchanged(match, 0, random.Random(seed))).cards[1] >> hidden & 1 for seed in range(20)}
    assert moved == {0, 1}


@few
@given(seed=SEEDS)
def test_conclusions_are_true(seed: int) -> None:
    """Nobody holds a card of a suit they are shown void in, nor one they passed on in domino."""
    rng = random.Random(seed)
    for match in positions(random_rules(rng), rng):
        seen, held = view(match, None), match.hand.cards if match.hand else (0, 0, 0, 0)
        for seat in range(4):
            assert seen.held[seat] == held[seat].bit_count()
            assert not seen.passed[seat] & held[seat]
            void = sum(suit.cards for suit in Suit if seen.voids[seat] >> suit & 1)
            assert not void & held[seat]
