"""What people are told of what cannot be done."""

import pytest

from kingbot.i18n import words, written
from kingbot.tables.model import TableError
from kingbot.ui.errors import error_text


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize("key", ["not-seated", "not-running", "already-seated", "not-invited"])
def test_a_table_that_was_clicked_on_is_named_although_it_was_not_read(language: str, key: str) -> None:
    said = error_text(TableError(key), words(language), number=47)
    assert "47" in said
    assert "?" not in said
