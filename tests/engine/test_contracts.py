"""What each contract counts, and which options concern it (rules 2, 3)."""

from __future__ import annotations

import pytest

from kingbot.cards import format_cards
from kingbot.engine.contracts import (
    COUNTED,
    GUARDED_SUIT,
    NEGATIVE,
    PARTICULAR_CARDS,
    PENALTY_CARDS,
    SINGLE_CARD,
    Contract,
    ContractSpec,
)

# The cards that cost points (rules 2); where there are none, tricks count, or cards left.
PENALTY = {
    "no_kings_jacks": "JC KC JD KD JH KH JS KS",
    "no_queens": "QC QD QH QS",
    "no_eight_diamonds": "8D",
    "no_king_hearts": "KH",
    "no_hearts": "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
    "no_jack_hearts": "JH",
    "no_king_spades": "KS",
}
TRICKS = {"no_last_two": 2, "no_tricks": 13, "declaration": 13, "no_trump": 13}


@pytest.mark.parametrize("contract", Contract)
def test_a_contract_counts_what_the_rules_say(contract: Contract) -> None:
    assert format_cards(contract.spec.penalty) == PENALTY.get(contract, "")
    if contract in PENALTY:
        assert contract.spec.counted == len(PENALTY[contract].split())
    elif contract in TRICKS:
        assert contract.spec.counted == TRICKS[contract]
    else:
        assert contract is Contract.DOMINO
        assert contract.spec.domino


def test_options_concern_the_contracts_that_the_rules_name() -> None:
    """Rules 3: `void_duty=single`, `give_up`, `penalty_lead`, `slam`; rules 6."""
    single = {"no_king_hearts", "no_eight_diamonds", "no_jack_hearts", "no_king_spades"}
    assert single == SINGLE_CARD
    assert single | {"no_kings_jacks", "no_queens"} == PARTICULAR_CARDS
    assert {*PENALTY, "no_tricks", "no_last_two"} == NEGATIVE
    assert {str(contract): suit.letter for contract, suit in GUARDED_SUIT.items()} == {
        "no_hearts": "H",
        "no_king_hearts": "H",
        "no_jack_hearts": "H",
        "no_eight_diamonds": "D",
        "no_king_spades": "S",
    }
    assert {contract for contract in Contract if contract.spec.slam} == {"no_hearts", "no_tricks"}
    assert {contract for contract in Contract if contract.spec.declared} == {"declaration"}


def test_the_tables_hold_the_contracts_of_their_kind() -> None:
    assert set(PENALTY_CARDS) == set(PENALTY)
    assert set(COUNTED) == {*PENALTY, *TRICKS}


def test_a_contract_is_its_key() -> None:
    assert Contract("no_queens") is Contract.NO_QUEENS
    assert (str(Contract.NO_QUEENS), Contract.NO_QUEENS.value) == ("no_queens", "no_queens")
    with pytest.raises(ValueError, match="no_fools"):
        Contract("no_fools")


def test_a_record_left_empty_is_that_of_a_misere() -> None:
    assert (ContractSpec().counted, ContractSpec().single, ContractSpec().particular) == (13, False, False)
