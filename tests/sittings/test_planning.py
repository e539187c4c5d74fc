"""Planning by touch: while one waits, one's cards are buttons that say what is to be played when it fits."""

from __future__ import annotations

from kingbot.cards import cards_in
from kingbot.i18n import words
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.sitting import Sitting, sit_down

W = words("en")
TRICKS = "hands=no_tricks,no_queens"


async def whoever_waits(sitting: Sitting) -> Person:
    awaited = await sitting.awaited()
    return next(person for person in sitting.people if person is not awaited)


async def four(bench: Bench) -> Sitting:
    return await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset="home", rules=TRICKS)


async def test_one_touch_plans_a_card_in_the_window_itself_and_the_next_takes_it_back(bench: Bench) -> None:
    sitting = await four(bench)
    waits = await whoever_waits(sitting)
    window, before = waits.dm(), len(waits.dms())
    card = W.card(next(cards_in((await sitting.view(waits)).hand)))
    await waits.click(card, on=window)
    assert f"✓ {card}" in waits.again(window).enabled
    assert "Planned for when it fits" in waits.again(window)
    await waits.click(f"✓ {card}", on=window)
    assert card in waits.again(window).enabled
    assert "Planned" not in waits.again(window)
    assert len(waits.dms()) == before


async def test_only_what_may_be_played_has_a_button_when_it_is_ones_turn(bench: Bench) -> None:
    sitting = await four(bench)
    for _ in range(8):
        person = await sitting.awaited()
        view = await sitting.view(person)
        offered = {button.label for button in sitting.window(person).buttons if ":act:" in button.custom_id}
        assert offered == {W.card(each.card) for each in view.legal}  # type: ignore[union-attr]
        assert len(sitting.window(person).enabled) == len(sitting.window(person).buttons)
        await sitting.touch(person)


async def test_the_rule_that_narrows_the_choice_is_named_under_your_turn(bench: Bench) -> None:
    sitting = await four(bench)
    narrowed = 0
    for _ in range(12):
        person = await sitting.awaited()
        view = await sitting.view(person)
        if view.table and 0 < len(view.legal) < view.hand.bit_count():
            suit = W.suit(view.table[0].suit)
            if view.hand & view.table[0].suit.cards:
                assert f"You must follow {suit}." in sitting.window(person)
                narrowed += 1
        await sitting.touch(person)
    assert narrowed


async def test_a_typed_move_that_is_not_allowed_gets_the_sentence_and_no_second_window(bench: Bench) -> None:
    sitting = await four(bench)
    person = await sitting.awaited()
    await sitting.touch(person)
    person = await sitting.awaited()
    view = await sitting.view(person)
    legal = {each.card for each in view.legal}  # type: ignore[union-attr]
    wrong = next(card for card in cards_in(view.hand) if card not in legal)
    answer = await person.slash("king play", move=f"play {wrong}")
    assert "You must follow" in answer
    assert not any(screen.buttons for screen in answer.screens)
