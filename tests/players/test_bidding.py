"""Bots before the first card: redeals, sales and contracts."""

from __future__ import annotations

import random

from kingbot.engine.actions import Keep, Redeal
from kingbot.engine.view import Stage
from kingbot.players import Why
from kingbot.players.master import Master
from kingbot.players.racing import Budget
from kingbot.presets import custom
from tests.players.positions import views

REDEALS = custom("classic", {"hands": ["domino"], "domino_redeal": True})


def test_a_master_answers_the_redeal_question_whatever_the_state_of_its_generator() -> None:
    bot = Master(Budget(deals=16), deterministic=True)
    asked = (seen for seed in range(200) for seen in views(REDEALS, seed) if seen.stage is Stage.REDEAL)
    seen = next(asked)
    for seed in range(8):
        decision = bot.decide(seen, random.Random(seed))
        assert isinstance(decision.action, Keep | Redeal)
        assert decision.why is Why.SEARCH
