"""After the start no answer waits for a file to be read."""

from typing import get_args

import pytest

from kingbot.i18n import CardStyle, Words, catalogue, written
from kingbot.ui import playing_hours
from kingbot.ui.preload import preload


def test_languages_in_every_style_and_time_zones_are_there_once_they_were_preloaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    preload()

    def read(*_: object) -> None:
        raise AssertionError("a file is read late")

    monkeypatch.setattr(catalogue, "files", read)
    monkeypatch.setattr(playing_hours, "available_timezones", read)
    for language in written():
        for style in get_args(CardStyle):
            assert "about-king" in Words(language, style)
    assert "Europe/Rome" in playing_hours.zones()
