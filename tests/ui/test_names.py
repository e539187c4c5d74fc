"""Names are shown as they are and do nothing."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingbot.tables.model import Person, Seat
from kingbot.ui.names import MAX_LENGTH, clean, escape, keep_number, seat_names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("a_b_", r"a\_b\_"),
        ("**x**", r"\*\*x\*\*"),
        ("<@123>", r"\<\@123\>"),
        ("@everyone", r"\@everyone"),
        ("[x](http://y.z)", r"\[x\]\(http\://y\.z\)"),
        ("# big", r"\# big"),
        ("\u202eevil", "evil"),
        ("a\nb", "a b"),
        ("  ", "?"),
        ("\u200b", "?"),
        ("İpek Ağaoğlu", "İpek Ağaoğlu"),
        ("אבג", "\u2068אבג\u2069"),
    ],
)
def test_a_name_is_escaped(name: str, shown: str) -> None:
    assert escape(name) == shown


@given(st.text(max_size=60))
def test_nothing_in_a_name_has_a_meaning(name: str) -> None:
    shown = escape(name)
    assert "\n" not in shown
    bare = re.sub(r"\\.", "", shown)
    assert not re.search(r"[*_~`|>#\[\]<@:]", bare)
    assert 1 <= len(clean(name)) <= MAX_LENGTH


def test_people_of_one_name_are_told_apart_by_their_seats() -> None:
    seats = [
        Seat(0, Person(1, "Ada")),
        Seat(1, Person(2, "Ada")),
        Seat(2),
        Seat(3, bot="club", bot_name="Rui"),
    ]
    assert seat_names(seats) == ("Ada (1)", "Ada (2)", "–", "Rui")


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("1. Ada: 5", r"1\. Ada: 5"),
        ("12. Bruno", r"12\. Bruno"),
        ("**1. Ada**", "**1. Ada**"),
        ("1.5 points", "1.5 points"),
    ],
)
def test_a_number_at_the_beginning_of_a_line_is_shown_as_it_is(line: str, shown: str) -> None:
    assert keep_number(line) == shown
