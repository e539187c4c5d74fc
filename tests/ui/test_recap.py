"""The recap: a line for each trick, decisions and results between them, the last eight lines."""

from __future__ import annotations

import pytest

from kingbot.cards import card
from kingbot.engine.actions import Pass, Play
from kingbot.engine.events import TrickTaken
from kingbot.engine.projection import view
from kingbot.i18n import words
from kingbot.presets import load
from kingbot.tables.match_log import MatchLog
from kingbot.tables.model import Announcement, Moved
from kingbot.ui.recap import MAX_LINES, only_moves, recap, since_last_move
from tests.ui.matches import match_logs

NAMES = ("Ada", "Bruno", "Carla", "Dino")
W = words("en")


def log_at(tricks: int, cards: int = 0, preset: str = "classic") -> MatchLog:
    """A log in the first hand, with this many tricks and cards on the table."""
    for log in match_logs(load(preset), seed=1):
        seen = view(log.match, None)
        if (len(seen.tricks), len(seen.table)) == (tricks, cards):
            return log
    raise AssertionError("no such position")


def lines_of(log: MatchLog, announcements: tuple[Announcement, ...]) -> list[str]:
    return recap(announcements, view(log.match, None), NAMES, W)


@pytest.mark.parametrize("tricks", [1, 3, 7])
def test_each_trick_is_a_line_after_that_of_the_deal(tricks: int) -> None:
    log = log_at(tricks)
    deal, *lines = lines_of(log, log.since(0))
    assert "deals" in deal or "dealt" in deal
    taken = [each.trick for _, each in log.announced if isinstance(each, TrickTaken)]
    assert len(lines) == len(taken) == tricks
    for line, trick in zip(lines, taken, strict=True):
        assert all(W.card(card) in line for card in trick.cards)
        assert line.count(NAMES[trick.winner]) == 2


def test_the_cards_of_an_unfinished_trick_are_the_last_line() -> None:
    log = log_at(2, cards=3)
    *_, last = lines_of(log, log.since(0))
    assert [W.card(card) in last for card in view(log.match, None).table] == [True] * 3
    assert last.count(",") == 2


def test_only_the_last_eight_lines_are_kept() -> None:
    log = log_at(11)
    everything = lines_of(log, log.since(0))
    assert len(everything) == MAX_LINES == 8
    ends = [version for version, each in log.announced if isinstance(each, TrickTaken)]
    last_eight = lines_of(log, log.since(ends[-9]))
    assert everything == last_eight


def test_a_recap_begins_with_the_players_last_move() -> None:
    log = log_at(3, cards=2)
    announcements = log.since(0)
    for seat in range(4):
        first, *rest = since_last_move(announcements, seat)
        assert isinstance(first, Moved)
        assert isinstance(first.action, Play)
        assert first.action.seat == seat
        assert not [each for each in rest if isinstance(each, Moved) and each.action.seat == seat]


def test_a_player_who_has_not_moved_sees_everything() -> None:
    log = log_at(0, cards=1)
    announcements = log.since(0)
    leader = view(log.match, None).leader
    assert leader is not None
    assert since_last_move(announcements, (leader + 1) % 4) == announcements


def test_a_result_that_a_picture_shows_is_not_told_as_well() -> None:
    log = next(each for each in match_logs(load("classic"), seed=1) if view(each.match, None).number == 2)
    announced = [each for _, each in log.announced]
    seen = view(log.match, None)
    assert "**1 · No kings or jacks**" in recap(announced, seen, NAMES, W, pictured=True)[0]
    assert recap(announced, seen, NAMES, W, pictured=True, result=1) == []


ACE, KING = card("AS"), card("KH")


@pytest.mark.parametrize(
    ("made", "note"),
    [
        (Moved(1, Play(2, ACE), by_bot=False, only=True), W("note-only-card", cards=W.card(ACE))),
        (Moved(1, Pass(2), by_bot=False, only=True), W("note-only-pass")),
        (Moved(1, Play(2, ACE), by_bot=False), None),  # it was chosen
        (Moved(1, Play(3, ACE), by_bot=False, only=True), None),  # somebody else's only card
    ],
)
def test_a_player_is_told_of_what_was_played_for_them_and_of_nothing_else(
    made: Moved, note: str | None
) -> None:
    others = (Moved(2, Play(1, KING), by_bot=True, only=True), Moved(3, Play(2, KING), by_bot=False))
    assert only_moves((made, *others), 2, W) == note
