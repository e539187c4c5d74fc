"""The daily King tells nobody a card that they may not know: all that anybody gets is searched."""

from __future__ import annotations

import logging
import re
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path

import pytest

from kingbot.bot import KingBot
from kingbot.engine.actions import Play
from kingbot.engine.view import PlayerView
from kingbot.preferences import ServerSettings
from kingbot.render import rasterizer
from kingbot.settings import read_settings
from kingbot.store import settings
from kingbot.tables.daily_model import deal_of
from tests.hardening.secrets import forbidden, named
from tests.support import simcord_internals
from tests.support.bench import Bench, MakeBot
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import king_on, plain

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


async def test_what_is_seen_before_playing_does_not_depend_on_the_deal(tmp_path: Path) -> None:
    roots = [sha256(bytes([each])).digest() for each in range(60)]
    contract = deal_of(roots[0].hex(), DAY).contract
    alike = [each for each in roots if deal_of(each.hex(), DAY).contract is contract]
    seen = []
    for number, root in enumerate(alike[:2]):
        folder = tmp_path / str(number)
        folder.mkdir()

        async with Bench(seeded(root), folder) as bench:
            ada = bench.person("Ada")
            async with king_on(bench).store.transaction() as db:
                chosen = ServerSettings(daily_channel=bench.channel.id, daily_hour=0)
                await settings.set_server(db, bench.guild.id, chosen)
            await bench.advance(300)
            door = (await ada.slash("king-daily")).screen
            await ada.click("Verify", on=door)
            told = [(each.at, each.name, each.value) for each in bench.everything_seen_by(ada)]
            seen.append([HEX.sub("#", str(each)) for each in told])
    assert seen[0] == seen[1]


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
