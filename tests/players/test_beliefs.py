"""What players remember, and what masters take the others to have forgotten."""

from __future__ import annotations

import numpy as np

from kingbot.engine.view import Stage
from kingbot.players import player
from kingbot.players.encoding import encode_trick_state
from kingbot.players.history import past_plays
from kingbot.players.memory import CLUB_MEMORY, HIGH_CARDS, forgotten_cards, remembered_state
from kingbot.presets import custom
from tests.players.positions import views

RULES = custom("classic", {"hands": ["no_tricks"], "sale": "off"})


def test_the_others_are_taken_to_forget_what_a_club_player_forgets() -> None:
    most = 0
    for seen in views(RULES, 1, player("club")):
        if seen.stage is Stage.TRICKS:
            forgotten = forgotten_cards(seen.tricks)[-1]
            remembered = remembered_state(seen, CLUB_MEMORY).played
            assert remembered == encode_trick_state(seen).played & ~forgotten
            assert not forgotten & HIGH_CARDS
            most = max(most, forgotten.bit_count())
    assert most > 12


def test_a_past_play_is_judged_by_what_was_forgotten_by_then() -> None:
    seen = [each for each in views(RULES, 2, player("club")) if each.stage is Stage.TRICKS][-1]
    _, _, cards, forgotten = past_plays(seen)
    assert not forgotten[:12].any()  # two tricks are remembered whole
    for number in range(12, len(cards)):
        assert int(forgotten[number]) == forgotten_cards(seen.tricks[: number // 4])[-1]
    assert (np.diff(np.bitwise_count(forgotten).astype(int)) >= 0).all()
