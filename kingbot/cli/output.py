"""Language, settings and error exits of the commands."""

from __future__ import annotations

import sys
from typing import NoReturn

import typer

from kingbot.i18n import Words, written
from kingbot.i18n import words as words_of
from kingbot.plain_text import escape_unprintable
from kingbot.settings import Settings, SettingsError, read_settings

USAGE_STATUS = 2


def fail(sentence: str) -> NoReturn:
    """Print an error and exit with status 2: the command cannot be carried out as it was given."""
    typer.echo(f"kingbot: {escape_unprintable(sentence)}", err=True)
    raise typer.Exit(USAGE_STATUS)


def load_words(language: str) -> Words:
    """The words of a language; exits if there is none of this name."""
    if language not in written():
        words = words_of("en")
        fail(words("cli-no-language", language=language, allowed=words.both(written())))
    # A character that the terminal cannot encode must not end a command.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    return words_of(language)


def settings_or_fail() -> Settings:
    """The settings; exits with everything that is wrong with them if they are invalid."""
    try:
        return read_settings()
    except SettingsError as error:
        *others, last = error.errors
        for each in others:
            typer.echo(f"kingbot: {each}", err=True)
        fail(last)
