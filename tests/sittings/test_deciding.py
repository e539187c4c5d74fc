"""Deciding: contracts and bids with what they cost, what is left to whom, and why one is closed."""

from collections.abc import Callable

from kingbot.engine.actions import Choose
from kingbot.engine.contracts import Contract
from kingbot.engine.view import PublicView, Stage
from tests.support.bench import Bench
from tests.support.sitting import Sitting, king_on, sit_down

NAMES = ("Ada", "Bruno", "Carla", "Dino")


def chooses(number: int) -> Callable[[PublicView], bool]:
    return lambda seen: seen.stage is Stage.CONTRACT and seen.number >= number


async def test_contracts_are_buttons_with_their_cost(bench: Bench) -> None:
    sitting = await sit_down(bench, *NAMES, preset="rifki")
    chooser = await sitting.awaited()
    labels = sitting.window(chooser).enabled
    assert "No tricks (El Almaz) −50" in labels
    assert "Trump (Koz) +50" in labels
    assert [menu.placeholder for menu in sitting.window(chooser).menus] == ["More: counter, plan, rules …"]


async def test_the_chooser_sees_who_chose_what_and_what_is_left(bench: Bench) -> None:
    sitting = await sit_down(bench, *NAMES, preset="rifki")
    await sitting.skip(chooses(6))
    text = sitting.window(await sitting.awaited()).text
    assert "```" in text
    assert "Ada" in text.split("```")[1]
    assert "Yours still: " in text
    assert "of 3 penalties" in text or "no penalties left" in text


async def test_koz_is_closed_because_ones_own_are_used_up_not_because_it_is_taken(bench: Bench) -> None:
    sitting = await sit_down(bench, *NAMES, preset="rifki")
    view = await _koz_whenever_possible(sitting)
    assert Contract.DECLARATION not in view.open_contracts
    text = sitting.window(await sitting.awaited()).text
    assert "Trump: closed to you, since you have chosen all 2 of yours" in text
    assert "no Trump left" in text


async def _koz_whenever_possible(sitting: Sitting) -> PublicView:
    """Play until the first chooser has named trumps as often as they may; the others do not name any."""
    tables, first = king_on(sitting.bench).tables, None
    while True:
        view = await sitting.skip(chooses(1))
        if Contract.DECLARATION not in view.open_contracts:
            return view
        chooser = await sitting.awaited()
        first = first or chooser
        contract = Contract.DECLARATION if chooser is first else view.open_contracts[0]
        assert view.turn is not None
        await tables.matches.act(1, chooser.id, Choose(view.turn, contract))


async def test_a_bid_says_what_it_means_and_accepting_what_it_brings(bench: Bench) -> None:
    sitting = await sit_down(bench, *NAMES, preset="portuguese")
    view = await sitting.skip(lambda seen: seen.stage is Stage.AUCTION)
    assert view.contract is not None
    window = sitting.window(await sitting.awaited())
    assert "the seller gets" in window
    assert "you name the trump" in window
    answering = await sitting.skip(lambda seen: seen.stage is Stage.ANSWER)
    assert answering.standing is not None
    tricks = answering.standing.tricks
    points = tricks * answering.rules.points(view.contract)
    window = sitting.window(await sitting.awaited())
    assert any(label.startswith("Accept") and f"(+{points})" in label for label in window.enabled)
