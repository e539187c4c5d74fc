"""The notation of time controls."""

import pytest

from kingbot.tables.time_control import (
    CLOCKS,
    Mode,
    TimeControl,
    TimeControlError,
    TimeUp,
    format_time,
    parse_clock,
)


@pytest.mark.parametrize("mode", Mode)
def test_a_mode_alone_is_its_usual_clock(mode: Mode) -> None:
    assert parse_clock(mode) == CLOCKS[mode]
    assert str(CLOCKS[mode]) == mode


def test_a_clock_can_be_written_in_one_line() -> None:
    clock = parse_clock("correspondence 12h bank=2d remind=50 out=seat misses=1")
    assert clock == TimeControl(Mode.CORRESPONDENCE, 12 * 3600, 2 * 86400, 50, TimeUp.SEAT, 1)


@pytest.mark.parametrize(
    "line",
    [
        "none",
        "live 30s",
        "live bank=0s",
        "relaxed 5m out=seat",
        "correspondence 2d bank=3d remind=0 misses=9",
    ],
)
def test_a_clock_reads_as_it_is_written(line: str) -> None:
    assert str(parse_clock(line)) == line


@pytest.mark.parametrize(
    ("line", "mode"), [("45s", Mode.LIVE), ("5m", Mode.RELAXED), ("12h", Mode.CORRESPONDENCE)]
)
def test_a_time_alone_tells_the_mode(line: str, mode: Mode) -> None:
    assert parse_clock(line).mode is mode


def test_no_words_are_no_clock() -> None:
    assert not parse_clock("").runs


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("fast", "fast"),
        ("live 5", "5"),
        ("live 9s", "9s"),
        ("correspondence 15d", "15d"),
        ("none 5m", "5m"),
        ("live out=home", "out=home"),
        ("live remind=96", "remind=96"),
        ("live remind=¹", "remind=¹"),
        ("live misses=0", "misses=0"),
        ("live bank", "bank"),
        ("live bank=", "bank="),
        ("relaxed 10m speed=2", "speed=2"),
    ],
)
def test_what_is_no_clock_is_refused_by_its_word(line: str, word: str) -> None:
    with pytest.raises(TimeControlError) as caught:
        parse_clock(line)
    assert word.endswith(caught.value.word)


def test_times_are_written_in_the_largest_unit_that_fits() -> None:
    assert [format_time(seconds) for seconds in (0, 90, 600, 7200, 86400, 90000)] == [
        "0s", "90s", "10m", "2h", "1d", "25h",
    ]  # fmt: skip
