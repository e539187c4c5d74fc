"""The bot: what it is made of, how it starts and stops, and what happens when something goes wrong."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.ext import commands

from kingbot.actions.commands import CatalogueTranslator, group
from kingbot.actions.handlers import HANDLERS
from kingbot.actions.request import Request, Services
from kingbot.delivery.command_ids import fetch_command_ids
from kingbot.delivery.daily_posts import DailyPosts
from kingbot.delivery.discord_api import FAILURES, LONGEST, DeliveryError, DiscordApi, Failure, failure_of
from kingbot.delivery.emojis import fetch_emojis
from kingbot.delivery.hand_messages import HandMessages
from kingbot.delivery.look_messages import LookMessages
from kingbot.delivery.messages import Messages
from kingbot.delivery.people import People
from kingbot.delivery.pictures import Pictures
from kingbot.delivery.reconciler import Reconciler
from kingbot.delivery.review_runs import ReviewRuns
from kingbot.delivery.scheduler import Scheduler
from kingbot.delivery.shards import AllShards, LeasedShards, Shards
from kingbot.delivery.shutdown import finish
from kingbot.delivery.user_agent import name_user_agent
from kingbot.engine.refusals import RefusedError
from kingbot.i18n import Words
from kingbot.i18n.command_names import COMMANDS
from kingbot.logs import new_reference
from kingbot.players.analysis_pool import AnalysisPool
from kingbot.players.pool import Pool
from kingbot.presets import RulesError
from kingbot.settings import Settings
from kingbot.store import Store, StoreUnavailableError
from kingbot.store.unavailable import Obstacle
from kingbot.tables.matches import random_seed
from kingbot.tables.model import TableError
from kingbot.tables.opening_pace import OpeningLimits
from kingbot.tables.service import Tables, open_tables
from kingbot.ui.controls import Control, ControlItem
from kingbot.ui.errors import UserError, error_text
from kingbot.ui.preload import preload

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0  # seconds in which whoever is being served is served to the end, when the bot stops
COGS: Final = (
    "cogs.tables",
    "cogs.play",
    "cogs.reading",
    "cogs.settings",
    "cogs.privacy",
    "cogs.votes",
    "cogs.standings",
    "cogs.replay",
    "cogs.daily",
)


class Tree(app_commands.CommandTree["KingBot"]):
    """The slash commands; whatever they raise is answered in one place."""

    async def on_error(
        self, interaction: discord.Interaction[KingBot], error: app_commands.AppCommandError
    ) -> None:
        """Answer an error of a command."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.client.fail(interaction, cause)


class KingBot(commands.AutoShardedBot):
    """King at tables in Discord. Slash commands and buttons only; no privileged intent is asked for."""

    store: Store
    services: Services
    reconciler: Reconciler
    scheduler: Scheduler

    def __init__(
        self,
        settings: Settings,
        *,
        seeds: Callable[[], bytes] = random_seed,
        rng: random.Random | None = None,
        trace: aiohttp.TraceConfig | None = None,
    ) -> None:
        """Make a bot; `seeds` and `rng` are where the deals and the bots' random choices come from.

        `trace` notes the calls to Discord.
        """
        super().__init__(
            command_prefix=(),
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, guild_messages=True, moderation=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            owner_ids=settings.owners or None,
            http_trace=name_user_agent(trace or aiohttp.TraceConfig()),
            max_ratelimit_timeout=LONGEST,
        )
        self.settings = settings
        self._seeds, self._rng = seeds, rng
        self.pool = Pool(settings.master_milliseconds, settings.master_alone)
        self.analysis = AnalysisPool(self.pool.idle)
        self.king = group()
        self._api = DiscordApi(self)
        self.leased: LeasedShards | None = None  # where several processes may share the database
        self._gateway: yarl.URL | None = None
        self._listening: asyncio.Task[None] | None = None

    @property
    def tables(self) -> Tables:
        """The tables of the store."""
        return self.services.tables

    async def setup_hook(self) -> None:
        """Open the store, build what stands on it, load the commands, bring the messages up to date."""
        self.store, _ = await asyncio.gather(Store.open(self.settings.database), asyncio.to_thread(preload))
        tables = open_tables(
            self.store,
            clock=discord.utils.utcnow,
            monotonic=time.monotonic,
            seeds=self._seeds,
            rng=self._rng,
            decide=self.pool.decide,
            analyse=self.analysis.at_once,
            analyse_later=self.analysis.when_idle,
            automatic_delay=self.settings.plan_pause,
            bot_pause=self.settings.bot_pause,
            opening_limits=OpeningLimits(self.settings.opened_by_person, self.settings.opened_in_server),
            pack_after=self.settings.pack_after,
        )
        people = People(tables, self.settings.language)
        api = self._api
        messages = Messages(api, self.store, people)
        emojis, COMMANDS.ids = await asyncio.gather(fetch_emojis(api), fetch_command_ids(api, self.tree))
        pictures = Pictures(self.settings.pictures, emojis)
        shards = self._shards_of_ours()
        hands = HandMessages(messages, tables, pictures, shards)
        looks = LookMessages(messages, tables, pictures)
        self.reconciler = Reconciler(messages, hands, looks, tables, pictures, self.settings, shards)
        self.services = Services(
            tables, people, self.reconciler, looks, pictures, ReviewRuns(tables.reviews, hands, looks)
        )
        posts = DailyPosts(
            api,
            tables.daily,
            people,
            lambda: {each.id: str(each.preferred_locale) for each in self.guilds if shards.owns(each.id)},
        )
        self.scheduler = Scheduler(tables, self.reconciler, posts, shards)
        self.add_dynamic_items(ControlItem)
        await self.load_commands()
        if self.leased is None:
            await self.reconciler.repair()
        else:
            heard = self.store.listen(self.reconciler.heard)
            self._listening = asyncio.create_task(heard, name="what other processes do")
        self.scheduler.start()
        if self.settings.master_milliseconds:
            self.pool.start()

    async def load_commands(self) -> None:
        """Load the commands, in every language; Discord is not told of them here.

        :raises HandlerError: if a control has no handler, or two.
        """
        self.tree.add_command(self.king)
        for cog in COGS:
            await self.load_extension(cog)
        HANDLERS.check()
        await self.tree.set_translator(CatalogueTranslator())

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to Discord, once all is loaded.

        What is loaded stays. The garbage collector need not go through it again and again: each time it would
        hold up every answer for as long as a tenth of a second, on a busy machine for more than a second.
        """
        gc.collect()
        gc.freeze()
        await super().connect(reconnect=reconnect)

    # ------------------------------------------------------------------- shards

    def _shards_of_ours(self) -> Shards:
        if isinstance(self.settings.database, Path):
            return AllShards()
        pinned = self.settings.shards
        self.leased = LeasedShards(
            self.store,
            start=self._start_shard,
            stop=self._stop_shard,
            pinned=pinned.numbers if pinned is not None else None,
        )
        return self.leased

    async def launch_shards(self) -> None:
        """Begin the sessions of all shards, or begin to lease some, of which sessions begin one by one.

        :raises StoreUnavailableError: if the database cannot be used.
        """
        if self.leased is None:
            await super().launch_shards()
            return
        total, gateway, concurrency = await self._api.gateway()
        self._gateway = yarl.URL(gateway)
        if self.settings.shards is not None and self.settings.shards.total is not None:
            total = self.settings.shards.total
        await self.leased.begin(total, concurrency)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord lets a session begin."""
        if self.leased is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.leased.wait_for_turn(shard_id)

    async def _start_shard(self, shard: int) -> None:
        """Take a shard over: bring the messages of its tables up to date, and begin its session."""
        assert self.leased is not None
        assert self._gateway is not None
        self.shard_count = self._connection.shard_count = self.leased.total
        await self.reconciler.repair()
        await self.launch_shard(self._gateway, shard)

    async def _stop_shard(self, shard: int) -> None:
        """End the session of a shard, and let go of its tables."""
        if (session := self.get_shard(shard)) is not None:
            await session.disconnect()
        await self.reconciler.let_go()

    @property
    def is_connected(self) -> bool:
        """Whether Discord is connected, with all shards that this process serves."""
        if self.leased is None:
            return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())
        ours = [self.get_shard(each) for each in self.leased.held]
        return all(shard is not None and not shard.is_closed() for shard in ours)

    async def close(self) -> None:
        """Finish what is under way, leave Discord and close the store; may be called again."""
        if self.leased is not None:
            self.leased.stop_taking()
        for shard in self.shards.values():
            await shard.disconnect()
        if not await finish(PATIENCE):
            log.warning("somebody was still being served after %s seconds", PATIENCE)
        if self._listening is not None:
            self._listening.cancel()
        if hasattr(self, "scheduler"):
            await self.scheduler.close()
        if hasattr(self, "services"):
            await self.services.reviews.close()
        if hasattr(self, "reconciler"):
            await self.reconciler.close()
        if self.leased is not None:
            await self.leased.close()
        await super().close()
        self.pool.close()
        self.analysis.close()
        if hasattr(self, "services"):
            self.services.pictures.close()
        if hasattr(self, "store"):
            await self.store.close()

    # ------------------------------------------------------------------- events

    async def clicked(self, interaction: discord.Interaction[Any], control: Control) -> None:
        """Answer a click on a control: the one way in for every button and menu."""
        Request.of(interaction).table_id = control.table or None
        try:
            await HANDLERS.dispatch(interaction, control)
        except Exception as error:
            await self.fail(interaction, error)

    async def on_message(self, message: discord.Message) -> None:
        """Notice that a board scrolls away; what is written is not read."""
        if message.author != self.user:
            self.reconciler.count_message(message.channel.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Notice that a board was deleted."""
        await self.reconciler.on_deleted(payload.channel_id, {payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Notice that a board was among many messages that were deleted at once."""
        await self.reconciler.on_deleted(payload.channel_id, payload.message_ids)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Notice that we may have been given permissions in a channel."""
        await self.reconciler.on_permissions(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Notice that we may have been given permissions by a role."""
        await self.reconciler.on_permissions(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Notice that we may have been given a role; of others Discord tells us nothing."""
        if after.id == after.guild.me.id:
            await self.reconciler.on_permissions(after.guild.id)

    # ------------------------------------------------------------------- errors

    async def fail(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        """Tell whoever acted why it could not be done. What nobody foresaw is logged under a reference."""
        match error:
            case discord.HTTPException() if failure_of(error) is Failure.INTERACTION_EXPIRED:
                log.info("an interaction was over before it was answered: %s", error)
                return
            case discord.RateLimited() | aiohttp.ClientError() | OSError():
                log.warning("an answer was lost on the way to Discord: %s", error)
                return
        request = Request.of(interaction)
        reference = None
        if isinstance(error, StoreUnavailableError) and error.obstacle is Obstacle.BUSY:
            log.warning("%s could not be done: %s", _described(interaction), error)
        elif not (isinstance(error, _EXPECTED) or _is_unreachable(error)):
            reference = new_reference()
            log.error("error in %s", _described(interaction), exc_info=error, extra={"reference": reference})
        try:
            await Request.begin(interaction)
            await request.say(_explained(error, await _words(request), request, reference))
        except FAILURES as failed:
            log.info("the reason could not be told: %s", failed)


# What people cause, and what Discord refuses as a matter of course.
_EXPECTED: Final = (
    RefusedError,
    TableError,
    UserError,
    RulesError,
    app_commands.CommandSignatureMismatch,
    app_commands.CommandNotFound,
)


def _is_unreachable(error: Exception) -> bool:
    return isinstance(error, DeliveryError) and error.failure is Failure.CHANNEL_UNREACHABLE


def _explained(error: Exception, w: Words, request: Request, reference: str | None) -> str:
    """What whoever acted is told of an error."""
    match error:
        case RefusedError() | TableError() | UserError() | RulesError():
            return error_text(error, w, request.table, request.table_id)
        case DeliveryError(failure=Failure.CHANNEL_UNREACHABLE):
            return w("error-nowhere")
        case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
            return w("error-old-command")
        case StoreUnavailableError(obstacle=Obstacle.BUSY):
            return w("error-busy")
        case StoreUnavailableError():
            return w("error-database", reference=reference or "")
        case _:
            return w("error-unexpected", reference=reference or "")


async def _words(request: Request) -> Words:
    """The words for whoever acted; a database that cannot be read must not keep the error from being told."""
    try:
        return await request.words()
    except Exception:
        log.warning("the settings of whoever acted could not be read", exc_info=True)
        return request.known_words()


def _described(interaction: discord.Interaction[Any]) -> str:
    """What was done, without the card that it was done with: a log is read by players too."""
    data: Any = interaction.data or {}
    name = str(data.get("custom_id") or data.get("name"))
    return f"{interaction.type.name} {':'.join(name.split(':')[:4])}"
