"""Attacks on hints, reviews, replays, the daily King and seasons, by whoever has something to gain."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from kingbot.engine.view import PlayerView
from kingbot.players import analysis, analysis_pool
from kingbot.players.analysis import Analysis
from tests.sittings.test_private_pages import with_a_choice
from tests.sittings.test_private_windows import cards_told, held_by, vote_away
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import Sitting, king_on, plain, sit_down

HINT: Final = "Hint · table 1"
REVIEW: Final = "Review · table 1"
RULES: Final = "hints=on hands=no_tricks,no_queens"


@pytest.fixture
async def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    """Kingbot in words, whose hints and reviews sample few deals."""
    monkeypatch.setattr(analysis_pool, "analyse", partial(analysis.analyse, deals=8))
    async with Bench(plain, tmp_path) as bench:
        yield bench


async def reviews_end(sitting: Sitting) -> None:
    while king_on(sitting.bench).services.reviews._tasks:
        await sitting.bench.settle()


def titled(person: Person, title: str) -> list[Screen]:
    """The messages that somebody sees with this title."""
    return [screen for screen in person.everything() if title in screen]


# ------------------------------------------------------------------------------------------ hints


async def asks(sitting: Sitting) -> int:
    """How many hints are noted at the table."""
    async with king_on(sitting.bench).store.reading() as db:
        found: Any = await db.exec_driver_sql("SELECT count(*) FROM hints")
        return int(found.scalar())


async def test_two_clicks_for_a_hint_at_once_count_once(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", preset="home", rules=RULES)
    person = await sitting.awaited()
    await with_a_choice(sitting, person)
    window = sitting.window(person)
    async with bench.at_once():
        for _ in range(3):
            await person.click("What would you play?", on=window)
        await person.slash("king hint", table=1)
    assert await asks(sitting) == 1


async def test_a_hint_that_comes_after_the_move_tells_nothing_of_the_next_position(bench: Bench) -> None:
    """Ada asks, and plays before the answer is there: no hint may be for somebody else's position."""
    sitting = await sit_down(bench, "Ada", "Bruno", preset="home", rules=RULES)
    person = await sitting.awaited()
    await with_a_choice(sitting, person)
    window, held = sitting.window(person), await held_by(sitting, person)
    play = next(button.custom_id for button in window.buttons if ":act:play" in button.custom_id)
    async with bench.at_once():
        await person.click("What would you play?", on=window)
        await person.click(play, on=window)
    for screen in person.everything():
        assert cards_told(screen) <= held


async def test_a_hint_asked_for_while_the_seat_is_handed_over_reaches_nobody_else(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", preset="home", rules=RULES)
    person = await sitting.awaited()
    await with_a_choice(sitting, person)
    eva = bench.person("Eva")
    await person.slash("king substitute", who=eva.user)
    window = sitting.window(person)
    async with bench.at_once():
        await person.click("What would you play?", on=window)
        await eva.click("Take it")
        await person.slash("king hint", table=1)
    assert not [screen for screen in person.everything() if HINT in screen and cards_told(screen)]
    others = [each for each in (*sitting.people, eva) if each is not person]
    assert not [screen for each in others for screen in titled(each, HINT)]


async def test_whoever_is_voted_out_gets_no_hint_any_more(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", preset="home", rules=RULES)
    person = await sitting.awaited()
    await with_a_choice(sitting, person)
    seat = (await sitting.table()).seat_of(person.id)
    assert seat is not None
    window = sitting.window(person)
    await vote_away(sitting, seat.number)
    before = await asks(sitting)
    for custom_id in (f"king:1:0.{seat.number}:hint", "king:1:0:hint", "king:1:999:hint"):
        await person.forge(custom_id, window)
    await person.slash("king hint", table=1)
    assert await asks(sitting) == before
    assert not [screen for screen in titled(person, HINT) if cards_told(screen)]


async def test_the_host_cannot_switch_hints_on_in_mid_match(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", preset="home", rules="hands=no_tricks")
    await sitting.host.forge("king:1:0:option:hints", sitting.board(), ["hints=on"])
    await sitting.host.forge("king:1:0:lobby", sitting.board(), ["rules hints=on"])
    assert not (await sitting.table()).rules.options.hints
    await (await sitting.awaited()).slash("king hint", table=1)
    assert await asks(sitting) == 0


async def test_the_count_of_hints_is_told_to_nobody_before_the_end(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", preset="home", rules=RULES)
    person = await sitting.awaited()
    await with_a_choice(sitting, person)
    await person.slash("king hint", table=1)
    for each in sitting.people:
        for command in ("score", "table", "rules", "verify"):
            await each.slash(f"king {command}", table=1)
        assert not titled(each, "Hints asked for")
    record = await king_on(bench).tables.queries.record(1)
    assert record is None or '"hints":' not in record.replace('"hints": "on"', "").replace('"hints":"on"', "")


# ---------------------------------------------------------------------------------------- reviews


async def test_a_review_is_worked_out_once_however_often_it_is_asked_for(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", preset="home", rules=RULES)
    await sitting.skip(lambda view: view.number == 2)
    ada = sitting.host
    async with bench.at_once():
        for _ in range(4):
            await ada.slash("king review", table=1, hand=1)
    await reviews_end(sitting)
    async with king_on(bench).store.reading() as db:
        rows: Any = await db.exec_driver_sql("SELECT count(*) FROM reviews")
        assert rows.scalar() == 1


async def test_a_review_under_way_when_the_seat_is_handed_over_shows_nothing_of_the_hand_in_play(
    bench: Bench,
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", preset="home", rules=RULES)
    bruno, eva = sitting.people[1], bench.person("Eva")
    known = await held_by(sitting, bruno)
    await sitting.skip(lambda view: view.number == 2)
    known |= await held_by(sitting, bruno)
    await bruno.slash("king substitute", who=eva.user)
    async with bench.at_once():
        await bruno.slash("king review", table=1, hand=1)
        await eva.click("Take it")
        await bruno.slash("king review", table=1)
    await reviews_end(sitting)
    for screen in titled(bruno, REVIEW):
        assert cards_told(screen) <= known
    assert not titled(eva, REVIEW)


async def test_the_new_owner_of_a_seat_is_not_shown_the_review_of_the_former(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", preset="home", rules=RULES)
    bruno, eva = sitting.people[1], bench.person("Eva")
    await sitting.skip(lambda view: view.number == 2)
    await bruno.slash("king review", table=1, hand=1)
    await reviews_end(sitting)
    await bruno.slash("king substitute", who=eva.user)
    await eva.click("Take it")
    await eva.slash("king review", table=1, hand=1)
    await eva.forge("king:1:0:review:1 all", sitting.board())
    await reviews_end(sitting)
    assert titled(eva, REVIEW)
    assert not [screen for screen in titled(eva, REVIEW) if cards_told(screen)]


async def test_review_at_the_end_is_answered_kindly_and_privately_to_everybody(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", preset="home", rules=RULES)
    await sitting.skip()
    await bench.settle()
    eva = bench.person("Eva")
    result = next(
        screen for screen in reversed(eva.sees()) if any(b.label == "Review" for b in screen.buttons)
    )
    for person in (*sitting.people, eva):
        answer = await person.click("Review", on=result)
        assert answer.screens[-1].private
        await reviews_end(sitting)
    assert "not at table 1" in answer.screens[-1]
    assert not titled(eva, REVIEW)
    assert all(titled(person, REVIEW) for person in sitting.people)


async def test_whoever_has_their_data_deleted_while_a_review_is_worked_out_leaves_no_trace(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", preset="home", rules=RULES)
    bruno = sitting.people[1]
    await sitting.skip(lambda view: view.number == 2)
    at_once = king_on(bench).tables.reviews._analyse

    async def slowly(view: PlayerView, seed: int) -> Analysis:
        await asyncio.sleep(0.1)  # all within the time between two looks whether anybody waits
        return await at_once(view, seed)

    monkeypatch.setattr(king_on(bench).tables.reviews, "_analyse", slowly)
    await bruno.slash("king review", table=1, hand=1)
    await bruno.slash("king privacy")
    await bruno.click("Delete …")
    await bruno.click("Delete everything")
    assert king_on(bench).services.reviews._tasks
    await bench.advance(600)
    await reviews_end(sitting)
    async with king_on(bench).store.reading() as db:
        rows: Any = await db.exec_driver_sql("SELECT count(*) FROM reviews")
        assert rows.scalar() == 0


# --------------------------------------------------------------------------------- the daily King


async def test_nobody_plays_or_shares_the_daily_hand_of_another(bench: Bench) -> None:
    ada, eva = bench.people("Ada", "Eva")
    door = (await ada.slash("king-daily")).screen
    await ada.click("Play", on=door)
    hand = ada.again(door)
    cards = [button.custom_id for button in hand.buttons if " play " in button.custom_id]
    public = (await ada.slash("king new", preset="home")).screen
    for custom_id in (*cards, *(each.replace("play", "sure") for each in cards)):
        await eva.forge(custom_id, public)
    share = re.sub(r"daily:(\S+) .*", r"daily:\1 share", cards[0])
    await eva.forge(share, public)
    await ada.forge(share, public)
    assert ada.again(hand).buttons == hand.buttons
    assert not [screen for screen in eva.everything() if "Your cards" in screen]
    assert not [screen for screen in eva.sees() if "★" in screen]
