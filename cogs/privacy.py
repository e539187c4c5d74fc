"""Privacy: what is kept about somebody, and of servers that the bot is no longer in."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands, tasks

from kingbot.actions.commands import command
from kingbot.bot import KingBot
from kingbot.i18n import words
from kingbot.ui import privacy as screens
from kingbot.ui.controls import Control, ControlKind

log = logging.getLogger(__name__)

Interaction = discord.Interaction[KingBot]


@command
async def privacy(interaction: Interaction) -> None:
    """Show what is kept about whoever asks."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    rows = await desk.tables.personal_data.export(interaction.user.id)
    await desk.reply(interaction, screens.data_overview(rows, await desk.words(interaction)))


async def touched(interaction: Interaction, control: Control) -> None:
    """Export one's data, or delete it: the first touch asks, the second does it."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    w = await desk.words(interaction)
    match control.argument:
        case screens.EXPORT:
            rows, now = await desk.tables.personal_data.export(interaction.user.id), desk.tables.clock()
            await desk.reply(interaction, screens.data_export(interaction.user.id, rows, now, w))
        case screens.DELETE:
            await forget(interaction)
            await desk.say(interaction, w("privacy-deleted"))
        case _:
            await desk.reply(interaction, screens.deletion_question(w))


async def forget(interaction: Interaction) -> None:
    """Delete everything about whoever asks, and show the tables where they sat without them."""
    desk = interaction.client.desk
    left = await desk.tables.personal_data.erase(
        interaction.user.id, lambda language: words(language)("privacy-former-player")
    )
    for table in left:
        await desk.stage.show(table.id)


class Servers(commands.Cog):
    """Notices where the bot is and is not, and deletes what was kept long enough."""

    def __init__(self, bot: KingBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away, or the server is no more."""
        await self.bot.tables.personal_data.server_left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again."""
        await self.bot.tables.personal_data.server_joined(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Learn what happened while the bot was away."""
        if self.bot.shard_ids is None:  # else this process does not know of all servers
            await self.bot.tables.personal_data.set_joined_servers({guild.id for guild in self.bot.guilds})
        if not self.sweep.is_running():
            self.sweep.start()

    @tasks.loop(hours=24)
    async def sweep(self) -> None:
        """Delete what was kept long enough."""
        try:
            gone = await self.bot.tables.personal_data.delete_expired()
        except Exception:
            log.exception("what was kept long enough could not be deleted")
        else:
            log.info(
                "the data of %s servers was deleted, thirty days after they sent the bot away", len(gone)
            )

    async def cog_unload(self) -> None:
        """Sweep no more."""
        self.sweep.cancel()


async def setup(bot: KingBot) -> None:
    """Add the command, the answer of its buttons, and the watch over servers."""
    bot.king.add_command(privacy)
    bot.answers[ControlKind.PRIVACY] = touched
    await bot.add_cog(Servers(bot))
