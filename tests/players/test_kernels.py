"""The kernels' rules are the engine's: on random positions under random options of every preset."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kingbot.cards import card_set
from kingbot.engine import match as engine
from kingbot.engine.actions import Pass, Play, Stop
from kingbot.engine.hand import Domino, Scored, Tricks
from kingbot.engine.projection import view
from kingbot.engine.view import Stage
from kingbot.players.encoding import (
    encode_domino_rules,
    encode_domino_state,
    encode_pair,
    encode_trick_rules,
    encode_trick_state,
)
from kingbot.players.kernels.bits import count, highest, lowest
from kingbot.players.kernels.domino_state import (
    PASS,
    STOP,
    DominoRules,
    DominoState,
    fitting_cards,
    lay_card,
    score_domino,
)
from kingbot.players.kernels.jit import Floats, Ints, compiled
from kingbot.players.kernels.trick_rules import TrickRules, score_tricks
from kingbot.players.kernels.trick_state import TrickState, first_trick_state, legal_cards, play_card
from tests.engine.anything import random_rules
from tests.players.positions import matches

SEEDS = range(48)


@compiled
def replayed(
    rules: TrickRules, state: TrickState, hands: Ints, cards: Ints, legal: Ints, points: Floats
) -> TrickState:
    """Play the cards in order: what was legal at each, and the points at the end."""
    taken = np.zeros(4, np.int64)
    for number in range(len(cards)):
        legal[number] = legal_cards(rules, state, hands[state.turn])
        state = play_card(rules, state, hands, taken, cards[number])
    score_tricks(rules, taken, state.pair, points)
    return state


@compiled
def relaid(
    rules: DominoRules, state: DominoState, hands: Ints, moves: Ints, legal: Ints, pair: int, points: Floats
) -> DominoState:
    """Lay the cards in order: what fitted at each, and the points at the end."""
    for number in range(len(moves)):
        legal[number] = hands[state.turn] & fitting_cards(rules, state.laid)
        state = lay_card(rules, state, hands, moves[number])
    score_domino(rules, state, hands, pair, points)
    return state


@compiled
def found(cards: int) -> tuple[int, int, int]:
    """The size of a set, and its ends."""
    return count(cards), lowest(cards), highest(cards)


@pytest.mark.parametrize("cards", [1, 1 << 51, (1 << 52) - 1, 0b1011000, 1 << 30 | 1 << 7])
def test_compiled_bits_are_those_of_python(cards: int) -> None:
    assert found(cards) == (count(cards), lowest(cards), highest(cards))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_may_be_played_and_what_it_earns_are_the_engines(seed: int) -> None:
    rng = random.Random(seed)
    legal: list[int] = []
    rules = pair = None
    for match in matches(random_rules(rng), seed):
        hand = match.hand
        assert hand is not None
        seat = engine.turn(match)
        if seat is not None:
            seen = view(match, seat)
            if seen.stage is Stage.TRICKS:
                if not seen.table and not seen.tricks:
                    legal, rules = [], encode_trick_rules(seen)
                    state = encode_trick_state(seen)
                legal.append(card_set(each.card for each in seen.legal if isinstance(each, Play)))
            continue
        if not isinstance(hand.phase, Scored) or not isinstance(hand.phase.last, Tricks):
            continue
        assert rules is not None
        pair = match.finished[-1].pair
        state = state._replace(pair=0 if pair is None else 1 << pair[0] | 1 << pair[1])
        cards = [int(card) for trick in hand.phase.last.done for card in trick.cards]
        ours = np.zeros(len(cards), np.int64)
        points = np.zeros(4)
        after = replayed(rules, state, np.array(hand.deal, np.int64), np.array(cards), ours, points)
        assert ours.tolist() == legal
        assert after.over or not match.rules.options.early_end or len(cards) == 52
        assert points.tolist() == [float(each) for each in match.finished[-1].points]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_may_be_laid_and_what_it_earns_are_the_engines(seed: int) -> None:
    rng = random.Random(seed)
    fits: list[int] = []
    rules = None
    for match in matches(
        random_rules(rng, rng.choice(["classic", "two-phase", "declared", "pirandello"])), seed
    ):
        hand = match.hand
        assert hand is not None
        seat = engine.turn(match)
        if seat is not None:
            seen = view(match, seat)
            if seen.stage is Stage.DOMINO:
                if not seen.moves:
                    fits, rules, state = [], encode_domino_rules(seen), encode_domino_state(seen)
                    dealt = hand.cards
                fits.append(card_set(each.card for each in seen.legal if isinstance(each, Play)))
            continue
        if not isinstance(hand.phase, Scored) or not isinstance(hand.phase.last, Domino):
            continue
        assert rules is not None
        done = hand.phase.last.moves
        if any(isinstance(move, Play) and move.side == "low" for move in done):
            continue  # a low side where both are open is never chosen by the kernels
        moves = [STOP if isinstance(m, Stop) else PASS if isinstance(m, Pass) else int(m.card) for m in done]
        pair = match.finished[-1].pair
        bits = 0 if pair is None else 1 << pair[0] | 1 << pair[1]
        ours = np.zeros(len(moves), np.int64)
        points = np.zeros(4)
        after = relaid(rules, state, np.array(dealt, np.int64), np.array(moves), ours, bits, points)
        assert ours.tolist() == fits
        assert after.over
        assert points.tolist() == pytest.approx([float(each) for each in match.finished[-1].points])


@pytest.mark.parametrize("seed", range(12))
def test_a_view_is_read_as_the_position_it_shows(seed: int) -> None:
    """The state encoded from a view equals the one reached by playing its cards in order."""
    rng = random.Random(seed)
    for match in matches(random_rules(rng), seed):
        seat = engine.turn(match)
        if seat is None or rng.random() < 0.8:
            continue
        seen = view(match, seat)
        if seen.stage is not Stage.TRICKS:
            continue
        rules, state = encode_trick_rules(seen), encode_trick_state(seen)
        assert match.hand is not None
        leader = seen.tricks[0].leader if seen.tricks else seen.leader
        assert leader is not None
        again = first_trick_state(leader, *encode_pair(seen), state.called)
        cards = [card for trick in seen.tricks for card in trick.cards] + list(seen.table)
        hands, taken = np.array(match.hand.deal, np.int64), np.zeros(4, np.int64)
        for card in cards:
            again = play_card(rules, again, hands, taken, int(card))
        if not seen.table:
            again = again._replace(best=state.best, high=state.high, winner=state.winner)
        # With `early_end` off the engine plays on when all has been taken.
        assert again._replace(over=0) == state
        assert hands.tolist() == list(match.hand.cards)
