"""Tables, positions and plans that make messages as large as they can be, and what is wrong with these."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final

from kingbot.cards import CARDS, card_set
from kingbot.engine import match as engine
from kingbot.engine.contracts import PENALTY_CARDS, Contract
from kingbot.engine.options import Rules
from kingbot.engine.projection import view
from kingbot.engine.schedule import dealers_of
from kingbot.engine.view import PlayerView, PublicView, Stage
from kingbot.i18n import Words
from kingbot.players import player
from kingbot.presets import PRESETS, allowed, load, parse_line
from kingbot.record import Record, dumps, finished_hands, read
from kingbot.simulate import play as simulate_match
from kingbot.tables.model import Closing, Invitation, Person, Seat, Status, Table
from kingbot.tables.plans import MAX_PLANS, DropReason, Planned, parse_plan
from kingbot.ui.layout import PrivateScreen, Screen
from kingbot.ui.plans import plan_name
from tests.support.limits import faults, layout_faults
from tests.support.simcord_internals import Message

# Each letter is one that markdown has to be kept from; as long as Discord lets a name be.
NAMES: Final = tuple((letter * 31 + str(at))[::-1] for at, letter in enumerate("*_~|"))
LONG_ID: Final = 10**12
BOARD: Final = f"https://discord.com/channels/{10**19}/{10**19}/{10**19}"
NOW: Final = datetime(2026, 1, 1, tzinfo=UTC)
# More ways to declare, to lay and to be asked; each preset takes what it admits.
OPTIONS: Final = {
    "sale": ("auction", "offer"),
    "blind_declaration": ("on",),
    "declaration_nulos": ("on",),
    "declaration_no_trump": ("on",),
    "domino_ace": ("both",),
    "domino_redeal": ("on",),
    "slam": ("plus14", "plus13"),
    "void_duty": ("penalty",),
    "penalty_lead": ("after_break_all",),
    "trump_lead": ("after_break",),
    "domino_finish": ("complete_round",),
}

Named = tuple[str, Screen]


def rules_of(preset: str, *, changed: bool) -> Rules:
    """The rules of a preset, with every option on that it has if they are to be `changed`, or a long list."""
    if not changed:
        return load(preset)
    chosen = {
        option: next(value for value in wanted if value in allowed(preset, option))
        for option, wanted in OPTIONS.items()
        if any(value in allowed(preset, option) for value in wanted)
    }
    guarded = [contract for contract in load(preset).options.points if contract in PENALTY_CARDS]
    chosen["first_trick_discard"] = ",".join(guarded)
    return parse_line(" ".join([preset, *(f"{option}={value}" for option, value in chosen.items())]))


@dataclass(frozen=True)
class Position:
    """A moment of a match as the one who is to move sees it, and as the public does."""

    own: PlayerView
    public: PublicView


def table_of(rules: Rules, status: Status = Status.RUNNING) -> Table:
    """A table of people with the longest names, and as much to say of it as can be."""
    a, b, c, d = (Seat(at, Person(LONG_ID + at, name)) for at, name in enumerate(NAMES))
    over = status in (Status.FINISHED, Status.ABANDONED)
    return Table(
        id=LONG_ID,
        status=status,
        version=10**6,
        host=Person(LONG_ID, NAMES[0]),
        guild_id=10**19,
        channel_id=10**19,
        rules=rules,
        language="en",
        level="beginner",
        seats=(a, b, c, d)
        if status is not Status.LOBBY
        else (a, replace(b, owner=None, bot="beginner", bot_name=NAMES[1]), c, Seat(3)),
        reserved=3,
        counter=False,
        commitment="f" * 64 if status is not Status.LOBBY else None,
        seed="f" * 64 if over else None,
        created=NOW,
        changed=NOW,
        host_seen=NOW,
        closed=Closing.MODERATOR if status in (Status.CLOSED, Status.ABANDONED) else None,
    )


INVITATION: Final = Invitation(10**9, 3, 10**19, LONG_ID, NOW)


@cache
def positions() -> tuple[Position, ...]:
    """Of every preset, plain and changed, and every stage: the latest position with the most to choose."""
    return tuple(
        each for preset in PRESETS for changed in (False, True) for each in _of_match(preset, changed)
    )


def _of_match(preset: str, changed: bool) -> Iterator[Position]:
    rules, chance, best = (
        rules_of(preset, changed=changed),
        random.Random(preset),
        dict[Stage, tuple[int, int, Position]](),
    )
    bot, match = player("random"), engine.start(rules)
    while (due := engine.upcoming(match)) is not None:
        pack = [*CARDS]
        chance.shuffle(pack)
        a, b, c, d = (card_set(pack[seat::4]) for seat in range(4))
        match = engine.deal(match, min(dealers_of(rules, due, (a, b, c, d))), (a, b, c, d)).match
        while (seat := engine.turn(match)) is not None:
            own = view(match, seat)
            size = (len(own.legal), own.number)
            if own.stage not in best or size > best[own.stage][:2]:
                best[own.stage] = (*size, Position(own, view(match, None)))
            match = engine.apply(match, bot.decide(own, chance).action).match
    yield from (position for *_, position in best.values())
    yield Position(view(match, 0), view(match, None))


@cache
def replays() -> tuple[tuple[Record, int, int], ...]:
    """Records of every preset, plain and changed, with steps of some hands from the deal to the end."""
    found = []
    for preset in PRESETS:
        for changed in (False, True):
            match = simulate_match(
                rules_of(preset, changed=changed), [player("random")] * 4, random.Random(preset)
            )
            record = read(dumps(match | {"players": list(NAMES)}))
            hands = finished_hands(record)
            domino = [each for each in hands if record.hands[each - 1].contract is Contract.DOMINO]
            for number in dict.fromkeys((hands[-1], *domino[:1])):
                found += [(record, number, step) for step in (0, 30, 9999)]
    return tuple(found)


@cache
def planned(w: Words) -> tuple[Planned, ...]:
    """As many plans as can wait, the longest there are, and more of those that were dropped."""
    texts = [f"if {suit} {card}" for suit in "CDHS" for card in CARDS] + [
        f"play A{suit} low" for suit in "CDHS"
    ]
    longest = max(map(parse_plan, texts), key=lambda plan: len(plan_name(plan, w)))
    dropped = [*DropReason] * 20
    return tuple(
        Planned(10**9 + at, longest, 1, why) for at, why in enumerate([*[None] * MAX_PLANS, *dropped])
    )


def broken(screens: Iterable[Named]) -> Iterator[str]:
    """What is wrong with these messages."""
    for name, screen in screens:
        components: list[dict[str, Any]] = screen.view.to_components()  # type: ignore[no-untyped-call]
        message = Message(1, 2, 3, "", [], components, [], False, frozenset())
        yield from (f"{name}: {fault}" for fault in layout_faults(components))
        yield from (f"{name}: {fault}" for fault in faults(message, may_attach=True))


def opened(screen: PrivateScreen) -> Screen:
    """A private screen as its reader sees it."""
    return screen.for_reader(screen.reader)
