"""What narrows a choice: the same rules that refuse a card, said before it is played."""

from __future__ import annotations

import random

import pytest

from kingbot.cards import card_set, cards_in
from kingbot.engine.actions import Play
from kingbot.engine.match import Match, apply, start, turn
from kingbot.engine.projection import view
from kingbot.engine.refusals import Reason, RefusedError
from kingbot.engine.restrictions import broken_suits, restrictions
from kingbot.engine.view import PlayerView, Stage
from kingbot.presets import PRESETS, parse_line
from tests.engine.world import run

EVERY_DUTY = (
    "home hands=no_hearts,no_queens,no_king_hearts penalty_lead=after_break void_duty=penalty give_up=on",
    "home hands=no_hearts,no_tricks penalty_lead=never raise_duty=all first_trick_discard=no_hearts",
    "home hands=domino domino_start=seven_diamonds",
    "home hands=declaration,declaration trump_lead=after_break ruff_duty=on raise_duty=trump",
)


def positions(line: str, chance: random.Random) -> list[tuple[Match, PlayerView]]:
    """All positions of a match played at random, each with the view of whoever is to move."""
    found = [(after, turn(after)) for _, _, after in run(start(parse_line(line)), chance)]
    return [(match, view(match, seat)) for match, seat in found if seat is not None]


@pytest.mark.parametrize("line", [*PRESETS, *EVERY_DUTY])
def test_whatever_refuses_a_card_has_been_named_before(line: str) -> None:
    for match, seen in positions(line, random.Random(5)):
        if seen.stage is not Stage.TRICKS:
            continue
        named = {each.reason for each in restrictions(seen)}
        legal = card_set(each.card for each in seen.legal if isinstance(each, Play))
        assert bool(named) == (legal != seen.hand), "a rule is named exactly where one forbids a card"
        refused = set()
        for card in cards_in(seen.hand & ~legal):
            with pytest.raises(RefusedError) as error:
                apply(match, Play(seen.turn or 0, card))
            refused.add(error.value.refusal.reason)
        assert named <= refused
        assert refused - named <= {Reason.FOLLOW_SUIT}, "a duty within the suit led stands for following too"


def test_the_first_card_of_a_domino_is_named_to_whoever_holds_it() -> None:
    (_, first), *rest = positions(EVERY_DUTY[2], random.Random(5))
    (only,) = restrictions(first)
    assert only.reason is Reason.STARTER_FIRST
    begun = run(start(parse_line(EVERY_DUTY[2])), random.Random(5))
    dealt = next(match for _, action, match in begun if action is None)
    assert [bool(restrictions(view(dealt, seat))) for seat in range(4)] == [
        seat == turn(dealt) for seat in range(4)
    ]
    assert not restrictions(rest[0][1])


def test_a_suit_is_broken_once_one_of_it_was_played_and_not_where_it_may_never_be_led() -> None:
    for _, seen in positions(EVERY_DUTY[0], random.Random(5)):
        played = card_set([card for trick in seen.tricks for card in trick.cards] + [*seen.table])
        for suit in broken_suits(seen):
            assert played & suit.cards
    assert any(broken_suits(seen) for _, seen in positions(EVERY_DUTY[0], random.Random(5)))
    assert not any(broken_suits(seen) for _, seen in positions(EVERY_DUTY[1], random.Random(5)))


def test_nobody_is_told_of_a_rule_while_it_is_not_their_turn() -> None:
    match, seen = positions(EVERY_DUTY[1], random.Random(5))[5]
    for seat in {0, 1, 2, 3} - {seen.turn}:
        assert restrictions(view(match, seat)) == ()
