"""The daily King tells nobody a card that they may not know: all that anybody gets is searched."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path

import pytest

from kingbot.bot import KingBot
from kingbot.engine.actions import Play
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.preferences import ServerSettings
from kingbot.render import rasterizer
from kingbot.settings import read_settings
from kingbot.store import settings
from kingbot.tables.daily_model import DailyState, deal_of
from kingbot.ui import daily as daily_screens
from kingbot.ui.controls import button
from kingbot.ui.daily import BEGIN, PROOF, daily_control
from kingbot.ui.layout import Attachment, MessageBuilder
from kingbot.ui.layout import Screen as Message
from tests.hardening.secrets import forbidden, named
from tests.support import simcord_internals
from tests.support.bench import Bench, MakeBot
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import king_on, plain

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
HEX = re.compile(r"\b[0-9a-f]{16,64}…?")
DAY = date(2026, 1, 1)  # the date of the bench


class Reading:
    """Reads what has come before somebody's eyes since the last look."""

    def __init__(self, bench: Bench, person: Person) -> None:
        self.bench, self.person, self.read = bench, person, 0

    def news(self) -> list[str]:
        """The texts, and the drawings, which are texts here."""
        seen = self.bench.everything_seen_by(self.person)
        new, self.read = seen[self.read :], len(seen)
        return [each.value.decode() if isinstance(each.value, bytes) else each.value for each in new]


async def view_of(bench: Bench, person: Person) -> PlayerView:
    with simcord_internals.as_bot(bench.env):
        state = await king_on(bench).tables.daily.state(person.id, DAY)
    assert state.hand is not None
    return state.hand.view


async def play_on(person: Person, screen: Screen, view: PlayerView) -> Screen:
    play = next(each for each in view.legal if isinstance(each, Play))
    button = next(each for each in screen.buttons if each.custom_id.endswith(f" play {play.card}"))
    return (await person.click(button.custom_id, on=screen)).screen


async def begin(person: Person) -> Screen:
    return (await person.click("Play", on=(await person.slash("king-daily")).screen)).screen


@pytest.fixture
def drawings_are_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rasterizer, "render_png", lambda svg: svg.encode())


def seeded(root: bytes) -> MakeBot:
    """Makes bots whose root secret this is."""

    def make(database: Path) -> KingBot:
        return KingBot(
            read_settings(None, pictures=False, board_pause=0, master_milliseconds=0, database=database),
            seeds=lambda: root,
        )

    return make


@pytest.mark.usefixtures("drawings_are_texts")
@pytest.mark.parametrize("pictures", [True, False])
async def test_a_player_is_told_their_own_cards_and_those_that_lie_open(
    tmp_path: Path, pictures: bool
) -> None:
    async with Bench(lambda database: plain(database, pictures=pictures), tmp_path) as bench:
        ada, bruno = bench.people("Ada", "Bruno")
        hers, his = Reading(bench, ada), Reading(bench, bruno)
        screen = await begin(ada)
        for _ in range(13):
            view = await view_of(bench, ada)
            if not view.my_turn:
                break
            for text in hers.news():
                assert not forbidden(named(text), view), text
            screen = await play_on(ada, screen, view)
        await ada.click("Share", on=screen)
        await ada.click("Best line", on=screen)  # with everybody's cards, for her alone
        door = (await bruno.slash("king-daily")).screen
        await bruno.click("Verify", on=door)
        for text in his.news():
            assert not named(text), text


@pytest.mark.usefixtures("drawings_are_texts")
async def test_whatever_is_asked_for_before_one_begins_no_card_is_told(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    ended = await begin(ada)
    while (view := await view_of(bench, ada)).my_turn:
        ended = await play_on(ada, ended, view)
    reading = Reading(bench, bruno)
    door = (await bruno.slash("king-daily")).screen
    for day in (DAY - timedelta(days=1), DAY, DAY + timedelta(days=1)):
        for what in ("", "play QS", "sure QS", "line 0", "line 12", "share", "proof"):
            for on in (door, ended):  # his own message, and one that is hers
                await bruno.forge(f"king:0:3:daily:{day} {what}".rstrip(), on)
    for text in reading.news():
        assert not named(text.replace("play QS", "").replace("sure QS", "")), text


def new_folder(parent: Path, root: bytes) -> Path:
    folder = parent / root.hex()[:8]
    folder.mkdir()
    return folder


async def seen_before_playing(root: bytes, folder: Path) -> list[str]:
    """When and under what name anything comes before the eyes of somebody who has not begun, and what it is.

    Fingerprints are left out; the secret of the day, and of the day after, must not be there.
    """
    async with Bench(seeded(root), new_folder(folder, root)) as bench:
        ada = bench.person("Ada")
        async with king_on(bench).store.transaction() as db:
            chosen = ServerSettings(daily_channel=bench.channel.id, daily_hour=0)
            await settings.set_server(db, bench.guild.id, chosen)
        await bench.advance(300)
        door = (await ada.slash("king-daily")).screen
        await ada.click("Verify", on=door)
        told = [str((each.at, each.name, each.value)) for each in bench.everything_seen_by(ada)]
    for day in (DAY, DAY + timedelta(days=1)):
        assert not [each for each in told if deal_of(root.hex(), day).secret[:16] in each]
    return [HEX.sub("#", each) for each in told]


def roots_alike() -> list[bytes]:
    """Two root secrets with the same contract today, and other cards."""
    roots = [sha256(bytes([each])).digest() for each in range(60)]
    contract = deal_of(roots[0].hex(), DAY).contract
    return [each for each in roots if deal_of(each.hex(), DAY).contract is contract][:2]


async def test_what_is_seen_before_playing_does_not_depend_on_the_deal(tmp_path: Path) -> None:
    seen = [await seen_before_playing(root, tmp_path) for root in roots_alike()]
    assert seen[0] == seen[1]


def _in_a_button(message: MessageBuilder, state: DailyState, cards: int) -> None:
    message.buttons([button(daily_control(state.day, BEGIN, moves=cards % 97), "Play now")])


def _in_a_file(message: MessageBuilder, state: DailyState, cards: int) -> None:
    message.picture(Attachment("hand.png", rasterizer.render_png(SVG), f"a picture of {cards % 97}"))


@pytest.mark.parametrize("leak", [_in_a_button, _in_a_file])
async def test_the_search_finds_a_deal_that_is_told_by_a_button_or_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[MessageBuilder, DailyState, int], None]
) -> None:
    seen = []
    for root in roots_alike():
        hand = deal_of(root.hex(), DAY).dealt().hand
        assert hand is not None
        cards = hand.deal[0]

        def door(state: DailyState, w: Words, cards: int = cards) -> Message:
            message = MessageBuilder()
            message.text("Daily King")
            leak(message, state, cards)
            message.buttons([button(daily_control(state.day, PROOF), w("button-verify"))])
            return message.screen()

        monkeypatch.setattr(daily_screens, "daily_door", door)
        seen.append(await seen_before_playing(root, tmp_path))
    assert seen[0] != seen[1]


async def test_the_log_tells_neither_cards_nor_secrets(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    ada = bench.person("Ada")
    with caplog.at_level(logging.DEBUG, "kingbot"):
        screen = await begin(ada)
        await play_on(ada, screen, await view_of(bench, ada))
        stale = f"king:0:0:daily:{DAY} play XX"
        await ada.forge(stale, screen)
    with simcord_internals.as_bot(bench.env):
        root = (await king_on(bench).tables.daily._deal(DAY)).secret
    said = "\n".join(record.getMessage() for record in caplog.records)
    assert root not in said
    assert not named(said)
