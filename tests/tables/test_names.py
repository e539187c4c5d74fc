import pytest

from kingbot.tables.names import clean_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("Şükrü İnönü", "Şükrü İnönü"),
        ("María José", "María José"),
        ("*snake_case*", "*snake_case*"),  # escaped where it is shown, not here
        ("👑 Re", "👑 Re"),
        ("x" * 100, "x" * 32),
        ("x" * 31 + " y", "x" * 31),
        ("evil\u202egnp.exe", "evilgnp.exe"),  # right-to-left override
        ("A\u200bd\u2060a\ufeff", "Ada"),  # zero-width marks
        ("one\u2028two", "one two"),
        ("bell\x07\x00ringer", "bell ringer"),
        ("a\u0301\u0300\u0302\u0303b", "á\u0300\u0302b"),  # a heap of accents: the first is part of the á
        ("\ud800half", "half"),
        ("\u200f\u200e", "#1234"),
        ("", "#1234"),
    ],
)
def test_a_name_is_made_fit_for_one_line(name: str, shown: str) -> None:
    assert clean_name(name, 51234) == shown


def test_a_name_that_is_clean_stays_as_it_is() -> None:
    for name in ("Ada", "Şükrü", "👑 Re", "x" * 32):
        assert clean_name(clean_name(name, 1), 1) == clean_name(name, 1)
