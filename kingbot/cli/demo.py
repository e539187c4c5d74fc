"""`kingbot demo`: the bot in a Discord of its own, in the browser."""

from __future__ import annotations

import asyncio
import importlib.util

import typer

from kingbot.cli.output import fail, speak


def demo(port: int | None, browser: bool, language: str | None) -> None:
    """Show the demo until Ctrl-C; the page speaks the language, or that of this machine's user."""
    words = speak(language or "en")
    if importlib.util.find_spec("simcord") is None:
        fail(words("cli-no-demo"))
    from kingbot.demo.demo_bot import king_in, visitors_language
    from kingbot.demo.run import run_demo

    language = language or visitors_language()
    words = speak(language)
    try:
        asyncio.run(
            run_demo(
                king_in(language),
                port=port,
                open_browser=browser,
                language=language,
                ready=lambda address: typer.echo(words("cli-demo-ready", address=address)),
            )
        )
    except OSError as error:
        fail(words("cli-no-port", why=str(error)))
