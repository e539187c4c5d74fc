"""What a table can switch: options, the shape of a match, and both together as rules (rules 3, 8, 9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from kingbot.cards import Card
from kingbot.engine.contracts import Contract

Slam: TypeAlias = Literal["none", "plus13", "plus14"]
Leader: TypeAlias = Literal["after_dealer", "dealer", "chooser"]
DominoWin: TypeAlias = Literal["sum"] | int


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Everything a table can switch, with the values that hold where a preset is silent (rules 3, 9).

    The field names are the option keys, the values those of rules 3; on and off are `True` and `False`.
    `points` is the whole table of the preset, contract by contract; `hands` the fixed hands of the match,
    played after the chosen ones if there are any.
    """

    first_trick_discard: Literal["free", "no_penalty"] = "free"
    penalty_lead: Literal["free", "after_break", "after_break_all", "never"] = "free"
    void_duty: Literal["free", "single", "penalty"] = "free"
    rifki_void: Literal["king", "any_heart"] = "king"
    give_up: bool = False
    raise_duty: Literal["off", "trump", "all"] = "off"
    ruff_duty: bool = False
    trump_lead: Literal["free", "after_break"] = "free"
    early_end: bool = True
    slam: Slam = "none"
    points: Mapping[Contract, int] = field(default_factory=dict, hash=False)
    declaration_no_trump: bool = False
    declaration_nulos: bool = False
    sale: Literal["off", "offer", "auction"] = "off"
    sale_shortfall: Literal["transfer", "double", "taken"] = "transfer"
    blind_declaration: bool = False
    domino_start: Literal["seven_diamonds", "any_seven", "eight_clubs"] = "seven_diamonds"
    domino_finish: Literal["first_out", "complete_round"] = "first_out"
    domino_ace: Literal["low", "both"] = "low"
    domino_win: DominoWin = "sum"
    domino_redeal: bool = False
    hands: tuple[Contract, ...] = ()
    quota: Literal["fixed", "free"] = "fixed"
    rotation: Literal["each_hand", "block"] = "each_hand"
    leader: Leader = "after_dealer"
    direction: Literal["counterclockwise", "clockwise"] = "counterclockwise"


@dataclass(frozen=True, slots=True)
class Quota:
    """How many hands of a group of contracts each chooser must take in a match (rules 8)."""

    contracts: frozenset[Contract]
    each: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """The shape of a match that no option changes (rules 8).

    `chosen` hands come first, each with a contract picked from `menu` (contract → times a match) within the
    `quotas`; the fixed hands of `Options.hands` follow. `chooser` tells who picks. `first_chooser_holds` is
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
