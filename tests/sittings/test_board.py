"""The table message: one a hand, edited in place, always at hand, and it leaves its result behind."""

from kingbot.delivery.reconciler import RETRY
from tests.support.bench import Bench
from tests.support.simcord_internals import stop_failing
from tests.support.sitting import king_on, plain, sit_down


async def test_a_board_tells_the_table_the_contract_the_trick_and_whose_turn_it_is(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada_x", "Bruno")
    await sitting.skip(lambda view: bool(view.tricks and view.table))
    board = sitting.board()
    for words in (
        "table 1",
        "Classic King",
        "hand 1 of 13",
        "**No kings or jacks**",
        "−2 for each",
        "still out",
    ):
        assert words in board
    assert r"Ada\_x" in board
    assert "**D**" in board
    assert "On the table: " in board
    assert "took the trick with" in board
    assert "’s turn." in board
    assert board.pinged == frozenset()


async def test_one_board_serves_for_the_match_and_tells_each_result_in_a_line(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens,no_hearts")
    first = sitting.board()
    await sitting.play(lambda view: view.number == 2)
    board = sitting.host.again(first)
    assert board.id == sitting.board().id
    assert "hand 2 of 2" in board
    assert [line for line in board.text.splitlines() if line.startswith("-# **1 · No queens**")]
    await sitting.play()
    left = sitting.host.again(first)
    assert [line.split(" · ")[0] for line in left.text.splitlines()] == ["**1", "**2"]
    assert not left.buttons


async def test_a_board_does_not_move_below_a_window_that_somebody_plays_from(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    first = sitting.board()
    window = (await sitting.host.click("My hand", on=first)).screens[-1]
    for number in range(20):
        await sitting.host.write(f"chat {number}")
    await sitting.touch(sitting.host, sitting.host.again(window))
    assert sitting.board().id == first.id
    await bench.advance(130)
    await sitting.touch(sitting.host, sitting.host.again(window))
    assert sitting.board().id == first.id, "whoever has just moved is there"
    await sitting.host.click("Play here", on=sitting.host.dm())
    await sitting.touch(sitting.host, sitting.host.dm())
    assert sitting.board().id > first.id


async def test_a_deleted_board_is_posted_anew(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    first = sitting.board()
    await bench.delete(first)
    assert sitting.board().id > first.id
    await bench.restart()
    await bench.delete(sitting.board())
    assert "No kings or jacks" in sitting.board()


async def test_a_board_deleted_while_the_bot_was_away_comes_back_with_the_next_move(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    first = sitting.board()
    bench.env.inject_error("PATCH", f"/channels/*/messages/{first.id}", status=404, code=10008, times=None)
    await sitting.touch(sitting.host)
    assert sitting.board().id > first.id


async def test_a_board_that_has_scrolled_away_is_posted_anew_at_the_next_move(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    first = sitting.board()
    for number in range(20):
        await sitting.host.write(f"chat {number}")
    assert sitting.board().id == first.id
    await sitting.touch(sitting.host)
    assert sitting.host.sees()[-1].id == sitting.board().id > first.id
    assert first.id not in {screen.id for screen in sitting.host.sees()}


async def test_king_table_brings_the_board_to_the_end_of_the_channel(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    first = sitting.board()
    await sitting.host.write("so many words")
    before = bench.rest_calls
    answer = await sitting.host.slash("king table")
    assert (bench.rest_calls - before).total() == 2, (
        "one goes, one comes; our own deletion is no reason for more"
    )
    assert answer.private
    boards = [screen for screen in sitting.host.sees() if "hand 1 of 13" in screen]
    assert [board.id > first.id for board in boards] == [True]


async def test_from_elsewhere_the_table_is_shown_to_who_asks(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    shown = await sitting.host.slash_in_dm("king table")
    assert "hand 1 of 13" in shown
    assert len([screen for screen in sitting.host.sees() if "hand 1 of 13" in screen]) == 1


async def test_an_old_board_that_may_not_be_edited_any_more_is_replaced(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    first = sitting.board()
    bench.env.inject_error("PATCH", f"/channels/*/messages/{first.id}", status=429, code=30046, times=None)
    await sitting.touch(sitting.host)
    assert sitting.board().id > first.id
    assert first.id not in {screen.id for screen in sitting.host.sees()}


async def test_a_match_goes_on_by_dm_when_the_channel_is_closed_to_the_bot(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens,no_hearts")
    bench.env.inject_error("*", f"/channels/{bench.channel.id}/messages*", status=403, code=50001, times=None)
    await sitting.play(lambda view: view.number == 2)
    refused = [entry for entry in bench.env.http_requests if f"/channels/{bench.channel.id}/" in entry.path]
    await sitting.play()
    assert "The match is over" in sitting.host.dm()
    more = [entry for entry in bench.env.http_requests if f"/channels/{bench.channel.id}/" in entry.path]
    assert len(more) - len(refused) <= 3, "a place that refuses messages is not asked at each move"


async def test_a_table_played_while_edits_wait_shows_the_newest_state(bench: Bench) -> None:
    await bench.bot.close()
    await bench.env.restart_bot(plain(bench.database, board_pause=6))
    sitting = await sit_down(bench, "Ada")
    for _ in range(3):
        await sitting.touch(sitting.host)
    await bench.advance(7)
    row = await king_on(bench).reconciler.messages.find(1, "board")
    assert row is not None
    assert row.version == (await sitting.table()).version


async def test_names_cannot_format_or_mention(bench: Bench) -> None:
    ada = bench.person("**Ada** <@1> @everyone [x](http://y.z)")
    await ada.slash("king new")
    await ada.click("Start")
    board = [screen for screen in ada.sees() if "hand 1" in screen][-1]
    assert "**Ada** <@1>" not in board
    assert r"\*\*Ada\*\* \<\@1\>" in board


async def test_a_board_comes_up_to_date_though_a_look_was_put_off_for_less_than_the_trouble_lasts(
    bench: Bench,
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino")
    path = f"/channels/{bench.channel.id}/messages/*"
    bench.env.inject_error("PATCH", path, status=400, code=0, times=None)
    king_on(bench).reconciler._postpone_board(1, 1)
    await sitting.touch(await sitting.awaited())
    await bench.advance(2)
    stop_failing(bench.env, path)
    await bench.advance(RETRY)
    version = (await sitting.table()).version
    assert any(button.custom_id == f"king:1:{version}:hand" for button in sitting.board().buttons)
