"""The sentences of reviews and hints: one for every reason, in every language, with what it speaks of."""

from __future__ import annotations

import re

import pytest

from kingbot.cards import card
from kingbot.engine.actions import Play
from kingbot.i18n import languages, words
from kingbot.players.decision import Estimate
from kingbot.players.merits import merit
from kingbot.players.reasons import reason_against
from kingbot.ui.analysis_text import move_name, move_place, reason_against_text, reason_text
from tests.players.test_reasons import MERITS, PLANTED, _view

LEFT_OVER = re.compile(r"[{}$‹›]|why-|merit-")


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_sentence_which_names_the_cards_that_it_speaks_of(language: str) -> None:
    w = words(language)
    for _, contract, hands, before, made, better in PLANTED:
        seen = _view(contract, hands, *before)
        first, second = Play(seen.seat, card(made)), Play(seen.seat, card(better))
        text = reason_against_text(seen, Estimate(first, -1.0), second, 1.0, w)
        assert not LEFT_OVER.search(text), text
        told = reason_against(seen, first, second).parameters.get("cards", ())
        assert isinstance(told, tuple)
        assert all(w.card(each) in text for each in told)


@pytest.mark.parametrize("language", languages())
def test_every_merit_has_its_sentence(language: str) -> None:
    for key, contract, hands, before, text in MERITS:
        seen = _view(contract, hands, *before)
        if key != "average":
            said = reason_text("merit", merit(seen, Play(seen.seat, card(text))), words(language))
            assert not LEFT_OVER.search(said), said


@pytest.mark.parametrize("language", languages())
def test_where_nothing_is_certain_the_deals_are_the_reason(language: str) -> None:
    seen = _view("no_trump", ["QH 2S", "3S KH", "4S AH", "5S"])
    better, made = Play(0, card("2S")), Play(0, card("QH"))
    w = words(language)
    text = reason_against_text(seen, Estimate(made, -1.0, 0.1, 0.614, 0.081), better, 1.0, w)
    assert re.findall(r"\d+", text) == ["100", "61", "8"]
    rare = reason_against_text(seen, Estimate(made, -1.0, 0.1, 0.001, 0.0), better, 1.5, w)
    assert re.findall(r"\d+", rare) == ["1", "5"]


@pytest.mark.parametrize("language", languages())
def test_a_move_is_named_with_its_place_in_the_hand(language: str) -> None:
    w = words(language)
    seen = _view("no_trump", ["QH 2S", "3S KH", "4S AH", "5S"])
    assert move_name(Play(0, card("QH")), seen, w) == w.card(card("QH"))
    assert "1" in move_place(seen, w)
