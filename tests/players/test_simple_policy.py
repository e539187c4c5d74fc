"""The simple policy: how it plays, and that players who follow it are found out."""

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
from kingbot.players.beliefs import trick_sampler
from kingbot.players.decision import Estimate
from kingbot.players.encoding import encode_trick_rules, encode_trick_state, seat_to_move
from kingbot.players.kernels.likelihood import ALTERNATIVE
from kingbot.players.kernels.simple_policy import simple_logit
from kingbot.players.kernels.trick_state import first_trick_state, legal_cards, play_card
from kingbot.players.rules_encoding import trick_rules
from kingbot.presets import custom
from tests.players.positions import views

OPTIONS: Final = Options(
    points=dict.fromkeys(Contract, -1) | {Contract.DECLARATION: 1, Contract.NO_TRUMP: 1},
    first_trick_discard="free",
)


class SimplePlayer:
    """A bot that plays tricks by the simple policy."""

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """The best card by the simple policy; in other stages as a club player."""
        decision = player("club").decide(view, rng)
        if view.stage is not Stage.TRICKS:
            return decision
        rules, state = encode_trick_rules(view), encode_trick_state(view)
        logits = [
            Estimate(action, simple_logit(rules, state, view.hand, int(action.card)))
            for action in view.legal
            if isinstance(action, Play)
        ]
        return Decision(max(logits, key=lambda each: each.value).action, decision.why)


def _plays(contract: Contract, table: str, hand: str) -> str:
    """The card that the simple policy plays from the hand to the trick on the table, led by seat 0."""
    trump = Trump.SPADES if contract is Contract.DECLARATION else None
    rules = trick_rules(OPTIONS, contract, trump)
    state = first_trick_state(0, 0, 0, 0)
    for word in table.split():
        state = play_card(rules, state, np.zeros(4, np.int64), np.zeros(4, np.int64), int(card_of(word)))
    cards = parse_cards(hand)
    legal = legal_cards(rules, state, cards)
    playable = [card for card in range(52) if legal >> card & 1]
    return str(CARDS[max(playable, key=lambda each: simple_logit(rules, state, cards, each))])


@pytest.mark.parametrize(
    ("contract", "table", "hand", "card"),
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
def test_the_simple_policy_follows_fixed_rules(contract: Contract, table: str, hand: str, card: str) -> None:
    assert _plays(contract, table, hand) == card


def _simple_share(opponents: Player, contract: str) -> float:
    """How probable, late in a hand, the simple policy is taken to be of opponents like these."""
    shares = []
    for seed in range(6):
        rules = custom("classic", {"hands": [contract], "sale": "off"})
        for seen in views(rules, seed, opponents):
            if seen.stage is Stage.TRICKS and len(seen.tricks) == 8:
                rng = np.array([seed], np.int64)
                simple = trick_sampler(seen, encode_trick_rules(seen), rng).draw(64)[:, ALTERNATIVE]
                assert not (simple >> seat_to_move(seen) & 1).any()
                shares.append(float(np.bitwise_count(simple).mean()) / 3)
    return sum(shares) / len(shares)


@pytest.mark.parametrize("contract", ["no_hearts", "no_tricks", "no_trump"])
def test_who_follows_the_simple_policy_is_found_out(contract: str) -> None:
    assert _simple_share(SimplePlayer(), contract) > 0.7
    assert _simple_share(player("club"), contract) < 0.4
