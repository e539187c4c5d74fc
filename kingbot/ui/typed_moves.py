"""Moves as people type them, in any of the languages: `QS`, `queen of spades`, `maça kızı`, `bid 5`, `passo`.

What is typed is compared word by word, without accents and capitals, with the names that cards, suits, trumps
and contracts have in every language, and with the words of `typed` in `language.toml`. A verb may stand
before or after its argument, or be left out where the stage of the match leaves no doubt.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kingbot.cards import CARDS, Card, cards_in
from kingbot.engine.actions import (
    Accept,
    Action,
    ActionError,
    Bid,
    Blind,
    Call,
    Choose,
    NameTrump,
    Play,
    Sell,
    parse_action,
)
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.ui.errors import UserError
from kingbot.ui.move_vocabulary import SIMPLE, contract_names, is_card_code, name_key, vocabulary, words_of
from kingbot.ui.names import escape
from kingbot.ui.sentences import action_label

MOST_NAMED: Final = 13  # moves in one sentence

# The verbs that a bare argument is read with at a stage.
_UNSAID: Final[dict[Stage, tuple[str, ...]]] = {
    Stage.CONTRACT: (Choose.verb,),
    Stage.BLIND: (NameTrump.verb,),
    Stage.TRUMP: (NameTrump.verb, Sell.verb),
    Stage.OFFER: (Bid.verb,),
    Stage.AUCTION: (Bid.verb,),
    Stage.CALL: (Call.verb,),
    Stage.TRICKS: (Play.verb,),
    Stage.DOMINO: (Play.verb,),
}


def read_move(text: str, view: PlayerView, w: Words) -> Action:
    """The move that a player has typed; whether it is legal is for the engine to say.

    :raises UserError: `which-move` if several are meant, `unclear-move` if none can be found.
    """
    assert view.seat is not None
    meant = list(dict.fromkeys((*_written(text, view.seat), *_meant(text, view))))
    legal = [action for action in meant if action in view.legal]
    doubtful = _is_doubtful(text, view)
    if len(legal) == 1 and not doubtful:
        return legal[0]
    if legal or doubtful:
        raise _unclear("which-move", text, legal if len(legal) > 1 else meant, view, w)
    held = [action for action in meant if not isinstance(action, Play) or action.card.bit & view.hand]
    if held or len(meant) == 1:
        return (held or meant)[0]
    raise _unclear("unclear-move" if view.legal else "not-a-move", text, view.legal, view, w)


def suggest_moves(text: str, view: PlayerView, w: Words) -> list[Action]:
    """The legal moves that somebody may be about to type, in the order of the view."""
    meant = set(_meant(text, view))
    begun = words_of(text)
    return [
        action
        for action in view.legal
        if action in meant or _begins(begun, words_of(f"{move_name(action, view, w)} {action.move}"))
    ]


def move_name(action: Action, view: PlayerView, w: Words) -> str:
    """A move in the reader's words, a card with its sign: Q♠ · queen of spades, Bid 5 tricks."""
    if isinstance(action, Play | Call) and w.style != "spoken":
        label = f"{w.card(action.card)} · {w.spoken(action.card)}"
        side = action.side if isinstance(action, Play) else None
        return f"{label} · {w('side', side=side)}" if side else label
    label = action_label(action, view, w)
    return w.capital(label)


def _unclear(key: str, text: str, moves: Sequence[Action], view: PlayerView, w: Words) -> UserError:
    names = [_short_name(action, view, w) for action in moves]
    more = ["…"] if len(names) > MOST_NAMED else []
    return UserError(key, {"text": escape(text), "moves": w.either(names[:MOST_NAMED] + more)})


def _short_name(action: Action, view: PlayerView, w: Words) -> str:
    if isinstance(action, Call) or (isinstance(action, Play) and action.side is None):
        return w.card(action.card)
    return action_label(action, view, w)


def _begins(typed: Sequence[str], known: Iterable[str]) -> bool:
    """Whether each word that was typed begins one of those known."""
    return all(any(each.startswith(word) for each in known) for word in typed)


def _written(text: str, seat: int) -> list[Action]:
    """The move in the notation of records, as autocomplete writes it."""
    try:
        return [parse_action(f"{seat} {text}")]
    except ActionError:
        return []


def _meant(text: str, view: PlayerView) -> Iterator[Action]:
    """The moves that a text can mean, legal or not."""
    typed = words_of(text)
    for verb, rest in _split(typed, _UNSAID.get(view.stage, ())):
        yield from _actions(verb, rest, rest == typed and is_card_code(text), view)


def _split(typed: list[str], unsaid: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """The verbs that a text may have, each with the other words; `unsaid` those that it may do without."""
    known = vocabulary().verbs
    for end in range(1, len(typed) + 1):
        for verb in known.get(" ".join(typed[:end]), ()):
            yield verb, typed[end:]
    for start in range(1, len(typed)):
        for verb in known.get(" ".join(typed[start:]), ()):
            yield verb, typed[:start]
    for verb in unsaid:
        yield verb, typed


def _actions(verb: str, rest: list[str], is_code: bool, view: PlayerView) -> Iterator[Action]:
    """The moves of a verb that the other words can mean; without any, all that are legal."""
    seat = view.seat or 0
    if verb in SIMPLE:
        standing = str(view.standing.tricks) if view.standing else ""
        if not rest or (verb == Accept.verb and _numbers(rest) == [int(standing or 0)]):
            yield SIMPLE[verb](seat)
        return
    if not rest:
        yield from (action for action in view.legal if action.verb == verb)
        return
    match verb:
        case Choose.verb:
            yield from (Choose(seat, each) for each in _contracts_meant(rest, view))
        case Blind.verb | NameTrump.verb:
            # Nobody names a trump blind without saying so.
            kind = Blind if verb == Blind.verb else NameTrump
            yield from (kind(seat, each) for each in _trumps_meant(rest))
        case Sell.verb:
            yield from (Sell(seat, each) for each in _numbers(rest))
        case Bid.verb:
            yield from (Bid(seat, each) for each in _numbers(rest))
        case Call.verb:
            yield from (Call(seat, each) for each in _cards_meant(rest, is_code))
        case _:
            yield from _plays(rest, is_code, view)


def _plays(rest: list[str], is_code: bool, view: PlayerView) -> Iterator[Play]:
    seat = view.seat or 0
    for end in range(len(rest) - 1, 0, -1):
        side = vocabulary().sides.get(" ".join(rest[end:]))
        if side is not None:
            for each in _cards_meant(rest[:end]):
                yield Play(seat, each, side)
            return
    for each in _cards_meant(rest, is_code):
        sides = [action for action in view.legal if isinstance(action, Play) and action.card == each]
        yield from sides or [Play(seat, each)]


def _cards_meant(rest: list[str], is_code: bool = False) -> Iterable[Card]:
    """Cards by a code such as `QS`, by their names, or by a part of these that fits several."""
    known = vocabulary()
    needed = [word for word in rest if word not in known.fillers]
    found = known.codes.get("".join(needed), 0)
    # In capitals, or in two words, a code can be nothing else; "as" may be any ace.
    if needed and not (found and (is_code or len(needed) > 1)):
        found |= sum(each.bit for each in CARDS if known.cards[each].issuperset(needed))
    return cards_in(found)


def _is_doubtful(text: str, view: PlayerView) -> bool:
    """Whether a code can mean several cards, and not just one of them is in hand."""
    codes = (vocabulary().codes.get("".join(rest), 0) for _, rest in _split(words_of(text), ("",)))
    return any((found & view.hand or found).bit_count() > 1 for found in codes)


def _trumps_meant(rest: list[str]) -> Iterable[Trump]:
    return vocabulary().trumps.get(name_key(rest), frozenset())


def _contracts_meant(rest: list[str], view: PlayerView) -> Iterable[Contract]:
    """Contracts by any of their names, else those that have all these words in one of their names."""
    key = name_key(rest)
    names = [(each, name) for each in view.rules.options.points for name in contract_names(each)]
    return [each for each, name in names if name == key] or [each for each, name in names if key <= name]


def _numbers(rest: list[str]) -> list[int]:
    needed = [word for word in rest if word not in vocabulary().fillers]
    return [int(needed[0])] if len(needed) == 1 and re.fullmatch("[0-9]{1,3}", needed[0]) else []
