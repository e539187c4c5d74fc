"""The rules in force at a table, in plain words, made from its options (rules 9).

A line is marked where the table departs from its preset. Options that can do nothing at this table, such as
the domino's where no domino is played, are left out. An option that needs no lines of its own is explained
by the sentence `rule-<option>-<value>` in the section that its record names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from kingbot.cards import Suit, cards_in
from kingbot.engine.contracts import GUARDED_SUIT, NEGATIVE, PENALTY_CARDS, SINGLE_CARD, Contract
from kingbot.engine.domino import opening_card
from kingbot.engine.options import OPTION_SPECS, Rules
from kingbot.engine.scoring import NULOS_START, NULOS_TRICK, slam_points
from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.presets import allowed, changed, format_value, load
from kingbot.rulebook.points import Row, contracts, match_sum, rows

# These options are explained first in their sections; the others follow in the order of `Options`.
_FIRST: Final = (
    "leader",
    "points",
    "slam",
    "declaration_no_trump",
    "declaration_nulos",
    "domino_start",
    "domino_ace",
)


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


def rules_text(rules: Rules, words: Words) -> tuple[Section, ...]:
    """The rules in force, section by section."""
    text = _RulesText(rules, words)
    sections = ((key, tuple(lines())) for key, lines in text.sections.items())
    return tuple(Section(key, words(f"section-{key}"), lines) for key, lines in sections if lines)


def option_text(rules: Rules, option: str, words: Words) -> str:
    """What the rules in force say on one option; empty where it can do nothing at this table."""
    text = _RulesText(rules, words)
    if option == "domino_win":
        lines = [text.row(row) for row in rows(rules) if row.contract.spec.domino]
    elif option in text.special:
        lines = [line.text for line in text.special[option]()]
    else:
        lines = [text.rule(option, contracts=text.names(OPTION_SPECS[option].concerns & text.played)).text]
    return " ".join(lines) if OPTION_SPECS[option].concerns & text.played else ""


class _RulesText:
    """The rules of one table."""

    def __init__(self, rules: Rules, words: Words) -> None:
        self.rules = rules
        self.options = rules.options
        self.schedule = rules.schedule
        self.words = words
        self.played = contracts(rules)
        self.changed = changed(rules)
        self.sections: Mapping[str, Callable[[], Iterator[Line]]] = {
            "match": self.match,
            "contracts": self.contracts,
            "tricks": self.tricks,
            "declaration": self.declaration,
            "domino": self.domino,
            "partners": self.partners,
        }
        # Options that need more than the sentence of their value.
        self.special: Mapping[str, Callable[[], Iterator[Line]]] = {
            "hands": self.hands,
            "quota": self.quota,
            "rotation": self.rotation,
            "points": self.points,
            "slam": self.slam,
            "domino_win": lambda: iter(()),  # stands in the row of the domino
            "first_trick_discard": self.first_trick_discard,
            "penalty_lead": self.penalty_lead,
            "void_duty": self.void_duty,
            "rifki_void": self.rifki_void,
            "raise_duty": self.raise_duty,
            "declaration_nulos": self.declaration_nulos,
            "sale_shortfall": self.sale_shortfall,
            "domino_start": self.domino_start,
        }

    def of(self, section: str) -> Iterator[Line]:
        """The lines on the options of a section that the preset has and that can matter at this table."""
        own = [option for option, spec in OPTION_SPECS.items() if spec.section == section]
        for option in sorted(own, key=lambda each: _FIRST.index(each) if each in _FIRST else len(_FIRST)):
            concerned = OPTION_SPECS[option].concerns & self.played
            if option in self.special:
                yield from self.special[option]() if concerned else ()
            elif concerned and allowed(self.rules.preset, option):
                yield self.rule(option, contracts=self.names(concerned))

    def rule(self, option: str, **parameters: object) -> Line:
        """The line on an option, as it is set."""
        match getattr(self.options, option):
            case tuple() as listed:
                value, parameters["contracts"] = "list", self.names(frozenset(listed))
            case int() as number if not isinstance(number, bool):
                value, parameters["number"] = "number", number
            case word:
                value = slug(format_value(word))
        return self.marked(self.words(f"rule-{slug(option)}-{value}", **parameters), option)

    def marked(self, text: str, option: str) -> Line:
        """A line that an option changes."""
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
        yield self.say(f"about-{self.rules.preset}")
        departs = self.rules.length != load(self.rules.preset).length
        yield Line(self.words("rule-length", hands=self.rules.length), departs)
        yield from self.of("match")
        yield self.sum()

    def hands(self) -> Iterator[Line]:
        schedule = self.schedule
        if schedule.chosen:
            yield self.say(f"rule-chosen-{slug(schedule.chooser)}", chosen=schedule.chosen)
        else:
            yield self.marked(self.words("rule-fixed-order"), "hands")

    def quota(self) -> Iterator[Line]:
        if not self.schedule.chosen:
            return
        parts = []
        for quota in self.schedule.quotas:
            if len(quota.contracts) == 1:
                (contract,) = quota.contracts
                parts.append(self.words("rule-quota-single", contract=self.name(contract), each=quota.each))
            else:
                names = self.names(quota.contracts)
                parts.append(self.words("rule-quota-part", contracts=names, each=quota.each))
        yield self.rule("quota", quotas="; ".join(parts))

    def rotation(self) -> Iterator[Line]:
        schedule = self.schedule
        if schedule.first_chooser_holds is not None:
            yield self.say("rule-first-holds", card=schedule.first_chooser_holds)
        else:
            yield self.say("rule-first-by-lot")
        yield self.rule("rotation")
        if schedule.closing_dealer_by_lot:
            yield self.say("rule-closing-by-lot")

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
            departs |= row.contract.spec.domino and "domino_win" in self.changed
            yield Line(self.row(row), departs)

    def row(self, row: Row) -> str:
        words, contract = self.words, row.contract
        value = self.rules.points(contract)
        said = {
            "place": self.place(row),
            "contract": self.name(contract),
            "counts": words(f"counts-{slug(contract)}", points=words.points(value, plus=True)),
        }
        if not contract.spec.domino:
            return words("rule-row", total=words.points(value * contract.spec.counted, plus=True), **said)
        win = self.options.domino_win
        if win == "sum":
            return words("rule-row-domino", **said)
        return words("rule-row-domino-number", win=words.points(win, plus=True), **said)

    def place(self, row: Row) -> str:
        if row.times:
            return self.words("rule-place-times", times=row.times)
        return f"{row.first}" if row.first == row.last else f"{row.first}–{row.last}"

    def slam(self) -> Iterator[Line]:
        if self.options.slam == "none":
            yield self.rule("slam")
            return
        for contract in (each for each in Contract if each.spec.slam and each in self.played):
            won = slam_points(self.options, abs(self.rules.points(contract)), 0)
            assert won is not None
            taker, others = (self.words.points(each, plus=True) for each in won[:2])
            text = self.words("rule-slam", contract=self.name(contract), won=taker, lost=others)
            yield self.marked(text, "slam")

    def contracts(self) -> Iterator[Line]:
        yield from self.of("contracts")
        kings = [row.contract for row in rows(self.rules) if not _costs(row.contract)]
        if kings:
            yield self.say("rule-king", contracts=self.words.either(map(self.name, dict.fromkeys(kings))))

    # Playing to tricks

    def tricks(self) -> Iterator[Line]:
        if all(contract.spec.domino for contract in self.played):
            return
        yield self.say("rule-follow")
        yield from self.of("tricks")

    def first_trick_discard(self) -> Iterator[Line]:
        listed = self.options.first_trick_discard
        if isinstance(listed, tuple) and not self.played & {*listed}:
            yield self.marked(self.words("rule-first-trick-discard-free"), "first_trick_discard")
        else:
            yield self.rule("first_trick_discard")

    def penalty_lead(self) -> Iterator[Line]:
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
                yield self.marked(self.words(key, contracts=names, suit=suit), "penalty_lead")

    def void_duty(self) -> Iterator[Line]:
        singles = [contract for contract in PENALTY_CARDS if contract in self.played & SINGLE_CARD]
        if self.options.void_duty == "single" and not singles:
            return
        cards = self.words.both(
            self.words.card(card) for contract in singles for card in cards_in(PENALTY_CARDS[contract])
        )
        yield self.rule("void_duty", cards=cards)

    def rifki_void(self) -> Iterator[Line]:
        narrowed = self.options.void_duty == "penalty" or self.options.rifki_void == "any_heart"
        if self.options.void_duty != "free" and narrowed:
            (king,) = cards_in(PENALTY_CARDS[Contract.NO_KING_HEARTS])
            yield self.rule("rifki_void", contract=self.name(Contract.NO_KING_HEARTS), card=king)

    def raise_duty(self) -> Iterator[Line]:
        if Contract.DECLARATION in self.played or self.options.raise_duty != "trump":
            yield self.rule("raise_duty", contract=self.name(Contract.DECLARATION))

    # Declarations

    def declaration(self) -> Iterator[Line]:
        if Contract.DECLARATION in self.played:
            dealer = self.schedule.chooser == "dealer"
            yield self.say("rule-declaring" if dealer else "rule-declaring-chooser")
            yield from self.of("declaration")

    def declaration_nulos(self) -> Iterator[Line]:
        if allowed(self.rules.preset, "declaration_nulos"):
            value = self.rules.points(Contract.DECLARATION)
            start, trick = NULOS_START * value, -NULOS_TRICK * value
            yield self.rule("declaration_nulos", start=Fraction(start), trick=Fraction(trick))

    def sale_shortfall(self) -> Iterator[Line]:
        if self.options.sale != "off":
            yield self.rule("sale_shortfall")

    # Domino

    def domino(self) -> Iterator[Line]:
        if Contract.DOMINO in self.played:
            yield self.say("rule-domino")
            yield from self.of("domino")

    def domino_start(self) -> Iterator[Line]:
        opening = opening_card(self.options)
        yield self.rule("domino_start", **({} if opening is None else {"card": opening}))

    # Partners

    def partners(self) -> Iterator[Line]:
        if not self.schedule.called_partner:
            return
        yield self.say("rule-partner-called")
        if self.options.hands:
            yield self.say("rule-partner-fixed")
        yield self.say("rule-partner-points")


def _costs(contract: Contract) -> bool:
    """Whether it is no achievement to take all the tricks in a contract."""
    return contract.spec.negative or contract.spec.domino
