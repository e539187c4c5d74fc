"""In domino, too, what the others lay tells what they hold, and how they play."""

from __future__ import annotations

import numpy as np

from kingbot.engine import match as engine
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import player
from kingbot.players.beliefs import domino_sampler, opponents_held
from kingbot.players.encoding import encode_domino_rules, seat_to_move
from kingbot.players.kernels.dealing import sample_deals
from kingbot.players.kernels.likelihood import ALTERNATIVE
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
            rng = np.array([seed], np.int64)
            samples = domino_sampler(seen, encode_domino_rules(seen), rng).draw(64)
            fair = np.zeros((64, 4), np.int64)
            sample_deals(seat, seen.hand, seen.unseen, np.array(seen.passed), opponents_held(seen), rng, fair)
            weighed += float(np.bitwise_count(samples[:, :4] & truth).sum())
            drawn += float(np.bitwise_count(fair & truth).sum())
    assert weighed > 1.01 * drawn


def _uniform_share(opponents: str) -> float:
    """How probable, late in a hand, the uniform policy is taken to be of opponents like these."""
    shares = []
    for seed in range(15):
        for seen in views(RULES, seed, player(opponents)):
            if _late(seen):
                rng = np.array([seed], np.int64)
                samples = domino_sampler(seen, encode_domino_rules(seen), rng).draw(64)[:, ALTERNATIVE]
                assert not (samples >> seat_to_move(seen) & 1).any()
                shares.append(float(np.bitwise_count(samples).mean()) / 3)
    return sum(shares) / len(shares)


def test_who_lays_anything_is_found_out_by_it() -> None:
    assert _uniform_share("random") > 0.5
    assert _uniform_share("club") < 0.25
