"""Text from people on one line, without what cannot be seen or printed."""

import pytest

from kingbot.plain_text import escape_unprintable, one_line, shorten


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("Şükrü İnönü", "Şükrü İnönü"),
        ("*snake_case*", "*snake_case*"),
        ("👑 Re", "👑 Re"),
        ("evil\u202egnp.exe", "evilgnp.exe"),  # right-to-left override
        ("A\u200bd\u2060a\ufeff", "Ada"),  # zero-width characters
        ("one\u2028two", "one two"),
        ("bell\x07\x00ringer", "bell ringer"),
        ("a\u0301\u0300\u0302\u0303b", "á\u0300\u0302b"),  # a stack of accents: the first is part of the á
        ("\ud800half", "half"),
        ("\u200f\u200e", ""),
        ("\u0301\u0489\u0300", ""),  # accents alone
        ("Ada \u0301Lovelace", "Ada Lovelace"),
        ("\u3164\u2800\uffa0", ""),  # letters and symbols that show nothing
        ("Ada\u3164Lovelace", "Ada Lovelace"),
    ],
)
def test_a_line_has_no_breaks_and_nothing_invisible(text: str, line: str) -> None:
    assert one_line(text) == line
    assert one_line(line) == line


@pytest.mark.parametrize(
    ("text", "short"), [("Ada", "Ada"), ("Adams", "Adams"), ("Adamus", "Adam…"), ("Ada Lo", "Ada…")]
)
def test_a_long_text_ends_in_an_ellipsis_within_the_length(text: str, short: str) -> None:
    assert shorten(text, 5) == short


def test_unprintable_characters_are_escaped() -> None:
    assert escape_unprintable("a\nb\x1b[31m é\u202e") == r"a\nb\x1b[31m é\u202e"
