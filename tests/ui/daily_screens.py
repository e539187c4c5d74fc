"""The screens of the daily King at their largest, for tests of their size and for `make goldens`."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache

from kingbot.engine import match as engine
from kingbot.engine.contracts import Contract
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from kingbot.i18n import Words
from kingbot.preferences import PersonSettings, ServerSettings
from kingbot.tables.daily_model import (
    BOTS,
    SEAT,
    DailyHand,
    DailyLine,
    DailyPost,
    DailyResult,
    DailyState,
    Proof,
    Streak,
    deal_of,
)
from kingbot.tables.daily_play import act, fold, steps
from kingbot.ui import daily as screens
from kingbot.ui.daily_line import daily_line
from kingbot.ui.daily_post import daily_post
from kingbot.ui.layout import Attachment
from kingbot.ui.reader import Reader
from kingbot.ui.settings import server_panel
from tests.support.largest import NAMES, Named, opened

DAY = date(2026, 12, 24)
DEAL = deal_of("5e" * 32, DAY)
PERSON = 10**18
PICTURE = Attachment("table.png", b"", "x" * 1024)
ROWS = range(-13, 1)  # scores, as many as there can be


@cache
def played() -> tuple[tuple[str, ...], ...]:
    """The log of a hand at each of the person's decisions, and at its end."""
    match, log = act(DEAL, (), None)
    found = [log]
    while engine.turn(match) is not None:
        match, log = act(DEAL, log, view(match, SEAT).legal[0])
        found.append(log)
    return tuple(found)


def hand(match: Match, moves: int) -> DailyHand:
    return DailyHand(DAY, PERSON, view(match, SEAT), moves)


def state(moves: int | None = None) -> DailyState:
    """The state before the hand, after so many moves, or at its end."""
    proof = Proof(DAY, DEAL.commitment, "ab" * 32, deal_of("5e" * 32, date(2026, 12, 22)))
    shown = None if moves is None else hand(fold(DEAL, played()[moves]), moves)
    over = shown is not None and shown.score is not None
    scores = {each: 1 + each % 7 for each in ROWS}
    result = DailyResult(-3, 3, scores, {-3: 2, 0: 2}, shared=False) if over else None
    return DailyState(DAY, DEAL.contract, DEAL.rules, Streak(1234, True), proof, shown, result)


def of_daily(w: Words) -> Iterator[Named]:
    """Every screen, with pictures and in words."""
    settings = PersonSettings(
        facilitated=w.style == "spoken", letters="local" if w.style == "local" else "international"
    )
    reader, names = Reader(w.language, settings), [NAMES[0], *BOTS]
    yield "door", screens.daily_door(state(), w)
    yield "closed", screens.daily_closed(w)
    for moves in (0, 3, 7):
        shown = state(moves).hand
        assert shown is not None
        for picture in (None, PICTURE):
            yield f"hand {moves}", opened(screens.daily_hand(shown, names, reader, picture, None))
        sure = next(each.card for each in shown.view.legal if hasattr(each, "card"))
        yield f"sure {moves}", opened(screens.daily_hand(shown, names, reader, None, sure))
    end = state(len(played()) - 1)
    yield "end", opened(screens.daily_result(end, names, w, (), w("daily-shared")))
    yield "end with pictures", opened(screens.daily_result(end, names, w, (PICTURE,)))
    yield "proof", screens.daily_proof(end, w)
    yield "shared", screens.shared_screen(NAMES[0], end, w)
    line = DailyLine(DAY, PERSON, 0, tuple(steps(DEAL, played()[-1])))
    for number in (0, 5, len(line.steps) - 1):
        yield f"line {number}", opened(daily_line(line, number, names, reader, None))
    proof, contract = end.proof, Contract.NO_KINGS_JACKS
    lines = [(1, NAMES[0], -3)] * 10
    post = DailyPost(10**18, 10**18, DAY, contract, Contract.NO_LAST_TWO, lines, 12, proof)
    yield "post", daily_post(post, w)
    posted = ServerSettings(daily_channel=10**18, zone="America/Argentina/ComodRivadavia")
    yield "server posted", server_panel(posted, w)
    yield "server off", server_panel(ServerSettings(daily=False), w)
