"""What a table can switch: options, the shape of a match, and both together as rules (rules 3, 8, 9).

An option is one field of `Options`. Its type gives the values (rules 3), its record (`OptionSpec`) the rest:
presets, lines, records and the rules in words follow from the two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal, TypeAlias

from kingbot.cards import Card
from kingbot.engine.contracts import PARTICULAR_CARDS, PENALTY_CARDS, Contract

Section: TypeAlias = Literal["match", "contracts", "tricks", "declaration", "domino"]


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """What there is to know of an option beside its values.

    `section`: the part of the rules in words that explains it. `concerns`: the contracts in whose hands it
    can matter. `listed`: where a value is a list, the contracts of the preset that it may name, each at most
    as often as it stands there.
    """

    section: Section
    concerns: frozenset[Contract]
    listed: Callable[[Options], tuple[Contract, ...]] | None = None


_EVERY: Final = frozenset(Contract)
_DOMINO: Final = frozenset(contract for contract in Contract if contract.spec.domino)
_TRICKS: Final = _EVERY - _DOMINO
_DECLARED: Final = frozenset(contract for contract in Contract if contract.spec.declared)
_PENALTY: Final = frozenset(PENALTY_CARDS)
_SLAM: Final = frozenset(contract for contract in Contract if contract.spec.slam)


def _option(
    default: object,
    section: Section,
    concerns: frozenset[Contract],
    listed: Callable[[Options], tuple[Contract, ...]] | None = None,
) -> Any:
    return field(default=default, metadata={"spec": OptionSpec(section, concerns, listed)})


def _own_hands(preset: Options) -> tuple[Contract, ...]:
    return preset.hands


def _own_penalty_contracts(preset: Options) -> tuple[Contract, ...]:
    return tuple(contract for contract in preset.points if contract in _PENALTY)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Everything a table can switch, with the values that hold where a preset is silent (rules 3, 9).

    The field names are the option keys, the values those of rules 3; on and off are `True` and `False`.
    `points` is the whole table of the preset, contract by contract; `hands` the fixed hands of the match,
    played after the chosen ones if there are any.
    """

    first_trick_discard: Literal["free", "no_penalty"] | tuple[Contract, ...] = _option(
        "free", "tricks", _PENALTY, _own_penalty_contracts
    )
    penalty_lead: Literal["free", "after_break", "after_break_all", "never"] = _option(
        "free", "tricks", _TRICKS
    )
    void_duty: Literal["free", "single", "penalty"] = _option("free", "tricks", _PENALTY)
    rifki_void: Literal["king", "any_heart"] = _option("king", "tricks", frozenset({Contract.NO_KING_HEARTS}))
    give_up: bool = _option(False, "tricks", PARTICULAR_CARDS)
    raise_duty: Literal["off", "trump", "all"] = _option("off", "tricks", _TRICKS)
    ruff_duty: bool = _option(False, "declaration", _DECLARED)
    trump_lead: Literal["free", "after_break"] = _option("free", "declaration", _DECLARED)
    early_end: bool = _option(True, "contracts", _PENALTY)
    slam: Literal["none", "plus13", "plus14"] = _option("none", "contracts", _SLAM)
    points: Mapping[Contract, int] = field(
        default_factory=dict, hash=False, metadata={"spec": OptionSpec("contracts", _EVERY)}
    )
    declaration_no_trump: bool = _option(False, "declaration", _DECLARED)
    declaration_nulos: bool = _option(False, "declaration", _DECLARED)
    sale: Literal["off", "offer", "auction"] = _option("off", "declaration", _DECLARED)
    sale_shortfall: Literal["transfer", "double", "taken"] = _option("transfer", "declaration", _DECLARED)
    blind_declaration: bool = _option(False, "declaration", _DECLARED)
    domino_start: Literal["seven_diamonds", "any_seven", "eight_clubs"] = _option(
        "seven_diamonds", "domino", _DOMINO
    )
    domino_finish: Literal["first_out", "complete_round"] = _option("first_out", "domino", _DOMINO)
    domino_ace: Literal["low", "both"] = _option("low", "domino", _DOMINO)
    domino_win: Literal["sum"] | int = _option("sum", "contracts", _DOMINO)
    domino_redeal: bool = _option(False, "domino", _DOMINO)
    hands: tuple[Contract, ...] = _option((), "match", _EVERY, _own_hands)
    quota: Literal["fixed", "free"] = _option("fixed", "match", _EVERY)
    rotation: Literal["each_hand", "block"] = _option("each_hand", "match", _EVERY)
    leader: Literal["after_dealer", "dealer", "chooser"] = _option("after_dealer", "tricks", _TRICKS)
    direction: Literal["counterclockwise", "clockwise"] = _option("counterclockwise", "match", _EVERY)
    cut: bool = _option(False, "match", _EVERY)
    hints: bool = _option(False, "match", _EVERY)

    def guards_first_trick(self, contract: Contract) -> bool:
        """Whether penalty cards may not be discarded on the first trick of this contract (rules 3)."""
        if isinstance(self.first_trick_discard, tuple):
            return contract in self.first_trick_discard
        return self.first_trick_discard == "no_penalty"


OPTION_SPECS: Final[Mapping[str, OptionSpec]] = {each.name: each.metadata["spec"] for each in fields(Options)}


@dataclass(frozen=True, slots=True)
class Quota:
    """How many hands of a group of contracts each chooser must take in a match (rules 8)."""

    contracts: frozenset[Contract]
    each: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """The shape of a match that no option changes (rules 8).

    `chosen` hands come first, each with a contract picked from `menu` (contract → times a match) within the
    `quotas`; the fixed hands of `Options.hands` follow. `chooser` is who picks. `first_chooser_holds` is
    the card whose holder chooses first, if that is not by lot. `closing_dealer_by_lot`: the dealer of the
    fixed hands that follow the chosen ones is drawn anew. `called_partner`: in a chosen hand the dealer
    calls a card, and the fixed hands that follow are played 0 and 2 against 1 and 3.
    """

    chosen: int = 0
    menu: Mapping[Contract, int] = field(default_factory=dict, hash=False)
    quotas: tuple[Quota, ...] = ()
    chooser: Literal["dealer", "after_dealer"] = "dealer"
    first_chooser_holds: Card | None = None
    closing_dealer_by_lot: bool = False
    called_partner: bool = False


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a table: a preset's name, the options in force, and the shape of the match."""

    preset: str
    options: Options
    schedule: Schedule

    @property
    def length(self) -> int:
        """How many hands a match has."""
        return self.schedule.chosen + len(self.options.hands)

    def points(self, contract: Contract) -> int:
        """What each counted thing of a contract is worth (rules 2)."""
        return self.options.points[contract]
