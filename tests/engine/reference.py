"""A reference implementation of domino and of the points of a hand, straight from the text of the rules.

Slow, simple, and sharing nothing with the engine but the notation: what the engine is held against.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

RANKS = "23456789TJQKA"
OPENERS = {"seven_diamonds": "7D", "eight_clubs": "8C"}


class ReferenceDomino:
    """A domino hand by rules 7: who has the turn, what is refused and why, and what it is worth."""

    def __init__(
        self, hands: Sequence[str], dealer: int, *, start: str, finish: str, ace: str, redeal: bool
    ) -> None:
        self.hands = [set(hand.split()) for hand in hands]
        self.finish, self.ace, self.redeal = finish, ace, redeal
        self.opener = OPENERS.get(start)
        self.starter = "8" if start == "eight_clubs" else "7"
        holders = [seat for seat in range(4) if self.opener in self.hands[seat]]
        self.seat = self.began = holders[0] if holders else (dealer + 1) % 4
        self.laid: set[str] = set()
        self.further = False
        self.winners: list[int] = []
        self.over = False

    def sides(self, ace: str) -> list[str]:
        """Where an ace can be laid."""
        suit = ace[1]
        high = self.ace == "both" and "K" + suit in self.laid
        return ["high"] * high + ["low"] * ("2" + suit in self.laid)

    def fits(self, card: str) -> bool:
        """Whether a card can be laid now."""
        if not self.laid and self.opener:
            return card == self.opener
        rank, suit = card[0], card[1]
        if rank == "A":
            return self.sides(card) != []
        if rank == self.starter:
            return True
        place = RANKS.index(rank)
        towards_starter = 1 if place < RANKS.index(self.starter) else -1
        return RANKS[place + towards_starter] + suit in self.laid

    def open_cards(self) -> str:
        """All cards that do not lie yet and fit, whoever holds them."""
        pack = [rank + suit for suit in "CDHS" for rank in RANKS]
        return " ".join(card for card in pack if card not in self.laid and self.fits(card))

    def can_lay(self) -> list[str]:
        """The cards that the player whose turn it is can lay."""
        return [card for card in self.hands[self.seat] if self.fits(card)]

    def legal(self) -> set[str]:
        """All that may be done, an ace's side named only where two are open."""
        found = set()
        for card in self.can_lay():
            sides = self.sides(card) if card[0] == "A" else []
            found |= {f"play {card} {side}" for side in sides} if len(sides) == 2 else {f"play {card}"}
        if not found:
            return {"pass"}
        return found | {"stop"} if self.further else found

    def refused(self, seat: int, text: str) -> str:
        """The key of rules 10 for a move, empty if it may be made."""
        verb, *arguments = text.split()
        if seat != self.seat:
            return "not_your_turn"
        if verb == "play":
            return self._play_refused(*arguments)
        if verb == "pass" and not self.further:
            return "must_lay" if self.can_lay() else ""
        if verb == "stop" and self.further:
            return ""
        if verb in {"redeal", "keep"} and self.redeal and not self.laid:
            honours = sum(card[0] in "AK" for card in self.hands[seat])
            return "not_qualified" if honours < 4 else "wrong_phase"
        return "wrong_phase"

    def _play_refused(self, card: str, side: str = "") -> str:
        if side and not (card[0] == "A" and self.ace == "both"):
            return "bad_action"
        if card not in self.hands[self.seat]:
            return "not_in_hand"
        if not self.laid and self.opener and card != self.opener:
            return "starter_first"
        if not self.fits(card):
            return "does_not_fit"
        if card[0] == "A" and len(self.sides(card)) == 2 and not side:
            return "side_needed"
        return "side_closed" if side and side not in self.sides(card) else ""

    def do(self, text: str) -> None:
        """Make a move that is not refused."""
        verb, *arguments = text.split()
        on_king = False
        if verb == "play":
            card = arguments[0]
            on_king = card[0] == "A" and (arguments[1:] or self.sides(card))[0] == "high"
            self.hands[self.seat].remove(card)
            self.laid.add(card)
            if not self.hands[self.seat]:
                self.winners.append(self.seat)
        self.further = on_king and self.can_lay() != []
        if self.further:
            return
        last_of_round = (self.began + 3) % 4
        if self.winners and (self.finish == "first_out" or self.seat == last_of_round):
            self.over = True
        self.seat = (self.seat + 1) % 4

    def points(self, each: int, win: str | int) -> list[Fraction]:
        """What the four seats have, by the points of a card left and what going out earns."""
        lost = [Fraction(each * len(hand)) for hand in self.hands]
        prize = -sum(lost, Fraction(0)) / len(self.winners) if win == "sum" else Fraction(win)
        return [prize if seat in self.winners else lost[seat] for seat in range(4)]


COUNTS = {
    "no_kings_jacks": [rank + suit for rank in "KJ" for suit in "CDHS"],
    "no_queens": ["QC", "QD", "QH", "QS"],
    "no_eight_diamonds": ["8D"],
    "no_king_hearts": ["KH"],
    "no_jack_hearts": ["JH"],
    "no_king_spades": ["KS"],
    "no_hearts": [rank + "H" for rank in RANKS],
}


def taker(leader: int, cards: Sequence[str], trump: str) -> int:
    """Who takes a trick (rules 1)."""
    ruling = trump if any(card[1] == trump for card in cards) else cards[0][1]
    best = max((card for card in cards if card[1] == ruling), key=lambda card: RANKS.index(card[0]))
    return (leader + list(cards).index(best)) % 4


def reference_points(
    contract: str,
    each: int,
    tricks: Sequence[tuple[int, Sequence[str]]],
    *,
    trump: str,
    slam: str,
    blind_dealer: int | None,
    sale: tuple[int, int, int] | None,
    shortfall: str,
    pair: tuple[int, int] | None,
) -> list[Fraction]:
    """The points of a hand of tricks: each its leader and its cards; a sale is seller, buyer, price."""
    piles: list[list[str]] = [[], [], [], []]
    won, last_two = [0] * 4, [0] * 4
    for number, (leader, cards) in enumerate(tricks, 1):
        winner = taker(leader, cards, trump)
        piles[winner].extend(cards)
        won[winner] += 1
        last_two[winner] += number >= 12
    if contract in COUNTS:
        things = [sum(card in COUNTS[contract] for card in pile) for pile in piles]
    else:
        things = last_two if contract == "no_last_two" else won
    points = [Fraction(each * count) for count in things]
    if trump == "NULOS":
        points = [Fraction(13 * each - 3 * each * count) for count in won]
    if blind_dealer is not None:
        points[blind_dealer] *= 2
    if contract in {"no_hearts", "no_tricks"} and 13 in things and slam != "none":
        taken, others = (13, 0) if slam == "plus13" else (14, -9)
        points = [Fraction(abs(each) * (taken if count == 13 else others)) for count in things]
    if sale is not None:
        seller, buyer, price = sale
        taken = won[buyer]
        missing = max(price - taken, 0)
        moved = {
            "transfer": price,
            "double": price if not missing else taken + 2 * missing,
            "taken": price - missing,
        }[shortfall]
        points[buyer] -= moved * each
        points[seller] += moved * each
    if pair is not None:
        one = (points[pair[0]] + points[pair[1]]) / 2
        other = sum(points, Fraction(0)) / 2 - one
        points = [one if seat in pair else other for seat in range(4)]
    return points
