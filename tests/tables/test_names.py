"""Names of people at a table."""

import pytest

from kingbot.tables.names import clean_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("*snake_case*", "*snake_case*"),  # escaped where it is shown, not here
        ("x" * 100, "x" * 32),
        ("x" * 31 + " y", "x" * 31),
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("\u200f\u200e", "#1234"),
        ("", "#1234"),
        ("\u0301\u0300\u0489", "#1234"),
        ("\u3164", "#1234"),
        ("\u2800 \u115f", "#1234"),
    ],
)
def test_a_name_fits_on_one_line(name: str, shown: str) -> None:
    assert clean_name(name, 51234) == shown


def test_a_clean_name_stays_as_it_is() -> None:
    for name in ("Ada", "Şükrü", "👑 Re", "x" * 32):
        assert clean_name(clean_name(name, 1), 1) == clean_name(name, 1)
