"""A hand window belongs to a person: whoever gives up a seat, in whatever way, sees no card of it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import pytest

from kingbot.cards import PACK, Card, Suit, card, cards_in
from kingbot.i18n import words
from kingbot.tables.model import Status
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen, words_in
from tests.support.sitting import Sitting, sit_down

TRICKS = "hands=no_tricks,no_queens,no_hearts"
# On a control, and in the options of a menu: an action, or a plan.
CARD_ON_CONTROL = re.compile(
    r"^(?:king:1:[\d.]+:(?:act|page|plan):)?(?:sure )?(?:play|fit|lead|ace|if [CDHS]) ([2-9TJQKA][CDHS])"
)
CARD_ON_BUTTON = re.compile(r"king:1:[\d.]+:(?:act:play|plan:fit) (\w\w)")

# In words: the line of one's hand, and the cards marked as one's own in the counter.
HAND_IN_WORDS = re.compile(r"^Your cards: (.*)$", re.MULTILINE)
COUNTER_ROW = re.compile(r"^([♠♥♣♦])\S* ((?: [#o.]){13})$", re.MULTILINE)
# What a hint or a review says of one's own moves stands in bold, what a tip advises after its name.
ADVISING = re.compile(r"^### (?:Hint|Review) · table", re.MULTILINE)
BOLD = re.compile(r"\*\*([^*]*)\*\*")
TIP = re.compile(r"Tip: ([^.\n]*)\.")
DAILY = "### Daily King"  # its hand belongs to no seat
WORDS = words("en")

Finish = Callable[[], Awaitable[object]]
# Does all but the last step, which is returned: at that the seat changes hands.
Way = Callable[[Sitting, Person, Person], Awaitable[Finish]]


async def vote_away(sitting: Sitting, seat: int) -> None:
    """All but its owner vote a seat away."""
    owner = (await sitting.table()).seats[seat].owner
    for person in sitting.people:
        if owner is not None and person.id != owner.id:
            await person.choose("Pause, claim …", on=person.dm())
            await person.choose(f"remove {owner.id}")


async def voted_away(sitting: Sitting, leaver: Person, heir: Person) -> Finish:
    """All others vote the seat away; the host then gives it to somebody else."""
    seat = await seat_number(sitting, leaver)
    await vote_away(sitting, seat)
    await sitting.host.slash("king substitute", who=heir.user, seat=seat + 1)
    return lambda: heir.click("Take it")


async def substituted(sitting: Sitting, leaver: Person, heir: Person) -> Finish:
    """The owner hands the seat to a substitute."""
    await leaver.slash("king substitute", who=heir.user)
    return lambda: heir.click("Take it")


async def resigned_and_substituted(sitting: Sitting, leaver: Person, heir: Person) -> Finish:
    """A bot stands in, then a substitute takes over."""
    await leaver.slash("king leave")
    return await substituted(sitting, leaver, heir)


async def resigned(sitting: Sitting, leaver: Person, heir: Person) -> Finish:
    """A bot plays from now on; the seat stays theirs."""
    return lambda: leaver.slash("king leave")


async def taken_back(sitting: Sitting, leaver: Person, heir: Person) -> Finish:
    """A bot stands in, and the owner comes back."""
    await leaver.slash("king leave")
    return lambda: leaver.slash("king back")


async def deleted(sitting: Sitting, leaver: Person, heir: Person) -> Finish:
    """The owner deletes all that is stored about them; the host gives the bot's seat to somebody else."""
    seat = await seat_number(sitting, leaver)
    await leaver.slash("king privacy")
    await leaver.click("Delete …")
    await leaver.click("Delete everything")
    await sitting.host.slash("king substitute", who=heir.user, seat=seat + 1)
    return lambda: heir.click("Take it")


async def gone_from_the_server(sitting: Sitting, leaver: Person, heir: Person) -> Finish:
    """The owner leaves the server, or is banned; the others vote the seat away, and it is given on."""
    seat = await seat_number(sitting, leaver)
    leaver.leaves(sitting.bench.guild)
    await vote_away(sitting, seat)
    await sitting.host.slash("king substitute", who=heir.user, seat=seat + 1)
    return lambda: heir.click("Take it")


async def banned(sitting: Sitting, leaver: Person, heir: Person) -> Finish:
    """The owner is banned from the server, of which the bot is told."""

    async def ban() -> None:
        leaver.is_banned(sitting.bench.guild)

    return ban


async def banned_and_replaced(sitting: Sitting, leaver: Person, heir: Person) -> Finish:
    """The owner is banned from the server; the host gives the bot's seat to somebody else."""
    seat = await seat_number(sitting, leaver)
    leaver.is_banned(sitting.bench.guild)
    await sitting.bench.settle()
    await sitting.host.slash("king substitute", who=heir.user, seat=seat + 1)
    return lambda: heir.click("Take it")


async def exchanged(sitting: Sitting, leaver: Person, heir: Person) -> Finish:
    """The owner hands the seat on, and then gets another one at the same table."""
    await (await substituted(sitting, leaver, heir))()
    other = next(each for each in sitting.people if each not in (leaver, heir))
    return await substituted(sitting, other, leaver)


async def closed(sitting: Sitting, leaver: Person, heir: Person) -> Finish:
    """All agree to close the table."""
    *others, last = (person for person in sitting.people if person is not leaver)
    for person in (leaver, *others):
        await person.slash("king close", table=1)
        await person.click("Vote to close")
    await last.slash("king close", table=1)
    return lambda: last.click("Close the table")


async def resumed(sitting: Sitting, leaver: Person, heir: Person) -> Finish:
    """The table is closed, and the match then taken up again."""
    await (await closed(sitting, leaver, heir))()
    return lambda: sitting.host.click("Resume")


WAYS = (
    voted_away,
    substituted,
    resigned_and_substituted,
    resigned,
    taken_back,
    deleted,
    gone_from_the_server,
    banned,
    banned_and_replaced,
    exchanged,
    closed,
    resumed,
)


async def seat_number(sitting: Sitting, person: Person) -> int:
    seat = (await sitting.table()).seat_of(person.id)
    assert seat is not None
    return seat.number


async def by_direct_message(sitting: Sitting, person: Person) -> Screen:
    return person.dm()


async def in_the_channel(sitting: Sitting, person: Person) -> Screen:
    return (await person.click("My hand", on=sitting.board())).screens[-1]


async def by_command(sitting: Sitting, person: Person) -> Screen:
    return (await person.slash("king hand", table=1)).screens[-1]


async def plans_page(sitting: Sitting, person: Person) -> Screen:
    return (await person.choose("Plan …", on=person.dm())).screen


async def votes_and_claims_page(sitting: Sitting, person: Person) -> Screen:
    return (await person.choose("Pause, claim …", on=person.dm())).screen


async def counter_page(sitting: Sitting, person: Person) -> Screen:
    return (await person.choose("Card counter", on=person.dm())).screen


async def more_page(sitting: Sitting, person: Person) -> Screen:
    return (await person.click("More", on=sitting.board())).screens[-1]


WINDOWS = (by_direct_message, in_the_channel, by_command)
PAGES = (plans_page, votes_and_claims_page, counter_page, more_page)


def cards_offered(screen: Screen) -> set[Card]:
    """The cards on the controls of a screen."""
    found = (CARD_ON_BUTTON.match(button.custom_id or "") for button in screen.buttons)
    return {card(each[1]) for each in found if each is not None}


def cards_told(screen: Screen) -> set[Card]:
    """The cards that a screen of a table offers, on buttons or in menus, or tells to be its reader's."""
    if DAILY in screen:
        return set()
    texts = [choice.value for menu in screen.menus for choice in menu.choices]
    told = cards_offered(screen) | {card(each[1]) for each in map(CARD_ON_CONTROL.match, texts) if each}
    named = {WORDS.card(each): each for each in cards_in(PACK)}
    for line in HAND_IN_WORDS.findall(screen.text):
        told |= {named[each] for each in re.split(r"[ ,.·]+", line) if each}
    advice = TIP.findall(screen.text) + (BOLD.findall(screen.text) if ADVISING.search(screen.text) else [])
    said = "\n".join(advice)
    told |= {each for name, each in named.items() if re.search(rf"(?<!\w){re.escape(name)}", said)}
    for symbol, row in COUNTER_ROW.findall(screen.text):
        suit = next(suit for suit in Suit if WORDS.symbol(suit).startswith(symbol))
        marked = zip(reversed([*cards_in(suit.cards)]), row.split(), strict=True)
        told |= {each for each, mark in marked if mark == "#"}
    return told


async def held_by(sitting: Sitting, person: Person) -> set[Card]:
    """The cards of the seat that somebody owns."""
    moment = await sitting.moment()
    seat = moment.table.seat_of(person.id)
    return set(cards_in(moment.seats[seat.number].hand)) if seat is not None else set()


Known = dict[int, set[Card]]


async def note_hands(sitting: Sitting, people: tuple[Person, ...], known: Known) -> None:
    """Note what everybody may know by now: the cards of the seats that they own, or have owned."""
    for person in people:
        known.setdefault(person.id, set()).update(await held_by(sitting, person))


async def check_windows(sitting: Sitting, people: tuple[Person, ...], known: Known) -> None:
    """Nobody has a button for a card that is not in their own hand, or is told one that never was."""
    await note_hands(sitting, people, known)
    for person in people:
        held = await held_by(sitting, person)
        for screen in person.everything():
            assert cards_offered(screen) <= held, f"{person.name}: {screen.summary()}"
            assert cards_told(screen) <= known[person.id], f"{person.name}: {screen.summary()}"


async def check_shown(sitting: Sitting, person: Person, since: int, before: set[Card]) -> None:
    """Nothing that was sent since to this person alone offers a card they hold neither now nor `before`."""
    held = before | await held_by(sitting, person)
    for glimpse in sitting.bench.glimpses[since:]:
        if glimpse.viewers == {person.id}:
            for _, text in words_in(glimpse.message.components):
                assert {card(each) for each in CARD_ON_CONTROL.findall(text)} <= held, text


@pytest.mark.parametrize("opened", [*WINDOWS, plans_page, counter_page])
async def test_the_cards_of_every_window_and_page_are_seen_by_this_search(
    bench: Bench, opened: Callable[[Sitting, Person], Awaitable[Screen]]
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset="home", rules=TRICKS)
    person = sitting.people[1]
    assert cards_told(await opened(sitting, person)) == await held_by(sitting, person)


def pressable(screen: Screen) -> list[tuple[str, list[str] | None]]:
    """A few of a screen's controls with what is picked: each kind of control once."""
    found = {
        button.custom_id.split(":")[3]: (button.custom_id, None)
        for button in screen.buttons
        if button.custom_id
    }
    menus = {menu.custom_id: (menu.custom_id, [menu.choices[0].value]) for menu in screen.menus}
    keep = [each for kind, each in found.items() if kind not in ("leave", "close", "claim", "reopen")]
    return [
        *keep,
        *(each for each in menus.values() if "remove" not in each[1][0] and ":host" not in each[0]),
    ]


async def press_all(person: Person, screen: Screen) -> None:
    """Press each control of a screen, as it once stood."""
    for custom_id, values in pressable(screen):
        await person.forge(custom_id, screen, values)


def seen_in_a_server(sitting: Sitting, person: Person, screen: Screen) -> bool:
    return screen.channel_id == sitting.bench.channel.id and sitting.bench.guild.id not in person.members


async def pressed_throughout(
    sitting: Sitting, leaver: Person, heir: Person, way: Way, window: Screen, known: Known, *, until: int
) -> None:
    """Press the controls of a private message before, while and after its reader's seat changes hands.

    `known` are the cards that people may know from before; the match is then played on to a hand.
    """
    bench = sitting.bench
    await press_all(leaver, window)
    everybody: tuple[Person, ...] = (*sitting.people, heir)
    await note_hands(sitting, everybody, known)
    finish = await way(sitting, leaver, heir)
    await note_hands(sitting, everybody, known)
    version, before = (await sitting.table()).version, await held_by(sitting, leaver)
    since = len(bench.glimpses)
    async with bench.at_once():
        if not seen_in_a_server(sitting, leaver, window):
            await press_all(leaver, window)
        await finish()
        if not seen_in_a_server(sitting, leaver, window):
            await press_all(leaver, window)
    await bench.settle()
    await check_shown(sitting, leaver, since, before)
    await check_windows(sitting, everybody, known)
    table = await sitting.table()
    assert table.version >= version
    if not seen_in_a_server(sitting, leaver, window):
        since = len(bench.glimpses)
        await press_all(leaver, window)
        await check_shown(sitting, leaver, since, set())
        await check_windows(sitting, everybody, known)
    if table.status is Status.RUNNING:
        owners = {seat.person.id for seat in table.seats if seat.person is not None}
        sitting.people = tuple(person for person in everybody if person.id in owners)
        await sitting.skip(lambda view: view.number == until)
        await bench.settle()
        await check_windows(sitting, everybody, known)


@pytest.mark.parametrize("opened", [*WINDOWS, *PAGES])
@pytest.mark.parametrize("way", WAYS)
async def test_who_gives_up_a_seat_sees_no_card_of_it_any_more(
    bench: Bench, way: Way, opened: Callable[[Sitting, Person], Awaitable[Screen]]
) -> None:
    """Pressed before, while and after the seat changes hands."""
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset="home", rules=TRICKS)
    bruno, eva = sitting.people[1], bench.person("Eva")
    window = await opened(sitting, bruno)
    await pressed_throughout(sitting, bruno, eva, way, window, {}, until=2)


@pytest.mark.parametrize("opened", WINDOWS)
async def test_a_click_in_an_old_window_counts_for_no_other_seat(
    bench: Bench, opened: Callable[[Sitting, Person], Awaitable[Screen]]
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset="home", rules=TRICKS)
    bruno, eva = sitting.people[1], bench.person("Eva")
    window = await opened(sitting, bruno)
    await (await exchanged(sitting, bruno, eva))()
    before = (await sitting.table()).version
    offered = next(button.custom_id for button in window.buttons if CARD_ON_BUTTON.match(button.custom_id))
    stale = offered.replace(":plan:fit ", ":act:play ")
    await bruno.forge(stale, bruno.again(window))
    assert (await sitting.table()).version == before


async def test_one_window_of_a_person_is_live_and_the_others_show_the_way_back(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset="home", rules=TRICKS)
    person = await sitting.awaited()
    direct = person.dm()
    beside = await in_the_channel(sitting, person)
    await sitting.touch(person, person.again(beside))
    await bench.settle()
    assert cards_offered(person.again(beside))
    assert not cards_offered(person.again(direct))
    await person.click("Play here", on=person.again(direct))
    assert cards_offered(person.again(direct))
    assert not cards_offered(person.again(beside))
