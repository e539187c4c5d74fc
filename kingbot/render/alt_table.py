"""The alt text of the table picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kingbot.cards import Suit
from kingbot.engine.contracts import PENALTY_CARDS
from kingbot.engine.domino import fitting
from kingbot.engine.duties import winner
from kingbot.engine.restrictions import broken_suits
from kingbot.engine.schedule import is_chosen
from kingbot.engine.trick_points import points_so_far, sale_so_far
from kingbot.engine.view import MatchView, Stage
from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.render.alt import NAME_LENGTH_AT_TABLE, alt_names, list_cards, list_plays, taken_in_hand
from kingbot.render.domino import row_cards
from kingbot.render.heading import contract_number, what_counts
from kingbot.render.picture import join_sentences
from kingbot.render.speech_bubbles import BIDDING, bid_texts, open_contract_names, waiting_for
from kingbot.render.style import SUITS_IN_HAND
from kingbot.render.trick_corner import last_trick_cost


def table_alt_text(view: MatchView, names: Sequence[str], words: Words, hand: Sequence[str] = ()) -> str:
    """The alt text of the table: everything the picture shows, the most important first.

    `hand` are sentences on the viewer's own cards, where these lie below the table.
    """
    return join_sentences(table_sentences(view, names, words, hand))


def table_sentences(
    view: MatchView, names: Sequence[str], words: Words, hand: Sequence[str] = ()
) -> Iterable[str]:
    """The sentences of `table_alt_text`, however many; one that has nothing to say is empty."""
    spoken = alt_names(names, words, NAME_LENGTH_AT_TABLE)
    yield _contract_of_hand(view, words)
    yield _trump(view, spoken, words)
    yield _whose_turn(view, spoken, words)
    yield from _table_centre(view, spoken, words)
    yield from hand
    yield _last_trick(view, spoken, words)
    yield _counted(view, words)
    yield _broken(view, words)
    yield from (_player(view, seat, spoken[seat], words) for seat in range(4))
    yield _called_card(view, spoken, words)
    yield _seating_order(view, spoken, words)


def _contract_of_hand(view: MatchView, words: Words) -> str:
    if view.contract is None:
        return words("alt-hand-number", number=max(view.number, 1), hands=view.rules.length)
    contract = words.contract(view.contract, view.rules.preset, contract_number(view))
    return words("alt-contract", number=view.number, hands=view.rules.length, contract=contract)


def _trump(view: MatchView, names: Sequence[str], words: Words) -> str:
    if view.trump is None or view.declarer is None:
        return ""
    price = view.sale.price if view.sale else 0
    return words(
        "alt-trump",
        trump=view.trump,
        name=names[view.declarer],
        how="blind" if view.blind else "bought" if view.sale else "own",
        tricks=price,
    )


def _whose_turn(view: MatchView, names: Sequence[str], words: Words) -> str:
    if view.stage in (Stage.TRICKS, Stage.DOMINO):
        return words("alt-due", name=names[view.turn]) if view.turn is not None else ""
    return words("alt-sentence", text=waiting_for(view, tuple(names), words))


def _table_centre(view: MatchView, names: Sequence[str], words: Words) -> Iterable[str]:
    """The sentences on what is between the players: a trick, rows, bids, open contracts or a result."""
    if view.stage is Stage.TRICKS:
        yield _trick(view, names, words)
    elif view.stage is Stage.DOMINO:
        yield words("alt-rows", rows="; ".join(_row(view, suit, words) for suit in SUITS_IN_HAND))
        yield words("alt-fits", cards=list_cards(fitting(view.rules.options, view.rows), words))
    elif view.stage in BIDDING:
        for seat, line in bid_texts(view, words).items():
            yield words("alt-said", name=names[seat], text=line)
    elif view.stage is Stage.CONTRACT and view.open_contracts:
        yield words("alt-open", contracts=", ".join(open_contract_names(view, words)))
    elif _shows_result(view):
        results = (
            words("alt-points-of", name=name, points=words.points(points, plus=True))
            for name, points in zip(names, view.finished[-1].points, strict=True)
        )
        yield words("alt-result", points="; ".join(results))


def _shows_result(view: MatchView) -> bool:
    ended = bool(view.finished) and view.finished[-1].number == view.number
    return ended and not view.hand_over and view.stage in (Stage.DEAL, Stage.OVER)


def _trick(view: MatchView, names: Sequence[str], words: Words) -> str:
    if view.table:
        assert view.leader is not None
        trump = view.trump.suit.cards if view.trump and view.trump.suit is not None else 0
        winning = names[(view.leader + winner(trump, view.table)) % 4]
        return words("alt-trick", plays=list_plays(view.leader, view.table, names, words), name=winning)
    return ""


def _last_trick(view: MatchView, names: Sequence[str], words: Words) -> str:
    last = view.last_trick
    if last is None or not (view.stage is Stage.TRICKS or view.hand_over):
        return ""
    cards = list_cards(last.cards, words)
    return words("alt-last", cards=cards, name=names[last.winner], points=last_trick_cost(view, words))


def _broken(view: MatchView, words: Words) -> str:
    suits = broken_suits(view)
    return words("alt-broken", suits=words.both(map(words.suit, suits))) if suits else ""


def _row(view: MatchView, suit: Suit, words: Words) -> str:
    laid = row_cards(view, suit)
    if not laid:
        return words("alt-row-empty", suit=suit)
    low, high = words.rank(laid[0]), words.rank(laid[-1])
    return words("alt-row", suit=suit, low=low, high=high, count=len(laid))


def _counted(view: MatchView, words: Words) -> str:
    if view.contract is None:
        return ""
    if view.contract in PENALTY_CARDS:
        points = words.points(view.rules.points(view.contract), plus=True)
        worth = words("alt-sentence", text=words(f"counts-{slug(view.contract)}", points=points))
        still = words("alt-still-out", cards=list_cards(view.still_out, words)) if view.still_out else ""
        return f"{worth} {still}".rstrip()
    return words("alt-sentence", text=what_counts(view, words))


def _player(view: MatchView, seat: int, name: str, words: Words) -> str:
    facts = [words("alt-points", points=words.points(view.totals[seat], plus=True))]
    chosen = bool(view.number) and is_chosen(view.rules, view.number)
    if seat == (view.chooser if chosen else view.dealer):
        facts.insert(0, words("alt-chooser" if chosen else "alt-dealer"))
    if view.stage is Stage.DOMINO:
        facts.append(words("alt-cards", count=view.held[seat]))
    facts += _in_this_hand(view, seat, words)
    return words("alt-player", name=name, facts=", ".join(filter(None, facts)))


def _in_this_hand(view: MatchView, seat: int, words: Words) -> Iterable[str]:
    points = points_so_far(view) if view.stage is Stage.TRICKS else None
    if points is not None and points[seat]:
        yield words("alt-hand-points", points=words.points(points[seat], plus=True))
    yield taken_in_hand(view, seat, words)
    sold = sale_so_far(view)
    if view.sale is not None and view.sale.seller == seat and sold is not None:
        yield words("picture-gets", points=words.points(sold, plus=True))


def _called_card(view: MatchView, names: Sequence[str], words: Words) -> str:
    sentences = []
    if view.called is not None:
        assert view.dealer is not None  # who calls it
        sentences.append(words("alt-called", card=words.spoken(view.called), name=names[view.dealer]))
    if view.pair is not None:
        sentences.append(words("alt-pair", pair=words.both(names[seat] for seat in view.pair)))
    return " ".join(sentences)


def _seating_order(view: MatchView, names: Sequence[str], words: Words) -> str:
    first = view.seat or 0
    order = ", ".join(names[(first + step) % 4] for step in range(4))
    return words("alt-order", direction=view.rules.options.direction, names=order)
