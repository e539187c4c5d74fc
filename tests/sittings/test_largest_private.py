"""The private screens and the calls to the table at their largest, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import time
from itertools import chain
from typing import Any

import pytest

from kingbot.engine.view import Stage
from kingbot.i18n import CardStyle, Words, words, written
from kingbot.preferences import PersonSettings, ServerSettings
from kingbot.render import Style
from kingbot.tables.model import Status, Subject, Turn, Vote
from kingbot.tables.snapshot import PublicSnapshot
from kingbot.ui.closing import closing_question
from kingbot.ui.pings import channel_ping, direct_ping
from kingbot.ui.plans import plans_screen
from kingbot.ui.privacy import data_export, data_overview, deletion_question
from kingbot.ui.settings import panel, server_panel
from kingbot.ui.votes import invitation, votes_screen
from tests.support.largest import (
    BOARD,
    INVITATION,
    LONG_ID,
    NAMES,
    NOW,
    Named,
    Position,
    broken,
    opened,
    planned,
    positions,
    rules_of,
    table_of,
)


def apart(position: Position, w: Words) -> Iterator[Named]:
    """The private screens of somebody who plays: their plans, and what is to be settled."""
    view = position.own
    plans = planned(w)
    for status in (Status.RUNNING, Status.PAUSED):
        table = table_of(view.rules, status)
        for page in ("", "S"):
            yield f"plans {page}", opened(plans_screen(table, view, plans, w, Style(), page))
        all_four = frozenset(LONG_ID + at for at in range(4))
        subjects: list[tuple[Subject, int | None]]
        subjects = [(Subject.PAUSE, None), (Subject.END, None), (Subject.CLOSE, None)]
        subjects += [(Subject.REMOVE, LONG_ID + at) for at in range(4)]
        moment = PublicSnapshot(
            table=table,
            public=position.public,
            announcements=(),
            turn=Turn(LONG_ID, LONG_ID, NOW, NOW),
            votes=tuple(Vote(subject, seat, all_four, 4) for subject, seat in subjects),
            away=dict.fromkeys(range(4), NOW),
            invitations=(replace(INVITATION, by=LONG_ID),) * 4,
        )
        vote = Vote(Subject.CLOSE, None, frozenset({LONG_ID}), 4)
        yield "close?", closing_question(table, w, LONG_ID, vote, moderator=True, note=w("error-changed"))
        for person in (LONG_ID, LONG_ID + 1, 5):
            yield "matters", votes_screen(moment, w, person, w("error-changed"))


def of_persons(w: Words) -> Iterator[Named]:
    """What is kept about somebody, how a server is set, and the calls to the table."""
    chosen = PersonSettings(
        language="pt",
        facilitated=True,
        confirm=True,
        sort="rank",
        four_colours=True,
        large=True,
        letters="local",
        dm_channel=10**19,
        seen="pt",
        told="mention",
        only_move="always",
        zone="America/Argentina/ComodRivadavia",
        begin=time(10, 10),
        end=time(22, 20),
        days=(0, 1, 2, 3, 4, 6),
        holiday=(NOW.date(), NOW.date()),
    )
    rows: dict[str, list[dict[str, Any]]] = {
        "people": [{"settings": chosen.model_dump_json()}],
        **{name: [{"id": 1}] * 10**4 for name in ("seats", "actions", "shown")},
    }
    yield "settings", panel(chosen, w)
    yield "kept", data_overview(rows, w)
    yield "nothing kept", data_overview({}, w)
    yield "sure", deletion_question(w)
    yield "export", data_export(10**19, rows, NOW, w)
    server = ServerSettings(clock="correspondence 30d bank=30d out=seat", tables=1000, lobby_hours=720)
    yield "server", server_panel(server, w)
    table = table_of(rules_of("classic", changed=True))
    yield "ping", direct_ping(table, w, BOARD, NOW)
    yield "public ping", channel_ping(table, w, 10**19, NOW)
    yield "invitation", invitation(table, INVITATION, w, NAMES[0] * 2)


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize("style", ["local", "spoken"])
def test_plans_and_what_is_settled_are_within_the_limits(language: str, style: CardStyle) -> None:
    w = words(language, style)
    playing = [each for each in positions() if each.own.stage in (Stage.TRICKS, Stage.DOMINO)]
    assert not [*broken(chain.from_iterable(apart(each, w) for each in playing))]


@pytest.mark.parametrize("language", written())
def test_what_is_kept_what_a_server_sets_and_pings_are_within_the_limits(language: str) -> None:
    assert not [*broken(of_persons(words(language)))]
