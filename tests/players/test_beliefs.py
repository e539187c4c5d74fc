"""What players keep in mind, and what masters take the others to have forgotten."""

from __future__ import annotations

import numpy as np

from kingbot.engine.view import Stage
from kingbot.players import player
from kingbot.players.beliefs import past_of
from kingbot.players.club import CLUB, remembered
from kingbot.players.encoding import HIGH, fading, table_in
from kingbot.presets import custom
from tests.players.positions import views

RULES = custom("classic", {"hands": ["no_tricks"], "sale": "off"})


def test_the_others_are_taken_to_forget_what_a_club_player_forgets() -> None:
    faded = 0
    for seen in views(RULES, 1, player("club")):
        if seen.stage is Stage.TRICKS:
            gone = fading(seen.tricks)[-1]
            assert remembered(seen, CLUB.habits).played == table_in(seen).played & ~gone
            assert not gone & HIGH
            faded = max(faded, gone.bit_count())
    assert faded > 12


def test_a_past_play_is_judged_by_what_was_forgotten_by_then() -> None:
    seen = [each for each in views(RULES, 2, player("club")) if each.stage is Stage.TRICKS][-1]
    past = past_of(seen, table_in(seen))
    assert not past.faded[:12].any()  # two tricks are remembered whole
    for number in range(12, len(past.cards)):
        assert int(past.faded[number]) == fading(seen.tricks[: number // 4])[-1]
    assert (np.diff(np.bitwise_count(past.faded).astype(int)) >= 0).all()
