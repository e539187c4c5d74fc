"""The rules in force at a table, in plain words, made from its options (rules 9).

A line is marked where the table departs from its preset. Options that can do nothing at this table, such as
the domino's where no domino is played, are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Final

from kingbot.cards import Suit, cards_in
from kingbot.engine.contracts import (
    COUNTED,
    GUARDED_SUIT,
    NEGATIVE,
    PARTICULAR_CARDS,
    PENALTY_CARDS,
    SINGLE_CARD,
    Contract,
)
from kingbot.engine.domino import opening_card
from kingbot.engine.options import Rules
from kingbot.engine.scoring import NULOS_START, NULOS_TRICK, slam_points
from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.presets import allowed, changed, format_value, load

SLAMS: Final = (Contract.NO_HEARTS, Contract.NO_TRICKS)


@dataclass(frozen=True, slots=True)
class Line:
    """One rule; `changed` where the table departs from its preset."""

    text: str
    changed: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """Rules on one subject; `key` names it in every language."""

    key: str
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class MatchSum:
    """What the points of a match add up to, leaving out what may add to it.

    `open` names why there is no fixed sum (`slam`, `blind`, `domino`), and is empty where there is one.
    """

    total: int
    open: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A contract in the table of points: in which hands it is played, or how often in the chosen ones."""

    contract: Contract
    first: int = 0
    last: int = 0
    times: int = 0


def contracts(rules: Rules) -> frozenset[Contract]:
    """The contracts that are played in a match."""
    return frozenset({*rules.options.hands, *rules.schedule.menu})


def rows(rules: Rules) -> tuple[Row, ...]:
    """The table of points: the chosen contracts in the order of the menu, then the fixed hands in theirs."""
    chosen = [Row(contract, times=times) for contract, times in rules.schedule.menu.items()]
    fixed, number = [], rules.schedule.chosen
    for contract, hands in groupby(rules.options.hands):
        count = len(list(hands))
        fixed.append(Row(contract, first=number + 1, last=number + count))
        number += count
    return (*chosen, *fixed)


def match_sum(rules: Rules) -> MatchSum:
    """What the points of a whole match add up to (rules 9)."""
    played = contracts(rules)
    reasons = []
    if rules.options.slam == "plus13" and played & set(SLAMS):
        reasons.append("slam")
    if rules.options.blind_declaration and Contract.DECLARATION in played:
        reasons.append("blind")
    if rules.options.domino_win != "sum" and Contract.DOMINO in played:
        reasons.append("domino")
    hands = [*rules.options.hands]
    for contract, times in rules.schedule.menu.items():
        hands += [contract] * times
    total = sum(rules.points(contract) * COUNTED.get(contract, 0) for contract in hands)
    return MatchSum(total, tuple(reasons))


def rules_text(rules: Rules, words: Words) -> tuple[Section, ...]:
    """The rules in force, section by section."""
    book = _Book(rules, words)
    sections = {
        "match": book.match(),
        "contracts": book.points(),
        "tricks": book.tricks(),
        "declaration": book.declaration(),
        "domino": book.domino(),
        "partners": book.partners(),
    }
    written = ((key, tuple(lines)) for key, lines in sections.items())
    return tuple(Section(key, words(f"section-{key}"), lines) for key, lines in written if lines)


class _Book:
    """The pages on one table's rules."""

    def __init__(self, rules: Rules, words: Words) -> None:
        self.rules = rules
        self.options = rules.options
        self.schedule = rules.schedule
        self.words = words
        self.played = contracts(rules)
        self.changed = changed(rules)

    def rule(self, option: str, **parameters: object) -> Line:
        """The line on an option, as it is set."""
        value = slug(format_value(getattr(self.options, option)))
        text = self.words(f"rule-{slug(option)}-{value}", **parameters)
        return Line(text, option in self.changed)

    def say(self, key: str, **parameters: object) -> Line:
        """A line that no option changes."""
        return Line(self.words(key, **parameters))

    def name(self, contract: Contract) -> str:
        return self.words.contract(contract, self.rules.preset)

    def names(self, wanted: frozenset[Contract]) -> str:
        """Contracts in the order of the table of points."""
        ordered = dict.fromkeys(row.contract for row in rows(self.rules) if row.contract in wanted)
        return self.words.both(map(self.name, ordered))

    # The match

    def match(self) -> Iterator[Line]:
        say, schedule = self.say, self.schedule
        yield say(f"about-{self.rules.preset}")
        yield say("rule-length", hands=self.rules.length)
        if schedule.chosen:
            yield say(f"rule-chosen-{slug(schedule.chooser)}", chosen=schedule.chosen)
            yield self.quota()
        else:
            yield Line(self.words("rule-fixed-order"), "hands" in self.changed)
        if schedule.first_chooser_holds is not None:
            yield say("rule-first-holds", card=schedule.first_chooser_holds)
        else:
            yield say("rule-first-by-lot")
        yield self.rule("rotation")
        if schedule.closing_dealer_by_lot:
            yield say("rule-closing-by-lot")
        yield self.rule("direction")
        yield self.sum()

    def quota(self) -> Line:
        if self.options.quota == "free":
            return self.rule("quota")
        parts = []
        for quota in self.schedule.quotas:
            if len(quota.contracts) == 1:
                (contract,) = quota.contracts
                parts.append(self.words("rule-quota-single", contract=self.name(contract), each=quota.each))
            else:
                names = self.names(quota.contracts)
                parts.append(self.words("rule-quota-part", contracts=names, each=quota.each))
        return self.rule("quota", quotas="; ".join(parts))

    def sum(self) -> Line:
        expected = match_sum(self.rules)
        total = self.words.points(expected.total, plus=True)
        departs = expected != match_sum(load(self.rules.preset))
        if not expected.open:
            return Line(self.words("rule-sum", sum=total), departs)
        reasons = self.words.both(self.words(f"rule-sum-{reason}") for reason in expected.open)
        return Line(self.words("rule-sum-none", sum=total, reasons=reasons), departs)

    # Contracts and points

    def points(self) -> Iterator[Line]:
        own = load(self.rules.preset)
        for row in rows(self.rules):
            departs = self.rules.points(row.contract) != own.points(row.contract)
            yield Line(
                self.row(row), departs or (row.contract is Contract.DOMINO and "domino_win" in self.changed)
            )
        if self.options.slam == "none" and self.played & set(SLAMS):
            yield self.rule("slam")
        for contract in SLAMS:
            won = slam_points(self.options, abs(self.rules.points(contract)), 0)
            if won is not None and contract in self.played:
                gained = (self.words.points(each, plus=True) for each in won[:2])
                text = self.words(
                    "rule-slam", contract=self.name(contract), won=next(gained), lost=next(gained)
                )
                yield Line(text, "slam" in self.changed)
        if self.played & set(PENALTY_CARDS):
            yield self.rule("early_end")

    def row(self, row: Row) -> str:
        words, contract = self.words, row.contract
        value = self.rules.points(contract)
        said = {
            "place": self.place(row),
            "contract": self.name(contract),
            "counts": words(f"counts-{slug(contract)}", points=words.points(value, plus=True)),
        }
        if contract is not Contract.DOMINO:
            return words("rule-row", total=words.points(value * COUNTED[contract], plus=True), **said)
        win = self.options.domino_win
        if win == "sum":
            return words("rule-row-domino", **said)
        return words("rule-row-domino-number", win=words.points(win, plus=True), **said)

    def place(self, row: Row) -> str:
        if row.times:
            return self.words("rule-place-times", times=row.times)
        return f"{row.first}" if row.first == row.last else f"{row.first}–{row.last}"

    # Playing to tricks

    def tricks(self) -> Iterator[Line]:
        if not self.played - {Contract.DOMINO}:
            return
        yield self.say("rule-follow")
        yield self.rule("leader")
        if self.played & set(PENALTY_CARDS):
            yield self.rule("first_trick_discard")
        yield from self.penalty_leads()
        yield from self.void_duties()
        if self.played & PARTICULAR_CARDS:
            yield self.rule("give_up", contracts=self.names(PARTICULAR_CARDS))
        if Contract.DECLARATION in self.played or self.options.raise_duty != "trump":
            yield self.rule("raise_duty", contract=self.name(Contract.DECLARATION))

    def penalty_leads(self) -> Iterator[Line]:
        how = self.options.penalty_lead
        if how == "free":
            if self.played & set(GUARDED_SUIT):
                yield self.rule("penalty_lead")
            return
        key = "rule-penalty-lead-never" if how == "never" else "rule-penalty-lead-after-break"
        for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES):
            guarded = {contract for contract, each in GUARDED_SUIT.items() if each is suit}
            if how == "after_break_all" and suit is Suit.HEARTS:
                guarded |= NEGATIVE
            names = self.names(frozenset(guarded))
            if names:
                yield Line(self.words(key, contracts=names, suit=suit), "penalty_lead" in self.changed)

    def void_duties(self) -> Iterator[Line]:
        singles = [contract for contract in PENALTY_CARDS if contract in self.played & SINGLE_CARD]
        if not self.played & set(PENALTY_CARDS) or (self.options.void_duty == "single" and not singles):
            return
        cards = self.words.both(
            self.words.card(card) for contract in singles for card in cards_in(PENALTY_CARDS[contract])
        )
        yield self.rule("void_duty", cards=cards)
        narrowed = self.options.void_duty == "penalty" or self.options.rifki_void == "any_heart"
        if self.options.void_duty != "free" and narrowed and Contract.NO_KING_HEARTS in self.played:
            (king,) = cards_in(PENALTY_CARDS[Contract.NO_KING_HEARTS])
            yield self.rule("rifki_void", contract=self.name(Contract.NO_KING_HEARTS), card=king)

    # Declarations

    def declaration(self) -> Iterator[Line]:
        if Contract.DECLARATION not in self.played:
            return
        preset, value = self.rules.preset, self.rules.points(Contract.DECLARATION)
        dealer = self.schedule.chooser == "dealer"
        yield self.say("rule-declaring" if dealer else "rule-declaring-chooser")
        if allowed(preset, "declaration_no_trump"):
            yield self.rule("declaration_no_trump")
        if allowed(preset, "declaration_nulos"):
            start, trick = NULOS_START * value, -NULOS_TRICK * value
            yield self.rule("declaration_nulos", start=Fraction(start), trick=Fraction(trick))
        yield self.rule("ruff_duty")
        yield self.rule("trump_lead")
        if allowed(preset, "sale"):
            yield self.rule("sale")
        if self.options.sale != "off":
            yield self.rule("sale_shortfall")
        if allowed(preset, "blind_declaration"):
            yield self.rule("blind_declaration")

    # Domino

    def domino(self) -> Iterator[Line]:
        if Contract.DOMINO not in self.played:
            return
        yield self.say("rule-domino")
        opening = opening_card(self.options)
        yield self.rule("domino_start", **({} if opening is None else {"card": opening}))
        yield self.rule("domino_ace")
        yield self.rule("domino_finish")
        yield self.rule("domino_redeal")

    # Partners

    def partners(self) -> Iterator[Line]:
        if not self.schedule.called_partner:
            return
        yield self.say("rule-partner-called")
        if self.options.hands:
            yield self.say("rule-partner-fixed")
        yield self.say("rule-partner-points")
