"""The words of one language, and how cards, contracts and points are said in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from typing import Final, Literal, TypeAlias

from kingbot.cards import Card, CardSet, Suit, cards_in
from kingbot.engine.actions import Side
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.refusals import Refusal
from kingbot.i18n.catalogue import bundle, capitalized, choose_language

CardStyle: TypeAlias = Literal["international", "local", "spoken"]

# The text form of each suit's symbol, lest a phone make a picture of it.
_SYMBOLS: Final = {
    Suit.CLUBS: "♣\ufe0e",
    Suit.DIAMONDS: "♦\ufe0e",
    Suit.HEARTS: "♥\ufe0e",
    Suit.SPADES: "♠\ufe0e",
}
_PARTS: Final = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
}


class Words:
    """Everything kingbot says in one language; calling it says a sentence of the catalogue.

    `style` is how cards are written: with the letters of any pack (`K♥`), with those of the language (`R♥`),
    or in words (`king of hearts`).
    """

    def __init__(self, language: str, style: CardStyle = "international") -> None:
        self.language = language
        self.style = style
        self._bundle = _sentences(language)
        self._names: dict[tuple[object, ...], str] = {}

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, /, **parameters: object) -> str:
        """The sentence of a key; cards, suits, trumps, contracts and points among the parameters are said.

        :raises KeyError: if the language has no such sentence.
        :raises ValueError: if the sentence needs a parameter that is not given.
        """
        pattern = self._bundle.get_message(key).value if key in self else None
        if pattern is None:
            raise KeyError(f"{self.language} has no sentence {key!r}")
        said = {name: self._said(value) for name, value in parameters.items()}
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise ValueError(f"{self.language} {key!r}: {errors[0]}") from errors[0]
        return str(text)

    def _said(self, value: object) -> object:
        match value:
            case Card():
                return self.card(value)
            case Suit():
                return self.suit(value)
            case Trump():
                return self.trump(value)
            case Contract():
                return self.contract(value)
            case Side():
                return self._name("side", side=value.value)
            case Fraction():
                return self.points(value)
        return value

    def _name(self, key: str, **parameters: object) -> str:
        """A sentence with few possible parameters, worked out once: most texts are full of such."""
        known = (key, *parameters.values())
        name = self._names.get(known)
        if name is None:
            name = self._names[known] = self(key, **parameters)
        return name

    def card(self, card: Card) -> str:
        """A card, in the style of these words."""
        if self.style == "spoken":
            return self.spoken(card)
        return self.rank(card) + _SYMBOLS[card.suit]

    def rank(self, card: Card) -> str:
        """A card's rank: a number or a letter."""
        own = self.style == "local"
        return self._name("rank-local" if own else "rank-letter", rank=_rank(card))

    def spoken(self, card: Card) -> str:
        """A card in words, whatever the style: seven of diamonds."""
        return self._name("card-spoken", rank=_rank(card), suit=card.suit.letter)

    def symbol(self, suit: Suit) -> str:
        """A suit's symbol."""
        return _SYMBOLS[suit]

    def capital(self, text: str) -> str:
        """A text at the beginning of a line or on a button: with a capital."""
        return capitalized(text, self.language)

    def cards(self, cards: CardSet) -> str:
        """Cards between commas, by suit and upwards in rank."""
        return ", ".join(self.card(card) for card in cards_in(cards))

    def one_of(self, cards: CardSet) -> str:
        """Cards of which one is to be played: 4♠, J♠ or K♠."""
        return self.either(self.card(card) for card in cards_in(cards))

    def either(self, things: Iterable[str]) -> str:
        """Things of which one is meant: a, b or c."""
        return self._listed("list-or", list(things))

    def both(self, things: Iterable[str]) -> str:
        """Things that are all meant: a, b and c."""
        return self._listed("list-and", list(things))

    def _listed(self, key: str, things: list[str]) -> str:
        if len(things) < 2:
            return "".join(things)
        return self(key, start=", ".join(things[:-1]), last=things[-1])

    def suit(self, suit: Suit) -> str:
        """A suit's name."""
        return self._name("suit", suit=suit.letter)

    def trump(self, trump: Trump) -> str:
        """What a declarer names: a suit, no trump or nulos."""
        return self._name("trump", trump=trump.value)

    def contract(self, contract: Contract, preset: str = "", number: int = 0) -> str:
        """A contract's name, as the preset's players call it.

        `number` counts the hands of this contract in the match from 1, where they have names of their own.
        """
        return self._name(self._local("contract", contract, preset), number=number)

    def short(self, contract: Contract, preset: str = "", number: int = 0) -> str:
        """A contract's sign on the score sheet, a few letters."""
        return self._name(self._local("short", contract, preset), number=number)

    def _local(self, kind: str, contract: Contract, preset: str) -> str:
        name = slug(contract)
        local = f"{kind}-{preset}-{name}"
        return local if local in self else f"{kind}-{name}"

    def points(self, value: Fraction | int, *, plus: bool = False) -> str:
        """Points as a score sheet shows them: −4, 4½; with `plus` gains are marked, +3."""
        sign = "−" if value < 0 else "+" if plus and value > 0 else ""
        whole, part = divmod(abs(Fraction(value)), 1)
        if not part:
            return f"{sign}{whole}"
        shown = _PARTS.get(part) or f"{part.numerator}/{part.denominator}"
        gap = " " if whole and part not in _PARTS else ""
        return f"{sign}{whole or ''}{gap}{shown}"

    def refusal(self, refusal: Refusal, *, preset: str = "", names: Sequence[str] = ()) -> str:
        """Why a move is refused, and what is possible instead (rules 10).

        `names` are the players in order of play, where they are known.
        """
        said = dict(refusal.parameters)
        for name, value in refusal.parameters.items():
            match name, value:
                case "seat", int():
                    said["player"] = names[value] if names else self("seat", seat=value)
                case "cards", int():
                    said["cards"], said["count"] = self.one_of(value), value.bit_count()
                case "trumps", tuple():
                    said["trumps"] = self.either(map(self.trump, value))
                case "contract", Contract():
                    said["contract"] = self.contract(value, preset)
                case "contracts", tuple():
                    said["contracts"] = self.either(self.contract(each, preset) for each in value)
        return self(f"refusal-{slug(refusal.reason)}", **said)


def _rank(card: Card) -> str | int:
    """A card's rank as the catalogue tells ranks apart: a Fluent variant `[2]` stands for the number."""
    letter = card.rank.letter
    return int(letter) if letter.isdigit() else letter


def slug(key: str) -> str:
    """A key of the rules as a part of a catalogue's key: hyphens for underscores."""
    return key.replace("_", "-")


_sentences: Final = cache(bundle)  # the styles of a language have their sentences in common


@cache
def words(language: str, style: CardStyle = "international") -> Words:
    """The words of a language, read once; those nearest to it where there is no such language (any more)."""
    return Words(choose_language(language, None, None), style)
