"""Closing a table, as people do it in Discord: asked once more, agreed on, and taken up again."""

from __future__ import annotations

import re
from datetime import timedelta

import discord

from kingbot.tables.model import Closing, Status
from tests.support.bench import Bench
from tests.support.people import Answer, Person
from tests.support.simcord_internals import set_machine_clock
from tests.support.sitting import king_on, sit_down

RED = re.compile("king:.*:close:(ask|alone|lobby|moderator).*")


async def asked(person: Person) -> Answer:
    """The question behind *Close the table*."""
    return await person.slash("king close", table=1)


def moderator(bench: Bench) -> Person:
    """Somebody who manages messages in the server."""
    person = bench.person("Mona", member=False)
    role = bench.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    person.members[bench.guild.id] = bench.guild.add_member(person.user, roles=(role,))
    return person


async def test_one_person_alone_closes_nothing_that_others_play(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla")
    ada, bruno, carla = sitting.people
    question = await asked(ada)
    assert question.private
    assert "still to agree: Bruno and Carla" in question
    answer = await ada.click(RED, on=question.screen)
    assert "It closes when all the others agree" in answer
    assert (await sitting.table()).status is Status.RUNNING
    assert "close" in sitting.board().text
    await bruno.click(RED, on=(await asked(bruno)).screen)
    assert (await sitting.table()).status is Status.RUNNING
    question = await asked(carla)
    assert "Everybody else who has kept to the time has agreed" in question
    await carla.click(RED, on=question.screen)
    assert (await sitting.table()).status is Status.CLOSED


async def test_a_vote_to_close_can_be_taken_back_and_the_question_left_alone(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    ada, bruno = sitting.people
    await ada.click(RED, on=(await asked(ada)).screen)
    assert "no longer want to close" in await ada.click("Don’t close", on=(await asked(ada)).screen)
    question = (await asked(bruno)).screen
    assert "still to agree: Ada" in question
    await bruno.click("Leave it open", on=question)
    assert (await sitting.table()).status is Status.RUNNING
    assert await king_on(bench).tables.votes.votes(1) == ()


async def test_a_question_that_is_no_longer_right_closes_nothing(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    ada, bruno = sitting.people
    eva = bench.person("Eva")
    await bruno.slash("king leave")
    alone = (await asked(ada)).screen
    assert "You can resume it" in alone
    await bruno.slash("king back")
    answer = await ada.click(RED, on=alone)
    assert "That has changed" in answer
    assert "still to agree: Bruno" in answer
    await ada.click(RED, on=(await asked(ada)).screen)
    last = (await asked(bruno)).screen
    await ada.slash("king substitute", who=eva.user)
    await eva.click("Take it")
    answer = await bruno.click(RED, on=last)
    assert (await sitting.table()).status is Status.RUNNING, "Eva has not agreed to anything"
    assert "still to agree: Eva" in (await asked(bruno)).screen or "Don’t close" in str(answer)


async def test_what_is_closed_shows_the_ranking_and_can_be_resumed_with_the_same_cards(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules="hands=no_eight_diamonds,no_queens")
    await sitting.skip(lambda view: view.number == 2)
    hand = (await sitting.view(sitting.host)).hand
    await sitting.close()
    end = sitting.host.sees()[-1]
    assert "Standings when it was closed" in end
    assert end.text.count("**1") >= 1
    (record,) = (await sitting.host.click("Record", on=end)).screens[-1].files.values()
    assert b'"seed"' not in record
    eva = bench.person("Eva")
    assert "not at table" in await eva.click("Resume", on=end)
    await sitting.people[1].click("Resume", on=end)
    assert (await sitting.table()).status is Status.RUNNING
    assert (await sitting.view(sitting.host)).hand == hand
    assert not any(button.label == "Resume" for button in sitting.host.again(end).buttons)
    assert sitting.host.dm().buttons
    assert await sitting.touch(await sitting.awaited()) is not None


async def test_after_a_day_a_closed_match_is_final(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    await sitting.close()
    end = sitting.host.sees()[-1]
    set_machine_clock(bench.env, timedelta(hours=25))
    await bench.advance(121)
    await king_on(bench).tables.lobbies.expire(king_on(bench).tables.clock())
    assert (await sitting.table()).status is Status.ABANDONED
    version = (await sitting.table()).version
    answer = await sitting.host.forge(f"king:1:{version}:reopen", end)
    assert (await sitting.table()).status is Status.ABANDONED
    assert "can’t be resumed any more" in answer


async def test_a_moderator_closes_any_table_and_it_says_so(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    mona, eva = moderator(bench), bench.person("Eva")
    assert "not at table" in await asked(eva)
    question = (await asked(mona)).screen
    forged = next(button.custom_id for button in question.buttons if ":close:moderator" in button.custom_id)
    assert "Only people who manage messages" in await sitting.people[1].forge(forged, sitting.board())
    assert (await sitting.table()).status is Status.RUNNING
    await mona.click(RED, on=question)
    table = await sitting.table()
    assert (table.status, table.closed) == (Status.CLOSED, Closing.MODERATOR)
    assert "A moderator of this server closed table 1" in sitting.host.sees()[-1]
