"""Plans, votes, claims and substitutes, as people do them in Discord."""

import re

from kingbot.cards import cards_in
from kingbot.engine.claims import Goal, certain
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import words
from kingbot.tables.model import Status, Table
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.sitting import Sitting, king_on, sit_down

TRICKS = "hands=no_tricks,no_queens"
HOME = "home"


async def more(sitting: Sitting, person: Person, button: str) -> None:
    """Open what stands behind More in one's window."""
    await person.choose(button, on=person.dm())


async def table_of(bench: Bench) -> Table:
    return await king_on(bench).tables.queries.table(1)


async def follower(sitting: Sitting) -> tuple[Person, PlayerView, Person]:
    """Who leads and what they see, and who comes next."""
    leader = await sitting.awaited()
    view = await sitting.view(leader)
    assert view.stage is Stage.TRICKS
    after = (await sitting.table()).seats[((view.seat or 0) + 1) % 4].owner
    return leader, view, next(each for each in sitting.people if after and each.id == after.id)


async def test_a_planned_card_falls_when_its_suit_is_led(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset=HOME, rules=TRICKS)
    leader, leads, planner = await follower(sitting)
    follows = await sitting.view(planner)
    led = next(card for card in cards_in(leads.hand) if follows.hand & card.suit.cards)
    card = next(iter(cards_in(follows.hand & led.suit.cards)))
    await more(sitting, planner, "Plan …")
    await planner.choose(led.suit.letter, menu="If this suit is led …")
    answer = await planner.choose(f"if {led.suit.letter} {card}", menu="… play this card")
    assert "are led:" in answer
    assert answer.screen.id == planner.dm().id
    await planner.click("Back", on=planner.dm())
    assert f"Planned. If {words('en').suit(led.suit)} are led:" in planner.dm()
    assert not any(
        "planned" in screen
        for person in sitting.people
        if person is not planner
        for screen in person.everything()
    )
    await leader.click(re.compile(f".*:act:play {led}"), on=leader.dm())
    await bench.advance(1)  # what plays by itself takes a moment
    assert (await sitting.view()).table == (led, card)
    assert "planned" not in planner.dm()


async def test_a_plan_that_came_to_nothing_is_told_to_its_owner_alone(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset=HOME, rules=TRICKS)
    leader, leads, planner = await follower(sitting)
    follows = await sitting.view(planner)
    led = next(iter(cards_in(leads.hand)))
    wrong = next(suit for suit in type(led.suit) if suit is not led.suit)
    await more(sitting, planner, "Plan …")
    await planner.choose(wrong.letter, menu="If this suit is led …")
    card = next(iter(cards_in(follows.hand)))
    await planner.choose(f"if {wrong.letter} {card}", menu="… play this card")
    await leader.click(re.compile(f".*:act:play {led}"), on=leader.dm())
    assert "dropped: things turned out differently" in planner.dm()
    assert not any(
        "dropped" in screen
        for person in sitting.people
        if person is not planner
        for screen in person.everything()
    )


async def test_a_plan_can_be_dropped(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", preset=HOME, rules=TRICKS)
    view = await sitting.view(sitting.host)
    card = next(iter(cards_in(view.hand)))
    await more(sitting, sitting.host, "Plan …")
    await sitting.host.choose(f"lead {card}", menu="If I take this trick, lead …")
    answer = await sitting.host.click("Drop all plans")
    assert "No moves planned" in answer


async def test_a_single_card_plays_itself_for_those_who_want_that(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", preset=HOME, rules=TRICKS)
    ada, bruno = sitting.people
    await ada.slash("king settings")
    await ada.choose("Only move: always made for me")
    choices: dict[Person, list[int]] = {ada: [], bruno: []}
    while (moment := await sitting.moment()).public.turn is not None:
        person = sitting.awaited_in(moment)
        choices[person].append(len((await sitting.view(person)).legal))
        await sitting.touch(person)
        await bench.advance(1)  # what plays by itself takes a moment
    assert 1 not in choices[ada]
    assert len(choices[ada]) < 24, "in two hands, besides the last cards, which play themselves for everybody"
    assert 1 in choices[bruno], "who has not asked for it is asked, as others may learn from it"


async def test_a_pause_is_agreed_on_and_ended(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    ada, bruno = sitting.people
    await more(sitting, ada, "Pause, claim …")
    answer = await ada.click("Pause")
    assert "Vote to pause: Ada (1 of 2)" in answer
    assert "Vote to pause: Ada (1 of 2)" in sitting.board()
    await more(sitting, bruno, "Pause, claim …")
    answer = await bruno.click("Pause")
    assert "The match is paused" in answer
    assert "The match is paused" in sitting.board()
    assert (await table_of(bench)).status is Status.PAUSED
    await bruno.click("Resume")
    assert (await table_of(bench)).status is Status.RUNNING


async def test_a_vote_can_be_taken_back(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    await more(sitting, sitting.host, "Pause, claim …")
    await sitting.host.click("Pause")
    answer = await sitting.host.click("Don’t pause")
    assert "Vote to pause" not in answer


async def test_all_can_agree_to_end_the_hand(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    for person in sitting.people:
        await more(sitting, person, "Pause, claim …")
        await person.click("End this hand")
    assert (await sitting.view()).number == 2


async def test_a_seat_is_voted_away(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla")
    ada, bruno, carla = sitting.people
    seat = (await table_of(bench)).seat_of(carla.id)
    assert seat is not None
    for person in (ada, bruno):
        await more(sitting, person, "Pause, claim …")
        await person.choose("Replace Carla")
    assert (await table_of(bench)).seat_of(carla.id) is None
    assert (
        "not at table" in await carla.click(re.compile(".*:act:.*"), on=carla.dm())
        if carla.dm().enabled
        else True
    )


async def test_the_host_hands_the_table_over(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    await more(sitting, sitting.host, "Pause, claim …")
    await sitting.host.choose("Bruno", menu="Make somebody else host …")
    assert (await table_of(bench)).host.name == "Bruno"


async def test_an_uncertain_claim_is_refused_to_the_claimer_alone(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", preset=HOME, rules=TRICKS)
    ada, bruno = sitting.people
    await more(sitting, ada, "Pause, claim …")
    before = [screen.text for screen in bruno.everything()]
    answer = await ada.click("The rest are mine")
    assert answer.updated
    assert "A claim must be certain" in answer
    assert [screen.text for screen in bruno.everything()] == before


async def near_the_end(sitting: Sitting) -> tuple[Person, str]:
    """Play on, out of sight, until somebody can claim all or none of the rest; who, and by which button."""
    bot = king_on(sitting.bench)
    goals: tuple[tuple[Goal, str], ...] = (("all", "The rest are mine"), ("none", "I take no more"))
    while True:
        view = await sitting.view()
        if view.stage is Stage.TRICKS and not view.table and 2 <= max(view.held) <= 4:
            for person in sitting.people:
                own = await sitting.view(person)
                for goal, button in goals:
                    if certain(own, goal):
                        await bot.reconciler.show(1)
                        await sitting.bench.settle()
                        return person, button
        mover = await sitting.awaited()
        await bot.tables.matches.act(1, mover.id, sitting.chance.choice((await sitting.view(mover)).legal))


async def test_a_certain_claim_is_carried_out(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset=HOME, rules=TRICKS)
    claimer, button = await near_the_end(sitting)
    await more(sitting, claimer, "Pause, claim …")
    answer = await claimer.click(button)
    assert "Accepted: " in answer
    if button == "The rest are mine":
        assert (await sitting.view()).number == 2
    else:
        assert await sitting.awaited() is not claimer


async def test_a_substitute_is_asked_in_the_channel_and_takes_the_seat(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    eva, mallory = bench.people("Eva", "Mallory")
    bruno = sitting.people[1]
    cards = (await sitting.view(bruno)).hand
    answer = await bruno.slash("king substitute", who=eva)
    assert answer.private
    question = next(screen for screen in reversed(eva.sees()) if "asks you to take over" in screen)
    assert eva.id in question.pinged or eva.mention in question
    assert "Nobody has asked you" in await mallory.click("Take it", on=question)
    await eva.click("Take it", on=question)
    table = await table_of(bench)
    assert table.seat_of(bruno.id) is None
    seat = table.seat_of(eva.id)
    assert seat is not None
    assert (await king_on(bench).tables.queries.view(1, seat.number)).hand == cards
    assert "table 1" in eva.dm()
    assert not eva.again(question).buttons


async def test_a_substitute_may_decline(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    (eva,) = bench.people("Eva")
    await sitting.host.slash("king substitute", who=eva, seat=4)
    question = next(screen for screen in reversed(eva.sees()) if "asks you to take over" in screen)
    await eva.click("No, thanks", on=question)
    assert (await table_of(bench)).seat_of(eva.id) is None
    assert "The seat was not taken over" in eva.again(question)


async def test_who_looks_on_can_neither_vote_nor_plan(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    (eva,) = bench.people("Eva")
    answer = await eva.click("More", on=sitting.board())
    assert "Pause, claim …" not in answer.screen.enabled
    board = sitting.board()
    version = (await table_of(bench)).version
    for forged in ("vote:pause", "claim:all", "plan:lead AS", "plans", "resume", "host:1", "unplan:all"):
        answer = await eva.forge(f"king:1:{version}:{forged}", on=board)
        refusals = ("You’re not at table", "is not paused", "Only Ada", "Too late")
        assert any(words in answer for words in refusals), (forged, answer.text)
    assert (await table_of(bench)).version == version
