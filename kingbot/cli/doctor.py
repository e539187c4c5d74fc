"""`kingbot doctor`: what the bot needs is looked at; each thing is in order, or one is told what to do."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import typer

from kingbot.cli.db import faults
from kingbot.cli.discord_checks import at_discord
from kingbot.cli.finding import Finding, bad, good, unknown
from kingbot.cli.output import speak
from kingbot.i18n import Words
from kingbot.plain_text import escape_unprintable
from kingbot.render import RenderError, render_png
from kingbot.render.fonts import Font
from kingbot.settings import Settings, SettingsError, read_settings

TOKEN: Final = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}")


def examine(language: str) -> None:
    """Print a line for each thing looked at; the exit status is 1 if something has to be done."""
    words = speak(language)
    try:
        settings: Settings | None = read_settings()
        found = [good(words("doctor-settings"))]
    except SettingsError as error:
        settings = None
        found = [bad(words("doctor-setting", fault=fault)) for fault in error.faults]
    found += fonts(words)
    if settings is not None:
        found += database(settings.database, words)
        found += token(settings, words)
    for each in found:
        typer.echo(escape_unprintable(str(each)))
    if settings is not None:
        for each in asyncio.run(at_discord(settings, words)):
            typer.echo(escape_unprintable(str(each)))
            found.append(each)
    else:
        typer.echo(str(unknown(words("doctor-not-asked"))))
    if any(each.todo for each in found):
        raise typer.Exit(1)


def token(settings: Settings, words: Words) -> Iterator[Finding]:
    """Whether there is a token, and whether it looks like one."""
    if settings.token is None:
        yield bad(words("cli-no-token"))
    elif TOKEN.fullmatch(settings.token.get_secret_value()) is None:
        yield bad(words("doctor-token-form"))
    else:
        yield good(words("doctor-token"))


def database(path: Path, words: Words) -> Iterator[Finding]:
    """Whether the database is in order, or can be made."""
    folder = next(each for each in path.parents if each.exists())
    if not os.access(path if path.exists() else folder, os.W_OK) or not os.access(folder, os.W_OK):
        yield bad(words("doctor-not-writable", file=str(path)))
    elif not path.exists():
        yield good(words("doctor-no-database", file=str(path)))
    else:
        found = [bad(fault) for fault in faults(path, words)]
        yield from found or [good(words("db-sound", file=str(path)))]


def fonts(words: Words) -> Iterator[Finding]:
    """Whether every font can be drawn with: what cannot be drawn is left blank, not reported."""
    try:
        drawn = {
            face.family for face in Font if face.file.is_file() and _drawn("King", face) != _drawn("", face)
        }
    except (RenderError, OSError) as error:
        yield bad(words("doctor-no-pictures", why=str(error)))
        return
    absent = [face.family for face in Font if face.family not in drawn]
    yield bad(words("doctor-no-font", fonts=", ".join(absent))) if absent else good(words("doctor-fonts"))


def _drawn(text: str, face: Font) -> bytes:
    style = f'font-family="{face.family}" font-weight="{face.weight}" font-size="20"'
    sheet = 'xmlns="http://www.w3.org/2000/svg" width="80" height="30"'
    return render_png(f'<svg {sheet}><text y="22" {style}>{text}</text></svg>')
