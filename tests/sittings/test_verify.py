"""Verifiable deals as people see them: the fingerprint before, the secret after, and what was checked."""

import json
import re
from collections.abc import Iterator

import pytest
from sqlalchemy import update

from kingbot.deals import commitment
from kingbot.store import schema
from kingbot.tables.dealing import secret_of
from kingbot.ui.names import short_hash
from kingbot.ui.verify import check
from tests.support.bench import Bench
from tests.support.sitting import Sitting, king_on, sit_down

RULES = "hands=no_queens,no_last_two,no_trump cut=on"


@pytest.fixture
def names() -> tuple[str, ...]:
    return ("Ada", "Bruno", "Carla", "Dino")


async def secrets(sitting: Sitting) -> list[str]:
    """The secrets of the hands, from the database: nobody may know them before."""
    bot = king_on(sitting.bench)
    async with bot.tables.store.reading() as db:
        seed = (await db.execute(schema.tables.select())).mappings().one()["seed"]
    table = await sitting.table()
    found = [secret_of(seed, table, number) for number in range(1, table.rules.length + 1)]
    return [each for each in found if each is not None]


def written(bench: Bench, sitting: Sitting) -> Iterator[str]:
    for person in sitting.people:
        for seen in bench.everything_seen_by(person):
            yield seen.value if isinstance(seen.value, str) else seen.value.decode("latin-1")


async def test_each_hand_of_a_match_with_a_cut_is_sealed_before_and_opened_after(
    bench: Bench, names: tuple[str, ...]
) -> None:
    sitting = await sit_down(bench, *names, preset="home", rules=RULES)
    chain = await secrets(sitting)
    published = [commitment(chain[0]), *chain[:-1]]
    cuts = []
    for number in range(1, 4):
        assert short_hash(published[number - 1]) in sitting.board()
        cutter = await sitting.awaited()
        assert "cut the pack" in cutter.dm()
        place = (13, 26, 39)[number - 1]
        await cutter.click(f"After card {place}")
        cuts.append(place)
        assert short_hash(published[number - 1]) in sitting.board()
        await sitting.play(lambda view, number=number: len(view.finished) == number)  # type: ignore[misc]
        hidden = chain[number:] if number < 3 else []
        texts = list(written(bench, sitting))
        for secret in hidden:
            assert not [text for text in texts if short_hash(secret)[:-1] in text], "told too early"
        if number < 3:
            assert f"The secret of hand {number} was `{short_hash(chain[number - 1])}`" in sitting.board()
            told = await sitting.host.click("Verify", on=sitting.board())
            screen = told.screens[-1]
            assert screen.private
            assert f"Hand {number}" in screen
            assert published[number - 1] in screen
            assert chain[number - 1] in screen
            assert f"cut after card {place}" in screen
            assert "✗" not in screen
    end = next(screen for screen in reversed(sitting.host.sees()) if "the match is over" in screen)
    last = (await sitting.host.click("Verify", on=end)).screens[-1]
    assert "All 3 hands that are over were checked" in last
    assert chain[2] in last
    earlier = (await sitting.host.choose("1", menu=re.compile("king:.*:verify:menu"), on=last)).screens[-1]
    assert f"cut after card {cuts[0]}" in earlier
    assert "published when the match started" in earlier


async def test_king_verify_says_what_binds_the_hand_in_play(bench: Bench, names: tuple[str, ...]) -> None:
    sitting = await sit_down(bench, *names, rules="hands=no_queens,no_last_two")
    table = await sitting.table()
    answer = await sitting.host.slash("king verify")
    assert "No hand is over yet" in answer
    assert table.commitment is not None
    assert table.commitment in answer
    await sitting.skip(lambda view: view.number == 2)
    chain = await secrets(sitting)
    answer = await sitting.host.slash("king verify", hand=1)
    assert chain[0] in answer
    assert chain[1] not in answer


async def test_a_deal_that_was_tampered_with_is_told(bench: Bench, names: tuple[str, ...]) -> None:
    sitting = await sit_down(bench, *names, rules="hands=no_queens,no_last_two")
    await sitting.skip(lambda view: view.number == 2)
    bot = king_on(bench)
    async with bot.tables.store.transaction() as db:
        await db.execute(update(schema.tables).values(seed=bytes(32).hex()))
    answer = await sitting.host.slash("king verify")
    assert "✗ Hand 1 does not check out: These are not the cards that the secret gives." in answer


async def test_secrets_that_were_not_bound_at_the_start_are_refused(
    bench: Bench, names: tuple[str, ...]
) -> None:
    sitting = await sit_down(bench, *names, rules="hands=no_queens,no_last_two")
    await sitting.skip(lambda view: view.number == 2)
    record = await king_on(bench).tables.queries.record(1)
    assert record is not None
    published = (await sitting.table()).commitment
    assert check(record, published).error is None
    found = check(record, bytes(32).hex()).error
    assert found is not None
    assert (found.hand, found.key) == (1, "wrong_secret")
    paper = json.loads(record)
    paper["hands"][0]["deal"].reverse()
    found = check(json.dumps(paper), published).error
    assert found is not None
    assert found.hand == 1


async def test_a_page_that_stays_open_checks_the_record_once_until_the_next_hand_is_over(
    bench: Bench, names: tuple[str, ...]
) -> None:
    sitting = await sit_down(bench, *names, rules="hands=no_queens,no_last_two,no_trump")
    await sitting.skip(lambda view: view.number == 2)
    check.cache_clear()
    reader = sitting.people[sitting.people.index(await sitting.awaited()) - 1]  # the last who is to play
    await reader.choose("Verify", on=reader.dm())
    assert check.cache_info().misses == 1
    for _ in range(3):
        await sitting.touch(await sitting.awaited())
    assert check.cache_info().hits >= 1, "painted anew meanwhile"
    assert check.cache_info().misses == 1
    await sitting.skip(lambda view: view.number == 3)
    await reader.slash("king verify")
    assert check.cache_info().misses == 2
