"""The picture of a page of standings."""

from __future__ import annotations

import re
from dataclasses import replace

from kingbot.i18n import words
from kingbot.render.leaderboard import LeaderboardLine, LeaderboardSheet, leaderboard_picture
from kingbot.render.style import Style

ADA = LeaderboardLine(place=1, name="Ada", shown="12", share=1.0, note="3 matches")


def bars(*lines: LeaderboardLine) -> list[float]:
    """How wide the bars are, in units of the picture."""
    sheet = LeaderboardSheet("Winter", "King points", lines, ["1. Ada: 12"])
    svg = leaderboard_picture(sheet, style=Style(), words=words("en")).svg
    return [float(width) for width in re.findall(r'width="([\d.]+)" height="3"', svg)]


def test_a_bar_is_as_long_as_its_share_and_there_is_none_for_nothing() -> None:
    whole, half = bars(ADA, replace(ADA, place=2, name="Bruno", share=0.5))
    assert whole == 2 * half
    assert bars(ADA, replace(ADA, place=2, name="Bruno", share=0.0)) == [whole]
