"""What the bots knew in a hand that is over: each move with the view that its bot had, and its decision.

The view is that of the log, up to the move; the decision is the one that was kept with the move.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from kingbot.cards import CardSet
from kingbot.engine import match as engine
from kingbot.engine.actions import Action, Cut, parse_action
from kingbot.engine.hand import FinishedHand
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView
from kingbot.players import Decision
from kingbot.store.log import DealRow, Entry
from kingbot.tables.decision_code import decode
from kingbot.tables.match_log import MatchLog, fold


@dataclass(frozen=True, slots=True, kw_only=True)
class BotMove:
    """A move of a bot of this `level`, in a hand that is over.

    `view` is what its seat saw, `hand` the cards that the bot was given. `decision` is None where it was not
    kept: the move is older than that, or was made without asking the bot.
    """

    level: str
    view: PlayerView
    action: Action
    hand: CardSet
    decision: Decision | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BotMoves:
    """The moves of the bots in hand `number`, which is over, by seat; a seat that no bot played has none."""

    number: int
    by_seat: Mapping[int, Sequence[BotMove]]


def entries_of_hand(entries: Sequence[Entry], number: int) -> Sequence[Entry]:
    """The log entries of a hand, with the cut of the pack before it."""
    own = [
        at
        for at, entry in enumerate(entries)
        if (entry.number if isinstance(entry, DealRow) else entry.hand) == number
    ]
    if not own:
        return ()
    first = own[0]
    while first and _is_cut(entries[first - 1]):
        first -= 1
    last = own[-1]
    while last > first and _is_cut(entries[last]):  # that of the next deal is kept with this hand
        last -= 1
    return entries[first : last + 1]


def bot_moves(
    rules: Rules,
    finished: Sequence[FinishedHand],
    number: int,
    entries: Sequence[Entry],
    decisions: Mapping[int, bytes],
) -> BotMoves:
    """The moves of the bots in a hand, from its log `entries` and the `decisions` kept beside them.

    `finished` are the hands of the match that are over.

    :raises ValueError: if the hand is not over.
    """
    if not 1 <= number <= len(finished):
        raise ValueError(f"hand {number} is not over")
    found: dict[int, list[BotMove]] = {seat: [] for seat in range(4)}
    start = engine.start(rules, finished[: number - 1])
    for before, entry in _positions(MatchLog(start), entries):
        if isinstance(entry, DealRow) or entry.bot is None or _is_cut(entry):
            continue
        action, data = parse_action(entry.text), decisions.get(entry.sequence)
        seen = view(before, action.seat)
        hand, decision = (seen.hand, None) if data is None else decode(action.seat, action, data)
        move = BotMove(level=entry.bot, view=seen, action=action, hand=hand, decision=decision)
        found[action.seat].append(move)
    return BotMoves(number=number, by_seat=found)


def _positions(log: MatchLog, entries: Sequence[Entry]) -> Iterator[tuple[Match, Entry]]:
    for entry in entries:
        yield log.match, entry
        log = fold(log, (entry,))


def _is_cut(entry: Entry) -> bool:
    return not isinstance(entry, DealRow) and entry.text.partition(" ")[2].startswith(Cut.verb)
