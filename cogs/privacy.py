"""Privacy: the command; what becomes of servers that the bot has left, and of whoever was banned from one."""

from __future__ import annotations

import logging
from typing import Final

import discord
from discord.ext import commands

from kingbot.actions.commands import command
from kingbot.actions.privacy import show_kept
from kingbot.actions.request import Request
from kingbot.actions.welcome import welcome_server
from kingbot.bot import KingBot
from kingbot.delivery.coalescer import Coalescer
from kingbot.delivery.discord_api import DeliveryError

log = logging.getLogger(__name__)

Interaction = discord.Interaction[KingBot]

DAY: Final = 86_400.0  # seconds
_SWEEP: Final = "sweep"


@command
async def privacy(interaction: Interaction) -> None:
    """Show what is stored about whoever asks."""
    await show_kept(await Request.begin(interaction))


class Servers(commands.Cog):
    """Notices where the bot is and is not, and deletes once a day what was kept long enough.

    The days are counted by the loop's clock, which does not care when that of the machine is set.
    """

    def __init__(self, bot: KingBot) -> None:
        self.bot = bot
        self._work = Coalescer()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away, or the server is no more."""
        await self.bot.tables.personal_data.server_left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again."""
        await self.bot.tables.personal_data.server_joined(guild.id)
        try:
            await welcome_server(self.bot.services, guild)
        except DeliveryError as error:
            log.info("server %s could not be greeted: %s", guild.id, error)

    @commands.Cog.listener()
    async def on_member_ban(self, guild: discord.Guild, user: discord.User | discord.Member) -> None:
        """Somebody was banned: they leave the tables of that server for good.

        Discord tells only whoever may ban members or view the audit log. Elsewhere who was banned is found to
        be gone as anybody who has left (docs/clock.md 4).
        """
        for table in await self.bot.tables.personal_data.leave_tables(user.id, guild.id):
            await self.bot.reconciler.show(table.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Learn what happened while the bot was away."""
        if self.bot.shard_ids is None:  # else this process does not know of all servers
            await self.bot.tables.personal_data.set_joined_servers({guild.id for guild in self.bot.guilds})
        self._work.submit(_SWEEP, self._sweep)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """The same, of the servers of a shard that this process has leased; others serve other servers."""
        if self.bot.leased is None:
            return
        ours = {guild.id for guild in self.bot.guilds if guild.shard_id == shard_id}
        total = self.bot.leased.total
        await self.bot.tables.personal_data.set_joined_servers(
            ours, lambda guild_id: (guild_id >> 22) % total == shard_id
        )
        self._work.submit(_SWEEP, self._sweep)

    async def _sweep(self) -> None:
        """Delete what was kept long enough."""
        try:
            gone = await self.bot.tables.personal_data.delete_expired()
        except Exception:
            log.exception("what was kept long enough could not be deleted")
        else:
            log.info(
                "the data of %s servers was deleted, thirty days after they sent the bot away", len(gone)
            )
        self._work.submit_later(DAY, _SWEEP, self._sweep)

    async def cog_unload(self) -> None:
        """Sweep no more."""
        await self._work.close()


async def setup(bot: KingBot) -> None:
    """Add the command, and what notices servers."""
    bot.king.add_command(privacy)
    await bot.add_cog(Servers(bot))
