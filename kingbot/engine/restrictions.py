"""What narrows the choice of the player whose turn it is, and which suits are broken, from their own view."""

from __future__ import annotations

from collections.abc import Iterable

from kingbot.cards import Card, CardSet, Suit, card_set, cards_in
from kingbot.engine.actions import Play
from kingbot.engine.domino import opening_card
from kingbot.engine.duties import Duties, bans, duties
from kingbot.engine.refusals import Reason, Refusal
from kingbot.engine.view import MatchView, PlayerView, Stage


def restrictions(view: PlayerView) -> tuple[Refusal, ...]:
    """The rules that forbid the viewer some of their cards now, as refusals of those cards (rules 4, 7).

    Empty when any card may be played. A duty that only narrows another one stands for both. `cards` are what
    may be played; `suits` all those that may not be led.
    """
    if not view.my_turn:
        return ()
    if view.stage is Stage.DOMINO:
        return tuple(_opening(view))
    rules = _duties(view)
    if view.stage is not Stage.TRICKS or rules is None:
        return ()
    found = bans(rules, view.hand, view.table, _played(view), not view.tricks)
    allowed = card_set(action.card for action in view.legal if isinstance(action, Play))
    led = view.table[0].suit if view.table else None
    refused = [
        Refusal(reason, {"suit": led, "cards": allowed, "suits": _suits(banned)})
        for reason, banned in found
        if banned
    ]
    return tuple(refused[-1:] if view.table else refused)


def broken_suits(view: MatchView) -> tuple[Suit, ...]:
    """The suits that could not be led at first, and can be now that one of their cards was played."""
    rules = _duties(view)
    if view.stage is not Stage.TRICKS or rules is None:
        return ()
    guarded = [*rules.guarded] if rules.breakable else []
    guarded += [rules.trump] if rules.trump_guarded else []
    played = _played(view)
    return tuple(suit for suit in Suit if any(cards & played & suit.cards for cards in guarded))


def _opening(view: PlayerView) -> Iterable[Refusal]:
    opening = opening_card(view.rules.options)
    if opening is not None and not view.rows and view.hand & opening.bit:
        yield Refusal(Reason.STARTER_FIRST, {"card": opening})


def _duties(view: MatchView) -> Duties | None:
    return None if view.contract is None else duties(view.rules.options, view.contract, view.trump)


def _played(view: MatchView) -> CardSet:
    cards: list[Card] = [card for trick in view.tricks for card in trick.cards]
    return card_set([*cards, *view.table])


def _suits(cards: CardSet) -> tuple[Suit, ...]:
    return tuple(dict.fromkeys(card.suit for card in cards_in(cards)))
