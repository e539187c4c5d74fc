"""How cards, contracts, points and refusals are said."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kingbot.cards import CARDS, Suit, card, parse_cards
from kingbot.engine.actions import Side
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.refusals import Reason, Refusal
from kingbot.i18n import Words, words
from kingbot.presets import PRESETS, load
from tests.i18n.catalogues import WRITTEN

# What the engine gives with each reason; the sentences may use no more.
PARAMETERS: dict[Reason, dict[str, object]] = {
    Reason.NOT_YOUR_TURN: {"seat": 2},
    Reason.WRONG_PHASE: {},
    Reason.BAD_ACTION: {"card": card("AS")},
    Reason.NOT_IN_HAND: {"card": card("AS")},
    Reason.MUST_LAY: {"cards": parse_cards("7D")},
    Reason.STARTER_FIRST: {"card": card("7D")},
    Reason.DOES_NOT_FIT: {"card": card("9D"), "cards": parse_cards("6D 8D")},
    Reason.SIDE_NEEDED: {"card": card("AD")},
    Reason.SIDE_CLOSED: {"card": card("AD"), "side": Side.HIGH},
    Reason.CONTRACT_CLOSED: {
        "contract": Contract.NO_QUEENS,
        "contracts": (Contract.DOMINO, Contract.NO_HEARTS),
    },
    Reason.TRUMP_NOT_ALLOWED: {"trump": Trump.NULOS, "trumps": (Trump.CLUBS, Trump.HEARTS)},
    Reason.CUT_RANGE: {"least": 1, "most": 51},
    Reason.PRICE_RANGE: {"least": 1, "most": 13},
    Reason.BID_TOO_LOW: {"least": 4, "most": 13},
    Reason.SALE_NOT_ALLOWED: {},
    Reason.CALL_OWN_CARD: {"card": card("AS")},
    Reason.NOT_QUALIFIED: {},
    Reason.MATCH_OVER: {},
}
DUTY = {"card": card("2C"), "suit": Suit.SPADES, "cards": parse_cards("4S JS KS")}


@pytest.fixture(params=WRITTEN)
def w(request: pytest.FixtureRequest) -> Words:
    """Each language in turn."""
    return words(request.param)


def test_a_missing_sentence_is_an_error_and_nothing_is_shown_in_its_place(w: Words) -> None:
    with pytest.raises(KeyError, match="no-such-sentence"):
        w("no-such-sentence")


def test_a_missing_parameter_is_an_error_and_no_hole_is_shown(w: Words) -> None:
    with pytest.raises(ValueError, match="suit"):
        w("refusal-follow-suit", cards="4♠")


def test_a_refusal_says_the_rule_and_what_is_possible() -> None:
    en = words("en")
    assert (
        en.refusal(Refusal(Reason.FOLLOW_SUIT, DUTY))
        == "You must follow spades: 4♠\ufe0e, J♠\ufe0e or K♠\ufe0e."
    )
    turn = Refusal(Reason.NOT_YOUR_TURN, {"seat": 2})
    assert en.refusal(turn, names=("Ada", "Bruno", "Carla", "Dino")) == ("It’s Carla’s turn.")
    assert en.refusal(turn) == "It’s seat 2’s turn."


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence(w: Words, reason: Reason) -> None:
    sentence = w.refusal(Refusal(reason, PARAMETERS.get(reason, DUTY)), preset="rifki")
    assert sentence.endswith(".")
    assert "$" not in sentence


def test_a_card_that_does_not_fit_is_told_to_pass_when_nothing_does() -> None:
    refusal = Refusal(Reason.DOES_NOT_FIT, {"card": card("9D"), "cards": 0})
    assert words("en").refusal(refusal).endswith("pass.")


def test_fifty_two_cards_have_fifty_two_names_in_every_style(w: Words) -> None:
    for style in ("international", "local", "spoken"):
        styled = words(w.language, style)
        assert len({styled.card(each) for each in CARDS}) == 52


def test_a_card_is_said_in_words() -> None:
    assert words("en").spoken(card("7D")) == "seven of diamonds"
    assert words("en", "spoken").one_of(parse_cards("TH 2S")) == "ten of hearts or two of spades"
    assert words("en").card(card("TH")) == "10♥\ufe0e"


def test_every_contract_of_every_preset_has_a_name_and_a_sign_of_its_own(w: Words) -> None:
    for preset in PRESETS:
        contracts = load(preset).options.points
        for name in (w.contract, w.short):
            assert len({name(contract, preset) for contract in contracts}) == len(contracts)


def test_contracts_bear_the_names_that_the_presets_players_use(w: Words) -> None:
    assert "Congiura" in w.contract(Contract.NO_KINGS_JACKS, "feudum")
    assert "Damasco" in w.contract(Contract.DECLARATION, "feudum", 2)
    assert "Kupa Almaz" in w.contract(Contract.NO_HEARTS, "rifki")
    assert w.contract(Contract.NO_HEARTS, "classic") == w.contract(Contract.NO_HEARTS)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Fraction(0), "0"),
        (Fraction(-4), "−4"),
        (Fraction(9, 2), "4½"),
        (Fraction(-7, 3), "−2⅓"),
        (Fraction(1, 4), "¼"),
        (Fraction(5, 6), "⅚"),
        (Fraction(17, 12), "1 5/12"),
        (Fraction(-1300), "−1300"),
    ],
)
def test_points_are_exact_to_the_eye(value: Fraction, shown: str) -> None:
    assert words("en").points(value) == shown


def test_gains_are_marked_where_asked() -> None:
    assert [words("en").points(value, plus=True) for value in (3, 0, -3)] == ["+3", "0", "−3"]


def test_game_words_among_the_parameters_are_said() -> None:
    en = words("en")
    assert en("list-or", start=card("KH"), last=Suit.HEARTS) == "K♥\ufe0e or hearts"
    assert en("list-and", start=Trump.NO_TRUMP, last=Contract.DOMINO) == "no trump and Domino"
    assert en("list-or", start=Side.LOW, last=Fraction(1, 2)) == "low or ½"


def test_lines_begin_with_a_capital_also_where_they_begin_with_a_card_or_a_suit(w: Words) -> None:
    spoken = words(w.language, "spoken")
    for line in (spoken("row-none", suit=Suit.HEARTS), spoken("prompt-high", card=card("AS"))):
        assert line[0].isupper()


def test_a_turkish_i_keeps_its_dot_as_a_capital() -> None:
    assert [words(each).capital("ikili") for each in ("tr", "it")] == ["İkili", "Ikili"]
    assert words("tr").capital("ırmak") == "Irmak"
    assert words("en").capital("") == ""
