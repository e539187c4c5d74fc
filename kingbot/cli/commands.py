"""The commands and their arguments. Each loads what it needs when it runs, and nothing before."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="kingbot",
    help="The card game King, played at tables in Discord.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
records = typer.Typer(help="Check and show match records.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(records, name="record")
database = typer.Typer(
    help="Copy, put back, check and upgrade the database.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(database, name="db")

emojis = typer.Typer(help="The cards as emojis.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(emojis, name="emojis")

Changes = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="Change an option of the preset; may be given again."),
]
Language = Annotated[str, typer.Option("--language", "-l", help="The language to speak: en, it, pt or tr.")]


def main() -> None:
    """Run the command that the arguments name."""
    app()


@app.command()
def run() -> None:
    """Be the bot in Discord, until Ctrl-C or SIGTERM."""
    from kingbot.cli import run

    run.run()


@app.command()
def sync() -> None:
    """Tell Discord the commands: once, and after upgrades that change them."""
    from kingbot.cli import run

    run.sync()


@emojis.command("sync")
def sync_emojis() -> None:
    """Upload the cards as emojis of the application, for texts and buttons: once, and after upgrades."""
    from kingbot.cli import run

    run.sync_emojis()


@app.command()
def doctor(language: Language = "en") -> None:
    """Look at everything that the bot needs; each line is in order, or says what to do."""
    from kingbot.cli import doctor as command

    command.examine(language)


@app.command()
def demo(
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port of the page.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page.")] = True,
    language: Annotated[str | None, typer.Option("--language", "-l", help="en, it, pt or tr.")] = None,
) -> None:
    """Show the bot in a Discord of its own, in the browser."""
    from kingbot.cli import demo as command

    command.demo(port, browser, language)


@app.command()
def rules(
    preset: Annotated[str, typer.Argument(help="A preset, or a whole line such as 'classic slam=plus14'.")],
    changes: Changes = None,
    language: Language = "en",
) -> None:
    """Show the rules of a table in plain words, with the points and the sum of a match."""
    from kingbot.cli import rules as command

    command.show(preset, changes or [], language)


@app.command()
def simulate(
    preset: Annotated[str, typer.Option(help="A preset, or `all` to go round the eight.")],
    count: Annotated[int, typer.Option(min=0, help="How many matches.")] = 1,
    seed: Annotated[str, typer.Option(help="Same seed, same records.")] = "0",
    changes: Changes = None,
    players: Annotated[
        str, typer.Option(help="One level of bot for all seats, or four between commas.")
    ] = "random",
    options: Annotated[
        str, typer.Option(help="`fixed`, or `random` to draw the options of each match.")
    ] = "fixed",
    language: Language = "en",
) -> None:
    """Play whole matches and write their records, one a line."""
    from kingbot.cli import simulate as command

    command.write(preset, changes or [], players.split(","), options, count, seed, language)


@app.command()
def arena(
    line_up: Annotated[
        str, typer.Argument(help="Two or four levels of bot between commas; the first is measured.")
    ],
    preset: Annotated[str, typer.Option(help="A preset, or `all` to go through the eight.")] = "classic",
    changes: Changes = None,
    deals: Annotated[int, typer.Option(min=1, help="How many deals, each played from all four seats.")] = 20,
    apart: Annotated[
        bool, typer.Option("--apart", help="Each contract by itself, not whole matches.")
    ] = False,
    budget: Annotated[
        list[float] | None,
        typer.Option(min=0.1, help="Measure a master with so many milliseconds a decision; may be repeated."),
    ] = None,
    seed: Annotated[str, typer.Option(help="Same seed, same deals.")] = "0",
    language: Language = "en",
) -> None:
    """Let bots play duplicate matches, and tell how strong the first is, with standard errors."""
    from kingbot.cli import arena as command

    if budget:
        rivals = line_up.rpartition(",")[2]
        command.show_budgets(rivals, preset, changes or [], deals, budget, seed, language)
    else:
        command.show(line_up, preset, changes or [], deals, apart, seed, language)


@records.command()
def check(
    files: Annotated[
        list[str] | None, typer.Argument(help="Files of records; - is the standard input.")
    ] = None,
    jsonl: Annotated[bool, typer.Option("--jsonl", help="One record a line.")] = False,
    language: Language = "en",
) -> None:
    """Check records against the rules: one line each; the exit status is 0 only if all are right."""
    from kingbot.cli import record_check as command

    command.check(files or ["-"], jsonl, language)


@records.command()
def show(
    file: Annotated[Path, typer.Argument(help="A record; - is the standard input.")],
    hand: Annotated[int, typer.Option(min=0, help="Only this hand, counted from 1.")] = 0,
    language: Language = "en",
) -> None:
    """Replay a record to read: the deals, tricks, rows and auctions, and the points."""
    from kingbot.cli import record_show as command

    command.show(file, hand, language)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record; - is the standard input.")],
    html: Annotated[Path, typer.Option("--html", help="The page to write.")],
    language: Language = "en",
) -> None:
    """Write a record as one page that replays it, with pictures and in words: any browser opens it."""
    from kingbot.cli import replay as command

    command.write(file, html, language)


@database.command()
def backup(
    target: Annotated[Path | None, typer.Argument(help="The copy; else one beside the database.")] = None,
    language: Language = "en",
) -> None:
    """Copy the database, also while the bot is running."""
    from kingbot.cli import db as command

    command.backup(target, language)


@database.command()
def restore(
    source: Annotated[Path, typer.Argument(help="A copy made by `kingbot db backup`.")],
    force: Annotated[bool, typer.Option("--force", help="Replace the database that is there.")] = False,
    language: Language = "en",
) -> None:
    """Put a copy in the place of the database. The bot must not be running."""
    from kingbot.cli import db as command

    command.restore(source, force, language)


@database.command("check")
def check_database(language: Language = "en") -> None:
    """Look the database through, and replay the matches in play; the exit status is 0 only if all is well."""
    from kingbot.cli import db as command

    command.check(language)


@database.command()
def upgrade(language: Language = "en") -> None:
    """Bring the database to this version, after copying it. Starting the bot does the same."""
    from kingbot.cli import db as command

    command.upgrade(language)


@database.command("copy")
def copy_database(
    source: Annotated[str, typer.Argument(help="The path of a SQLite file, or postgresql://…")],
    target: Annotated[str, typer.Argument(help="The same; it must be empty, or not be there yet.")],
    language: Language = "en",
) -> None:
    """Copy everything into another database (SQLite, PostgreSQL), and check it there. Stop the bot first."""
    from kingbot.cli import db_copy as command

    command.copy(source, target, language)


@database.command()
def recount(language: Language = "en") -> None:
    """Derive statistics, standings and ratings anew from the match logs, also while the bot is running."""
    from kingbot.cli import db as command

    command.recount(language)


@database.command()
def pack(language: Language = "en") -> None:
    """Pack the matches that were over KINGBOT_PACK_AFTER_DAYS ago; the bot does so while it is running."""
    from kingbot.cli import db as command

    command.pack(language)
