"""Short screens said word by word: lists of tables, lengths of time, the data kept about a person, errors.

Left to themselves by `make mutants`, since nobody could see a difference: the page length of rules, where `>`
and `>=` differ for one text of one length, and the search for an instructive position in `help_match`, whose
conditions only choose among positions that all serve.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from datetime import UTC, datetime

import discord
import pytest

from kingbot.i18n import words
from kingbot.preferences import StoredRows
from kingbot.presets import load
from kingbot.tables.model import Person, Seat, Status, Table, TableError
from kingbot.tables.time_control import parse_clock
from kingbot.ui import privacy
from kingbot.ui.controls import ControlItem
from kingbot.ui.errors import error_text
from kingbot.ui.help import PAGES, help_page
from kingbot.ui.layout import Screen
from kingbot.ui.lobby import lobby
from kingbot.ui.table_list import MAX_BUTTONS, MAX_LENGTH, table_list
from kingbot.ui.time_text import clock_name

W = words("en")
NOW = datetime(2026, 11, 30, 20, tzinfo=UTC)


def table(number: int = 1, status: Status = Status.LOBBY) -> Table:
    seats = (Seat(0, Person(1, "Ada")), Seat(1, Person(2, "B_o")), Seat(2, None, "club", "Rui"), Seat(3))
    return Table(
        id=number,
        status=status,
        version=3,
        host=Person(1, "Ada"),
        guild_id=7,
        channel_id=70 + number,
        rules=load("classic"),
        language="en",
        level="club",
        seats=seats,
        created=NOW,
        changed=NOW,
        host_seen=NOW,
    )


def texts(screen: Screen) -> str:
    items = screen.view.walk_children()
    return "\n".join(item.content for item in items if isinstance(item, discord.ui.TextDisplay))


def controls(screen: Screen) -> list[str]:
    return [str(each.control) for each in screen.view.walk_children() if isinstance(each, ControlItem)]


def test_a_list_has_ones_own_tables_first_and_no_table_twice() -> None:
    said = texts(table_list([], [table(1)], [table(1), table(2, Status.RUNNING)], {}, W)).splitlines()
    assert said[0] == "**Your tables**"
    assert said[1].startswith("- Table 1 · ")
    assert said[1].endswith(" · Ada, B\\_o, Rui"), "everybody who sits there, bots as well, and no empty seat"
    assert said[2] == "**Other tables on this server**"
    assert said[3].startswith("- Table 2 · ")
    assert "<#72>" in said[3]
    assert len(said) == 4


@pytest.mark.parametrize(("mine", "here"), [((), (1,)), ((1,), ()), ((1,), (1,))])
def test_a_list_says_that_there_is_no_table_only_if_there_is_none(
    mine: tuple[int, ...], here: tuple[int, ...]
) -> None:
    said = texts(table_list([], [table(each) for each in mine], [table(each) for each in here], {}, W))
    assert "No table is open here" not in said
    assert ("Your tables" in said) == bool(mine)
    assert ("Other tables" in said) == (not mine)
    assert "No table is open here" in texts(table_list([], [], [], {}, W))


def test_a_long_list_ends_in_an_ellipsis() -> None:
    for count in range(1, 40):
        said = texts(table_list([], [table(number + 1) for number in range(count)], [], {}, W)).splitlines()
        listed = [line for line in said if line.startswith("- Table")]
        assert sum(map(len, listed)) <= MAX_LENGTH
        assert (said[-1] == "…") == (len(listed) < count)
        if len(listed) < count:
            assert sum(map(len, listed)) + len(listed[-1]) + 1 > MAX_LENGTH


def test_each_table_where_one_is_awaited_has_a_button_to_the_hand_as_far_as_they_fit() -> None:
    awaiting = [table(number, Status.RUNNING) for number in range(1, 11)]
    screen = table_list(awaiting, [*awaiting, table(11)], awaiting, {}, W)
    assert controls(screen) == [f"king:{number}:3:hand" for number in range(1, MAX_BUTTONS + 1)]
    said = texts(screen).splitlines()
    assert said[0] == "**It’s your turn at**"
    assert said[11] == "**Your tables**"
    assert said[12].startswith("- Table 11 · ")
    assert len(said) == 13, "no table twice"


def test_a_list_tells_whose_turn_it_is_at_ones_own_tables() -> None:
    mine = [table(1, Status.RUNNING), table(2, Status.RUNNING)]
    owner = mine[0].seats[0].owner
    assert owner is not None
    said = texts(table_list([], mine, [], {1: owner.id}, W)).splitlines()
    assert said[1].endswith(" · waits for Ada")
    assert "waits for" not in said[2], "a bot has the turn there, or nobody"


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("live 45s bank=0s", "live, 45 s per move"),
        ("live 60s bank=0s", "live, 1 min per move"),
        ("live 90s bank=0s", "live, 90 s per move"),
        ("relaxed 1h bank=0s", "relaxed, 1 h per move"),
        ("relaxed 90m bank=0s", "relaxed, 90 min per move"),
        ("correspondence 24h bank=0s", "correspondence, 24 h per move"),
        ("correspondence 36h bank=0s", "correspondence, 36 h per move"),
        ("correspondence 2d bank=0s", "correspondence, 2 days per move"),
        ("live 45s bank=5m", "live, 45 s per move plus 5 min extra per match"),
    ],
)
def test_lengths_of_time_are_named_in_the_largest_unit_that_divides_them(line: str, named: str) -> None:
    assert clock_name(parse_clock(line), W).replace("\xa0", " ") == named


def test_what_is_kept_is_counted_by_kind() -> None:
    rows: StoredRows = {
        "seats": [{}] * 2,
        "actions": [{}] * 31,
        "people": [{"settings": json.dumps({"deck": "four", "sort": "rank"})}],
        "messages": [{}] * 3,
        "votes": [{}],
    }
    screen = privacy.data_overview(rows, W)
    for line in (
        "- 2 tables where you have or had a seat",
        "- 31 moves",
        "- 2 settings, listed",
        "- 4 other entries",
    ):
        assert line in texts(screen)
    assert controls(screen) == [f"king:0:0:privacy:{what}" for what in ("export", "no-count", "ask")]
    assert "- No settings" in texts(privacy.data_overview({"votes": [{}]}, W))
    nothing = privacy.data_overview({}, W)
    assert "Nothing is kept about you." in texts(nothing)
    assert controls(nothing) == []


def test_nothing_is_deleted_before_somebody_has_said_so_twice() -> None:
    assert controls(privacy.deletion_question(W)) == ["king:0:0:privacy:delete"]


@pytest.mark.parametrize("limit", [10, privacy.MAX_FILE_BYTES])
def test_what_is_kept_comes_as_a_file_packed_if_it_is_large(
    monkeypatch: pytest.MonkeyPatch, limit: int
) -> None:
    monkeypatch.setattr(privacy, "MAX_FILE_BYTES", limit)
    (file,) = privacy.data_export(5, {"votes": [{"at": NOW, "subject": "pause"}]}, NOW, W).attachments
    packed = limit == 10
    assert file.name == ("kingbot-5.json.gz" if packed else "kingbot-5.json")
    kept = json.loads(gzip.decompress(file.data) if packed else file.data)
    assert kept["user_id"] == 5
    assert kept["kept"] == {"votes": [{"at": NOW.isoformat(), "subject": "pause"}]}


def test_an_error_names_its_table_without_grouping_the_digits() -> None:
    assert "table 1234 " in error_text(TableError("not-lobby", {"table": 1234}), W, None)
    assert "table 1 " in error_text(TableError("not-lobby"), W, table())
    assert "table ? " in error_text(TableError("not-lobby"), W, None)


@pytest.mark.parametrize("page", PAGES)
def test_help_leads_to_the_pages_before_and_after_and_lists_the_contracts_once(page: str) -> None:
    screen, at = help_page(page, W, None), PAGES.index(page)
    beside = [*PAGES[max(0, at - 1) : at], *PAGES[at + 1 : at + 2]]
    assert [each for each in controls(screen) if ":help:" in each] == [
        f"king:0:0:help:{each}" for each in beside
    ]
    assert ("No queens" in texts(screen)) == (page == "contracts")
    if page == "contracts":
        assert "+1 for each trick" in texts(screen), "what scores for the player has its sign"


def test_a_closed_lobby_says_so_and_has_no_buttons() -> None:
    closed = lobby(replace(table(), status=Status.ABANDONED), W)
    assert W("lobby-closed") in texts(closed)
    assert controls(closed) == []
    assert controls(lobby(table(), W))
