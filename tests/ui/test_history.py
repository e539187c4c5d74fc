"""Which hand of its contract a hand is."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from kingbot.engine.contracts import Contract
from kingbot.engine.projection import view
from kingbot.engine.view import PublicView
from kingbot.i18n import words
from kingbot.presets import load
from kingbot.render.heading import contract_number, finished_contract_number
from kingbot.ui.history import choices
from kingbot.ui.layout import Screen
from tests.support.largest import table_of
from tests.ui.matches import match_logs

W = words("en")


def texts(screen: Screen) -> list[str]:
    items = screen.view.walk_children()
    return [item.content for item in items if isinstance(item, discord.ui.TextDisplay)]


@pytest.fixture(scope="module")
def over() -> PublicView:
    *_, log = match_logs(load("portuguese"), seed=2)
    return view(log.match, None)


def test_hands_of_one_contract_are_numbered_in_the_order_of_play(over: PublicView) -> None:
    contracts = [Contract.NO_TRICKS, Contract.DECLARATION, Contract.NO_TRICKS, Contract.DECLARATION]
    finished = tuple(
        replace(hand, number=number, contract=contract)
        for number, (hand, contract) in enumerate(zip(over.finished, contracts, strict=False), 1)
    )
    seen = replace(over, finished=finished)
    assert [finished_contract_number(hand, seen) for hand in finished] == [1, 1, 2, 2]
    current = replace(seen, number=5, contract=Contract.DECLARATION)
    assert contract_number(current) == 3
    assert contract_number(replace(seen, number=4, contract=Contract.DECLARATION)) == 2


def test_the_choices_name_the_hand_of_each_contract(over: PublicView) -> None:
    declarations = [hand for hand in over.finished if hand.contract is Contract.DECLARATION]
    assert len(declarations) == 4
    listed = texts(choices(table_of(over.rules), over, W))[1].splitlines()
    for ordinal, hand in enumerate(declarations, 1):
        assert W.contract(hand.contract, "portuguese", ordinal) in listed[hand.number - 1]
