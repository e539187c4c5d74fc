"""Twin worlds: a match is played in both worlds of a course, and all that anybody else gets is compared.

The same people do the same at the same moments, led by the same chance. Written down is everything that does
not go to the owners of the two seats alone: messages and edits with their files, in their order and at their
time, what is offered while somebody types, calls to Discord, the log, the numbers for Prometheus.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from kingbot import logs
from kingbot.cards import Card, cards_in
from kingbot.engine.actions import Action, Call, Choose, Play
from kingbot.engine.view import PlayerView, PublicView
from kingbot.monitor.metrics import Metrics
from kingbot.players import player
from kingbot.players.analysis import Analysis, analyse
from kingbot.players.analysis_pool import AnalysisPool
from kingbot.players.decision import Decision
from kingbot.presets import parse_line
from kingbot.store.statistics import open_tables_by_status
from kingbot.tables import draft
from kingbot.tables.model import Status, Table
from kingbot.ui.controls import ControlKind
from kingbot.ui.pages import PAGES
from kingbot.ui.prompts import action_argument
from tests.hardening.looks import MORE, open_readings
from tests.hardening.twin_hands import Course, course
from tests.support.bench import Bench
from tests.support.inline import run_inline
from tests.support.people import Person
from tests.support.simcord_internals import Glimpse, answered_in, as_bot
from tests.support.sitting import Sitting, king_on, plain

NAMES: Final = ("Ada", "Bruno", "Carla", "Dino")
TYPED: Final = ("", "a", "7", "♠")  # what is typed so far when moves are offered
DEALS: Final = 6  # that an analysis samples: few, for its measure does not matter here
TIMINGS: Final = re.compile(r"^kingbot_(?:discord|answer)_seconds.*\n|^.*_created .*\n|^#.*\n", re.MULTILINE)

Entry: TypeAlias = tuple[object, ...]


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What a match is played with, the same in both worlds; `seats` are the two whose cards differ."""

    preset: str
    rules: str = ""
    people: int = 3
    seats: tuple[int, int] = (1, 2)
    hands: int = 4
    most: int = 6  # cards that the two exchange
    clock: str = "none"
    pictures: bool = True
    spoken: bool = False  # whether the first of the people has all read out
    asides: float = 0.3  # how likely something else happens before a move
    moves: int = 1000
    seed: int = 1
    tries: int = 12  # ways of playing a hand, of which the one that lasts longest is taken
    past_alike: bool = False  # cards are exchanged in the last hand only; those before are played unseen

    def course(self) -> Course:
        """What happens in it."""
        rules = parse_line(f"{self.preset} {self.rules}")
        return course(
            rules,
            self.seats,
            random.Random(self.seed),
            hands=self.hands,
            most=self.most,
            tries=self.tries,
            past_alike=self.past_alike,
        )


@dataclass
class World:
    """One of the two worlds: who is there, and what has been written down. `side` is 0 or 1."""

    bench: Bench
    sitting: Sitting
    course: Course
    side: int
    onlooker: Person
    heir: Person
    chance: random.Random
    seen: list[Entry] = field(default_factory=list)
    private: list[Entry] = field(default_factory=list)  # for the owners of the two seats alone
    two: set[int] = field(default_factory=set)  # whoever has owned one of the two seats
    asides: set[str] = field(default_factory=set)
    metrics: Metrics = field(default_factory=Metrics)
    clocked: bool = False
    moved: int = 0

    # ------------------------------------------------------------------------ writing down

    def glimpsed(self, glimpse: Glimpse) -> None:
        """Write a message down as it is sent or edited."""
        message = glimpse.message
        what = (
            "message",
            str(glimpse.at),
            message.id,
            message.channel_id,
            message.content,
            json.dumps([message.embeds, message.components, message.attachments]),
            sorted(message.pinged),
            tuple(glimpse.files.items()),
        )
        owners = self._owners()
        self.two |= owners
        others = sorted(glimpse.viewers - owners)
        (self.seen if others else self.private).append((*what, others))

    def _owners(self) -> set[int]:
        """Who owns one of the two seats just now."""
        with closing(sqlite3.connect(self.bench.database)) as db:
            rows = db.execute("SELECT number, user_id FROM seats WHERE table_id = 1").fetchall()
        return {owner for seat, owner in rows if seat in self.course.seats and owner is not None}

    def note(self, *what: object) -> None:
        """Write down what somebody else got."""
        self.seen.append(what)

    async def note_numbers(self) -> None:
        """Write down what Prometheus is told, and what calls there have been."""
        async with king_on(self.bench).store.reading() as db:
            statistics = await open_tables_by_status(db)
        self.note("metrics", TIMINGS.sub("", self.metrics.text(statistics, {}, None).decode()))
        two = (person for person in self.everybody() if person.id in self.two)
        own_channels = tuple(f"/channels/{person.user.dm_channel.id}/" for person in two)
        for entry in self.bench.env.http_requests:
            if answered_in(self.bench.env, entry.path) in self.two or entry.path.startswith(own_channels):
                continue  # their own windows are edited only where what they show has changed
            nonce = entry.json.get("nonce") if isinstance(entry.json, dict) else None
            self.note("call", entry.method, entry.path, nonce)

    # ------------------------------------------------------------------------------ people

    def person(self, seat: int) -> Person | None:
        """Who has sat down there at first."""
        return self.sitting.people[seat] if seat < len(self.sitting.people) else None

    def everybody(self) -> tuple[Person, ...]:
        """The people who sit at the table, or have sat there, or will."""
        return (*self.sitting.people, self.heir)

    def others(self) -> list[Person]:
        """The people at the table whose cards are the same in both worlds, and the onlooker."""
        return [each for each in map(self.person, self.course.others()) if each is not None] + [self.onlooker]

    async def position(self) -> tuple[int, PublicView] | None:
        """Where in the course the match is, and what the public sees; None beyond its end."""
        seen = await self.sitting.view()
        at = self.course.positions.get(seen)
        return (at, seen) if at is not None else None

    async def decide(self, level: str, seen: PlayerView, rng: random.Random) -> Decision:
        """What a bot does: what the course says, with all that a bot would have known and thought of."""
        found = player(level).decide(seen, rng)
        return replace(found, action=self.course.decisions.get(seen, seen.legal[0]))

    def hidden(self, number: int) -> list[tuple[Card, Card]]:
        """Pairs of cards, each of which the two seats have exchanged in this hand."""
        mine, theirs = self.course.exchanged[number]
        return list(zip(cards_in(mine), cards_in(theirs), strict=True))

    def owner_of(self, table: Table, seat: int) -> Person | None:
        """Who owns a seat now and plays it themselves."""
        owner = table.seats[seat].person
        return next((each for each in self.everybody() if owner is not None and each.id == owner.id), None)

    def told(self) -> bool:
        """The secret that planted leaks tell: whether the first of the two seats holds a card just now."""
        log = king_on(self.bench).tables.repository.cached_log(1)
        hand = log.match.hand if log is not None else None
        if hand is None or not (hidden := self.hidden(hand.number)):
            return False
        return bool(hand.cards[self.course.seats[0]] & hidden[0][0].bit)


Aside: TypeAlias = Callable[[World, int, PublicView], Awaitable[None]]
Plant: TypeAlias = Callable[[pytest.MonkeyPatch, World], None]


class _Log(logging.Handler):
    """Writes down each line that kingbot logs at any level."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.DEBUG)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.split(".")[0] in logs.OWN_LOGGERS:
            trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
            self._world.note("log", record.levelname, record.name, record.getMessage(), trace)


@contextmanager
def _listening(world: World) -> Any:
    root, own = logging.getLogger(), [logging.getLogger(name) for name in logs.OWN_LOGGERS]
    levels = [logger.level for logger in own]
    handlers = (_Log(world), world.metrics)
    for handler in handlers:
        root.addHandler(handler)
    for logger in own:
        logger.setLevel(logging.DEBUG)
    world.bench.observers.append(world.glimpsed)
    try:
        yield
    finally:
        world.bench.observers.remove(world.glimpsed)
        for handler in handlers:
            root.removeHandler(handler)
        for logger, level in zip(own, levels, strict=True):
            logger.setLevel(level)


async def _analysed(pool: AnalysisPool, view: PlayerView, seed: int) -> Analysis:
    """Analyse at once, with few deals."""
    return analyse(view, seed, DEALS)


@asynccontextmanager
async def _begun(
    setting: Setting, made: Course, side: int, folder: Path, plant: Plant | None
) -> AsyncIterator[World]:
    """A world in which the match has begun."""
    with pytest.MonkeyPatch.context() as patch:
        run_inline(patch)
        patch.setattr(AnalysisPool, "at_once", _analysed)
        patch.setattr(draft, "cards_and_dealer", lambda seed, scheme, rules, due: made.deal(side, due))
        settings = {"pictures": setting.pictures, "ping_after": 60}
        async with Bench(lambda database: plain(database, **settings), folder) as bench:
            people = bench.people(*NAMES[: setting.people])
            onlooker, heir = bench.people("Olga", "Eva")
            sitting, chance = Sitting(bench, people), random.Random(f"{setting.preset} {setting.seed}")
            world = World(bench, sitting, made, side, onlooker, heir, chance)
            world.clocked = setting.clock != "none"
            bot = king_on(bench)
            bot.tables.bots.decision_of = world.decide
            bot.tables.matches._seeds = lambda: bytes.fromhex(made.seed)
            if plant is not None:
                plant(patch, world)
            if setting.people == 1 and 0 in setting.seats:
                # Whoever plays with bots alone is spared their only card, which tells onlookers that it was.
                for person in (people[0], heir):
                    panel = (await person.slash("king settings")).screen
                    await person.choose("only_move never", on=panel)
            if setting.spoken:
                await people[0].slash("king settings")
                await people[0].choose("facilitated on", menu=re.compile("king:.*:set.*"))
            with _listening(world):
                await people[0].slash(
                    "king new", preset=setting.preset, rules=setting.rules, clock=setting.clock
                )
                for person in people[1:]:
                    await person.click("Join")
                await people[0].click("Start")
                yield world
                await world.note_numbers()


async def play(
    setting: Setting, made: Course, side: int, folder: Path, plant: Plant | None, asides: Sequence[Aside]
) -> World:
    """Play a match in one of the worlds, as far as its course goes."""
    async with _begun(setting, made, side, folder, plant) as world:
        if setting.past_alike:
            await _skip(world, setting.hands)
        while world.moved < setting.moves and (found := await world.position()) is not None:
            if world.chance.random() < setting.asides:
                aside = world.chance.choice(asides)
                world.asides.add(aside.__name__)
                world.note("aside", aside.__name__)
                await aside(world, *found)
                found = await world.position()
            if found is None or not await _move(world, *found):
                break
        return world


async def _skip(world: World, number: int) -> None:
    """Play up to a hand without showing what comes before."""
    bot = king_on(world.bench)
    with as_bot(world.bench.env):
        while (found := await world.position()) is not None and found[1].number < number:
            action = world.course.actions[found[0]]
            owner = (await world.sitting.table()).seats[action.seat].person
            assert owner is not None, "bots move by themselves"
            await bot.tables.matches.act(1, owner.id, action)
        await bot.reconciler.show(1)
    await _come_to_rest(world)


async def _come_to_rest(world: World) -> None:
    """Wait for what is shown, and for reviews that are worked out."""
    while any(task.get_name().startswith(("coalesced", "review")) for task in asyncio.all_tasks()):
        await world.bench.settle()


async def _move(world: World, at: int, seen: PublicView) -> bool:
    """Have the action at this position done; False if the course ends before whoever is next."""
    table = await world.sitting.table()
    bots = [seat.number for seat in table.seats if seat.person is None]
    if table.status is not Status.RUNNING or not world.course.can_be_done(at, bots):
        return False
    action = world.course.actions[at]
    person = world.owner_of(table, action.seat)
    assert person is not None
    await _act(world, person, action, table.version)
    world.moved += 1
    return True


async def _act(world: World, person: Person, action: Action, version: int) -> None:
    """Do an action, as people do: in a hand window, or by typing."""
    argument = action_argument(action)
    match action, world.chance.random():
        case Play(side=None) | Call() | Choose(), typed if typed < 0.15:
            await person.slash("king play", move=argument, table=1)
        case _, typed if typed < 0.2:
            window = (await person.slash("king hand", table=1)).screen
            await person.forge(f"king:1:{version}.{action.seat}:act:{argument}", window)
        case _:
            await person.forge(f"king:1:{version}.{action.seat}:act:{argument}", world.sitting.window(person))


# ---------------------------------------------------------------------------- what else happens


LOOKS: Final = {"rules", "history", "choices", "counter", "plans", "matters", "settings", "review"}
PAST: Final = {"verify", "replay", "decisions"}  # they tell of the cards of hands that are over
READINGS: Final = (*sorted(PAGES), "hand", "board", "record", "replay", "back", "help", "learn")
# A stranger presses all but what opens other tables.
PRESSED: Final = sorted({*ControlKind} - {ControlKind.OPEN, ControlKind.AGAIN})


async def nothing(world: World, at: int, seen: PublicView) -> None:
    """Nothing happens."""


async def look_around(world: World, at: int, seen: PublicView) -> None:
    """Somebody looks at everything there is."""
    person = world.chance.choice([*world.others(), *world.sitting.people])
    board = world.sitting.board()
    wanted = LOOKS | PAST if world.course.past_is_alike else LOOKS
    await open_readings(person, board, lambda kind: kind in wanted)
    if person in world.sitting.people:
        await person.click("My hand", on=board)
    await _come_to_rest(world)


async def type_commands(world: World, at: int, seen: PublicView) -> None:
    """Somebody is offered what can be typed."""
    for person in world.others():
        for typed in TYPED:
            offers = await person.offered("king play", "move", typed, table=1)
            world.note("offered", person.name, typed, offers)


async def try_hidden_cards(world: World, at: int, seen: PublicView) -> None:
    """Somebody plays and plans cards that one of the two has: what is refused tells nothing."""
    version = (await world.sitting.table()).version
    if not (hidden := world.hidden(seen.number)):
        return
    card = world.chance.choice(world.chance.choice(hidden))
    for person in world.others():
        await person.slash("king play", move=str(card), table=1)
        for argument in (f"act:play {card}", f"plan:play {card}"):
            await person.forge(f"king:1:{version}:{argument}", world.sitting.board())


async def plan_differently(world: World, at: int, seen: PublicView) -> None:
    """One of the two plans a card that they have in this world only, for a suit that will not be led soon."""
    table = await world.sitting.table()
    person = world.owner_of(table, world.course.seats[0])
    if person is None or not (hidden := world.hidden(seen.number)):
        return
    pair = world.chance.choice(hidden)
    coming = [each.card.suit for each in world.course.actions[at : at + 9] if isinstance(each, Play)]
    suit = next((each for each in "CDHS" if each not in [suit.letter for suit in coming]), None)
    if suit is not None:
        await person.forge(
            f"king:1:{table.version}:plan:if {suit} {pair[world.side]}", world.sitting.window(person)
        )


async def plan_the_same(world: World, at: int, seen: PublicView) -> None:
    """Somebody plans the next card that they are going to play, if nobody else's turn can come in between."""
    table = await world.sitting.table()
    bots = [seat.number for seat in table.seats if seat.person is None]
    upcoming = world.course.actions[at + 1 : at + 2]
    if not upcoming or not isinstance(upcoming[0], Play) or not world.course.can_be_done(at + 1, bots):
        return
    person = world.owner_of(table, upcoming[0].seat)
    if person is None:
        return
    argument = action_argument(upcoming[0])
    await person.forge(f"king:1:{table.version}:plan:{argument}", world.sitting.window(person))


async def claim_falsely(world: World, at: int, seen: PublicView) -> None:
    """Somebody without a seat, and somebody with one, claim what they cannot be sure of."""
    version = (await world.sitting.table()).version
    await world.onlooker.forge(f"king:1:{version}:claim:all", world.sitting.board())


async def vote_and_withdraw(world: World, at: int, seen: PublicView) -> None:
    """Somebody opens the votes, votes for a pause, and takes it back."""
    person = world.chance.choice(world.sitting.people)
    if await _plays(world, person) and await _people_playing(world) > 1:
        for label in ("Pause", "Don’t pause"):
            await _vote(world, person, label)


async def pause(world: World, at: int, seen: PublicView) -> None:
    """All agree to pause; one of them goes on."""
    people = [each for each in world.everybody() if await _plays(world, each)]
    for person in people:
        await _vote(world, person, "Pause")
    if (await world.sitting.table()).status is Status.PAUSED:
        await people[-1].click("Resume")


async def _vote(world: World, person: Person, label: str) -> None:
    """Open the votes and press this, if it is offered."""
    await person.click("More", on=world.sitting.board())
    screen = (await person.choose("Pause, claim …", menu=MORE)).screens[-1]
    if label in screen.enabled:
        await person.click(label, on=screen)


async def go_and_come_back(world: World, at: int, seen: PublicView) -> None:
    """A bot plays for somebody for a while, and they come back."""
    table = await world.sitting.table()
    person = world.chance.choice(world.sitting.people)
    seat = table.seat_of(person.id)
    if seat is None or not await _plays(world, person):
        return
    bots = {each.number for each in table.seats if each.person is None} | {seat.number}
    if len(bots) < 4 and world.course.can_be_done(at, bots):
        await person.slash("king leave", table=1)
        await person.slash("king back", table=1)


async def hand_over(world: World, at: int, seen: PublicView) -> None:
    """Somebody hands their seat to a substitute."""
    person = world.chance.choice(world.sitting.people)
    if await _plays(world, person) and not await _plays(world, world.heir):
        await person.slash("king substitute", who=world.heir.user, table=1)
        await world.heir.click("Take it")


async def time_runs_out(world: World, at: int, seen: PublicView) -> None:
    """Nobody does anything for a while: reminders and pings come, and where a clock runs, a bot moves."""
    table = await world.sitting.table()
    bots = [each.number for each in table.seats if each.person is None]
    bots += [world.course.actions[at].seat] if at < len(world.course.actions) else []
    if world.course.can_be_done(at, bots) or not world.clocked:
        await world.bench.advance(61)


async def save_ones_data(world: World, at: int, seen: PublicView) -> None:
    """Somebody else saves all that is kept about them as a file; the record so far is read."""
    person = world.chance.choice(world.others())
    await person.slash("king privacy")
    if any(button.label == "Save as a file" for button in person.sees()[-1].buttons):
        await person.click("Save as a file")
    if world.course.past_is_alike:  # else the record has hands that differ
        world.note("record", await king_on(world.bench).tables.queries.record(1))


async def try_to_replay(world: World, at: int, seen: PublicView) -> None:
    """Somebody asks for the replay of the hand in play, also by made-up controls, and is offered matches."""
    if not world.course.past_is_alike:
        return
    number = len(seen.finished) + 1
    for person in world.others():
        offers = await person.offered("king replay", "table")
        world.note("offered", person.name, offers)
        answer = await person.slash("king replay", table=1, hand=number)
        for place in (f"{number}", f"{number} 7 next", f"{number} 9 trick-back"):
            for screen in (answer.screen, world.sitting.board()):
                await person.forge(f"king:1:0:replay:{place}", screen)


async def ask_for_the_table(world: World, at: int, seen: PublicView) -> None:
    """Somebody has the table posted anew, or deletes it; a stranger looks for tables."""
    if world.chance.random() < 0.5:
        await world.chance.choice(world.sitting.people).slash("king table", table=1)
    else:
        await world.bench.delete(world.sitting.board())
    await world.onlooker.slash("king tables")
    await world.chance.choice(world.sitting.people).slash("king tables")


async def ask_for_hints(world: World, at: int, seen: PublicView) -> None:
    """Everybody asks for a hint, by command and by a made-up control; whoever has the turn gets one."""
    table = await world.sitting.table()
    asking = world.others()
    if seen.turn in world.course.seats and at not in world.course.forced:
        asking += [each for each in [world.owner_of(table, seen.turn)] if each is not None]
    for person in asking:
        await person.slash("king hint", table=1)
        for seat in ("", *(f".{each}" for each in world.course.seats)):
            await person.forge(f"king:1:{table.version}{seat}:hint", world.sitting.board())


async def ask_for_reviews(world: World, at: int, seen: PublicView) -> None:
    """Everybody asks what their plays were worth: in the hand under way, in those before, and in all."""
    version = (await world.sitting.table()).version
    for person in (*world.others(), *world.sitting.people):
        await person.slash("king review", table=1)
        await person.slash("king review", table=1, hand=seen.number)
        for which in (f"{seen.number}", f"{seen.number} all", f"{seen.number - 1} all", "match"):
            await person.forge(f"king:1:{version}:review:{which}", world.sitting.board())
        await _come_to_rest(world)


async def read_the_books(world: World, at: int, seen: PublicView) -> None:
    """Somebody reads whatever a command shows, and plays at the daily King."""
    person = world.chance.choice([*world.others(), *world.sitting.people])
    for command in ("score", "last", "rules", "hand", "tables", "help", "learn", "stats", "leaderboard"):
        named: dict[str, Any] = {"table": 1} if command in ("score", "last", "rules", "hand") else {}
        await person.slash(f"king {command}", **named)
    for other in world.sitting.people:
        await person.slash("king stats", who=other.user)
    daily = (await person.slash("king-daily")).screen
    begin = [each.custom_id for each in daily.buttons if each.custom_id.endswith(" begin")]
    cards = [each.custom_id for each in daily.buttons if " play " in each.custom_id]
    for custom_id in (begin or cards)[:1]:
        await person.click(custom_id, on=daily)


async def press_what_is_not_offered(world: World, at: int, seen: PublicView) -> None:
    """Others press the controls of the two seats' windows, and a stranger every kind of control there is."""
    version = (await world.sitting.table()).version
    over = world.course.past_is_alike
    seats = [f"{version}.{seat}" for seat in world.course.seats]
    for person in world.others():
        for kind in PRESSED if person is world.onlooker else READINGS:
            if kind in {*PAST, ControlKind.RECORD} and not over:
                continue
            numbered = kind in (ControlKind.DECISIONS, ControlKind.VERIFY, ControlKind.REVIEW)
            for argument in ("", f":{seen.number}", f":{seen.number} 0 0") if numbered else ("",):
                custom_id = f"king:1:{world.chance.choice(seats)}:{kind}{argument}"
                await person.forge(custom_id, world.sitting.board())
    await _come_to_rest(world)


async def start_anew(world: World, at: int, seen: PublicView) -> None:
    """The bot is stopped, and another takes up what it left."""
    await world.bench.restart()
    bot = king_on(world.bench)
    bot.tables.bots.decision_of = world.decide


ASIDES: Final[Sequence[Aside]] = (
    look_around,
    type_commands,
    try_hidden_cards,
    plan_differently,
    plan_the_same,
    claim_falsely,
    vote_and_withdraw,
    pause,
    go_and_come_back,
    hand_over,
    time_runs_out,
    save_ones_data,
    try_to_replay,
    ask_for_the_table,
    ask_for_hints,
    ask_for_reviews,
    read_the_books,
    press_what_is_not_offered,
    start_anew,
)


async def _plays(world: World, person: Person) -> bool:
    seat = (await world.sitting.table()).seat_of(person.id)
    return seat is not None and seat.person is not None


async def _people_playing(world: World) -> int:
    return sum(seat.person is not None for seat in (await world.sitting.table()).seats)


# ---------------------------------------------------------------------------------- comparing


@dataclass(frozen=True)
class Comparison:
    """What was played and compared, and where the worlds differ first."""

    entries: int
    moves: int
    asides: frozenset[str]
    private_differs: bool
    difference: str | None


async def compare(
    setting: Setting, folder: Path, *, plant: Plant | None = None, asides: Sequence[Aside] = ASIDES
) -> Comparison:
    """Play a match in both worlds and compare what anybody else got; `plant` puts a leak into the code."""
    made = setting.course()
    first, second = [
        await play(setting, made, side, folder / f"world-{side}", plant, asides) for side in (0, 1)
    ]
    return Comparison(
        len(first.seen),
        first.moved,
        frozenset(first.asides),
        first.private != second.private,
        difference(first.seen, second.seen),
    )


def difference(first: Iterable[Entry], second: Iterable[Entry]) -> str | None:
    """The first entry that is not the same in both worlds, in words; None if there is none."""
    for number, (one, other) in enumerate(zip_longest(first, second)):
        if one != other:
            return f"entry {number}:\n{_shown(one, other)}\n-- and --\n{_shown(other, one)}"
    return None


def _shown(entry: Entry | None, other: Entry | None) -> str:
    """The parts of an entry that differ from those of another, from shortly before they begin to."""
    if entry is None or other is None or len(entry) != len(other):
        return str(entry)[:1500]
    pairs = [(str(a), str(b)) for a, b in zip(entry, other, strict=True)]
    return " ".join(one[_differs(one, two) :][:1500] if one != two else "…" for one, two in pairs)


def _differs(one: str, other: str) -> int:
    """A place shortly before the first character at which two texts differ."""
    first = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return max(0, first - 200)
