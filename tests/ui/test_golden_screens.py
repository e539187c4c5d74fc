"""The screens of a match are those that a reviewer has read in `tests/goldens/screens`."""

from __future__ import annotations

import pytest

from kingbot.engine.view import Stage
from kingbot.i18n import written
from tests.support.golden_files import difference
from tests.ui.golden_screens import SCREENS, made, shown


@pytest.mark.parametrize("language", written())
def test_every_screen_says_what_was_read(language: str) -> None:
    assert not difference(SCREENS / language, made(language))


def test_every_stage_of_a_match_is_shown() -> None:
    # Nobody has the turn while cards are dealt; no table of these cuts the pack.
    assert {each.own.stage for each in shown()} == {*Stage} - {Stage.DEAL, Stage.CUT}
