"""Playing a hand back: every position of it, from the deal to the points; no hand that is not over."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from kingbot.cards import PACK
from kingbot.engine import scoring
from kingbot.engine.actions import Play, Redeal
from kingbot.engine.events import Dealt, HandScored, TrickTaken
from kingbot.engine.hand import FinishedHand
from kingbot.engine.view import Stage
from kingbot.presets import PRESETS
from kingbot.record import NotOverError, Record, finished_hands, play_back, read
from tests.record.goldens import lines
from tests.record.paper import paper

FILES = (*PRESETS, "lists")


def golden(name: str) -> Record:
    return read(lines(name)[0])


@pytest.mark.parametrize("name", FILES)
def test_every_action_leads_to_a_position_of_its_own(name: str) -> None:
    record = golden(name)
    for number, hand in enumerate(record.hands, 1):
        positions = play_back(record, number)
        assert len(positions) == len(hand.log.actions) + 2
        for action, position in zip(hand.log.actions, positions[1:-1], strict=True):
            assert position.happened[0] == action
        assert any(isinstance(each, Dealt) for each in positions[0].happened)
        assert isinstance(positions[-1].happened[0], HandScored)


@pytest.mark.parametrize("name", FILES)
def test_the_open_hands_are_what_was_dealt_less_what_was_played(name: str) -> None:
    record = golden(name)
    for number in finished_hands(record):
        played = 0
        for position in play_back(record, number):
            if any(isinstance(each, Redeal) for each in position.happened):
                assert position.held == position.dealt
            for each in position.happened:
                played |= each.card.bit if isinstance(each, Play) else 0
            together = 0
            for seat in range(4):
                assert position.held[seat] == position.dealt[seat] & ~played
                together |= position.held[seat]
            assert together == PACK & ~played
            assert position.view.seat is None


@pytest.mark.parametrize("name", FILES)
def test_the_last_card_lies_on_the_table_before_the_hand_is_scored(name: str) -> None:
    record = golden(name)
    for number, hand in enumerate(record.hands, 1):
        *_, played, result = play_back(record, number)
        assert hand.finished is not None
        assert result.result
        assert not played.result
        assert result.view.finished[-1] == hand.finished
        assert len(played.view.finished) == number - 1
        assert played.view.totals == scoring.totals(played.view.finished)
        assert played.view.stage is (Stage.DOMINO if hand.finished.contract.spec.domino else Stage.TRICKS)
        assert played.view.turn is None
        assert played.view.tricks == hand.finished.tricks
    assert result.view.ranking == scoring.ranking(record.totals)


@pytest.mark.parametrize("name", FILES)
def test_one_can_stop_after_the_deal_each_trick_and_at_the_end(name: str) -> None:
    record = golden(name)
    for number in finished_hands(record):
        positions = play_back(record, number)
        stops = [each for each in positions if each.stop]
        assert stops[0] is positions[0]
        assert stops[-2:] == [*positions[-2:]]
        for position in positions:
            if any(isinstance(each, TrickTaken) for each in position.happened):
                assert position.stop


def test_a_redeal_shows_the_new_cards() -> None:
    record = read(json.dumps(paper()))
    first, second = record.hands[2].log.deals
    before, after = play_back(record, 3)[:2]
    assert (before.dealt, after.dealt) == (first, second)
    assert any(isinstance(each, Dealt) and each.again for each in after.happened)


def test_a_hand_that_is_not_over_is_not_played_back() -> None:
    value = paper()
    value["hands"][-1]["actions"] = value["hands"][-1]["actions"][:5]
    del value["hands"][-1]["points"]
    value["totals"] = [str(each) for each in scoring.totals(golden_hands(read(json.dumps(paper())))[:-1])]
    record = read(json.dumps(value))
    last = len(record.hands)
    assert last not in finished_hands(record)
    for number in (0, -1, last, last + 1, 10**6):
        with pytest.raises(NotOverError):
            play_back(record, number)
    assert play_back(record, last - 1)


def golden_hands(record: Record) -> list[FinishedHand]:
    return [each.finished for each in record.hands if each.finished is not None]


def test_nothing_is_played_back_of_a_record_without_hands() -> None:
    record = replace(read(json.dumps(paper())), hands=())
    assert finished_hands(record) == []
    with pytest.raises(NotOverError):
        play_back(record, 1)
