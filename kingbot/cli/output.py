"""What the commands say when something is wrong, and how they end then."""

from __future__ import annotations

import sys
from typing import NoReturn

import typer

from kingbot.i18n import Words, written
from kingbot.i18n import words as words_of
from kingbot.plain_text import escape_unprintable
from kingbot.presets import PRESETS, RulesError
from kingbot.settings import Settings, SettingsError, read_settings

USAGE_STATUS = 2


def fail(sentence: str) -> NoReturn:
    """End with a line on the standard error: the command cannot be carried out as it was given."""
    typer.echo(f"kingbot: {escape_unprintable(sentence)}", err=True)
    raise typer.Exit(USAGE_STATUS)


def speak(language: str) -> Words:
    """The words of the language that was asked for; ends the command if there is none."""
    if language not in written():
        words = words_of("en")
        fail(words("cli-no-language", language=language, allowed=words.both(written())))
    # What a terminal cannot show must not end a command.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    return words_of(language)


def read_or_fail() -> Settings:
    """The settings; ends the command if they cannot be used, with everything that is wrong with them."""
    try:
        return read_settings()
    except SettingsError as error:
        *others, last = error.faults
        for fault in others:
            typer.echo(f"kingbot: {fault}", err=True)
        fail(last)


def rules_fault(words: Words, error: RulesError) -> str:
    """What is wrong with rules that were asked for, and what would do."""
    allowed = ", ".join(error.allowed)
    if error.preset not in PRESETS:
        return words("rules-unknown-preset", preset=error.preset, allowed=allowed)
    if error.key == "unknown_key":
        return words("rules-unknown-option", option=error.option, allowed=allowed)
    if not error.allowed:
        return words("rules-closed-option", option=error.option, preset=error.preset)
    return words(
        "rules-bad-option", option=error.option, value=error.value, preset=error.preset, allowed=allowed
    )
