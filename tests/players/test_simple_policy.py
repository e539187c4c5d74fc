"""Plain players: how they play, and that they are found out by it."""

from __future__ import annotations

import random
from typing import Final

import numpy as np
import pytest

from kingbot.cards import CARDS, parse_cards
from kingbot.cards import card as card_of
from kingbot.engine.actions import Play
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.options import Options
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import Decision, Player, player
from kingbot.players.beliefs import Guesser
from kingbot.players.decision import Estimate
from kingbot.players.encoding import seat_of, table_in, terms_in
from kingbot.players.kernels.simple_policy import plain_liking
from kingbot.players.kernels.trick_beliefs import MANNER
from kingbot.players.kernels.trick_rules import terms_of
from kingbot.players.kernels.trick_state import Table, allowed, put
from kingbot.presets import custom
from tests.players.positions import views

OPTIONS: Final = Options(
    points=dict.fromkeys(Contract, -1) | {Contract.DECLARATION: 1, Contract.NO_TRUMP: 1},
    first_trick_discard="free",
)


class Plain:
    """A bot that plays tricks plainly."""

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """The card a plain player likes best; whatever else, as club says."""
        by_rule = player("club").decide(view, rng)
        if view.stage is not Stage.TRICKS:
            return by_rule
        terms, table = terms_in(view), table_in(view)
        liked = [
            Estimate(action, plain_liking(terms, table, view.hand, int(action.card)))
            for action in view.legal
            if isinstance(action, Play)
        ]
        return Decision(max(liked, key=lambda each: each.value).action, by_rule.why)


def _plays(contract: Contract, lying: str, hand: str) -> str:
    """The card a plain player plays from the hand to what lies on the table, led by seat 0."""
    trump = Trump.SPADES if contract is Contract.DECLARATION else None
    terms = terms_of(OPTIONS, contract, trump)
    table = Table(0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    for word in lying.split():
        table = put(terms, table, np.zeros(4, np.int64), np.zeros(4, np.int64), int(card_of(word)))
    cards = parse_cards(hand)
    legal = allowed(terms, table, cards)
    playable = [card for card in range(52) if legal >> card & 1]
    return str(CARDS[max(playable, key=lambda each: plain_liking(terms, table, cards, each))])


@pytest.mark.parametrize(
    ("contract", "lying", "hand", "card"),
    [
        (Contract.NO_TRICKS, "", "KC 3D 9S", "3D"),  # low leads
        (Contract.NO_TRICKS, "JC", "KC TC 2C", "TC"),  # as high as still ducks
        (Contract.NO_TRICKS, "2C", "KC TC 4C", "4C"),  # else as low as there is
        (Contract.NO_TRICKS, "2C 3C 5C", "KC TC 6C", "KC"),  # the last takes with the highest
        (Contract.NO_HEARTS, "2C 3C", "AS 4H", "4H"),  # what costs goes first
        (Contract.NO_QUEENS, "KS 3S", "JS QS AS", "QS"),
        (Contract.NO_TRUMP, "", "AC 5D 6D 7D 8D", "AC"),  # what cannot be beaten
        (Contract.NO_TRUMP, "9C 2C 3C", "TC KC 4C", "TC"),  # the last wins cheaply
        (Contract.NO_TRUMP, "9C 2C", "TC KC 4C", "4C"),  # nobody risks a king under the ace
        (Contract.DECLARATION, "AC", "3S 4D", "3S"),  # trumps win
    ],
)
def test_plain_players_follow_a_few_fixed_rules(contract: Contract, lying: str, hand: str, card: str) -> None:
    assert _plays(contract, lying, hand) == card


def _called_plain(rivals: Player, contract: str) -> float:
    """How often, late in a hand, somebody who has played like these is guessed to play plainly."""
    guessed = []
    for seed in range(6):
        rules = custom("classic", {"hands": [contract], "sale": "off"})
        for seen in views(rules, seed, rivals):
            if seen.stage is Stage.TRICKS and len(seen.tricks) == 8:
                luck = np.array([seed], np.int64)
                guesses = Guesser(seen, terms_in(seen), table_in(seen), luck).draw(64)[:, MANNER]
                assert not (guesses >> seat_of(seen) & 1).any()
                guessed.append(float(np.bitwise_count(guesses).mean()) / 3)
    return sum(guessed) / len(guessed)


@pytest.mark.parametrize("contract", ["no_hearts", "no_tricks", "no_trump"])
def test_who_plays_plainly_is_found_out_by_it(contract: str) -> None:
    assert _called_plain(Plain(), contract) > 0.7
    assert _called_plain(player("club"), contract) < 0.4
