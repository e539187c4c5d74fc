"""What the words of all languages mean where people type a move: verbs, cards, trumps, contracts.

The names come from the sentences of each language, what people write besides from `typed` in `language.toml`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from kingbot.cards import CARDS, RANK_LETTERS, Card, CardSet, Rank, Suit, card_of
from kingbot.engine.actions import (
    Accept,
    Bid,
    Blind,
    Call,
    Choose,
    Decline,
    Keep,
    Look,
    NameTrump,
    Pass,
    Play,
    Redeal,
    Sell,
    Side,
    Stop,
)
from kingbot.engine.contracts import TRUMP_SUITS, Contract, Trump
from kingbot.i18n import Words, languages, words
from kingbot.presets import PRESETS

SIMPLE: Final = {kind.verb: kind for kind in (Look, Pass, Accept, Decline, Redeal, Keep, Stop)}
VERBS: Final = (*SIMPLE, *(kind.verb for kind in (Choose, Blind, NameTrump, Sell, Bid, Call, Play)))

# Actions without an argument whose buttons say what can be typed as well.
_ON_BUTTONS: Final = frozenset(SIMPLE) - {Accept.verb}

_SIGNS: Final = dict(zip(Suit, "♣♦♥♠", strict=True))
_OUTLINED: Final = str.maketrans("♧♢♡♤", "♣♦♥♠", "\ufe0e\ufe0f")
_CODE: Final = re.compile(r"(?:10|[2-9TJQKA])[CDHS♣♦♥♠]|[CDHS♣♦♥♠](?:10|[2-9TJQKA])")
_WORD: Final = re.compile(r"[a-z0-9♣♦♥♠]+")
_DOTLESS_I: Final = str.maketrans("ı", "i")  # which has no accent that could be taken away


def is_card_code(text: str) -> bool:
    """Whether a text is a card as a record or a corner index has it: `QS`, `10H`, `♠Q`."""
    return _CODE.fullmatch("".join(text.translate(_OUTLINED).split())) is not None


def words_of(text: str) -> list[str]:
    """The words of a text without accents, capitals and punctuation."""
    bare = unicodedata.normalize("NFKD", text.translate(_OUTLINED).casefold()).translate(_DOTLESS_I)
    return _WORD.findall("".join(each for each in bare if not unicodedata.combining(each)))


def name_key(typed: Iterable[str]) -> frozenset[str]:
    """What tells names apart: their words, but for those that add nothing."""
    return frozenset(word for word in typed if word not in vocabulary().fillers)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What the words of all languages mean.

    `verbs` and `sides` by phrase, `codes` by rank and suit written together, `cards` the words that fit each.
    """

    fillers: frozenset[str]
    verbs: dict[str, list[str]]
    sides: dict[str, Side]
    codes: dict[str, CardSet]
    cards: tuple[frozenset[str], ...]
    trumps: dict[frozenset[str], set[Trump]]


@cache
def vocabulary() -> Vocabulary:
    """The vocabulary, worked out once."""
    fillers = {word for phrase in _typed("fillers") for word in words_of(phrase)}
    verbs: dict[str, list[str]] = {}
    for verb in VERBS:
        labels = [words(each)(f"prompt-{verb}") for each in languages()] if verb in _ON_BUTTONS else []
        for phrase in dict.fromkeys(" ".join(words_of(each)) for each in (*_typed(verb), *labels)):
            verbs.setdefault(phrase, []).append(verb)
    sides = {" ".join(words_of(phrase)): side for side in Side for phrase in _typed(side)}
    cards = tuple(frozenset((_rank_words(card.rank) | _suit_words(card.suit)) - fillers) for card in CARDS)
    trumps: dict[frozenset[str], set[Trump]] = {}
    for trump in Trump:
        suit = TRUMP_SUITS.get(trump)
        names = [words(each).trump(trump) for each in languages()] + [trump.value]
        names += _typed("no_trump") if trump is Trump.NO_TRUMP else ()
        names += _suit_words(suit) if suit is not None else ()
        for name in names:
            trumps.setdefault(frozenset(words_of(name)) - fillers, set()).add(trump)
    return Vocabulary(frozenset(fillers), verbs, sides, _codes(), cards, trumps)


def _typed(meaning: str) -> list[str]:
    return [phrase for language in languages().values() for phrase in language.typed.get(meaning, ())]


def _common(cards: Iterable[Card], w: Words) -> set[str]:
    return set.intersection(*(set(words_of(w.spoken(each))) for each in cards))


def _rank_words(rank: Rank) -> set[str]:
    """Every word for a rank: its letters, and what its cards have in common in each language."""
    found = {word for phrase in _typed(rank.name.lower()) for word in words_of(phrase)}
    for code in languages():
        found |= _common((card_of(suit, rank) for suit in Suit), words(code)) | _letters(rank, code)
    return found


def _suit_words(suit: Suit) -> set[str]:
    """Every word for a suit: its letter, its sign, and what its cards have in common in each language."""
    found = {word for phrase in _typed(suit.name.lower()) for word in words_of(phrase)}
    for code in languages():
        found |= _common((card_of(suit, rank) for rank in Rank), words(code))
    return found | {suit.letter.lower(), _SIGNS[suit]}


def _letters(rank: Rank, language: str) -> set[str]:
    """How a rank is written on cards, in a record, and by the players of a language."""
    local = words(language, "local").rank(card_of(Suit.CLUBS, rank))
    return {rank.letter.lower(), words(language).rank(card_of(Suit.CLUBS, rank)).lower(), local.lower()}


def _codes() -> dict[str, CardSet]:
    """Cards by rank and suit written together, in either order.

    After a rank in the letters of a language may come the suit in the letters of that language: `RC` is the
    king of clubs or, in Italian, of *cuori*.
    """
    found: dict[str, CardSet] = {}
    for code, each in product(languages(), CARDS):
        for rank in _letters(each.rank, code):
            suits = (each.suit.letter.lower(), _SIGNS[each.suit])
            written = {*(rank + suit for suit in suits), *(suit + rank for suit in suits)}
            if rank.upper() not in (*RANK_LETTERS, "10"):
                written.add(rank + words_of(words(code).suit(each.suit))[0][0])
            for text in written:
                found[text] = found.get(text, 0) | each.bit
    return found


@cache
def contract_names(contract: Contract) -> tuple[frozenset[str], ...]:
    """The names of a contract in every language and preset, with and without what stands in brackets."""
    names = [contract.value]
    for code in languages():
        for preset in ("", *PRESETS):
            name = words(code).contract(contract, preset)
            outside, _, inside = name.partition("(")
            names += [name, outside, inside, words(code).short(contract, preset)]
    return tuple(dict.fromkeys(key for name in names if (key := name_key(words_of(name)))))
