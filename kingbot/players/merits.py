"""What speaks for a move: facts that are certain by the view of whoever may make it, for hints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from kingbot.cards import Card, cards_in
from kingbot.engine.actions import Action, Choose, NameTrump, Play
from kingbot.engine.view import PlayerView, Stage
from kingbot.players.card_facts import RowFacts, TrickFacts
from kingbot.players.reasons import AVERAGE, Reason

_Found: TypeAlias = Mapping[str, object] | None


def merit(view: PlayerView, action: Action) -> Reason:
    """What speaks for a move in the position of this view; where nothing is certain, its average does."""
    found: Reason | None = None
    match action:
        case Play(card=card) if view.stage is Stage.TRICKS:
            tricks = TrickFacts(view)
            found = _first(((key, detect(tricks, card)) for key, detect in IN_TRICKS.items()), card)
        case Play(card=card) if view.stage is Stage.DOMINO:
            rows = RowFacts(view)
            found = _first(((key, detect(rows, card)) for key, detect in IN_DOMINO.items()), card)
        case NameTrump(trump=trump) if trump.suit is not None:
            found = Reason(
                "trump-cards", {"suit": trump.suit, "count": (view.hand & trump.suit.cards).bit_count()}
            )
        case Choose(contract=contract) if held := view.hand & contract.spec.penalty:
            found = Reason("holds", {"cards": tuple(cards_in(held)), "count": held.bit_count()})
        case Choose(contract=contract) if contract.spec.penalty:
            found = Reason("holds-none")
    return found or AVERAGE


def _first(found: Iterable[tuple[str, _Found]], card: Card) -> Reason | None:
    return next((Reason(key, {"card": card, **said}) for key, said in found if said is not None), None)


# ---------------------------------------------------------------------------- in tricks


def _sheds(facts: TrickFacts, card: Card) -> _Found:
    """A penalty card goes into somebody else's trick."""
    return {} if facts.table and facts.penalty & card.bit and not facts.wins(card) else None


def _leaves(facts: TrickFacts, card: Card) -> _Found:
    """The trick is left to somebody else."""
    return {} if facts.table and facts.negative and not facts.wins(card) else None


def _low_lead(facts: TrickFacts, card: Card) -> _Found:
    """Only higher cards of the suit that is led are out."""
    low = facts.negative and not facts.table and facts.out(card) and not facts.unseen_below(card)
    return {"suit": card.suit} if low else None


def _voids(facts: TrickFacts, card: Card) -> _Found:
    """The last card of a suit is discarded."""
    discards = facts.table and not facts.follows and not facts.trumps & card.bit
    return {"suit": card.suit} if discards and facts.negative and facts.held(card) == 1 else None


def _free(facts: TrickFacts, card: Card) -> _Found:
    """The trick is taken, and holds nothing that costs points."""
    free = facts.negative and facts.last and not facts.costs and not facts.counts
    return {} if free and facts.wins(card) and not facts.penalty & card.bit else None


def _winner(facts: TrickFacts, card: Card) -> _Found:
    """A trick that earns points is certain to be taken."""
    return {} if not facts.negative and facts.takes(card) else None


def _ruffs(facts: TrickFacts, card: Card) -> _Found:
    """A trump is played on a suit that is not held, over all that lies there."""
    ruffs = facts.trumps & card.bit and facts.led is not None and facts.led is not card.suit
    return {} if ruffs and facts.wins(card) else None


def _draws(facts: TrickFacts, card: Card) -> _Found:
    """Trumps are led while others still have some."""
    count = (facts.view.unseen & facts.trumps).bit_count()
    return {"count": count} if not facts.table and facts.trumps & card.bit and count else None


IN_TRICKS: Final[Mapping[str, Callable[[TrickFacts, Card], _Found]]] = {
    "sheds": _sheds,
    "voids": _voids,
    "leaves": _leaves,
    "low-lead": _low_lead,
    "free": _free,
    "winner": _winner,
    "ruffs": _ruffs,
    "draws": _draws,
}
"""The detectors for a card that may be played to a trick, by the key of the reason."""


# ----------------------------------------------------------------------------- in domino


def _frees(facts: RowFacts, card: Card) -> _Found:
    """The card makes way for one's own cards."""
    freed = facts.frees(card)
    return None if freed is None else {"freed": freed}


def _shuts(facts: RowFacts, card: Card) -> _Found:
    """The card makes room for nobody else."""
    return None if facts.opens(card) else {}


IN_DOMINO: Final[Mapping[str, Callable[[RowFacts, Card], _Found]]] = {"frees": _frees, "shuts": _shuts}
"""The detectors for a card that may be laid, by the key of the reason."""
