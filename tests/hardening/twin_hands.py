"""Twin hands: one hand in two worlds that differ only in cards which two seats keep from each other.

World 1 has the cards as the seed deals them. In world 2 two seats have exchanged some of theirs. Neither
plays an exchanged card, and each action is one that is legal in both worlds, so that all that is public is
the same: what anybody but those two can tell apart has leaked.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TypeAlias

from kingbot.cards import CardSet, card_set, cards_in
from kingbot.engine import match as engine
from kingbot.engine.actions import Action, Pass
from kingbot.engine.hand import Deal
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.engine.projection import view
from kingbot.engine.schedule import dealers_of
from kingbot.engine.view import PlayerView, PublicView
from kingbot.tables.dealing import SECRET_PER_HAND, DealDue, cards_and_dealer

DRAWS = 20  # exchanges that are tried where the rules may tell who holds a card

Worlds: TypeAlias = tuple[Match, Match]
_Dealt: TypeAlias = dict[tuple[int, int], tuple[Deal, Deal]]


class EngineLeakError(AssertionError):
    """What the rules announce, or somebody's view, differs between the worlds."""


@dataclass
class Course:
    """What happens in both worlds: the deals by hand and redeal, and the action at each position.

    Whoever is `awaited` at its end has nothing left that both worlds admit; None if the hands are over.
    `forced` are the positions where a world leaves one action only, which may be done unasked.
    """

    rules: Rules
    seats: tuple[int, int]
    seed: str
    dealt: _Dealt = field(default_factory=dict)
    actions: list[Action] = field(default_factory=list)
    positions: dict[PublicView, int] = field(default_factory=dict)  # by what the public sees
    decisions: dict[PlayerView, Action] = field(default_factory=dict)  # by what the seat to move sees
    exchanged: dict[int, tuple[CardSet, CardSet]] = field(default_factory=dict)
    awaited: int | None = None
    forced: set[int] = field(default_factory=set)

    def deal(self, side: int, due: DealDue) -> tuple[Deal, int]:
        """The cards of a hand in a world, 0 or 1, and its dealer."""
        plain, dealer = cards_and_dealer(self.seed, SECRET_PER_HAND, self.rules, due)
        both = self.dealt.get((due.hand.number, due.redeal))
        return both[side] if both is not None else plain, dealer

    def can_be_done(self, at: int, bots: Collection[int]) -> bool:
        """Whether the action at a position, and those that follow it unasked, are within the course."""
        end = len(self.actions)
        if at >= end:
            return False
        following = (each for each in range(at + 1, end) if each not in self.forced)
        if any(self.actions[each].seat not in bots for each in following):
            return True
        return self.awaited is not None and self.awaited not in bots and end not in self.forced

    @property
    def past_is_alike(self) -> bool:
        """Whether the cards of all hands but the last are the same in both worlds.

        Else nothing may be opened that tells of hands that are over: it may stay open until one is.
        """
        last = max(self.exchanged, default=0)
        return not any(cards for hand, pair in self.exchanged.items() if hand < last for cards in pair)

    def others(self) -> list[int]:
        """The seats whose cards are the same in both worlds."""
        return [seat for seat in range(4) if seat not in self.seats]


def course(
    rules: Rules,
    seats: tuple[int, int],
    chance: random.Random,
    *,
    hands: int,
    most: int = 13,
    tries: int = 12,
    past_alike: bool = False,
) -> Course:
    """A course of at most so many hands, in each of which the two seats exchange `most` cards at most.

    Each hand is played in so many ways, and the one that lasts longest is taken. With `past_alike` they
    exchange cards in the last hand only, so that what may be told of hands that are over is the same, too.
    """
    made = Course(rules, seats, chance.randbytes(32).hex())
    worlds: Worlds = (engine.start(rules), engine.start(rules))
    for number in range(1, hands + 1):
        limit = 0 if past_alike and number < hands else most
        attempts = (_Attempt(made, worlds, random.Random(chance.random()), limit) for _ in range(tries))
        best = max((attempt.play() for attempt in attempts), key=lambda each: (each.over, len(each.steps)))
        made.dealt |= best.dealt
        made.exchanged |= best.exchanged
        for seen, own, action in best.steps:
            made.positions[seen] = len(made.actions)
            made.decisions |= dict.fromkeys(own, action)
            if any(len(seen.legal) == 1 for seen in own):
                made.forced.add(len(made.actions))
            made.actions.append(action)
        worlds = best.worlds
        if not best.over:
            made.awaited = engine.turn(worlds[0])
            if any(len(engine.legal_actions(world)) == 1 for world in worlds):
                made.forced.add(len(made.actions))
            break
        if engine.over(worlds[0]):
            break
    return made


class _Attempt:
    """One way of dealing and playing a hand in both worlds."""

    def __init__(self, made: Course, worlds: Worlds, chance: random.Random, most: int) -> None:
        self.made, self.worlds, self.chance, self.most = made, worlds, chance, most
        self.dealt: _Dealt = {}
        self.exchanged: dict[int, tuple[CardSet, CardSet]] = {}
        self.steps: list[tuple[PublicView, tuple[PlayerView, PlayerView], Action]] = []
        self.over = False
        self.redeals = 0

    def play(self) -> _Attempt:
        """Deal, and play on as long as both worlds admit the same."""
        if not self._deal():
            return self
        while True:
            whose = engine.turn(self.worlds[0])
            if whose is None:
                if not engine.redeal_due(self.worlds[0]):
                    self.over = True
                    return self
                self.redeals += 1
                if not self._deal():
                    return self
                continue
            before, action = self.worlds, self._choose(whose)
            if action is None:
                return self
            steps = [engine.apply(world, action) for world in before]
            after = (steps[0].match, steps[1].match)
            if engine.turn(after[0]) != engine.turn(after[1]) or type(_phase(after[0])) is not type(
                _phase(after[1])
            ):
                return self  # the rules ask somebody for what they hold
            if _pair(after[0]) != _pair(after[1]):
                return self  # the hand is over, and all are told whom the dealer has called
            if steps[0].events != steps[1].events:
                raise EngineLeakError(f"{action}: {steps[0].events} and {steps[1].events}")
            self.worlds = after
            self._compare()
            own = view(before[0], whose), view(before[1], whose)
            self.steps.append((view(before[0], None), own, action))

    def _deal(self) -> bool:
        """Deal in both worlds; False if the rules would have to tell who holds what."""
        due = engine.upcoming(self.worlds[0])
        assert due is not None
        made, rules = self.made, self.made.rules
        plain, dealer = cards_and_dealer(made.seed, SECRET_PER_HAND, rules, DealDue(due, self.redeals, 0))
        draws = (_exchange(plain, made.seats, self.chance, self.most) for _ in range(DRAWS))
        dealers = dealers_of(rules, due, plain)
        given = next((each for each in draws if dealers_of(rules, due, each) == dealers), None)
        if given is None:
            return False
        a, b = (
            engine.deal(world, dealer, cards)
            for world, cards in zip(self.worlds, (plain, given), strict=True)
        )
        if engine.turn(a.match) != engine.turn(b.match) or type(_phase(a.match)) is not type(_phase(b.match)):
            return False
        self.worlds = (a.match, b.match)
        self.dealt[due.number, self.redeals] = plain, given
        x, y = made.seats
        self.exchanged[due.number] = plain[x] & ~given[x], plain[y] & ~given[y]
        self._compare()
        return True

    def _choose(self, whose: int) -> Action | None:
        first, second = (engine.legal_actions(world) for world in self.worlds)
        both = set(second)
        options = [action for action in first if action in both]
        if not options:
            return None
        passing = [action for action in options if isinstance(action, Pass)]
        if passing and self.chance.random() < 0.5:
            return passing[0]
        return self.chance.choice(options)

    def _compare(self) -> None:
        for seat in (None, *self.made.others()):
            if view(self.worlds[0], seat) != view(self.worlds[1], seat):
                raise EngineLeakError(f"the view of {seat} differs")


def _pair(match: Match) -> tuple[int, int] | None:
    return match.finished[-1].pair if match.finished else None


def _phase(match: Match) -> object:
    assert match.hand is not None
    return match.hand.phase


def _exchange(plain: Deal, seats: tuple[int, int], chance: random.Random, most: int) -> Deal:
    """The deal after two seats have exchanged some cards, at most so many."""
    x, y = seats
    count = chance.randint(min(1, most), most)
    mine = card_set(chance.sample(list(cards_in(plain[x])), count))
    theirs = card_set(chance.sample(list(cards_in(plain[y])), count))
    hands = list(plain)
    hands[x], hands[y] = hands[x] & ~mine | theirs, hands[y] & ~theirs | mine
    a, b, c, d = hands
    return (a, b, c, d)
