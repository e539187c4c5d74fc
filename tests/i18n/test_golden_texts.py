"""What is said in every language is what a reviewer has read in `tests/goldens/texts`."""

from __future__ import annotations

import re

import pytest

from tests.i18n.catalogues import WRITTEN
from tests.i18n.golden_texts import TEXTS, entries, made, renderings
from tests.support.golden_files import difference

# Discord's limits: labels of buttons, options of menus, descriptions of commands.
LIMITS = {
    re.compile(r"(button|prompt|intent|sure-(yes|no))"): 80,
    re.compile(r"(option|setting|menu)-"): 100,
    re.compile(r"about-(?!classic|home|declared|feudum|pirandello|two-phase|portuguese|rifki)"): 100,
}

# What begins with what people typed, or with a text that the code gives a capital.
PARTS = ("error-which-move", "error-unclear-move", "alt-sentence")


@pytest.mark.parametrize("language", WRITTEN)
def test_every_message_is_said_as_it_was_read(language: str) -> None:
    assert not difference(TEXTS / language, made(language))


@pytest.mark.parametrize("language", WRITTEN)
def test_every_key_has_a_rendering(language: str) -> None:
    lines = {line for text in made(language).values() for line in text.splitlines()}
    assert {*entries(language)} <= lines


@pytest.mark.parametrize("language", WRITTEN)
def test_labels_keep_within_the_limits_of_discord_in_the_worst_case(language: str) -> None:
    assert not [
        f"{key}: {text}"
        for key in entries(language)
        for expression, most in LIMITS.items()
        if expression.match(key)
        for text in renderings(key, language)
        if len(text) > most
    ]


def test_a_changed_text_is_shown_as_a_difference() -> None:
    files = made("en")
    files["clock.txt"] = files["clock.txt"].replace("no clock", "no timer", 1)
    shown = difference(TEXTS / "en", files)
    assert "-    no clock" in shown
    assert "+    no timer" in shown
    del files["clock.txt"]
    assert "-    no clock" in difference(TEXTS / "en", files)


@pytest.mark.parametrize("language", WRITTEN)
def test_sentences_begin_with_a_capital(language: str) -> None:
    assert not [
        f"{key}: {text}"
        for key, (file, _) in entries(language).items()
        if file not in ("cli.ftl", "hosting.ftl", "record.ftl", "presets.ftl")
        for text in renderings(key, language)
        if re.match(r"[*“_ ]*[a-zçğıöşü].*[^:;]\.$", text) and key not in PARTS
    ]
