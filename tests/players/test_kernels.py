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
from kingbot.players.encoding import domino_in, pair_in, rows_in, table_in, terms_in
from kingbot.players.kernels.bits import count, highest, lowest
from kingbot.players.kernels.domino_state import STOP, DominoTerms, Rows, fitting, lay, settle_rows
from kingbot.players.kernels.jit import Floats, Ints, compiled
from kingbot.players.kernels.trick_rules import Terms
from kingbot.players.kernels.trick_state import Table, allowed, put, settle
from tests.engine.anything import random_rules
from tests.players.positions import matches

SEEDS = range(48)


@compiled
def replayed(terms: Terms, table: Table, hands: Ints, cards: Ints, legal: Ints, points: Floats) -> Table:
    """Play the cards in order: what was legal at each, and the points at the end."""
    taken = np.zeros(4, np.int64)
    for number in range(len(cards)):
        legal[number] = allowed(terms, table, hands[table.turn])
        table = put(terms, table, hands, taken, cards[number])
    settle(terms, taken, table.pair, points)
    return table


@compiled
def relaid(
    terms: DominoTerms, rows: Rows, hands: Ints, cards: Ints, legal: Ints, pair: int, points: Floats
) -> Rows:
    """Lay the cards in order: what fitted at each, and the points at the end."""
    for number in range(len(cards)):
        legal[number] = hands[rows.turn] & fitting(terms, rows.laid)
        rows = lay(terms, rows, hands, cards[number])
    settle_rows(terms, rows, hands, pair, points)
    return rows


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
    terms = pair = None
    for match in matches(random_rules(rng), seed):
        hand = match.hand
        assert hand is not None
        seat = engine.turn(match)
        if seat is not None:
            seen = view(match, seat)
            if seen.stage is Stage.TRICKS:
                if not seen.table and not seen.tricks:
                    legal, terms = [], terms_in(seen)
                    table = table_in(seen)
                legal.append(card_set(each.card for each in seen.legal if isinstance(each, Play)))
            continue
        if not isinstance(hand.phase, Scored) or not isinstance(hand.phase.last, Tricks):
            continue
        assert terms is not None
        pair = match.finished[-1].pair
        table = table._replace(pair=0 if pair is None else 1 << pair[0] | 1 << pair[1])
        cards = [int(card) for trick in hand.phase.last.done for card in trick.cards]
        ours = np.zeros(len(cards), np.int64)
        points = np.zeros(4)
        after = replayed(terms, table, np.array(hand.deal, np.int64), np.array(cards), ours, points)
        assert ours.tolist() == legal
        assert after.over or not match.rules.options.early_end or len(cards) == 52
        assert points.tolist() == [float(each) for each in match.finished[-1].points]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_may_be_laid_and_what_it_earns_are_the_engines(seed: int) -> None:
    rng = random.Random(seed)
    fits: list[int] = []
    terms = None
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
                    fits, terms, rows, dealt = [], domino_in(seen), rows_in(seen), hand.cards
                fits.append(card_set(each.card for each in seen.legal if isinstance(each, Play)))
            continue
        if not isinstance(hand.phase, Scored) or not isinstance(hand.phase.last, Domino):
            continue
        assert terms is not None
        moves = hand.phase.last.moves
        if any(isinstance(move, Play) and move.side == "low" for move in moves):
            continue  # a low side where both are open is never chosen by the kernels
        cards = [STOP if isinstance(m, Stop) else -1 if isinstance(m, Pass) else int(m.card) for m in moves]
        pair = match.finished[-1].pair
        bits = 0 if pair is None else 1 << pair[0] | 1 << pair[1]
        ours = np.zeros(len(cards), np.int64)
        points = np.zeros(4)
        after = relaid(terms, rows, np.array(dealt, np.int64), np.array(cards), ours, bits, points)
        assert ours.tolist() == fits
        assert after.over
        assert points.tolist() == pytest.approx([float(each) for each in match.finished[-1].points])


@pytest.mark.parametrize("seed", range(12))
def test_a_view_is_read_as_the_position_it_shows(seed: int) -> None:
    """The table made from a view equals the one that comes of putting its cards in order."""
    rng = random.Random(seed)
    for match in matches(random_rules(rng), seed):
        seat = engine.turn(match)
        if seat is None or rng.random() < 0.8:
            continue
        seen = view(match, seat)
        if seen.stage is not Stage.TRICKS:
            continue
        terms, table = terms_in(seen), table_in(seen)
        assert match.hand is not None
        leader = seen.tricks[0].leader if seen.tricks else seen.leader
        assert leader is not None
        again = Table(leader, -1, 0, 0, leader, 0, 0, 0, 0, 0, *pair_in(seen), table.called, 0)
        cards = [card for trick in seen.tricks for card in trick.cards] + list(seen.table)
        hands, taken = np.array(match.hand.deal, np.int64), np.zeros(4, np.int64)
        for card in cards:
            again = put(terms, again, hands, taken, int(card))
        if not seen.table:
            again = again._replace(best=table.best, high=table.high, holder=table.holder)
        # With `early_end` off the engine plays on when all has been taken.
        assert again._replace(over=0) == table
        assert hands.tolist() == list(match.hand.cards)
