"""Everything that can be touched can be typed, with what is legal on offer."""

import pytest

from kingbot.cards import Suit, card_set, cards_in
from kingbot.engine.actions import Play
from kingbot.engine.view import Stage
from kingbot.i18n import words
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.sitting import Sitting, king_on, sit_down

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long


async def type_a_move(sitting: Sitting, person: Person) -> None:
    """Make the first move that is offered."""
    offers = await person.offered("king play", "move")
    answer = await person.slash("king play", move=next(iter(offers.values())))
    assert answer.private


@pytest.mark.parametrize(
    ("preset", "rules"),
    [
        ("classic", "hands=declaration,domino blind_declaration=on"),
        ("portuguese", "hands=declaration"),
    ],
)
async def test_a_whole_match_is_typed(bench: Bench, preset: str, rules: str) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", preset=preset, rules=rules)
    while (await sitting.view()).stage is not Stage.OVER:
        await type_a_move(sitting, await sitting.awaited())


async def test_a_chosen_hand_is_typed(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", preset="pirandello")
    for _ in range(30):
        await type_a_move(sitting, sitting.host)


async def test_autocomplete_offers_what_is_legal_and_only_to_who_is_awaited(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    person = await sitting.awaited()
    other = next(each for each in sitting.people if each is not person)
    stranger = bench.person("Eva")
    view = await sitting.view(person)
    offers = await person.offered("king play", "move")
    assert set(offers.values()) == {action.move for action in view.legal}
    assert await other.offered("king play", "move") == {}
    assert await stranger.offered("king play", "move", table=1) == {}
    name = next(iter(offers))
    assert " of " in name, "cards are offered in words as well"
    assert await person.offered("king play", "move", name.split(" · ")[1]) == {name: offers[name]}


@pytest.mark.parametrize("write", [str, str.lower, lambda card: card[1] + card[0]])
async def test_cards_may_be_typed_as_people_write_them(bench: Bench, write) -> None:  # type: ignore[no-untyped-def]
    sitting = await sit_down(bench, "Ada")
    card = str((await sitting.view(sitting.host)).legal[0]).split()[-1]
    before = (await sitting.table()).version
    await sitting.host.slash("king play", move=write(card).replace("T", "10"))
    assert (await sitting.table()).version > before


async def test_a_refusal_is_said_alone_with_the_rule_and_what_is_possible(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    await sitting.skip(lambda view: bool(view.table) and view.turn is not None)
    view = await sitting.view(sitting.host)
    legal = {int(action.card) for action in view.legal if isinstance(action, Play)}
    closed = next(each for each in cards_in(view.hand) if each not in legal)
    answer = await sitting.host.slash("king play", move=words("en").spoken(closed))
    assert answer.text.startswith("You must follow")
    assert answer.private
    assert not answer.screen.buttons
    assert (await sitting.view(sitting.host)).hand == view.hand


async def test_what_cannot_be_done_is_said(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    ada = sitting.host
    assert "I don’t understand “the best one”. You can: " in await ada.slash("king play", move="the best one")
    assert "can’t do that now" in await ada.slash("king play", move="bid 3")
    assert "has already started" in await ada.slash("king start", table=1)
    assert "There is no such table" in await ada.slash("king hand", table=77)
    eva = bench.person("Eva")
    assert "You’re not at any table" in await eva.slash("king hand")
    assert "not at table 1" in await eva.slash("king play", move="AS", table=1)


async def test_what_can_mean_several_moves_is_asked_about(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    view = await sitting.view(sitting.host)
    legal = card_set(action.card for action in view.legal if isinstance(action, Play))
    suit = next(s for s in Suit if (legal & s.cards).bit_count() > 1)
    answer = await sitting.host.slash("king play", move=words("it").suit(suit))
    assert "can mean several things" in answer
    assert words("en").one_of(legal & suit.cards) in answer
    assert (await sitting.view(sitting.host)).hand == view.hand


async def test_who_sits_at_one_table_needs_no_table_argument_and_at_two_is_asked(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    ada = sitting.host
    assert "hand 1 of 13" in await ada.slash_in_dm("king hand")
    other = bench.guild.create_text_channel("elsewhere")
    await ada.slash("king new", where=other, preset="home")
    await ada.slash("king start", where=other, table=2)
    assert "several tables: 1, 2" in await ada.slash_in_dm("king hand")
    assert "Home King" in await ada.slash_in_dm("king hand", table=2)
    assert "Classic King" in await ada.slash("king hand"), "the one in this channel is meant"
    assert list((await ada.offered("king hand", "table")).values()) == [1, 2]


async def test_everything_works_from_the_direct_messages(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    ada = sitting.host
    await sitting.skip(lambda view: bool(view.tricks))
    for command, expected in {
        "king hand": "hand 1 of 13",
        "king table": "hand 1 of 13",
        "king score": "· score",
        "king last": "took the trick with",
        "king rules": "rules in force",
        "king tables": "It’s your turn at",
        "king help": "King",
    }.items():
        answer = await ada.slash_in_dm(command)
        assert expected in answer, command
        assert answer.private
    move = (await ada.offered("king play", "move", where=ada.user.dm_channel)).popitem()[1]
    before = (await sitting.table()).version
    await ada.slash_in_dm("king play", move=move)
    assert (await sitting.table()).version > before
    assert "A bot is now playing for you" in await ada.slash_in_dm("king leave")
    assert "You’re back" in await ada.slash_in_dm("king back")
    await ada.slash_in_dm("king close")
    await ada.click("Close the table")
    assert not (await king_on(bench).tables.queries.table(1)).open


async def test_the_buttons_of_a_hand_window_show_the_same(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    ada = sitting.host
    await sitting.skip(lambda view: bool(view.tricks))
    window = ada.dm()
    assert "took the trick with" in (await ada.click("Trick", on=window)).screens[-1]
    assert "· score" in (await ada.click("Score", on=window)).screens[-1]
    assert "rules in force" in (await ada.choose("Rules", on=window)).screens[-1]
    await ada.click("Back · your turn", on=window)
    assert ada.again(window).text == window.text


async def test_a_bot_plays_for_who_leaves_until_they_are_back(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules="hands=no_queens,no_hearts,no_tricks")
    ada = sitting.host
    await ada.click("More", on=sitting.board())
    await ada.choose("Leave the table")
    away = [screen for screen in ada.dms() if "A bot is playing your seat" in screen]
    assert len(away) == 1
    sitting.people = sitting.people[1:]
    await sitting.skip(lambda view: view.number == 2)
    assert "hand 2" not in ada.dm(), "nothing is sent to who is away"
    await ada.click("I’m back", on=away[0])
    assert "hand 2 of 3" in ada.dm()
