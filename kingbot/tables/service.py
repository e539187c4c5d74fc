"""The table services, composed over one repository.

A move enters through `Matches.act`, is checked by the engine, is committed together with everything that
follows from it, and only then announced: every call returns what is to be shown, as data.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from kingbot import players
from kingbot.players.analysis_pool import Analyser, analyse_in_thread
from kingbot.store import Store
from kingbot.tables.bots import Bots, Decider, decide_in_threads
from kingbot.tables.counting import Counting
from kingbot.tables.daily import Daily
from kingbot.tables.deadlines import Deadlines
from kingbot.tables.hints import Hints
from kingbot.tables.lobbies import Lobbies
from kingbot.tables.match_runner import MatchRunner
from kingbot.tables.matches import Matches, random_seed
from kingbot.tables.opening_pace import OpeningLimits
from kingbot.tables.packing import Packing
from kingbot.tables.personal_data import PersonalData
from kingbot.tables.planning import Plans
from kingbot.tables.queries import Queries
from kingbot.tables.repository import TableRepository
from kingbot.tables.reviews import Reviews
from kingbot.tables.seasons import Seasons
from kingbot.tables.standings import Standings
from kingbot.tables.steady_clock import SteadyClock, utc_now
from kingbot.tables.substitutes import Substitutes
from kingbot.tables.votes import Votes

DEFAULT_DECIDER: Final = decide_in_threads(players.player)


@dataclass(frozen=True, slots=True)
class Tables:
    """All services on the tables of one store.

    Any number of these may work on one database, in any number of processes.
    """

    repository: TableRepository
    bots: Bots
    lobbies: Lobbies
    matches: Matches
    votes: Votes
    substitutes: Substitutes
    plans: Plans
    hints: Hints
    reviews: Reviews
    deadlines: Deadlines
    queries: Queries
    personal_data: PersonalData
    counting: Counting
    standings: Standings
    daily: Daily
    seasons: Seasons
    packing: Packing

    @property
    def store(self) -> Store:
        """The database."""
        return self.repository.store

    def clock(self) -> datetime:
        """The current time, aware."""
        return self.repository.clock()


def open_tables(
    store: Store,
    *,
    clock: Callable[[], datetime] = utc_now,
    monotonic: Callable[[], float] | None = None,
    seeds: Callable[[], bytes] = random_seed,
    decide: Decider = DEFAULT_DECIDER,
    analyse: Analyser = analyse_in_thread,
    analyse_later: Analyser = analyse_in_thread,
    rng: random.Random | None = None,
    automatic_delay: float = 0,
    bot_pause: float = 0,
    opening_limits: OpeningLimits | None = None,
    pack_after: timedelta | None = None,
) -> Tables:
    """The table services over a store.

    `clock` and `monotonic` are those of a `SteadyClock`. `seeds` returns 32 bytes for each match, from which
    its cards are dealt, and once for the deals of the daily King. `decide` decides for bots, `analyse` works
    out hints, and `analyse_later` reviews; `rng` is the randomness of bots, independent of the cards. The
    others are as for `TableRepository`; with no `bot_pause` bots move together with the move before, and no
    full trick rests. Matches that have been over for `pack_after` may be packed; None: never.
    """
    repository = TableRepository(
        store,
        clock=SteadyClock(clock, monotonic),
        automatic_delay=automatic_delay,
        bot_pause=bot_pause,
        opening_limits=opening_limits,
    )
    bots = Bots(decide, rng or random.Random())
    runner = MatchRunner(bots, store, pauses=bot_pause > 0)
    matches = Matches(repository, runner, seeds)
    counting = Counting(store)
    return Tables(
        repository=repository,
        bots=bots,
        lobbies=Lobbies(repository),
        matches=matches,
        votes=Votes(repository, runner),
        substitutes=Substitutes(repository, runner),
        plans=Plans(repository),
        hints=Hints(repository, analyse),
        reviews=Reviews(repository, analyse_later),
        deadlines=Deadlines(repository, matches, runner),
        queries=Queries(repository),
        personal_data=PersonalData(repository, matches, counting),
        counting=counting,
        standings=Standings(store, repository.clock),
        daily=Daily(store, repository.clock, seeds),
        seasons=Seasons(store, repository.clock, counting),
        packing=Packing(repository, pack_after),
    )
