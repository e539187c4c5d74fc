"""Nobody is shown, told, offered or logged a card that they may not know: all is searched as it is sent."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from kingbot.actions import autocomplete
from kingbot.cards import SUIT_LETTERS, cards_in
from kingbot.deals import parse_deal
from kingbot.delivery.table_state import load_state
from kingbot.engine import match as engine
from kingbot.engine.actions import parse_action
from kingbot.engine.view import PlayerView, PublicView, Stage
from kingbot.i18n import words
from kingbot.presets import PRESETS
from kingbot.record import MatchRecorder, dumps
from kingbot.render import DEFAULT_STYLE, hand_picture, rasterizer
from kingbot.store import log
from kingbot.tables.queries import Queries
from kingbot.ui.layout import PrivateScreen
from tests.hardening.looks import open_readings
from tests.hardening.secrets import Watch
from tests.hardening.windows import Restless, thoughtless
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.sitting import Sitting, king_on, plain, sit_down

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long

NAMES = ("Ada", "Bruno", "Carla", "Dino")
COMMANDS = (
    ("king play", "move"),
    ("king replay", "table"),
    ("king hand", "table"),
)


@asynccontextmanager
async def drawn_bench(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    """A bench with pictures, whose bytes are the drawings themselves: what they show can be read."""
    monkeypatch.setattr(rasterizer, "render_png", lambda svg: svg.encode())
    async with Bench(lambda database: plain(database, pictures=True, ping_after=3600), folder) as bench:
        thoughtless(bench)
        yield bench


@asynccontextmanager
async def watched(
    bench: Bench, *names: str, preset: str = "classic", rules: str = ""
) -> AsyncIterator[tuple[Sitting, Watch]]:
    """A match under way, and a watch beside it; the second of the people has all read out."""
    sitting = Restless(bench, (await sit_down(bench, *names, preset=preset, rules=rules)).people)
    for person in sitting.people[1:2]:
        await person.slash("king settings")
        await person.choose("facilitated on", menu=re.compile("king:.*:set.*"))
    with Watch(sitting, await sitting.table()) as watch:
        yield sitting, watch


class Curious:
    """Somebody at the table who looks at everything there is, asks for it, and tries what is forbidden."""

    def __init__(self, sitting: Sitting, watch: Watch) -> None:
        self.sitting, self.watch = sitting, watch

    async def look_around(self, person: Person) -> None:
        """Touch each control of the board and of *More*, then be offered all that can be typed."""
        # The settings show a made-up hand; that it tells nothing is seen in twin worlds.
        left_out = {"leave", "close", "board", "settings"}
        for screen in await open_readings(person, self.sitting.board(), lambda kind: kind not in left_out):
            await person.click(re.compile("Back.*|.*:page"), on=screen)
        seat = self.watch.seat_of(person.id)
        for command, option in COMMANDS:
            await self.watch.offered(seat, command, option, table=1)
        await self.watch.records()

    async def try_what_is_forbidden(self, person: Person) -> None:
        """Play, plan and claim what one may not: the refusal may not tell more than the rules do."""
        seen = self.watch.view(self.watch.seat_of(person.id))
        assert isinstance(seen, PlayerView)
        version = (await self.sitting.table()).version
        strange = list(cards_in(seen.unseen))[:2]
        for card in (*strange, *list(cards_in(seen.hand))[:1]):
            self.watch.asked = card.bit
            await person.slash("king play", move=f"play {card}", table=1)
            for kind in ("play", "lead"):
                await person.forge(f"king:1:{version}:plan:{kind} {card}", self.sitting.window(person))
            self.watch.asked = 0
        for goal in ("all", "none"):
            await person.forge(f"king:1:{version}:claim:{goal}", self.sitting.window(person))
        over = len(seen.finished)
        for place in (f"{over + 1}", f"{over + 1} 9 next", f"{over} 9999 next", f"{over} 9999 trick-next"):
            for screen in (self.sitting.window(person), self.sitting.board()):
                await person.forge(f"king:1:{version}:replay:{place}", screen)
        await person.slash("king replay", table=1, hand=over + 1)

    async def plan_ahead(self, person: Person) -> None:
        """Plan a card of one's own, as the screen of plans offers it."""
        seen = self.watch.view(self.watch.seat_of(person.id))
        assert isinstance(seen, PlayerView)
        version = (await self.sitting.table()).version
        await person.forge(f"king:1:{version}:plans", self.sitting.window(person))
        if seen.hand and seen.stage in {Stage.TRICKS, Stage.DOMINO}:
            card = next(cards_in(seen.hand))
            await person.forge(
                f"king:1:{version}:plan:if {card} {SUIT_LETTERS[card.suit]}", self.sitting.window(person)
            )


async def play_and_pry(
    sitting: Sitting, watch: Watch, *, every: int, until: Callable[[PublicView], bool]
) -> None:
    """Play on; each so many moves everybody pries, a stranger as well."""
    curious, moves = Curious(sitting, watch), 0

    def enough(view: PublicView) -> bool:
        return until(view) or _moved(view) >= moves + every

    while True:
        seen = await sitting.play(enough)
        if seen.stage is Stage.OVER or until(seen):
            return
        moves = _moved(seen)
        for person in (*sitting.people[:2], watch.stranger):
            await curious.look_around(person)
        await curious.try_what_is_forbidden(sitting.people[moves % len(sitting.people)])
        await curious.plan_ahead(sitting.people[(moves + 1) % len(sitting.people)])


def _moved(seen: PublicView) -> int:
    """How far a match has come; grows with every trick or card of domino."""
    return 100 * seen.number + 4 * len(seen.tricks) + len(seen.moves)


SHORT = {
    "classic": ("hands=declaration blind_declaration=on", 2),
    "pirandello": ("", 2),
}


@pytest.mark.parametrize("preset", SHORT)
async def test_nobody_learns_of_a_card_too_early(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, preset: str
) -> None:
    rules, hands = SHORT[preset]
    async with (
        drawn_bench(tmp_path, monkeypatch) as bench,
        watched(bench, "Ada", "Bruno", preset=preset, rules=rules) as (sitting, watch),
    ):
        await play_and_pry(sitting, watch, every=80, until=lambda view: view.number >= hands)
        assert watch.leaks == []
        assert watch.looked_at > 150


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
async def test_nobody_learns_of_a_card_too_early_in_a_whole_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, preset: str
) -> None:
    async with (
        drawn_bench(tmp_path, monkeypatch) as bench,
        watched(bench, *NAMES[:2], preset=preset) as (sitting, watch),
    ):
        await play_and_pry(sitting, watch, every=150, until=lambda view: False)
        assert watch.leaks == [], "\n\n".join(watch.leaks[:40])
        print(f"{preset}: {watch.looked_at} things looked at")


# ------------------------------------------------------------------------- planted leaks


async def _hand_on_the_board(sitting: Sitting, watch: Watch) -> None:
    seen = await sitting.view(sitting.host)
    channel = king_on(sitting.bench).get_partial_messageable(sitting.bench.channel.id)
    await channel.send(words("en").cards(seen.hand & -seen.hand))


async def _hand_in_words(sitting: Sitting, watch: Watch) -> None:
    card = next(cards_in((await sitting.view(sitting.host)).hand))
    channel = king_on(sitting.bench).get_partial_messageable(sitting.bench.channel.id)
    await channel.send(f"Ada has the {words('en').spoken(card)}.")


async def _picture_of_a_hand_for_all(sitting: Sitting, watch: Watch) -> None:
    picture = hand_picture(await sitting.view(sitting.host), style=DEFAULT_STYLE, words=words("en"))
    channel = king_on(sitting.bench).get_partial_messageable(sitting.bench.channel.id)
    await channel.send(file=discord.File(io.BytesIO(picture.svg.encode()), "hand.png"))


async def _alt_text_of_a_hand_for_all(sitting: Sitting, watch: Watch) -> None:
    picture = hand_picture(await sitting.view(sitting.host), style=DEFAULT_STYLE, words=words("en"))
    channel = king_on(sitting.bench).get_partial_messageable(sitting.bench.channel.id)
    await channel.send(file=discord.File(io.BytesIO(b"PNG"), "hand.png", description=picture.alt))


async def _window_to_the_wrong_person(sitting: Sitting, watch: Watch) -> None:
    reconciler, bruno = king_on(sitting.bench).reconciler, sitting.people[1]
    state = await load_state(king_on(sitting.bench).tables, reconciler.messages, 1)
    screen = await reconciler.hands._composer.window(state, sitting.host.id, state.reader(sitting.host.id))
    assert isinstance(screen, PrivateScreen)
    stolen = screen.for_reader(screen.reader)  # as the door would never let it through
    await reconciler.messages.api.send(bruno.user.dm_channel.id, stolen, nonce="planted")


async def _autocomplete_of_anothers_cards(sitting: Sitting, watch: Watch) -> None:
    own = autocomplete._own_view

    async def awaited(interaction: Any) -> Any:
        view, w = await own(interaction)  # type: ignore[misc]
        _, view = await king_on(sitting.bench).tables.queries.table_and_view(1, view.turn)
        return view, w

    autocomplete._own_view = awaited
    try:
        for seat in (0, 1):
            await watch.offered(seat, "king play", "move", table=1)
    finally:
        autocomplete._own_view = own


async def _deal_in_the_log(sitting: Sitting, watch: Watch) -> None:
    logging.getLogger("kingbot.tables").debug("dealt %s", "AS KH 2C")


async def _record_of_a_running_hand(sitting: Sitting, watch: Watch) -> None:
    entries = king_on(sitting.bench).tables
    table = await entries.queries.table(1)
    async with entries.store.reading() as db:
        rows = await log.after(db, 1)
    recorder = MatchRecorder(table.rules, watch.names)
    for entry in rows:
        if isinstance(entry, log.DealRow):
            recorder.dealt(entry.dealer, parse_deal(entry.deal), again=False)
    watch.check_record(dumps(recorder.record()))


async def _replay_of_a_running_hand(sitting: Sitting, watch: Watch) -> None:
    """As it would be if the record of a match that goes on had the hand in play."""
    sitting.bench.take_faults()  # of what was planted before
    course = watch.course()
    assert course is not None
    with pytest.MonkeyPatch.context() as patch:
        record = await _record_played_on(sitting)

        async def whole(queries: Queries, table_id: int) -> str:
            return record

        patch.setattr(Queries, "record", whole)
        await sitting.host.slash("king replay", table=1, hand=len(course.match.finished) + 1)


async def _record_played_on(sitting: Sitting) -> str:
    """The record with the hand in play, played on by chance to its end."""
    tables = king_on(sitting.bench).tables
    table = await tables.queries.table(1)
    async with tables.store.reading() as db:
        rows = await log.after(db, 1)
    recorder, match = (
        MatchRecorder(table.rules, [seat.name for seat in table.seats]),
        engine.start(table.rules),
    )
    for entry in rows:
        if isinstance(entry, log.DealRow):
            recorder.dealt(entry.dealer, parse_deal(entry.deal), again=entry.redeal > 0)
            match = engine.deal(match, entry.dealer, parse_deal(entry.deal)).match
        else:
            recorder.acted(parse_action(entry.text))
            match = engine.apply(match, parse_action(entry.text)).match
    while engine.turn(match) is not None and engine.upcoming(match) is None:
        action = engine.legal_actions(match)[0]
        recorder.acted(action)
        match = engine.apply(match, action).match
    return dumps(recorder.record())


async def _partner_before_the_card_is_played(sitting: Sitting, watch: Watch) -> None:
    course = watch.course()
    assert course is not None
    assert course.match.hand is not None
    hand = course.match.hand
    assert hand.called is not None
    partner = next(seat for seat in range(4) if hand.cards[seat] & hand.called.bit)
    said = words("en")("contract-pair", name=watch.names[hand.dealer or 0], other=watch.names[partner])
    await king_on(sitting.bench).get_partial_messageable(sitting.bench.channel.id).send(said)


PLANTED = (
    _hand_on_the_board,
    _hand_in_words,
    _picture_of_a_hand_for_all,
    _alt_text_of_a_hand_for_all,
    _autocomplete_of_anothers_cards,
    _deal_in_the_log,
    _record_of_a_running_hand,
    _replay_of_a_running_hand,
    _window_to_the_wrong_person,
)


async def test_every_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with (
        drawn_bench(tmp_path, monkeypatch) as bench,
        watched(bench, "Ada", "Bruno", rules="hands=no_hearts") as (sitting, watch),
    ):
        await sitting.skip(lambda view: len(view.tricks) == 2)
        assert watch.leaks == []
        for plant in PLANTED:
            await plant(sitting, watch)
            assert watch.leaks, f"not found: {plant.__name__}"
            watch.leaks.clear()
        bench.take_faults()  # kingbot sends no message of that kind


async def test_a_partner_who_is_told_too_early_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        drawn_bench(tmp_path, monkeypatch) as bench,
        watched(bench, "Ada", "Bruno", preset="pirandello") as (sitting, watch),
    ):
        await sitting.skip(lambda view: view.called is not None and view.pair is None)
        assert watch.leaks == []
        await _partner_before_the_card_is_played(sitting, watch)
        assert any("of the partner" in leak for leak in watch.leaks)
