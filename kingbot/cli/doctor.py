"""`kingbot doctor`: checks everything the bot needs, and says what to do where something is wrong."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import typer
from sqlalchemy import URL

from kingbot.cli.db import database_problems, file_error_text
from kingbot.cli.discord_checks import check_discord
from kingbot.cli.finding import Finding, ok, problem, unknown
from kingbot.cli.output import load_words
from kingbot.i18n import Words
from kingbot.plain_text import escape_unprintable
from kingbot.render import RenderError, render_png
from kingbot.render.fonts import Font
from kingbot.settings import Settings, SettingsError, read_settings
from kingbot.store import postgresql
from kingbot.store.files import FileError

TOKEN: Final = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}")


def examine(language: str) -> None:
    """Print a line for each finding, and exit with status 1 if one is a problem."""
    words = load_words(language)
    try:
        settings: Settings | None = read_settings()
        found = [ok(words("doctor-settings"))]
    except SettingsError as error:
        settings = None
        found = [problem(words("doctor-setting", fault=each)) for each in error.errors]
    found += check_fonts(words)
    if settings is not None:
        found += check_database(settings.database, words)
        found += check_token(settings, words)
    for each in found:
        typer.echo(escape_unprintable(str(each)))
    if settings is not None:
        for each in asyncio.run(check_discord(settings, words)):
            typer.echo(escape_unprintable(str(each)))
            found.append(each)
    else:
        typer.echo(str(unknown(words("doctor-not-asked"))))
    if any(each.is_problem for each in found):
        raise typer.Exit(1)


def check_token(settings: Settings, words: Words) -> Iterator[Finding]:
    """Whether there is a token, and has the form of one."""
    if settings.token is None:
        yield problem(words("cli-no-token"))
    elif TOKEN.fullmatch(settings.token.get_secret_value()) is None:
        yield problem(words("doctor-token-form"))
    else:
        yield ok(words("doctor-token"))


def check_database(path: Path | URL, words: Words) -> Iterator[Finding]:
    """Whether the database is in order, or can be created."""
    if not isinstance(path, Path):
        yield from _check_server(path, words)
        return
    folder = next(each for each in path.parents if each.exists())
    if not os.access(path if path.exists() else folder, os.W_OK) or not os.access(folder, os.W_OK):
        yield problem(words("doctor-not-writable", file=str(path)))
    elif not path.exists():
        yield ok(words("doctor-no-database", file=str(path)))
    else:
        found = [problem(each) for each in database_problems(path, words)]
        yield from found or [ok(words("db-sound", file=str(path)))]


def _check_server(url: URL, words: Words) -> Iterator[Finding]:
    try:
        if asyncio.run(postgresql.examine(url)).revision is None:
            yield ok(words("doctor-empty-database", file=str(url)))
            return
    except FileError as error:
        yield problem(file_error_text(words, error))
        return
    found = [problem(each) for each in database_problems(url, words)]
    yield from found or [ok(words("db-sound", file=str(url)))]


def check_fonts(words: Words) -> Iterator[Finding]:
    """Whether text in every font is drawn; without the font, the renderer silently leaves it out."""
    try:
        drawn = {
            font.family for font in Font if font.file.is_file() and _render("King", font) != _render("", font)
        }
    except (RenderError, OSError) as error:
        yield problem(words("doctor-no-pictures", why=str(error)))
        return
    missing = [font.family for font in Font if font.family not in drawn]
    yield problem(words("doctor-no-font", fonts=", ".join(missing))) if missing else ok(words("doctor-fonts"))


def _render(text: str, font: Font) -> bytes:
    style = f'font-family="{font.family}" font-weight="{font.weight}" font-size="20"'
    sheet = 'xmlns="http://www.w3.org/2000/svg" width="80" height="30"'
    return render_png(f'<svg {sheet}><text y="22" {style}>{text}</text></svg>')
