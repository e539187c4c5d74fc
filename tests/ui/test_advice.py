"""Tips are said in every language, for every rule of thumb."""

import pytest

from kingbot.cards import card
from kingbot.engine.actions import Action, Choose, NameTrump, Play
from kingbot.engine.contracts import Contract, Trump
from kingbot.i18n import words, written
from kingbot.players.advice import Advice, Thumb
from kingbot.ui.advice import advice_text
from kingbot.ui.lesson import positions

SEEN = positions("classic")[0].view("classic")
MOVES: dict[Thumb, Action] = {
    Thumb.LONG_TRUMP: NameTrump(0, Trump.HEARTS),
    Thumb.FEW_HIGH: Choose(0, Contract.NO_QUEENS),
}


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize("thumb", Thumb)
def test_every_tip_has_its_short_sentence(language: str, thumb: Thumb) -> None:
    move = MOVES.get(thumb, Play(0, card("9S")))
    said = advice_text(Advice(move, thumb, card("JS"), 1), SEEN, words(language))
    assert said.endswith(".")
    assert len(said) < 160


def test_a_tip_says_the_move_and_why() -> None:
    said = advice_text(Advice(Play(0, card("9S")), Thumb.UNDER, card("JS")), SEEN, words("en"))
    assert said == "Tip: 9♠\ufe0e. It stays below J♠\ufe0e, so you don’t take this trick."
