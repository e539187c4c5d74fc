"""The catalogues are complete, agree with one another and the code, and hold nothing that nobody says."""

from __future__ import annotations

import re

import pytest

from kingbot.i18n.catalogue import bundle
from kingbot.i18n.words import slug
from kingbot.presets import PRESETS, load
from tests.i18n.catalogues import PUT_TOGETHER, PUT_TOGETHER_TWICE, WRITTEN, said, sentences, uses

# A language may call the contracts of a preset as its players do.
LOCAL_NAME = re.compile(rf"(contract|short)-(?P<preset>{'|'.join(PRESETS)})-(?P<contract>.+)")
OTHERS = [language for language in WRITTEN if language != "en"]


@pytest.mark.parametrize("language", WRITTEN)
def test_a_language_is_written_without_mistakes_of_grammar(language: str) -> None:
    bundle(language)  # raises for what is not Fluent, and for a key that stands twice


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_sentence_of_english_in_the_same_file(language: str) -> None:
    here, there = sentences(language), sentences("en")
    own = {key: each.file for key, each in here.items() if key in there or not LOCAL_NAME.fullmatch(key)}
    assert own == {key: each.file for key, each in there.items()}


@pytest.mark.parametrize("language", WRITTEN)
def test_a_name_that_a_presets_players_use_is_that_of_a_contract_it_has(language: str) -> None:
    local = [found for key in sentences(language) if (found := LOCAL_NAME.fullmatch(key))]
    assert local
    for found in local:
        assert found["contract"] in {slug(contract) for contract in load(found["preset"]).options.points}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_uses_no_parameter_that_english_does_not_have(language: str) -> None:
    here, there = sentences(language), sentences("en")
    # A language may leave a parameter out, as where English needs a count and another does not.
    odd = {key: each.parameters - there[key].parameters for key, each in here.items() if key in there}
    assert not {key: names for key, names in odd.items() if names}


def test_everything_that_the_code_says_is_in_the_catalogue() -> None:
    assert not [f"{use.place}: {use.key}" for use in uses() if use.key not in sentences("en")]


def test_every_sentence_is_given_what_it_needs() -> None:
    short = [
        f"{use.place}: {use.key} needs {', '.join(sorted(needs))}"
        for use in uses()
        if use.parameters is not None
        and use.key in sentences("en")
        and (needs := sentences("en")[use.key].parameters - use.parameters)
    ]
    assert not short


def test_no_sentence_is_left_that_nobody_says() -> None:
    assert not [key for key in sentences("en") if not said(key)]


@pytest.mark.parametrize("start", PUT_TOGETHER + PUT_TOGETHER_TWICE)
def test_every_start_of_keys_put_together_is_one(start: str) -> None:
    assert any(key.startswith(start) for key in sentences("en"))


@pytest.mark.parametrize("language", WRITTEN)
def test_suit_symbols_are_text_and_not_pictures(language: str) -> None:
    from kingbot.i18n.catalogue import files

    bare = re.compile("[♠♥♦♣](?!\ufe0e)")
    assert not [file.name for file in files(language) if bare.search(file.read_text("utf-8"))]
