"""What is said of the contract of a hand."""

from __future__ import annotations

from dataclasses import replace

from kingbot.engine.projection import view
from kingbot.engine.view import PublicView
from kingbot.i18n import words
from kingbot.presets import load
from kingbot.ui.sentences import contract_lines
from tests.ui.matches import match_logs

NAMES = ("Ada", "Bruno", "Carla", "Dino")


def in_a_hand() -> PublicView:
    seen = (view(log.match, None) for log in match_logs(load("classic"), seed=1))
    return next(each for each in seen if each.contract is not None)


def test_both_partners_are_named_in_the_order_in_which_they_found_each_other() -> None:
    seen = replace(in_a_hand(), pair=(2, 0))
    assert list(contract_lines(seen, NAMES, words("en")))[-1] == "Carla and Ada are partners"


def test_without_partners_nobody_is_called_one() -> None:
    assert not any("partner" in line for line in contract_lines(in_a_hand(), NAMES, words("en")))
