"""`/king stats` and `/king leaderboard`: what was counted, who may see it, and not taking part."""

from __future__ import annotations

import json
import re
from datetime import timedelta

from tests.hosting.traces import traces
from tests.sittings.test_time import manager
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.sitting import sit_down

RULES = "hands=no_queens,no_hearts,no_king_hearts,declaration,declaration"


async def played(bench: Bench, *names: str) -> tuple[Person, ...]:
    """People who have played a match to its end."""
    sitting = await sit_down(bench, *names, preset="portuguese", rules=RULES)
    await sitting.skip()
    await bench.settle()
    return sitting.people


async def test_a_match_is_told_in_words_by_contract(bench: Bench) -> None:
    ada, bruno = await played(bench, "Ada", "Bruno")
    answer = await ada.slash("king stats")
    assert answer.private
    assert "Ada at King" in answer
    assert "One match" in answer
    assert "Rating, over days: 1" in answer.text.replace("*", "")
    assert "Portuguese King" in answer
    assert "No queens" in answer
    assert "Bruno: one match" in answer
    assert "Ada at King" in await bruno.slash("king stats", who=ada.user)


async def test_nothing_is_told_of_who_has_finished_no_match(bench: Bench) -> None:
    (ada,) = await played(bench, "Ada")
    eva = bench.person("Eva")
    assert "No match of yours" in await eva.slash("king stats")
    assert "No match played by Eva has been counted here." in await ada.slash("king stats", who=eva.user)


async def test_the_standings_list_whoever_played_and_mark_who_asks(bench: Bench) -> None:
    ada, bruno = await played(bench, "Ada", "Bruno")
    answer = await ada.slash("king leaderboard")
    assert answer.private
    assert "**" in next(line for line in answer.text.splitlines() if "Ada" in line)
    assert "**" not in next(line for line in answer.text.splitlines() if "Bruno" in line)
    rated = await bruno.slash("king leaderboard", order="correspondence")
    assert "?" in next(line for line in rated.text.splitlines() if "Ada" in line)
    assert "provisional" in rated
    live = await bruno.slash("king leaderboard", order="live")
    assert "Nobody is in the standings yet" in live
    by_points = await bruno.choose("points all - 0", on=live.screen)
    assert "All time" in by_points
    assert "Ada" in await bruno.choose("points month - 0", on=by_points.screen)


async def test_by_direct_message_one_sees_ones_own_and_no_others(bench: Bench) -> None:
    (ada,) = await played(bench, "Ada")
    assert "Ada at King" in await ada.slash_in_dm("king stats")
    assert "belong to a server" in await ada.slash_in_dm("king leaderboard")


async def test_a_forged_control_shows_nothing_of_others_by_direct_message(bench: Bench) -> None:
    ada, bruno = await played(bench, "Ada", "Bruno")
    own = await ada.slash_in_dm("king stats")
    answer = await ada.forge(f"king:0:0:stats:{bruno.id}", on=own.screen)
    assert "belong to a server" in answer


async def test_a_server_switches_standings_and_ratings_off(bench: Bench) -> None:
    ada, bruno = await played(bench, "Ada", "Bruno")
    gino = manager(bench, "Gino")
    assert "Members see the standings" in await gino.slash("king-server")
    assert "Ratings are hidden." in await gino.slash("king-server", ratings=False)
    assert "Ratings are switched off" in await ada.slash("king leaderboard", order="live")
    assert "Rating" not in await ada.slash("king stats")
    assert "Bruno" in await ada.slash("king leaderboard")
    assert "are hidden" in await gino.slash("king-server", standings=False)
    assert "switched off" in await ada.slash("king leaderboard")
    assert "switched off" in await ada.slash("king stats", who=bruno.user)
    assert "Ada at King" in await ada.slash("king stats")


async def test_whoever_does_not_want_to_be_counted_is_in_no_list_until_they_do(bench: Bench) -> None:
    ada, bruno = await played(bench, "Ada", "Bruno")
    await bruno.slash("king privacy")
    assert "Your matches no longer count" in await bruno.click("Do not count my matches")
    derived = ("results", "totals", "contract_totals", "ratings")
    assert not [place for place in traces(bench.database, bruno.id) if place.startswith(derived)]
    assert "Bruno" not in await ada.slash("king leaderboard")
    assert "Bruno" not in await ada.slash("king stats")
    assert "No match played by Bruno" in await ada.slash("king stats", who=bruno.user)
    assert "aren’t counted" in await bruno.slash("king stats")
    await bruno.slash("king privacy")
    assert "count again" in await bruno.click("Count my matches")
    assert "Bruno" in await ada.slash("king leaderboard")


async def test_the_export_holds_ones_own_results_and_ratings(bench: Bench) -> None:
    ada, bruno = await played(bench, "Ada", "Bruno")
    await ada.slash("king privacy")
    saved = await ada.click("Save as a file")
    (data,) = saved.screens[-1].files.values()
    kept = json.loads(data)["kept"]
    assert {"results", "totals", "contract_totals", "ratings"} <= set(kept)
    assert str(bruno.id) not in json.dumps(kept)


async def test_a_server_starts_a_season_sees_its_table_and_ends_it(bench: Bench) -> None:
    gino = manager(bench, "Gino")
    assert "There has been no season yet" in await gino.slash("king-server")
    until = f"{bench.now() + timedelta(days=30):%Y-%m-%d}"
    begun = await gino.slash(
        "king-server", season="Winter *cup*", until=until, zone="Rome", kinds="portuguese"
    )
    assert "Winter \\*cup\\*" in begun
    assert "Portuguese King" in begun
    assert "It is running." in begun
    ada, bruno = await played(bench, "Ada", "Bruno")
    board = await ada.slash("king leaderboard", period="season")
    assert "Winter \\*cup\\*" in board
    assert {"Ada", "Bruno"} <= set(re.findall("Ada|Bruno", board.text))
    ended = await gino.slash("king-server", finish=True)
    assert "It is over." in ended
    kept = await ada.choose("points season.1 - 0", on=board.screen)
    assert "Ada" in kept
    await ada.slash("king privacy")
    await ada.click("Do not count my matches")
    alone = await bruno.slash("king leaderboard", period="season")
    assert "Ada" not in alone
    assert "1. Bruno" in alone.text.replace("*", "")


async def test_without_a_season_all_time_is_shown(bench: Bench) -> None:
    (ada,) = await played(bench, "Ada")
    assert "All time" in await ada.slash("king leaderboard", period="season")
    own = await ada.slash("king leaderboard")
    assert "All time" in await ada.forge("king:0:0:leaders:points season.9 - 0", on=own.screen)


async def test_a_season_that_cannot_be_read_is_refused(bench: Bench) -> None:
    gino = manager(bench, "Gino")
    assert "couldn’t read that date" in await gino.slash("king-server", season="A", until="tomorrow")
    assert "kinds of King" in await gino.slash("king-server", season="A", until="2999-01-01", kinds="poker")
    assert "must be still to come" in await gino.slash("king-server", season="A", until="2001-01-01")
    assert "needs a name" in await gino.slash("king-server", until="2999-01-01")


async def test_kinds_of_a_season_are_offered_one_after_another(bench: Bench) -> None:
    gino = manager(bench, "Gino")
    offers = await gino.offered("king-server", "kinds", "classic ri")
    assert "classic rifki" in offers.values()
    assert all(each.startswith("classic ") for each in offers.values())
