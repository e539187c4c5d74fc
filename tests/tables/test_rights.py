"""Who may do what: every cell of the tables of rights in docs/tables.md is tried."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest

from kingbot.cards import cards_in
from kingbot.presets import parse_line
from kingbot.tables.model import Invitation, Outcome, Person, Status, Subject, TableError
from kingbot.tables.plans import Plan, PlanKind
from kingbot.tables.service import Tables
from kingbot.ui.controls import ControlKind
from kingbot.ui.more import more_kinds
from tests.tables.driver import ADA, BRUNO, CARLA, PEOPLE, STRANGER, Clock, TableDriver

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "tables.md"
TRICKS: Final = parse_line("home hands=no_tricks,no_queens")
GUEST: Final = Person(7777, "Eva")
NO: Final = "–"
# Why somebody may not do a thing; any other error means that the test asked for the wrong one.
REFUSALS: Final = {
    "already-seated",
    "cannot-give",
    "not-host",
    "not-inviter",
    "not-seated",
    "nothing-to-take-back",
    "stood-in",
}


def rows_of(heading: str) -> Iterator[tuple[str, str, str]]:
    """The cells of the table whose first heading this is: the row, the column, and what is said there."""
    lines = iter(DOCUMENT.read_text("utf-8").splitlines())
    columns = next(_cells(line) for line in lines if line.startswith(f"| {heading} |"))
    for line in lines:
        if not line.startswith("|"):
            return
        what, *said = _cells(line)
        if set(what) != {"-"}:
            yield from ((what, column, cell) for column, cell in zip(columns[1:], said, strict=True))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


@dataclass
class Case:
    """A table with Ada as its host, who is `me` or not."""

    tables: Tables
    driver: TableDriver
    me: Person
    id: int

    async def offer(self, by: Person, seat: int | None = None) -> Invitation:
        _, asked = await self.tables.substitutes.invite(self.id, by.id, GUEST, seat)
        return asked

    async def all_leave_but_me(self) -> None:
        for seat in (await self.tables.queries.table(self.id)).seats:
            if seat.person is not None and seat.person != self.me:
                await self.tables.matches.resign(self.id, seat.person.id)

    async def close(self) -> None:
        await self.tables.lobbies.close_as_moderator(self.id)


Act = Callable[[Case], Awaitable[object]]


# -------------------------------------------------------------------------------- the lobby


async def bots(case: Case) -> None:
    await case.tables.lobbies.add_bot(case.id, case.me.id)
    await case.tables.lobbies.remove_bot(case.id, case.me.id, 3)


async def start(case: Case) -> Outcome:
    version = (await case.tables.queries.table(case.id)).version
    return await case.tables.matches.start(case.id, case.me.id, version)


async def swap(case: Case) -> Outcome:
    version = (await case.tables.queries.table(case.id)).version
    return await case.tables.lobbies.swap(case.id, case.me.id, 0, 3, version)


async def invite(case: Case) -> Invitation:
    return await case.offer(case.me, 3)


async def withdraw_invitation(case: Case) -> None:
    asked = await case.offer(case.me, 3)
    await case.tables.substitutes.withdraw(case.id, case.me.id, asked.id)


async def make_host(case: Case) -> Outcome:
    return await case.tables.substitutes.hand_over(case.id, case.me.id, CARLA.id)


IN_LOBBY: dict[str, Act] = {
    "sit down": lambda case: case.tables.lobbies.join(case.id, case.me),
    "get up": lambda case: case.tables.matches.leave(case.id, case.me.id),
    "seat a bot, or send one away": bots,
    "remove a person, who may come again": lambda case: case.tables.lobbies.remove(
        case.id, case.me.id, CARLA.id
    ),
    "invite somebody to a free seat": invite,
    "withdraw an invitation of one's own": withdraw_invitation,
    "let two seats change places": swap,
    "start the match": start,
    "make somebody else the host": make_host,
    "close the table": lambda case: case.tables.lobbies.close(case.id, case.me.id),
}
LOBBY_ROLES: Final = {"host": ADA, "player": BRUNO, "player, host gone": BRUNO, "anybody else": STRANGER}


@pytest.mark.parametrize(("what", "who", "said"), [*rows_of("in the lobby")])
async def test_in_the_lobby_everybody_may_do_what_the_table_says(
    tables: Tables, driver: TableDriver, clock: Clock, what: str, who: str, said: str
) -> None:
    table = await driver.lobby(3)
    if who == "player, host gone":
        clock.advance(timedelta(minutes=30))
    case = Case(tables, driver, LOBBY_ROLES[who], table.id)
    assert await verdict(case, IN_LOBBY[what]) == said


# -------------------------------------------------------------------------------- the match


async def move(case: Case) -> Outcome:
    table, person, view = await case.driver.due(await case.tables.queries.table(case.id))
    plays = any(seat.person == case.me for seat in table.seats)
    while plays and person != case.me:
        await case.driver.move(table)
        table, person, view = await case.driver.due(table)
    return await case.tables.matches.act(case.id, case.me.id, view.legal[0])


async def plan_and_claim(case: Case) -> None:
    table = await case.tables.queries.table(case.id)
    seat = table.seat_of(case.me.id) or table.seats[0]
    view = await case.tables.queries.view(case.id, seat.number)
    card = next(iter(cards_in(view.hand)))
    await case.tables.plans.add(case.id, case.me.id, Plan(PlanKind.FIT, card))
    try:
        await case.tables.votes.claim(case.id, case.me.id, "all")
    except TableError as error:
        if error.key != "not-certain":
            raise


async def vote_to_pause_and_end(case: Case) -> None:
    for subject in (Subject.PAUSE, Subject.END):
        await case.tables.votes.vote(case.id, case.me.id, subject)


async def end_pause(case: Case) -> None:
    for person in (ADA, BRUNO):
        await case.tables.votes.vote(case.id, person.id, Subject.PAUSE)
    await case.tables.votes.resume(case.id, case.me.id)


async def replace_somebody(case: Case) -> None:
    other = BRUNO if case.me == ADA else ADA
    await case.tables.matches.take_back(case.id, CARLA.id)
    if case.me == CARLA:
        await case.tables.matches.resign(case.id, CARLA.id)
    await case.tables.votes.vote(case.id, case.me.id, Subject.REMOVE, other.id)


async def withdraw_own(case: Case) -> None:
    table = await case.tables.queries.table(case.id)
    asked = await case.offer(case.me if table.seat_of(case.me.id) else ADA)
    await case.tables.substitutes.withdraw(case.id, case.me.id, asked.id)


async def withdraw_anothers(case: Case) -> None:
    asked = await case.offer(BRUNO if case.me == ADA else ADA)
    await case.tables.substitutes.withdraw(case.id, case.me.id, asked.id)


async def close_alone(case: Case) -> None:
    await case.all_leave_but_me()
    await case.tables.lobbies.close(case.id, case.me.id)


async def close_with_others(case: Case) -> None:
    try:
        await case.tables.lobbies.close(case.id, case.me.id)
    except TableError as error:
        if error.key != "ask-others":
            raise
    else:
        raise AssertionError("closed alone")
    await case.tables.votes.vote(case.id, case.me.id, Subject.CLOSE)


async def take_up(case: Case) -> None:
    await case.close()
    await case.tables.matches.reopen(case.id, case.me.id)
    assert (await case.tables.queries.table(case.id)).status is Status.RUNNING


async def play_again(case: Case) -> None:
    await case.close()
    await case.tables.lobbies.play_again(case.id, case.me.id)


IN_MATCH: dict[str, Act] = {
    "make a move in one's turn": move,
    "plan a card, claim the rest": plan_and_claim,
    "pause, or end the hand": vote_to_pause_and_end,
    "end a pause": end_pause,
    "replace somebody by a bot": replace_somebody,
    "leave the seat to a bot": lambda case: case.tables.matches.leave(case.id, case.me.id),
    "take the seat back": lambda case: case.tables.matches.take_back(case.id, case.me.id),
    "offer one's own seat to a substitute": lambda case: case.offer(case.me),
    "offer a seat without an owner": lambda case: case.offer(case.me, 3),
    "withdraw an offer of one's own": withdraw_own,
    "withdraw an offer of somebody else": withdraw_anothers,
    "make somebody else the host": make_host,
    "close the table while others play": close_with_others,
    "close the table while nobody else plays": close_alone,
    "take up a match that was closed": take_up,
    "play again after the match": play_again,
}
MATCH_ROLES: Final = {"host": ADA, "player": BRUNO, "away": CARLA, "anybody else": STRANGER}


@pytest.mark.parametrize(("what", "who", "said"), [*rows_of("in the match")])
async def test_in_the_match_everybody_may_do_what_the_table_says(
    tables: Tables, driver: TableDriver, what: str, who: str, said: str
) -> None:
    table = await driver.match(3, TRICKS)
    await tables.matches.resign(table.id, CARLA.id)
    case = Case(tables, driver, MATCH_ROLES[who], table.id)
    assert await verdict(case, IN_MATCH[what]) == said


async def verdict(case: Case, act: Act) -> str:
    """Whether somebody may do something: yes, no, or as one vote of several."""
    try:
        await act(case)
    except TableError as error:
        if error.key not in REFUSALS:
            raise
        return NO
    votes = await case.tables.votes.votes(case.id)
    return "vote" if any(case.me.id in each.in_favour for each in votes) else "yes"


# -------------------------------------------------------------------------------- votes

SUBJECTS: Final = {
    "pause the match": Subject.PAUSE,
    "end the hand, which bots play out": Subject.END,
    "close the table": Subject.CLOSE,
    "replace somebody who plays": Subject.REMOVE,
    "replace somebody who is away": Subject.REMOVE,
}


@pytest.mark.parametrize(("what", "people", "said"), [*rows_of("needed in favour")])
async def test_as_many_votes_are_needed_as_the_table_says(
    tables: Tables, driver: TableDriver, what: str, people: str, said: str
) -> None:
    number, subject = int(people.split()[0]), SUBJECTS[what]
    table = await driver.match(number, TRICKS)
    against = PEOPLE[number - 1] if subject is Subject.REMOVE else None
    if what.endswith("away"):
        await tables.matches.resign(table.id, PEOPLE[number - 1].id)
    voters = [person for person in PEOPLE[:number] if person != against]
    assert await votes_needed(tables, table.id, voters, subject, against) == said


async def votes_needed(
    tables: Tables, table_id: int, voters: list[Person], subject: Subject, against: Person | None
) -> str:
    """How many of the voters vote until it is carried out."""
    try:
        for count, person in enumerate(voters, 1):
            await tables.votes.vote(table_id, person.id, subject, against.id if against else None)
            if not await tables.votes.votes(table_id):
                return str(count)
    except TableError as error:
        if error.key != "too-few-voters":
            raise
        return NO
    raise AssertionError("all voted, and nothing happened")


@pytest.mark.parametrize("left", [(), (CARLA,), (BRUNO, CARLA), (ADA, BRUNO, CARLA)], ids=len)
async def test_the_menu_offers_to_close_where_closing_is_not_refused(
    tables: Tables, driver: TableDriver, left: tuple[Person, ...]
) -> None:
    table = await driver.match(3, TRICKS)
    for person in left:
        table = (await tables.matches.resign(table.id, person.id)).table
    for person in (ADA, BRUNO, CARLA, STRANGER):
        offered = ControlKind.CLOSE in more_kinds(table, person.id)
        try:
            await tables.lobbies.close(table.id, person.id)
        except TableError as error:
            refused = error.key != "ask-others"
        else:
            refused = False
            await tables.matches.reopen(table.id, person.id)
            table = (await tables.matches.resign(table.id, person.id)).table
        assert offered is not refused, person.name


def test_every_row_of_the_tables_is_tried() -> None:
    for heading, tried in (
        ("in the lobby", IN_LOBBY),
        ("in the match", IN_MATCH),
        ("needed in favour", SUBJECTS),
    ):
        assert {what for what, _, _ in rows_of(heading)} == set(tried)
