"""Pictures for messages: drawn off the event loop, with their alt text; without one the words have to do."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

from kingbot.cards import CardSet
from kingbot.engine.view import MatchView, PlayerView
from kingbot.i18n import Words
from kingbot.logs import best_effort
from kingbot.record import Position
from kingbot.render import (
    DEFAULT_STYLE,
    LeaderboardSheet,
    Picture,
    Rasterizer,
    RenderError,
    ScoreBar,
    StatsSheet,
    Style,
    Swing,
    counter_picture,
    decision_picture,
    hand_picture,
    hand_result_picture,
    last_trick_picture,
    leaderboard_picture,
    lobby_picture,
    match_end_picture,
    replay_picture,
    review_picture,
    score_picture,
    scores_picture,
    stats_picture,
    table_picture,
    window_picture,
)
from kingbot.tables.bot_moves import BotMove
from kingbot.tables.model import Table
from kingbot.ui.emojis import AnyScreen, Emojis
from kingbot.ui.layout import Attachment
from kingbot.ui.lobby import seat_notes

log = logging.getLogger(__name__)

Drawing = Callable[..., Picture]


class Pictures:
    """Draws what a view shows; None where pictures are not wanted, or one could not be drawn.

    In finished messages it puts the application's emojis, if it has any, in the place of cards.
    """

    def __init__(self, wanted: bool = True, emojis: Emojis | None = None) -> None:
        self._painter = Rasterizer() if wanted else None
        self._emojis = emojis or Emojis()

    def replace_cards(self, screen: AnyScreen, w: Words) -> AnyScreen:
        """Put emojis in the place of the cards in a message that was made with these words."""
        with best_effort("the replacement of cards by emojis"):
            return self._emojis.replace_cards(screen, w)
        return screen

    async def table(
        self, table: Table, view: MatchView, w: Words, style: Style = DEFAULT_STYLE
    ) -> Attachment | None:
        """The table as the viewer sees it, nobody's hand included."""
        return await self._named("table", table_picture, table, view, w, style)

    async def lobby(self, table: Table, w: Words) -> Attachment | None:
        """The four seats before a match."""
        names, notes = [seat.name for seat in table.seats], list(seat_notes(table, w))
        return await self._paint(
            "seats", lambda: lobby_picture(table.rules, names, notes, style=DEFAULT_STYLE, words=w)
        )

    async def window(
        self,
        table: Table,
        view: PlayerView,
        planned: CardSet,
        w: Words,
        style: Style,
        *,
        counter: bool = False,
    ) -> Attachment | None:
        """The table with the viewer's own cards below it and their card `counter`, for nobody else's eyes."""
        names = [seat.name for seat in table.seats]
        return await self._paint(
            "table",
            lambda: window_picture(view, names, style=style, words=w, planned=planned, counter=counter),
        )

    async def sample(
        self, view: PlayerView, names: Sequence[str], w: Words, style: Style, *, counter: bool
    ) -> Attachment | None:
        """A table with a hand that nobody plays, as a reader of this style would see it."""
        return await self._paint(
            "sample", lambda: window_picture(view, names, style=style, words=w, counter=counter)
        )

    async def decision(self, table: Table, move: BotMove, w: Words, style: Style) -> Attachment | None:
        """What a bot knew when it moved, in a hand that is over."""
        knowledge = move.decision.knowledge if move.decision is not None else None
        names, holders = [seat.name for seat in table.seats], knowledge.holders if knowledge else ()
        return await self._paint(
            "decision", lambda: decision_picture(move.view, names, holders, style=style, words=w)
        )

    async def counter(self, view: PlayerView, w: Words, style: Style = DEFAULT_STYLE) -> Attachment | None:
        """The viewer's card counter, for nobody else's eyes."""
        return await self._paint("counter", lambda: counter_picture(view, style=style, words=w))

    async def hand(self, view: PlayerView, w: Words, style: Style = DEFAULT_STYLE) -> Attachment | None:
        """The viewer's own cards."""
        return await self._paint("hand", lambda: hand_picture(view, style=style, words=w))

    async def last_trick(
        self, table: Table, view: MatchView, w: Words, style: Style = DEFAULT_STYLE
    ) -> Attachment | None:
        """The last trick, if there is one."""
        if view.last_trick is None:
            return None
        return await self._named("trick", last_trick_picture, table, view, w, style)

    async def score(
        self, table: Table, view: MatchView, w: Words, style: Style = DEFAULT_STYLE
    ) -> Attachment | None:
        """The score sheet."""
        return await self._named("score", score_picture, table, view, w, style)

    async def end(
        self, table: Table, view: MatchView, w: Words, style: Style = DEFAULT_STYLE
    ) -> Attachment | None:
        """The end of a match: ranking and the course of the points."""
        return await self._named("end", match_end_picture, table, view, w, style)

    async def _named(
        self, name: str, draw: Drawing, table: Table, view: MatchView, w: Words, style: Style
    ) -> Attachment | None:
        return await self.drawn(name, draw, [seat.name for seat in table.seats], view, w, style)

    async def drawn(
        self,
        name: str,
        draw: Drawing,
        names: Sequence[str],
        view: MatchView,
        w: Words,
        style: Style = DEFAULT_STYLE,
    ) -> Attachment | None:
        """A picture of what a view shows, with the names of seats 0–3."""
        return await self._paint(name, lambda: draw(view, names, style=style, words=w))

    async def hand_result(
        self, table: Table, view: MatchView, number: int, w: Words, style: Style = DEFAULT_STYLE
    ) -> Attachment | None:
        """The result of a hand that is over."""
        names = [seat.name for seat in table.seats]
        return await self._paint(
            "result", lambda: hand_result_picture(view, number, names, style=style, words=w)
        )

    async def replay(
        self, position: Position, names: Sequence[str], w: Words, style: Style = DEFAULT_STYLE
    ) -> Attachment | None:
        """A position of a hand that is over, with all four hands open."""
        return await self._paint("replay", lambda: replay_picture(position, names, style=style, words=w))

    async def daily_hand(
        self, view: MatchView, names: Sequence[str], w: Words, style: Style
    ) -> Attachment | None:
        """The result of a hand of the daily King."""
        return await self._paint(
            "result", lambda: hand_result_picture(view, view.number, names, style=style, words=w)
        )

    async def scores(self, title: str, bars: Sequence[ScoreBar], w: Words, style: Style) -> Attachment | None:
        """How many people had which score in the daily King."""
        return await self._paint("scores", lambda: scores_picture(title, bars, style=style, words=w))

    async def stats(self, sheet: StatsSheet, w: Words, style: Style = DEFAULT_STYLE) -> Attachment | None:
        """Somebody's statistics."""
        return await self._paint("stats", lambda: stats_picture(sheet, style=style, words=w))

    async def leaderboard(
        self, sheet: LeaderboardSheet, w: Words, style: Style = DEFAULT_STYLE
    ) -> Attachment | None:
        """A page of standings, if anybody stands there."""
        if not sheet.lines:
            return None
        return await self._paint("standings", lambda: leaderboard_picture(sheet, style=style, words=w))

    async def review(
        self, swings: Sequence[Swing], name: str, w: Words, style: Style = DEFAULT_STYLE
    ) -> Attachment | None:
        """Somebody's points in each hand of a match, with what was lost."""
        return await self._paint("review", lambda: review_picture(swings, name, style=style, words=w))

    async def _paint(self, name: str, draw: Callable[[], Picture]) -> Attachment | None:
        if self._painter is None:
            return None
        try:
            painted = await self._painter.render(draw)
        except RenderError:  # it was logged
            return None
        except Exception:  # words do as well: a picture never costs somebody a move
            log.exception("a picture could not be made")
            return None
        return Attachment(f"{name}.png", painted.png, painted.alt)

    def close(self) -> None:
        """Draw nothing more."""
        if self._painter is not None:
            self._painter.close()


IN_WORDS: Final = Pictures(wanted=False)
