"""What a match asks of a person: taps, messages left behind, lines to read; counted over whole matches."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Final

import pytest
from simcord.components import walk_components
from simcord.enums import ComponentType

from kingbot.bot import KingBot
from kingbot.engine.view import PlayerView, Stage
from kingbot.store import turns as turn_rows
from kingbot.store.turns import TurnRow
from tests.support.bench import Bench
from tests.support.screen import Screen
from tests.support.sitting import Sitting, king_on, plain, sit_down

PHONE_LETTERS: Final = 48  # in a line of a message at 390 pixels
LINES: Final = 5


@dataclass
class Effort:
    """What one person did and was left with: taps, choices that were any, and messages."""

    taps: int = 0
    choices: int = 0
    in_channel: int = 0
    in_dms: int = 0

    def __str__(self) -> str:
        return (
            f"{self.taps} taps for {self.choices} choices, "
            f"{self.in_channel} messages left in the channel, {self.in_dms} in direct messages"
        )


async def effort_of(sitting: Sitting) -> Effort:
    """Play the match to its end by what is offered, and count. Automatic moves are waited for."""
    person, effort = sitting.host, Effort()
    while True:
        await settle_automatic_moves(sitting)
        view = await sitting.view(person)
        if view.stage is Stage.OVER:
            break
        effort.choices += is_choice(view)
        effort.taps += 1
        assert await sitting.touch(person) is not None, sitting.window(person).summary()
    effort.in_channel, effort.in_dms = len(person.sees()), len(person.dms())
    return effort


async def settle_automatic_moves(sitting: Sitting) -> None:
    """Let time pass until no automatic move is due soon."""
    for _ in range(60):
        due = (await king_turn(sitting)).auto
        if due is None:
            return
        await sitting.bench.advance(max(0.1, (due - sitting.bench.now()).total_seconds() + 0.1))
    raise AssertionError("automatic moves do not end")


async def king_turn(sitting: Sitting) -> TurnRow:
    bot = king_on(sitting.bench)
    async with bot.tables.store.reading() as db:
        return await turn_rows.find(db, sitting.table_id) or TurnRow(
            table_id=sitting.table_id, version=0, user_id=0, since=sitting.bench.now()
        )


def is_choice(view: PlayerView) -> bool:
    """Whether a player has anything to decide."""
    return len(view.legal) > 1


def lines_above_picture(screen: Screen) -> int:
    """How many lines of text a phone 390 pixels wide shows above the first picture of a message."""
    lines = 0
    for part in walk_components(screen.raw.components):
        if part["type"] == ComponentType.MEDIA_GALLERY:
            break
        if part["type"] == ComponentType.TEXT_DISPLAY:
            shown = [re.sub(r"\]\(\S+\)|[*\[]|<t:\d+:R>", "", line) for line in part["content"].split("\n")]
            lines += sum(ceil(len(line) / PHONE_LETTERS) for line in shown)
    return lines


@pytest.mark.parametrize(
    ("preset", "rules"),
    [
        ("home", "hands=no_tricks"),
        ("home", "hands=domino"),
        pytest.param("classic", "", marks=pytest.mark.long),
        pytest.param("rifki", "", marks=pytest.mark.long),
        pytest.param("pirandello", "", marks=pytest.mark.long),
    ],
)
async def test_a_person_among_bots_taps_once_for_each_real_choice(
    bench: Bench, preset: str, rules: str
) -> None:
    effort = await effort_of(await sit_down(bench, "Ada", preset=preset, rules=rules))
    print(f"\n{preset} {rules}: {effort}")
    assert effort.taps <= effort.choices


async def test_ten_looks_at_score_and_counter_leave_nothing_below_the_hand(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_tricks,no_queens")
    await sitting.skip(lambda view: len(view.tricks) >= 2)
    ada, window = sitting.host, sitting.window(sitting.host)
    for _ in range(5):
        score = await ada.click("Score", on=window)
        assert "· score" in score
        await ada.choose("Card counter", on=window)
        assert "cards you have not seen" in ada.again(window)
        await ada.click(re.compile(r"Back.*"), on=window)
        assert "Your turn" in ada.again(window)
    below = [screen for screen in ada.dms() if screen.id > window.id]
    print(f"\n{len(below)} messages below the hand after ten looks")
    assert below == []


async def test_a_match_leaves_one_window_in_direct_messages_and_one_board(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", preset="home", rules="hands=no_tricks,no_queens,no_hearts")
    before = len(sitting.host.sees()), len(sitting.host.dms())
    effort = await effort_of(sitting)
    print(f"\nthree hands: {effort}")
    assert effort.in_dms == before[1], "no hand leaves anything"
    assert effort.in_channel == before[0] + 1, "the end of the match"


async def test_few_lines_stand_above_the_picture(tmp_path: Path) -> None:
    def make(database: Path) -> KingBot:
        return plain(database, pictures=True)

    async with Bench(make, tmp_path) as bench:
        sitting = await sit_down(bench, "Ada", preset="classic")
        await sitting.skip(lambda view: view.number == 1 and len(view.tricks) >= 2 and bool(view.table))
        lines = lines_above_picture(sitting.window(sitting.host))
        print(f"\n{lines} lines above the picture: {sitting.window(sitting.host).text}")
        assert lines <= LINES
