"""Replays as people see them: of a running and of a finished match, of a record, and what is refused."""

from __future__ import annotations

import json
import re
import zipfile
from io import BytesIO

import pytest

from kingbot.record import MAX_RECORD_BYTES, play_back, read
from kingbot.ui.recap import MAX_LINES
from kingbot.ui.replay import RECORD_FILE
from tests.support import simcord_internals
from tests.support.bench import Bench
from tests.support.people import Answer, Person
from tests.support.sitting import Sitting, king_on, sit_down

RULES = "hands=no_queens,no_last_two,domino"
HANDS = re.compile(r"king:\d+:\d+:replay:\d+ \d+ hand")


async def two_hands_over(bench: Bench, *names: str, preset: str = "classic", rules: str = RULES) -> Sitting:
    sitting = await sit_down(bench, *(names or ("Ada", "Bruno")), preset=preset, rules=rules)
    await sitting.skip(lambda view: len(view.finished) == 2)
    return sitting


async def record_of(sitting: Sitting) -> str:
    text = await king_on(sitting.bench).tables.queries.record(sitting.table_id)
    assert text is not None
    return text


async def step(person: Person, answer: Answer, label: str) -> Answer:
    return await person.click(label, on=answer.screens[-1])


def place(answer: Answer) -> tuple[int, int, int]:
    """The hand, the step, and the number of steps."""
    found = re.search(r"Hand (\d+) of \d+ · step (\d+) of (\d+)", answer.screens[-1].text)
    assert found is not None, answer.text
    hand, at, steps = map(int, found.groups())
    return hand, at, steps


async def test_the_result_of_a_hand_opens_its_replay_privately(bench: Bench) -> None:
    sitting = await two_hands_over(bench)
    for where in (sitting.board(), sitting.window(sitting.host)):
        opened = await sitting.host.click("Replay", on=where)
        assert opened.screens[-1].private
        assert "Replay · table 1 · Classic" in opened.text
        assert place(opened)[:2] == (2, 1)
        assert "Ada holds" in opened.text


async def test_one_steps_by_card_by_trick_and_by_hand_in_the_same_message(bench: Bench) -> None:
    sitting = await two_hands_over(bench)
    ada = sitting.host
    record = read(await record_of(sitting))
    at = await ada.slash("king replay", hand=1)
    number = at.screen.id
    steps = len(play_back(record, 1))
    assert place(at) == (1, 1, steps)
    assert "First" not in at.screen.enabled
    at = await step(ada, at, "Next")
    assert place(at) == (1, 2, steps)
    at = await step(ada, at, "Next trick")
    assert place(at) == (1, 5, steps)
    assert "→" in at.text
    at = await step(ada, at, "Back")
    assert place(at) == (1, 4, steps)
    at = await step(ada, at, "Trick back")
    assert place(at) == (1, 1, steps)
    at = await step(ada, at, "Last")
    assert place(at) == (1, steps, steps)
    at = await step(ada, at, "Next")
    assert place(at)[:2] == (2, 1)
    at = await step(ada, at, "Back")
    assert place(at) == (1, steps, steps)
    at = await ada.choose(re.compile("Hand 2: .*"), menu=HANDS, on=at.screens[-1])
    assert place(at)[:2] == (2, 1)
    at = await step(ada, at, "Last")
    assert "Next" not in at.screens[-1].enabled
    assert at.screens[-1].id == number, "it is one message"


async def test_what_is_said_at_each_step_is_what_was_played(bench: Bench) -> None:
    sitting = await two_hands_over(bench)
    record = read(await record_of(sitting))
    at = await sitting.host.slash("king replay", hand=1)
    for action in record.hands[0].log.actions[:9]:
        at = await step(sitting.host, at, "Next")
        assert record.players[action.seat] in at.text
        assert str(action.arguments["card"].rank.letter).replace("T", "10") in at.text
        assert len(at.text.splitlines()) < 30 + MAX_LINES


async def test_no_forged_control_shows_a_hand_in_play(bench: Bench) -> None:
    sitting = await two_hands_over(bench)
    table = await sitting.table()
    at = await sitting.host.slash("king replay", hand=2)
    for forged in ("3", "3 0 next", "3 5 trick-next", "3 0 first", "99 0 next", "2 9999 next"):
        for person, screen, own in (
            (sitting.host, at.screen, True),
            (sitting.people[1], sitting.board(), False),
        ):
            answer = await person.forge(f"king:1:{table.version}:replay:{forged}", screen)
            if forged == "2 9999 next" and own:
                assert place(answer)[0] == 2, "the last step is the last one there is"
            elif " " in forged and not own:
                assert "Too late" in answer, answer.text  # nothing private takes a public message's place
            else:
                assert "is not over, so its cards stay hidden" in answer
            assert "Hand 3 of" not in answer
    picked = await sitting.host.forge(f"king:1:{table.version}:replay:2 0 hand", at.screen, ["3 0 first"])
    assert "Hand 3 is not over, so its cards stay hidden." in picked
    for nonsense in ("x", "1 2", "1 2 nowhere", "-1 0 next"):
        assert "Too late" in await sitting.host.forge(f"king:1:0:replay:{nonsense}", at.screen)


async def test_before_a_hand_is_over_there_is_nothing_to_replay(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules=RULES)
    answer = await sitting.host.slash("king replay", table=1)
    assert "No hand is over yet" in answer
    assert "no match to replay yet" in await sitting.host.slash("king replay")
    assert await sitting.host.offered("king replay", "table") == {}
    more = (await sitting.host.click("More", on=sitting.board())).screens[-1]
    answer = await sitting.host.choose("Replay", on=more)
    assert "No hand is over yet" in answer


async def test_whoever_reads_words_gets_all_four_hands_in_words(bench: Bench) -> None:
    sitting = await two_hands_over(bench)
    await sitting.host.slash("king settings")
    await sitting.host.choose("facilitated on", menu=re.compile("king:.*:set.*"))
    at = await sitting.host.slash("king replay", hand=1)
    at = await step(sitting.host, at, "Next trick")
    assert not at.screens[-1].files
    for name in ("Ada", "Bruno"):
        assert re.search(rf"{name} holds .*(?: of )", at.text)
    last = await step(sitting.host, at, "Last")
    assert "No queens" in last


async def test_a_finished_match_is_replayed_from_its_first_hand(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules=RULES)
    await sitting.skip()
    await bench.settle()
    end = next(screen for screen in reversed(sitting.host.sees()) if "the match is over" in screen)
    at = await sitting.host.click("Replay", on=end)
    assert place(at)[:2] == (1, 1)
    assert "Hand 3: Domino" in at.screens[-1].menu(HANDS).choices[2].label
    in_dm = await sitting.people[1].click("Replay", on=sitting.people[1].dm())
    assert place(in_dm)[:2] == (1, 1)
    at = await sitting.host.choose(re.compile("Hand 3: .*"), menu=HANDS, on=at.screens[-1])
    at = await step(sitting.host, at, "Next round")
    assert place(at)[1] == 5
    record = (await step(sitting.host, at, "Record")).screens[-1]
    assert read(record.files["table-1.king.json"]).players[0] == "Ada"


# ------------------------------------------------------------------------------- whose matches


async def test_one_is_offered_ones_own_matches_and_those_that_one_can_see_here(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules=RULES)
    await sitting.skip()
    eva = bench.person("Eva")
    for person in (sitting.host, eva):
        ((name, number),) = (await person.offered("king replay", "table")).items()
        assert number == 1
        assert re.fullmatch(r"\d{4}-\d\d-\d\d · Classic King · Ada, Bruno, .*", name)
    assert place(await eva.slash("king replay"))[:2] == (1, 1)
    assert await eva.offered("king replay", "table", "pirandello") == {}
    by_dm = await eva.offered("king replay", "table", where=eva.user.dm_channel)
    assert by_dm == {}
    assert "There is no such table" in await eva.slash_in_dm("king replay", table=1)
    assert place(await sitting.host.slash_in_dm("king replay", table=1))[:2] == (1, 1)


async def test_a_match_in_a_channel_that_one_cannot_see_is_not_shown(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules=RULES)
    await sitting.skip()
    eva = bench.person("Eva")
    elsewhere = bench.guild.create_text_channel("elsewhere")
    simcord_internals.hide(bench.env, bench.channel.id, eva.id)
    assert await eva.offered("king replay", "table", where=elsewhere) == {}
    assert "There is no such table" in await eva.slash("king replay", where=elsewhere, table=1)
    assert "no match to replay yet" in await eva.slash("king replay", where=elsewhere)
    assert (await sitting.host.offered("king replay", "table", where=elsewhere)).values()


async def test_whoever_has_their_data_deleted_has_no_name_in_replays(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules=RULES)
    await sitting.skip()
    bruno = sitting.people[1]
    await bruno.slash("king privacy")
    await bruno.click("Delete …")
    await bruno.click("Delete everything")
    at = await sitting.host.slash("king replay")
    assert "Bruno" not in at.text
    assert "Bruno" not in str(await sitting.host.offered("king replay", "table"))


# ---------------------------------------------------------------------------------- of a record


async def attach(person: Person, data: bytes) -> Answer:
    return await person.slash("king replay", record=("my.json", data))


async def test_a_record_that_somebody_attaches_is_checked_and_replayed(bench: Bench) -> None:
    sitting = await two_hands_over(bench)
    text = await record_of(sitting)
    eva = bench.person("Eva")
    at = await attach(eva, text.encode())
    assert at.private
    assert "Replay of a record" in at
    assert "Every move in this record has been checked" in at
    assert at.screen.files[RECORD_FILE] == text.encode()
    at = await step(eva, at, "Next trick")
    assert place(at)[:2] == (1, 5)
    await bench.restart()
    at = await step(eva, at, "Last")
    assert place(at)[1] == place(at)[2]
    assert at.screens[-1].files[RECORD_FILE] == text.encode()


async def test_a_record_that_has_gone_from_its_message_is_asked_for_again(bench: Bench) -> None:
    sitting = await two_hands_over(bench)
    at = await sitting.host.slash("king replay", hand=1)
    answer = await sitting.host.forge("king:0:0:replay:1 0 next", at.screen)
    assert "The record is not in this message any more" in answer


def deep() -> bytes:
    return b"[" * 100_000 + b"]" * 100_000


def packed() -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("record.king.json", "{}")
    return file.getvalue()


HOSTILE = {
    "huge": (b" " * (MAX_RECORD_BYTES + 1), "too large for a match record, which has at most 1,024 KiB"),
    "nested": (deep(), "nested too deeply"),
    "empty": (b"", "It is not JSON: line 1, column 1."),
    "another json": (b'{"a": 1}', "is missing"),
    "zip": (packed(), "such as a zip"),
    "binary": (bytes(range(256)) * 8, "It is not a text in UTF-8"),
    "utf-16": ('{"format": "king-record"}'.encode("utf-16"), "It is not a text in UTF-8 (byte 0)"),
    "a number": (b"1" * 5000, "has a value that is not valid"),
}


@pytest.mark.parametrize("kind", HOSTILE)
async def test_hostile_files_are_refused_with_the_reason(bench: Bench, kind: str) -> None:
    data, reason = HOSTILE[kind]
    answer = await attach(bench.person("Eva"), data)
    assert reason in answer, answer.text
    assert answer.private


async def test_the_reason_is_told_in_the_language_of_whoever_asks(bench: Bench) -> None:
    eva = bench.person("Eva", locale="it")
    assert "È un file compresso" in await attach(eva, packed())
    assert "troppo grande" in await attach(eva, HOSTILE["huge"][0])


async def test_a_wrong_record_is_refused_with_its_hand_and_move(bench: Bench) -> None:
    sitting = await two_hands_over(bench)
    paper = json.loads(await record_of(sitting))
    paper["hands"][1]["actions"][7] = paper["hands"][1]["actions"][0]
    answer = await attach(sitting.host, json.dumps(paper).encode())
    assert "This match record is not valid. Hand 2, move 8: " in answer
    paper = json.loads(await record_of(sitting))
    paper["totals"][0] = "77"
    answer = await attach(sitting.host, json.dumps(paper).encode())
    assert "The totals are 77" in answer.text.replace("\\", "")


async def test_what_a_hostile_record_says_of_itself_is_not_formatted(bench: Bench) -> None:
    paper: dict[str, object] = {"[x](https://example.org) @everyone <@1>\n# big": 1, "format": "king-record"}
    answer = await attach(bench.person("Eva"), json.dumps(paper).encode())
    assert "](https" not in answer
    assert "<@1>" not in answer
    assert "\n#" not in answer.text
    sitting = await two_hands_over(bench)
    record = json.loads(await record_of(sitting))
    record["players"] = ["**A**", "@everyone", "<script>", "\u202e" * 30]
    at = await attach(sitting.host, json.dumps(record).encode())
    assert "\\*\\*A\\*\\*" in at
    assert "\\@everyone" in at
    assert "<script>" not in at.text


async def test_a_record_without_a_hand_that_is_over_says_so(bench: Bench) -> None:
    sitting = await two_hands_over(bench)
    record = json.loads(await record_of(sitting))
    record["hands"] = record["hands"][:1]
    record["hands"][0]["actions"] = record["hands"][0]["actions"][:3]
    del record["hands"][0]["points"]
    record["totals"] = ["0"] * 4
    answer = await attach(sitting.host, json.dumps(record).encode())
    assert "No hand of this record was played to its end." in answer
    assert "Hand 1 is not over" not in answer
