"""The end of a match, and what comes after it."""

import re
from dataclasses import replace

from kingbot.delivery.due import due_messages
from kingbot.delivery.table_state import load_state
from kingbot.i18n import words
from kingbot.tables.model import Status
from tests.support.bench import Bench
from tests.support.sitting import king_on, sit_down


async def test_play_again_opens_one_table_for_the_same_people_in_the_same_seats(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules="hands=no_eight_diamonds")
    await sitting.play()
    ada, bruno = sitting.people
    await bruno.click("Play again")
    again = await king_on(bench).tables.queries.table(2)
    assert again.status is Status.LOBBY
    assert again.host.id == bruno.id
    assert [seat.owner for seat in again.seats] == [seat.owner for seat in (await sitting.table()).seats]
    assert "Bruno is the host" in ada.sees()[-1]
    told = await ada.click("Play again")
    assert "A new table 2 is ready" in told
    assert len([screen for screen in ada.sees() if "is the host" in screen]) == 1
    await bruno.click("Start")
    assert "table 2" in ada.dm()
    assert "hand 1 of 1" in ada.dm()


async def test_who_did_not_play_cannot_play_again(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_eight_diamonds")
    await sitting.play()
    eva = bench.person("Eva")
    refused = await eva.click("Play again")
    assert "You’re not at table 1" in refused
    assert refused.screens[-1].private


async def test_the_end_tells_the_ranking_once_with_highlights_and_the_sum(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens,no_tricks")
    view = await sitting.skip()
    channel = next(screen for screen in reversed(sitting.host.sees()) if "the match is over" in screen)
    for end in (channel, sitting.host.dm()):
        assert len(re.findall(r"^\**[1-4][.=] ", end.text, re.MULTILINE)) == 4
        best = max(points for hand in view.finished for points in hand.points)
        worst = min(points for hand in view.finished for points in hand.points)
        assert re.search(
            rf"Best hand: \*\*.* {re.escape(words('en').points(best, plus=True))}\*\* ", end.text
        )
        assert re.search(
            rf"Worst hand: \*\*.* {re.escape(words('en').points(worst, plus=True))}\*\* ", end.text
        )
        assert "The costliest trick: " in end
        assert "The lead " in end
        assert "All points add up to −25, as they must." in end
        assert [button.label for button in end.buttons] == [
            *("Play again", "Score", "Replay", "Record", "Verify", "What did the bot know?", "Review")
        ]
        assert not re.search(r"[0-9a-f]{64}", end.text)


async def test_the_record_comes_with_seed_and_commitment_to_who_asks(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens")
    assert not any(re.search(r"[0-9a-f]{64}", screen.text) for screen in sitting.host.sees())
    await sitting.skip()
    answer, table = await sitting.host.click("Record"), await sitting.table()
    record = answer.screens[-1]
    assert record.private
    assert table.seed is not None
    assert table.commitment is not None
    assert table.seed in record
    assert table.commitment in record
    assert list(record.files) == ["table-1.king.json"]


async def test_play_again_starts_at_once_where_nobody_else_must_be_asked(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens")
    await sitting.skip()
    await sitting.host.click("Play again")
    again = await king_on(bench).tables.queries.table(2)
    assert again.status is Status.RUNNING
    assert "hand 1 of 1" in sitting.board()
    told = await sitting.host.click("Play again", on=next(s for s in sitting.host.sees() if "is over" in s))
    assert "table 2" in told


async def test_a_board_still_on_its_way_when_the_match_ends_is_looked_at_again(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens")
    await sitting.play()
    bot = king_on(bench)
    reconciler = bot.reconciler
    shown = await load_state(bot.tables, reconciler.messages, sitting.table_id)
    before = replace(shown, messages={})  # neither board nor result had arrived
    assert (sitting.table_id, "board", 0) in due_messages(before, reconciler.hands)
    assert (sitting.table_id, "board", 0) not in due_messages(shown, reconciler.hands)


async def test_a_match_that_was_closed_keeps_the_hands_that_were_played(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_eight_diamonds,no_queens")
    await sitting.play(lambda view: view.number == 2)
    await sitting.close()
    end = sitting.host.sees()[-1]
    assert "was closed. Hands played: 1" in end
    assert "Standings when it was closed" in end
    record = await sitting.host.click("Record", on=end)
    assert list(record.screens[-1].files) == ["table-1.king.json"]
    assert "This table is closed" in sitting.host.dm()
    assert not [button for button in sitting.host.dm().buttons if ":act:" in button.custom_id]


async def test_public_words_are_the_table_s_and_private_ones_the_reader_s(bench: Bench) -> None:
    ada = bench.person("Ada")
    bruno = bench.person("Bruno", locale="it")
    deniz = bench.person("Deniz", locale="tr")
    await ada.slash("king new", language="pt")
    lobby = ada.sees()[-1]
    assert lobby.button("Iniciar")
    for person in (bruno, deniz):
        await person.click(re.compile("king:.*:join"))
    await ada.click("Iniciar")
    assert "hand 1 of 13" in ada.dm()
    assert "mano 1 di 13" in bruno.dm()
    assert "oyun 1/13" in deniz.dm()
    board = [
        screen for screen in ada.sees() if any(":hand" in button.custom_id for button in screen.buttons)
    ][-1]
    assert "mão 1 de 13" in board
