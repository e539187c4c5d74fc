"""`kingbot demo`: the bot in a simulated Discord, in the browser."""

from __future__ import annotations

import asyncio
import importlib.util

import typer

from kingbot.cli.output import fail, load_words


def demo(port: int | None, browser: bool, language: str | None) -> None:
    """Run the demo until Ctrl-C, in the given language or that of the system."""
    words = load_words(language or "en")
    if importlib.util.find_spec("simcord") is None:
        fail(words("cli-no-demo"))
    from kingbot.demo.demo_bot import bot_factory, system_language
    from kingbot.demo.run import run_demo

    language = language or system_language()
    words = load_words(language)
    try:
        asyncio.run(
            run_demo(
                bot_factory(language),
                port=port,
                open_browser=browser,
                language=language,
                ready=lambda address: typer.echo(words("cli-demo-ready", address=address)),
            )
        )
    except OSError as error:
        fail(words("cli-no-port", why=str(error)))
