"""Two at once, twice the same, too late, or not one's business: one thing happens, and each is told."""

from tests.support.bench import Bench
from tests.support.sitting import king_on, sit_down

LATE = "Too late: the table has changed in the meantime"


async def test_of_two_clicks_of_one_person_one_counts_and_the_other_is_told(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino")
    person = await sitting.awaited()
    window, before = person.dm(), (await sitting.table()).version
    card = window.enabled[0]
    async with bench.at_once():
        first = await person.click(card, on=window)
        second = await person.click(card, on=window)
    assert (await sitting.table()).version == before + 1
    assert LATE in first.text + second.text
    assert LATE in person.dm()


async def test_two_cards_at_once_play_one(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino")
    person = await sitting.awaited()
    window = person.dm()
    async with bench.at_once():
        for card in window.enabled[:2]:
            await person.click(card, on=window)
    assert len((await sitting.view()).table) == 1


async def test_two_people_who_take_the_last_seat_at_once_get_it_once(bench: Bench) -> None:
    ada, bruno, carla = bench.people("Ada", "Bruno", "Carla")
    await ada.slash("king new")
    for _ in range(2):
        await ada.click("Add a bot")
    async with bench.at_once():
        first = await bruno.click("Join")
        second = await carla.click("Join")
    table = await king_on(bench).tables.queries.table(1)
    owners = {seat.owner.id for seat in table.seats if seat.owner is not None}
    assert len(owners) == 2
    assert (first.text + second.text).count("All seats at table 1 are taken") == 1


async def test_a_click_on_an_old_state_is_told_so_and_shown_the_new_one(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    old = sitting.host.dm()
    played, other = [button for button in old.buttons if ":act:" in button.custom_id and not button.disabled][
        :2
    ]
    await sitting.host.click(played.custom_id, on=old)
    before = (await sitting.table()).version
    late = await sitting.host.forge(other.custom_id, old)
    assert LATE in late
    assert late.updated
    assert (await sitting.table()).version == before


async def test_a_click_from_an_earlier_hand_is_shown_the_new_one_in_the_same_window(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens,no_hearts")
    old = sitting.host.dm()
    card = next(button for button in old.buttons if ":act:" in button.custom_id)
    before = (await sitting.skip(lambda view: view.number == 2)).table
    answer = await sitting.host.forge(card.custom_id, old)
    assert LATE in answer
    assert "hand 2 of 2" in answer
    assert answer.screen.id == old.id
    assert sitting.host.dm().id == old.id
    assert (await sitting.view()).table == before


async def test_a_stranger_cannot_play_or_see_a_hand(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    eva = bench.person("Eva")
    refused = await eva.click("My hand")
    assert "You’re not at table 1" in refused
    assert refused.screens[-1].private
    card = next(button for button in sitting.host.dm().buttons if ":act:" in button.custom_id)
    before = (await sitting.table()).version
    forged = await eva.forge(card.custom_id, sitting.board())
    assert "You’re not at table 1" in forged
    assert (await sitting.table()).version == before


async def test_nobody_plays_from_a_forged_control_what_the_rules_forbid(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    window, version = sitting.host.dm(), (await sitting.table()).version
    for move in ("play XX", "choose no_queens", "pass", "nonsense", "bid 99999999", "play AS high"):
        answer = await sitting.host.forge(f"king:1:{version}.0:act:{move}", window)
        assert answer.acknowledged
        assert (await sitting.table()).version == version
    nowhere = await sitting.host.forge("king:999:0:hand", window)
    assert "There is no such table" in nowhere


async def test_a_click_and_a_command_at_once_play_one_card(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino")
    person = await sitting.awaited()
    window = person.dm()
    card = [button for button in window.buttons if ":act:" in button.custom_id and not button.disabled]
    async with bench.at_once():
        await person.click(card[0].custom_id, on=window)
        await person.slash("king play", move=card[1].custom_id.split(" ")[1])
    assert len((await sitting.view()).table) == 1
