"""From nothing to the first card: the welcome, one tap to a table, what is remembered; and how many taps."""

from kingbot.tables.model import Status
from tests.support.bench import Bench
from tests.support.sitting import Sitting, king_on


async def test_alone_the_first_card_is_two_taps_away(bench: Bench) -> None:
    ada = bench.person("Ada")
    welcome = (await ada.slash("king help")).screen
    taps = 1
    window = (await ada.click("Play now", on=welcome)).screens[-1]
    assert window.private
    assert (await king_on(bench).tables.queries.table(1)).status is Status.RUNNING
    sitting = Sitting(bench, (ada,))
    taps += 1
    answer = await sitting.touch(ada, window)
    assert answer is not None
    assert "⚠" not in answer.text
    assert taps <= 3


async def test_four_people_need_five_taps_until_the_cards_are_dealt(bench: Bench) -> None:
    people = bench.people("Ada", "Bruno", "Carla", "Dino")
    taps = 1
    await people[0].click("Open a table", on=(await people[0].slash("king help")).screen)
    for person in people[1:]:
        await person.click("Join")
        taps += 1
    await people[0].click("Start")
    taps += 1
    view = await Sitting(bench, people).view()
    assert view.number == 1
    assert taps <= 5


async def test_a_new_table_takes_over_what_its_host_chose_last(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new", preset="rifki", rules="quota=free", bots="beginner", counter=False)
    await ada.click("Start")
    await ada.slash("king new")
    mine = await king_on(bench).tables.queries.table(2)
    assert (mine.rules.preset, mine.rules.options.quota) == ("rifki", "free")
    assert (mine.level, mine.counter) == ("beginner", False)
    await bruno.slash("king new")
    assert (await king_on(bench).tables.queries.table(3)).rules.preset == "rifki", "the server's last one"
    await bruno.slash("king new", preset="classic")
    assert (await king_on(bench).tables.queries.table(4)).rules.preset == "classic"


async def test_whoever_chose_nothing_yet_gets_the_king_of_their_language(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.choose("language tr", on=(await ada.slash("king settings")).screen)
    await ada.slash("king new")
    assert (await king_on(bench).tables.queries.table(1)).rules.preset == "rifki"


async def test_kinds_are_offered_with_what_they_are(bench: Bench) -> None:
    ada = bench.person("Ada")
    offers = await ada.offered("king new", "preset", "rıf")
    assert offers == {"Rıfkı · Turkey · 20 hands, you choose · ~70 min": "rifki"}
