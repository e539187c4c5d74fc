"""In domino, too, what the others lay tells what they hold, and how they play."""

from __future__ import annotations

import numpy as np

from kingbot.engine import match as engine
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import player
from kingbot.players.beliefs import RowGuesser, needs_of
from kingbot.players.encoding import domino_in, seat_of
from kingbot.players.kernels.dealing import deal_out
from kingbot.players.kernels.trick_beliefs import MANNER
from kingbot.presets import custom
from tests.players.positions import matches, views

RULES = custom("classic", {"hands": ["domino"], "sale": "off"})


def _late(seen: PlayerView) -> bool:
    return seen.stage is Stage.DOMINO and sum(seen.held) <= 30


def test_what_the_others_laid_tells_what_they_hold() -> None:
    """Deals weighed by the past hold the truth more often than deals that only agree with the passes."""
    weighed = drawn = 0.0
    for seed in range(15):
        for match in matches(RULES, seed, player("club")):
            seat = engine.turn(match)
            if seat is None or not _late(seen := view(match, seat)):
                continue
            assert match.hand is not None
            truth = np.array(match.hand.cards, np.int64)
            luck = np.array([seed], np.int64)
            guesses = RowGuesser(seen, domino_in(seen), luck).draw(64)
            fair = np.zeros((64, 4), np.int64)
            deal_out(seat, seen.hand, seen.unseen, np.array(seen.passed), needs_of(seen), luck, fair)
            weighed += float(np.bitwise_count(guesses[:, :4] & truth).sum())
            drawn += float(np.bitwise_count(fair & truth).sum())
    assert weighed > 1.01 * drawn


def _called_artless(rivals: str) -> float:
    """How often, late in a hand, somebody who has laid like these is guessed to lay anything."""
    guessed = []
    for seed in range(15):
        for seen in views(RULES, seed, player(rivals)):
            if _late(seen):
                guesses = RowGuesser(seen, domino_in(seen), np.array([seed], np.int64)).draw(64)[:, MANNER]
                assert not (guesses >> seat_of(seen) & 1).any()
                guessed.append(float(np.bitwise_count(guesses).mean()) / 3)
    return sum(guessed) / len(guessed)


def test_who_lays_anything_is_found_out_by_it() -> None:
    assert _called_artless("random") > 0.5
    assert _called_artless("club") < 0.25
