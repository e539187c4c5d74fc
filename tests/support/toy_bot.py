"""A small bot for trying the bench itself: a board, a hand by DM or in private, a menu, a dialog, a store."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

Interaction = discord.Interaction[Any]


class Act(ui.DynamicItem[ui.Button[Any]], template=r"act:(?P<what>\w+):(?P<version>\d+)"):
    def __init__(self, what: str, version: int, *, disabled: bool = False) -> None:
        custom_id = f"act:{what}:{version}"
        super().__init__(ui.Button(label=what.capitalize(), custom_id=custom_id, disabled=disabled))
        self.what, self.version = what, version

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(match["what"], int(match["version"]))

    async def callback(self, interaction: Interaction) -> None:
        match self.what:
            case "crash":
                raise RuntimeError("meant")
            case "hand":
                await interaction.response.send_message(view=hand(await count(interaction)), ephemeral=True)
            case "silence":
                return
            case _:
                plays = await count(interaction, self.version)
                if plays is None:
                    await interaction.response.send_message("That was already played", ephemeral=True)
                else:
                    await interaction.response.edit_message(view=hand(plays))


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"pick:contract"):
    def __init__(self) -> None:
        options = [
            discord.SelectOption(label="No queens", value="no_queens"),
            discord.SelectOption(label="No hearts", value="no_hearts"),
        ]
        super().__init__(ui.Select(custom_id="pick:contract", placeholder="Which contract", options=options))

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls()

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_modal(Price(self.item.values[0]))


class Price(ui.Modal, title="Price"):
    tricks: ui.TextInput[Any] = ui.TextInput(label="Tricks", custom_id="tricks")

    def __init__(self, contract: str) -> None:
        super().__init__(timeout=60)
        self.contract = contract

    async def on_submit(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"{self.contract} for {self.tricks.value}", ephemeral=True)


async def count(interaction: Interaction, version: int | None = None) -> Any:
    bot = interaction.client
    assert isinstance(bot, ToyBot)
    return await bot.count(version)


def hand(plays: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"Your hand after {plays} plays: Q♠"))
    view.add_item(ui.ActionRow(Act("play", plays), Act("pass", plays, disabled=True)))
    return view


def board() -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    picture: ui.MediaGallery[Any] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://table.png", description="Ada to lead")
    )
    view.add_item(ui.Container(ui.TextDisplay("## Table 1"), picture))
    view.add_item(ui.ActionRow(Act("hand", 0), Act("crash", 0), Act("silence", 0)))
    view.add_item(ui.ActionRow(Pick()))
    return view


class King(app_commands.Group):
    @app_commands.command(description="Open a table")
    @app_commands.choices(preset=[app_commands.Choice(name="Classic", value="classic")])
    async def new(self, interaction: Interaction, preset: app_commands.Choice[str]) -> None:
        file = discord.File(io.BytesIO(b"a picture"), "table.png", description="Ada to lead")
        await interaction.response.send_message(view=board(), file=file)
        try:
            await interaction.user.send(view=hand(0))
        except discord.Forbidden:
            await interaction.followup.send(f"Closed ({interaction.locale})", ephemeral=True)

    @app_commands.command(description="Play a card")
    async def play(self, interaction: Interaction, card: str) -> None:
        await interaction.response.send_message(f"played {card}", ephemeral=True)

    @play.autocomplete("card")
    async def cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{c} of spades", value=c) for c in ("QS", "KS") if typed in c]


class ToyBot(commands.AutoShardedBot):
    engine: AsyncEngine

    def __init__(self, database: Path) -> None:
        super().__init__(command_prefix=(), intents=discord.Intents(guilds=True), help_command=None)
        self.database = database

    async def setup_hook(self) -> None:
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{self.database}")
        async with self.engine.begin() as store:
            await store.execute(text("create table if not exists plays (number integer)"))
        self.add_dynamic_items(Act, Pick)
        self.tree.add_command(King(name="king", description="King"))

    async def count(self, version: int | None = None) -> int | None:
        """How many plays there were; with a version, one more, unless that is stale (then None)."""
        async with self.engine.begin() as store:
            if version is not None:
                insert = "insert into plays select :n where :n = (select count(*) from plays)"
                if not (await store.execute(text(insert), {"n": version})).rowcount:
                    return None
            return int((await store.execute(text("select count(*) from plays"))).scalar_one())

    async def close(self) -> None:
        await super().close()
        await self.engine.dispose()
