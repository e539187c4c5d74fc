"""From a table's options and contract to the integers that kernels compute with."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingbot.cards import Rank, card
from kingbot.engine.contracts import GUARDED_SUIT, Contract, Trump
from kingbot.engine.duties import Duties, duties
from kingbot.engine.options import Options
from kingbot.players.kernels.domino_state import DominoRules
from kingbot.players.kernels.trick_rules import TRICK_CONTRACTS, TrickRules

_SLAMS: Final = {"none": 0, "plus13": 13, "plus14": 14}
_SLAM_CONTRACTS: Final = (Contract.NO_HEARTS, Contract.NO_TRICKS)
_SHORTFALLS: Final = {"transfer": 0, "double": 1, "taken": 2}
_OPENING_CARDS: Final = {"seven_diamonds": int(card("7D")), "any_seven": -1, "eight_clubs": int(card("8C"))}


class SaleTerms(NamedTuple):
    """A sold declaration: who sold it, who declares, and the price in tricks."""

    seller: int
    buyer: int
    price: int


NO_SALE: Final = SaleTerms(-1, -1, 0)


def trick_rules(
    options: Options,
    contract: Contract,
    trump: Trump | None = None,
    *,
    blind: int = -1,
    sale: SaleTerms = NO_SALE,
) -> TrickRules:
    """The rules of a hand of this contract; `blind` is the seat that declared blind, or -1."""
    duty = duties(options, contract, trump)
    guarded = 0
    for suit in duty.guarded:
        guarded |= suit
    return TrickRules(
        kind=TRICK_CONTRACTS.index(_policy_contract(contract, trump)),
        penalty=duty.penalty,
        special=duty.trump | _own_guarded(duty, contract),
        guarded=guarded,
        breakable=int(duty.breakable),
        trump=duty.trump,
        trump_guarded=duty.trump if duty.trump_guarded else 0,
        first_discard=duty.first_discard,
        void=duty.void,
        give_up=duty.give_up,
        raising=int(duty.raising),
        ruffing=duty.ruffing,
        last_two=int(contract is Contract.NO_LAST_TWO),
        value=options.points[contract],
        nulos=int(trump is Trump.NULOS),
        slam=_SLAMS[options.slam] if contract in _SLAM_CONTRACTS else 0,
        blind=blind,
        seller=sale.seller,
        buyer=sale.buyer,
        price=sale.price,
        shortfall=_SHORTFALLS[options.sale_shortfall],
    )


def _policy_contract(contract: Contract, trump: Trump | None) -> Contract:
    """The contract whose policy is used: nulos is played like no tricks, no trump like the contract."""
    if trump is Trump.NULOS:
        return Contract.NO_TRICKS
    return Contract.NO_TRUMP if trump is Trump.NO_TRUMP else contract


def _own_guarded(duty: Duties, contract: Contract) -> int:
    """The guarded suit that belongs to the contract; 0 where none is, or only hearts in every contract."""
    suit = GUARDED_SUIT.get(contract)
    return suit.cards if suit is not None and suit.cards in duty.guarded else 0


def domino_rules(options: Options, value: int) -> DominoRules:
    """The rules of a hand of domino in which each card left is worth `value`."""
    eights = options.domino_start == "eight_clubs"
    return DominoRules(
        kind=int(eights),
        start=int(Rank.EIGHT if eights else Rank.SEVEN),
        opening=_OPENING_CARDS[options.domino_start],
        both=int(options.domino_ace == "both"),
        complete=int(options.domino_finish == "complete_round"),
        value=value,
        win=-1 if options.domino_win == "sum" else options.domino_win,
    )
