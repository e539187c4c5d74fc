"""What bots knew: kept with their moves, told when the hand is over, and just what they were given."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import delete, func, select

from kingbot.cards import CARDS, PACK, cards_in
from kingbot.engine.actions import PLAYS, Action, Choose, NameTrump, Pass, Play, Side, Stop
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import Decision, Estimate, Knowledge, Player, Why, player, warm_up
from kingbot.players.master import Master
from kingbot.players.racing import Budget
from kingbot.presets import parse_line
from kingbot.store import Store, schema
from kingbot.store.decisions import DecisionRow
from kingbot.tables.bot_moves import BotMove, BotMoves
from kingbot.tables.bots import decide_in_threads
from kingbot.tables.decision_code import decode, encode
from kingbot.tables.model import Table
from kingbot.tables.service import Tables, open_tables
from tests.players.positions import views
from tests.tables.driver import ADA, CHANNEL, GUILD, TableDriver

QUICK = Master(Budget(deals=48), deterministic=True)
BOTS: dict[str, Player] = {"master": QUICK, "club": player("club"), "beginner": player("beginner")}

# Contracts and trumps that are chosen, sales, blind declarations, redeals, called cards, domino, cuts.
RULES = (
    "pirandello cut=on",
    "home hands=no_queens,no_last_two,no_trump,domino cut=on",
    "classic hands=declaration,domino blind_declaration=on domino_redeal=on",
    "portuguese",
)


@dataclass
class Given:
    """Notes what each bot was given, and what it decided."""

    bot: Player
    notes: list[tuple[PlayerView, Decision]] = field(default_factory=list)

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        decision = self.bot.decide(view, rng)
        self.notes.append((view, decision))
        return decision


async def played(store: Store, line: str, level: str) -> tuple[Tables, Table, Given]:
    """A whole match of one person who plays anything against three bots of a level."""
    bots = Given(BOTS[level])
    tables = open_tables(store, decide=decide_in_threads(lambda _: bots), rng=random.Random(7))
    driver = TableDriver(tables)
    table = await tables.lobbies.create(ADA, GUILD, CHANNEL, parse_line(line), level=level)
    table = await driver.play_out((await tables.matches.start(table.id, ADA.id)).table)
    return tables, table, bots


async def told(tables: Tables, table: Table) -> list[BotMoves]:
    found = [await tables.queries.bot_moves(table.id, hand + 1) for hand in range(table.rules.length)]
    return [each for each in found if each is not None]


def all_moves(hands: list[BotMoves]) -> Iterator[BotMove]:
    for hand in hands:
        for moves in hand.by_seat.values():
            yield from moves


def same(kept: Decision, made: Decision) -> bool:
    """Whether a decision came back; what was expected is kept with some seven digits."""
    values = [[each.value for each in decision.estimates] for decision in (kept, made)]
    rounded = tuple(
        replace(each, value=after.value, error=after.error)
        for each, after in zip(made.estimates, kept.estimates, strict=True)
    )
    return kept == replace(made, estimates=rounded) and values[0] == pytest.approx(values[1], rel=1e-6)


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    warm_up.start()
    assert warm_up.READY.wait(300)


@pytest.mark.parametrize("level", BOTS)
async def test_what_is_told_is_what_the_bot_was_given(store: Store, level: str) -> None:
    compared, sizes, stages = 0, [], set()
    for line in RULES:
        tables, table, bots = await played(store, line, level)
        given = [each for each in bots.notes if each[0].stage is not Stage.CUT]
        moves = list(all_moves(await told(tables, table)))
        assert len(moves) == len(given)
        for move in moves:
            decision = next(made for view, made in given if view == move.view)
            seen = move.view
            assert move.decision is not None
            assert (move.level, move.hand, move.action) == (level, seen.hand, decision.action)
            assert same(move.decision, decision)
            knowledge = move.decision.knowledge
            if knowledge is not None and level == "master":
                assert knowledge.voids == seen.voids
                assert knowledge.gone == PACK & ~seen.unseen & ~seen.hand
                assert len(knowledge.holders) == seen.unseen.bit_count()
            elif knowledge is not None:  # less at most: they forget
                assert not knowledge.gone & (seen.unseen | seen.hand)
                assert all(not own & ~shown for own, shown in zip(knowledge.voids, seen.voids, strict=True))
            stages.add(seen.stage)
            sizes.append(len(encode(seen, decision) or b""))
        compared += len(moves)
    assert compared >= 500
    assert {Stage.TRICKS, Stage.DOMINO, Stage.CONTRACT, Stage.TRUMP} <= stages
    assert mean(sizes) < 100


async def test_nothing_is_told_of_a_hand_that_is_played(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(1, parse_line("home hands=no_queens,no_last_two"))
    assert await tables.queries.bot_moves(table.id, 1) is None
    seen = await tables.queries.view(table.id, None)
    while not seen.finished:
        assert await tables.queries.bot_moves(table.id, 1) is None
        table = (await driver.move(table)).table
        seen = await tables.queries.view(table.id, None)
    assert await tables.queries.bot_moves(table.id, 1) is not None
    for number in (-1, 0, 2, 3):
        assert await tables.queries.bot_moves(table.id, number) is None


async def test_a_move_of_before_has_no_decision(tables: Tables, driver: TableDriver, store: Store) -> None:
    table = await driver.play_out(await driver.match(1, parse_line("home hands=no_queens")))
    (before,) = await told(tables, table)
    assert all(move.decision for move in all_moves([before]))
    async with store.transaction() as db:
        await db.execute(delete(schema.decisions))
    (after,) = await told(tables, table)
    pairs = list(zip(all_moves([before]), all_moves([after]), strict=True))
    assert len(pairs) > 20
    assert all(old == replace(move, decision=None) for move, old in pairs)


async def test_decisions_go_with_their_table(tables: Tables, driver: TableDriver, store: Store) -> None:
    table = await driver.match(1)
    async with store.transaction() as db:
        await db.execute(delete(schema.tables).where(schema.tables.c.id == table.id))
        assert (await db.execute(select(func.count()).select_from(schema.decisions))).scalar_one() == 0


def test_a_decision_row_has_the_fields_of_its_table() -> None:
    assert {each.name for each in fields(DecisionRow)} == set(schema.decisions.columns.keys())


A_VIEW = next(each for each in views(parse_line("classic"), 1) if each.stage is Stage.TRICKS)
SHARES = st.tuples(st.integers(0, 255), st.integers(0, 255)).map(sorted).map(
    lambda cuts: (cuts[0], cuts[1] - cuts[0], 255 - cuts[1])
)  # fmt: skip


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    seat, hand = A_VIEW.seat, A_VIEW.hand
    actions: list[Action] = [*PLAYS[seat], Play(seat, CARDS[12], Side.HIGH), Pass(seat), Stop(seat)]
    actions += [Choose(seat, each) for each in Contract] + [NameTrump(seat, each) for each in Trump]
    compared = draw(st.lists(st.sampled_from(actions), max_size=20, unique=True))
    estimates = tuple(Estimate(each, draw(st.floats(-2000, 2000, width=32))) for each in compared)
    gone = draw(st.integers(0, PACK)) & ~hand
    out = (PACK & ~gone & ~hand).bit_count() if draw(st.booleans()) else 0
    holders = []
    for _ in range(out):
        row = [0, 0, 0, 0]
        for step, share in enumerate(draw(SHARES), 1):
            row[(seat + step) % 4] = share
        holders.append((row[0], row[1], row[2], row[3]))
    a, b, c, d = (draw(st.integers(0, 15)) for _ in range(4))
    knowledge = Knowledge(gone, (a, b, c, d), tuple(holders)) if draw(st.booleans()) else None
    action = draw(st.sampled_from(actions))
    why, deals = draw(st.sampled_from(list(Why))), draw(st.integers(0, 4000))
    return Decision(action, why, estimates, deals, draw(st.booleans()), knowledge)


@given(decisions())
def test_a_decision_comes_back_from_its_code(decision: Decision) -> None:
    data = encode(A_VIEW, decision)
    assert data is not None
    assert decode(A_VIEW.seat, decision.action, data) == (A_VIEW.hand, decision)


def test_a_decision_in_a_later_code_is_not_guessed_at() -> None:
    data = encode(A_VIEW, Decision(A_VIEW.legal[0], Why.POLICY))
    assert data is not None
    with pytest.raises(ValueError, match="code 2"):
        decode(A_VIEW.seat, A_VIEW.legal[0], b"\x02" + data[1:])


def test_what_a_master_takes_for_likely_agrees_with_all_that_was_shown() -> None:
    seen_any = 0
    for seen in views(parse_line("pirandello"), 3):
        knowledge = QUICK.decide(seen, random.Random(1)).knowledge
        if knowledge is None:
            continue
        expected = [0.0] * 4
        for card, shares in zip(cards_in(seen.unseen), knowledge.holders, strict=True):
            assert sum(shares) == 255
            assert not shares[seen.seat]
            for seat in range(4):
                barred = seen.voids[seat] >> card.suit & 1 or seen.passed[seat] >> card & 1
                assert not (barred and shares[seat])
                expected[seat] += shares[seat] / 255
        for seat in range(4):
            if seat != seen.seat:
                assert expected[seat] == pytest.approx(seen.held[seat], abs=0.1)
        seen_any += 1
    assert seen_any > 50
