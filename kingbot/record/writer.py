"""Writing a record: a match played through once more, for what its log leaves to the rules (record 1–3)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from kingbot.cards import format_cards
from kingbot.deals import commitment
from kingbot.engine import match as engine
from kingbot.engine import scoring
from kingbot.engine.actions import NO_CUT, Action, Cut, CutPlace, Play
from kingbot.engine.domino import open_sides
from kingbot.engine.hand import Deal, Domino, Scored
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.presets import changed
from kingbot.record.model import FORMAT, VERSION, HandLog


def record(
    rules: Rules, players: Sequence[str], hands: Iterable[HandLog], hints: Sequence[int] | None = None
) -> dict[str, Any]:
    """The record of a match, whole or broken off, as a JSON value (record 1); the log is played through.

    :raises RefusedError: if the log holds a move that the rules refuse.
    :raises DealError: if it holds a deal that cannot be.
    """
    match = engine.start(rules)
    written = []
    for log in hands:
        match, part = _write_hand(match, log)
        written.append(part)
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": {"preset": rules.preset, "options": changed(rules)},
        "players": list(players),
        **({} if hints is None else {"hints": list(hints)}),
        "hands": written,
        "totals": [str(each) for each in scoring.totals(match.finished)],
    }


def _write_hand(match: Match, log: HandLog) -> tuple[Match, dict[str, Any]]:
    deals = iter(log.deals)
    match = engine.deal(match, log.dealer, next(deals)).match
    actions = []
    for action in log.actions:
        after = engine.apply(match, action).match
        actions.append(str(_without_needless_side(match, action)))
        match = after
        if engine.redeal_due(match) and (again := next(deals, None)) is not None:
            match = engine.deal(match, log.dealer, again).match
    hand = match.hand
    assert hand is not None
    part: dict[str, Any] = {"dealer": log.dealer}
    if hand.contract is not None:
        part["contract"] = str(hand.contract)
    texts = [[format_cards(cards) for cards in each] for each in log.deals]
    part |= {"deal": texts[0]} if len(texts) == 1 else {"deals": texts}
    if log.secret is not None:
        part |= {"commitment": commitment(log.secret), "secret": log.secret}
    if match.rules.options.cut and log.cuts:
        part["cut"] = log.cuts[0] if len(log.cuts) == 1 else list(log.cuts)
    part["actions"] = actions
    if isinstance(hand.phase, Scored):
        part["points"] = [str(each) for each in match.finished[-1].points]
    return match, part


def _without_needless_side(match: Match, action: Action) -> Action:
    """The action without a side that did not need saying (record 2)."""
    if not isinstance(action, Play) or action.side is None or match.hand is None:
        return action
    phase = match.hand.phase
    assert isinstance(phase, Domino)
    both = len(open_sides(match.rules.options, phase.rows, action.card.suit)) > 1
    return action if both else replace(action, side=None)


@dataclass(slots=True)
class MatchRecorder:
    """Collects the deals and actions of a match while it is played."""

    rules: Rules
    players: Sequence[str]
    hands: list[HandLog] = field(default_factory=list)
    hints: Sequence[int] | None = None  # that each player asked for, once that is public
    _cut: CutPlace = NO_CUT

    def dealt(self, dealer: int, cards: Deal, *, again: bool = False, secret: str | None = None) -> None:
        """A hand was dealt, or dealt again, from this secret if it is public."""
        if again:
            last = self.hands[-1]
            self.hands[-1] = replace(last, deals=(*last.deals, cards), cuts=(*last.cuts, self._cut))
        else:
            self.hands.append(HandLog(dealer, (cards,), (), (self._cut,), secret))
        self._cut = NO_CUT

    def acted(self, action: Action) -> None:
        """A player acted in the hand dealt last, or cut the pack for the next deal."""
        if isinstance(action, Cut):
            self._cut = action.place
            return
        last = self.hands[-1]
        self.hands[-1] = replace(last, actions=(*last.actions, action))

    def record(self) -> dict[str, Any]:
        """The record so far."""
        return record(self.rules, self.players, self.hands, self.hints)


def dumps(value: Mapping[str, Any]) -> str:
    """A record as text, on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
