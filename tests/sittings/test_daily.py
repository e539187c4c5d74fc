"""The daily King in Discord: one private message, by buttons, continued after a restart."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest

from kingbot.preferences import ServerSettings
from kingbot.store import settings
from kingbot.tables.daily_model import BOTS, DailyState
from kingbot.ui.daily import read_asked
from tests.sittings.test_time import manager
from tests.support import simcord_internals
from tests.support.bench import Bench
from tests.support.people import Answer, Person
from tests.support.screen import Screen
from tests.support.sitting import king_on

PLAYABLE = re.compile(r"king:0:\d+:daily:\S+ (play|sure) ..")


def first(screen: Screen) -> str:
    """The first card that may be played."""
    return next(each.custom_id for each in screen.buttons if PLAYABLE.fullmatch(each.custom_id))


async def play(person: Person, screen: Screen, cards: int = 13) -> Screen:
    """Play so many cards of a hand, the first that is offered each time."""
    for _ in range(cards):
        buttons = [button for button in screen.buttons if PLAYABLE.fullmatch(button.custom_id)]
        if not buttons:
            return screen
        screen = (await person.click(buttons[0].custom_id, on=screen)).screen
    return screen


async def finish(person: Person, *, dm: bool = False) -> Screen:
    """Play today's hand to its end."""
    answer = await (person.slash_in_dm if dm else person.slash)("king-daily")
    assert answer.private
    return await play(person, (await person.click("Play", on=answer.screen)).screen)


async def state(bench: Bench, person: Person, day: date) -> DailyState:
    with simcord_internals.as_bot(bench.env):
        return await king_on(bench).tables.daily.state(person.id, day)


async def set_server(bench: Bench, **changes: object) -> None:
    async with king_on(bench).store.transaction() as db:
        await settings.set_server(db, bench.guild.id, ServerSettings().model_copy(update=changes))


def today(bench: Bench) -> date:
    return bench.now().date()


# ------------------------------------------------------------------------------ playing


@pytest.mark.parametrize("dm", [False, True])
async def test_a_hand_is_played_by_buttons_in_one_private_message(bench: Bench, dm: bool) -> None:
    ada = bench.person("Ada")
    before = len(ada.everything())
    end = await finish(ada, dm=dm)
    assert end.private
    assert len(ada.everything()) == before + 1
    assert "You are the first to finish today." in end
    assert re.search("★{1,5}☆{0,4}", end.text)
    assert "One day in a row" in end


async def test_before_it_is_begun_no_card_is_shown_and_what_binds_the_deal_is(bench: Bench) -> None:
    ada = bench.person("Ada")
    door = (await ada.slash("king-daily")).screen
    assert not re.search("[♠♥♣♦]", door.text.replace("K♥", "").replace("8♦", ""))
    known = await state(bench, ada, today(bench))
    assert known.hand is None
    assert known.proof.commitment[:16] in door
    proof = (await ada.click("Verify", on=door)).screen
    assert known.proof.commitment in proof
    assert known.proof.next_commitment in proof
    assert known.proof.opened.secret in proof
    assert known.proof.opened.day == today(bench) - timedelta(days=2)  # in some zone it is still yesterday


async def test_it_goes_on_after_a_restart_from_the_same_button(bench: Bench) -> None:
    ada = bench.person("Ada")
    screen = (await ada.click("Play", on=(await ada.slash("king-daily")).screen)).screen
    screen = await play(ada, screen, 3)
    await bench.restart(kill=True)
    again = (await ada.slash("king-daily")).screen
    assert again.text == screen.text
    assert again.buttons == screen.buttons
    assert "★" in await play(ada, screen)


async def test_a_hand_in_two_windows_is_played_once(bench: Bench) -> None:
    ada = bench.person("Ada")
    one = (await ada.click("Play", on=(await ada.slash("king-daily")).screen)).screen
    two = (await ada.slash("king-daily")).screen
    cards = [button.custom_id for button in one.buttons if PLAYABLE.fullmatch(button.custom_id)]
    moved = (await ada.click(cards[0], on=one)).screen
    late = (await ada.click(cards[-1], on=two)).screen
    assert late.buttons == moved.buttons


async def test_the_end_is_the_same_however_often_one_comes_back(bench: Bench) -> None:
    ada = bench.person("Ada")
    end = await finish(ada)
    for each in (await ada.slash("king-daily"), await ada.slash_in_dm("king-daily")):
        assert each.screen.text == end.text


async def test_who_confirms_moves_is_asked_and_who_has_all_read_out_picks_from_a_menu(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.choose("confirm on", on=(await ada.slash("king settings")).screen)
    screen = (await ada.click("Play", on=(await ada.slash("king-daily")).screen)).screen
    asked = (await ada.click(first(screen), on=screen)).screen
    assert "are you sure?" in asked
    assert (await ada.click("No, choose again", on=asked)).screen.text == screen.text
    asked = (await ada.click(first(screen), on=screen)).screen
    assert (await ada.click("Yes", on=asked)).screen.text != screen.text
    bruno = bench.person("Bruno")
    await bruno.choose("facilitated on", on=(await bruno.slash("king settings")).screen)
    screen = (await bruno.click("Play", on=(await bruno.slash("king-daily")).screen)).screen
    while screen.menus:
        (menu,) = screen.menus
        screen = (await bruno.choose(menu.choices[0].value, on=screen)).screen
        screen = (await bruno.click("Yes", on=screen)).screen
    assert "of 5" in screen
    assert "★" not in screen


# ---------------------------------------------------------------------------- afterwards


async def test_the_best_line_is_gone_through_with_everybodys_cards(bench: Bench) -> None:
    ada = bench.person("Ada")
    page = (await ada.click("Best line", on=await finish(ada))).screen
    assert "card 1 of" in page
    for name in BOTS:
        assert f"{name}: " in page
    count = int(re.search(r"card 1 of (\d+)", page.text)[1])  # type: ignore[index]
    for number in range(2, count + 1):
        page = (await ada.click("Next ▶", on=page)).screen
        assert f"card {number} of {count}" in page
    assert not any(button.label == "Next ▶" for button in page.buttons)
    assert "★" in (await ada.click("My result", on=page)).screen


async def test_a_result_is_shared_once_in_the_channel_and_gives_nothing_away(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    end = await finish(ada)
    answer = await ada.click("Share", on=end)
    shared = next(screen for screen in reversed(bruno.sees()) if "★" in screen)
    assert not re.search(r"[♠♥♣♦]|−\d", shared.text)
    assert "Ada" in shared
    assert "Posted in the channel." in answer.screen
    again = await ada.click("Share", on=end)
    assert again.private
    assert "Text to copy" in again
    assert sum("★" in screen for screen in bruno.sees()) == 1
    door = (await bruno.click("Daily hand", on=shared)).screens[-1]
    assert door.private
    assert "Play" in door.enabled


async def test_by_direct_message_there_is_a_text_to_copy(bench: Bench) -> None:
    ada = bench.person("Ada")
    answer = await ada.click("Share", on=await finish(ada, dm=True))
    assert "Text to copy" in answer


async def test_where_the_bot_may_not_write_there_is_a_text_to_copy(bench: Bench) -> None:
    ada = bench.person("Ada")
    end = await finish(ada)
    bench.env.inject_error("POST", f"/channels/{bench.channel.id}/messages", status=403, code=50013)
    assert "Text to copy" in await ada.click("Share", on=end)


async def test_two_people_are_compared(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await finish(ada)
    end = await finish(bruno)
    assert "Place 1 of 2" in end
    assert "you and one other" in end


async def test_who_is_not_counted_is_told_so_and_can_change_it(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await finish(ada)
    privacy = (await ada.slash("king privacy")).screen
    await ada.click("Do not count my matches", on=privacy)
    assert "You’re not on any list" in (await ada.slash("king-daily")).screen
    assert "You are the first to finish today." in await finish(bruno)


async def test_yesterdays_window_leads_to_todays_hand(bench: Bench) -> None:
    ada = bench.person("Ada")
    door = (await ada.slash("king-daily")).screen
    end = await finish(ada)
    simcord_internals.set_machine_clock(bench.env, timedelta(days=1))
    await bench.advance(121)
    today_door = (await ada.click("Play", on=door)).screen
    assert today_door.text != end.text
    assert "Play" in today_door.enabled
    assert (await state(bench, ada, today(bench))).hand is None
    await ada.click("Play", on=today_door)
    assert (await state(bench, ada, today(bench))).hand is not None


# --------------------------------------------------------------------------- what is hidden


async def test_nobody_is_told_of_another_days_hand(bench: Bench) -> None:
    ada = bench.person("Ada")
    door = (await ada.slash("king-daily")).screen
    tomorrow = today(bench) + timedelta(days=1)
    secret = await state(bench, ada, tomorrow)
    for what in ("", " begin", " play QS", " line 3", " share", " proof", " sure QS"):
        answer = await forged(ada, f"king:0:0:daily:{tomorrow}{what}", door)
        assert secret.proof.next_commitment not in answer.text
        assert f"{tomorrow:%b} {tomorrow.day}, " not in answer.text.split("fingerprint")[0].split("\n")[0]
    assert (await state(bench, ada, tomorrow)).hand is None


async def test_the_best_line_is_for_those_who_have_finished(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await finish(ada)
    door = (await bruno.slash("king-daily")).screen
    for what in ("line 0", "share", "play QS"):
        answer = await forged(bruno, f"king:0:0:daily:{today(bench)} {what}", door)
        assert "Best line" not in answer.text
        assert not re.search("^#.*★", answer.text)


async def forged(person: Person, custom_id: str, on: Screen) -> Answer:
    return await person.forge(custom_id, on)


@pytest.mark.parametrize("argument", ["", "today", "2026-13-40 play QS", "play"])
def test_a_control_that_is_none_of_ours_means_todays_hand(argument: str) -> None:
    assert read_asked(argument).day is None


# ----------------------------------------------------------------------------------- posts


async def test_a_server_has_it_posted_each_day_with_yesterdays_results(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await finish(ada)
    await set_server(bench, daily_channel=bench.channel.id, daily_hour=0)
    await bench.advance(86_400)
    posts = [screen for screen in bruno.sees() if "Today:" in screen]
    assert len({screen.id for screen in posts}) == 2  # of the first day, too
    assert "Ada" in posts[-1]
    assert "Ada" not in posts[0]
    await bench.restart()
    await bench.advance(3600)
    assert sum("Today:" in screen for screen in bruno.sees()) == 2
    assert "Play" in (await bruno.click("Daily hand", on=posts[-1])).screens[-1].enabled


async def test_what_cannot_be_posted_is_posted_once_the_channel_takes_it(bench: Bench) -> None:
    bruno = bench.person("Bruno")
    path = f"/channels/{bench.channel.id}/messages"
    bench.env.inject_error("POST", path, status=403, code=50013)
    await set_server(bench, daily_channel=bench.channel.id, daily_hour=0)
    await bench.advance(300)
    assert not any("Today:" in screen for screen in bruno.sees())
    await bench.advance(3700)
    assert sum("Today:" in screen for screen in bruno.sees()) == 1


# ------------------------------------------------------------------------------ /king-server


async def test_managers_have_it_posted_where_they_are_or_in_a_channel_and_stop_it_again(bench: Bench) -> None:
    mona = manager(bench, "Mona")
    panel = await mona.slash("king-server", daily="posted", hour=10, zone="Europe/Rome")
    assert f"posted in <#{bench.channel.id}> at 10:00, by the time of Rome" in panel
    other = bench.guild.create_text_channel("news")
    assert f"posted in <#{other.id}>" in await mona.slash("king-server", channel=other)
    assert f"posted in <#{other.id}>" in await mona.slash("king-server", hour=11)
    assert "can be played" in await mona.slash("king-server", daily="on")
    assert "switched off" in await mona.slash("king-server", daily="off")
    assert "switched off on this server" in await mona.slash("king-daily")
    assert "Play" in (await mona.slash_in_dm("king-daily")).screen.enabled


async def test_a_time_zone_that_does_not_exist_is_refused(bench: Bench) -> None:
    assert "`Atlantis`" in await manager(bench, "Mona").slash("king-server", zone="Atlantis")


async def test_a_channel_where_the_bot_may_not_write_is_refused_with_what_it_needs(bench: Bench) -> None:
    mona, bruno = manager(bench, "Mona"), bench.person("Bruno")
    other = bench.guild.create_text_channel("news")
    simcord_internals.deny(bench.env, other.id, "attach_files")
    refused = await mona.slash("king-server", channel=other)
    assert "Attach Files" in refused
    assert "can be played" in await mona.slash("king-server")
    # Taken away later, they are missed in the settings, and nothing is posted until they are back.
    await mona.slash("king-server", daily="posted", hour=0)
    simcord_internals.deny(bench.env, bench.channel.id, "attach_files")
    await bench.advance(300)
    assert "Attach Files" in await mona.slash("king-server")
    assert not any("Today:" in screen for screen in bruno.sees())
    simcord_internals.deny(bench.env, bench.channel.id)
    await bench.advance(300)
    assert sum("Today:" in screen for screen in bruno.sees()) == 1


async def test_a_post_speaks_the_language_of_the_server(bench: Bench) -> None:
    bruno = bench.person("Bruno")
    await set_server(bench, language="tr", daily_channel=bench.channel.id, daily_hour=0)
    await bench.advance(300)
    assert any("Günün King oyunu" in screen for screen in bruno.sees())
