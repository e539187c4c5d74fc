"""The prompt of a player's turn: buttons and menus for every legal action.

Some actions take two steps (the suit of a called card, then its rank; an ace, then its side in domino). The
first step opens a *page* of the same screen, whose name is in the argument of the control. An action that is
to be confirmed opens a page too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from discord import ButtonStyle, SelectOption

from kingbot.cards import SUIT_LETTERS, Card, Suit, card, card_set
from kingbot.engine.actions import (
    NO_CUT,
    Accept,
    Action,
    Bid,
    Blind,
    Call,
    Choose,
    Cut,
    CutPlace,
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
from kingbot.engine.contracts import TRUMP_SUITS, Trump
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.render import Style, sorted_hand
from kingbot.render.style import SUITS_IN_HAND
from kingbot.tables.model import Table
from kingbot.ui.cards import card_rows, suit_colour
from kingbot.ui.controls import Control, ControlItem, ControlKind, button, menu
from kingbot.ui.layout import PrivateMessageBuilder
from kingbot.ui.sentences import action_label

BIDS_AS_BUTTONS: Final = 3
CONTRACTS_AS_BUTTONS: Final = 8
CUT_PLACES: Final = (13, 26, 39)  # where the pack may be cut by a button of its own
CUT_ANYWHERE: Final = "cut anywhere"  # the argument of the control that cuts at a random place
CONFIRM_PAGE: Final = "sure "  # begins the name of the page that asks to confirm an action
_A = TypeVar("_A")


def action_argument(action: Action) -> str:
    """An action as the argument of a control: in record notation without the seat."""
    return str(action).split(" ", 1)[1]


class ActionPrompt:
    """Adds the controls for the legal actions of a view to a message; `confirms` makes each ask first."""

    def __init__(
        self,
        message: PrivateMessageBuilder,
        table: Table,
        view: PlayerView,
        w: Words,
        style: Style,
        *,
        confirms: bool = False,
    ) -> None:
        self.message, self.table, self.view, self.w, self.style = message, table, view, w, style
        self.confirms = confirms

    def add(self, page: str = "") -> None:
        """Add the controls; `page` is the step of an action that takes two."""
        chosen = [action for action in self.view.legal if page == CONFIRM_PAGE + action_argument(action)]
        if chosen:
            self._confirm(chosen[0])
            return
        match self.view.stage:
            case Stage.TRICKS | Stage.DOMINO:
                self._cards(page)
            case Stage.CUT:
                self.message.buttons(self._cuts())
            case Stage.CONTRACT:
                self._contract()
            case Stage.BLIND | Stage.TRUMP:
                self._trump()
            case Stage.OFFER | Stage.AUCTION:
                self._bid()
            case Stage.CALL:
                self._call(page)
            case _:
                self.message.buttons(self._simple())

    def _act(
        self,
        action: Action,
        label: str,
        style: ButtonStyle = ButtonStyle.secondary,
    ) -> ControlItem:
        what = ControlKind.PAGE if self.confirms else ControlKind.ACT
        return button(self._control(what, self._argument(action)), label, style=style)

    def _argument(self, action: Action) -> str:
        """The argument of an action's control: the action, or the page that asks to confirm it."""
        return CONFIRM_PAGE + action_argument(action) if self.confirms else action_argument(action)

    def _menu(self, kind: str, placeholder: str, options: list[SelectOption]) -> None:
        what = ControlKind.PAGE if self.confirms else ControlKind.ACT
        self.message.menu(menu(self._control(what, kind), placeholder, options))

    def _control(self, what: ControlKind, argument: str) -> Control:
        return Control.at(self.table, what, argument, self.view.seat)

    def _confirm(self, action: Action) -> None:
        self.message.text(self.w("sure-question", move=action_label(action, self.view, self.w)))
        control = self._control(ControlKind.ACT, action_argument(action))
        self.message.buttons(
            [button(control, self.w("sure-yes"), style=ButtonStyle.success), self._back("sure-no")]
        )

    def _legal(self, kind: type[_A]) -> list[_A]:
        return [action for action in self.view.legal if isinstance(action, kind)]

    # Cards

    def _cards(self, page: str) -> None:
        if self.w.style == "spoken":
            self._cards_in_words()
            return
        ace_plays = _plays_of_ace(page, self._legal(Play))
        if ace_plays:
            self.message.buttons([*(self._side(play) for play in ace_plays), self._back()])
            return
        plays = {play.card: play for play in self._legal(Play)}
        for row in card_rows(card_set(plays), self.style):
            self.message.buttons(self._card(plays[each]) for each in row)
        self.message.buttons(self._simple())

    def _cards_in_words(self) -> None:
        plays = sorted_plays(self._legal(Play), self.view, self.style)
        options = [
            SelectOption(label=action_label(play, self.view, self.w), value=self._argument(play))
            for play in plays
        ]
        if options:
            self._menu("play", self.w("prompt-play"), options)
        self.message.buttons(self._simple())

    def _count_sides(self, ace: Card) -> int:
        return sum(play.card == ace for play in self._legal(Play))

    def _card(self, play: Play) -> ControlItem:
        label, colour = self.w.capital(self.w.card(play.card)), suit_colour(play.card.suit, self.style)
        if self._count_sides(play.card) > 1:
            return button(self._control(ControlKind.PAGE, f"ace {play.card}"), label, style=colour)
        return self._act(play, label, colour)

    def _side(self, play: Play) -> ControlItem:
        key = "prompt-high" if play.side is Side.HIGH else "prompt-low"
        return self._act(play, self.w(key, card=play.card), ButtonStyle.primary)

    # Declaring

    def _contract(self) -> None:
        choices = self._legal(Choose)
        if len(choices) <= CONTRACTS_AS_BUTTONS and self.w.style != "spoken":
            self.message.buttons(self._act(each, self._priced(each)) for each in choices)
            return
        options = [
            SelectOption(
                label=self.w.contract(choice.contract, self.view.rules.preset),
                description=self._what_scores(choice),
                value=self._argument(choice),
            )
            for choice in choices
        ]
        self._menu("choose", self.w("prompt-contract"), options)

    def _priced(self, choice: Choose) -> str:
        """The name of a contract with what each thing that counts in it costs or brings."""
        name = self.w.contract(choice.contract, self.view.rules.preset)
        return f"{name} {self.w.points(self.view.rules.points(choice.contract), plus=True)}"

    def _what_scores(self, choice: Choose) -> str:
        points = self.w.points(self.view.rules.points(choice.contract), plus=True)
        return self.w(f"counts-{slug(choice.contract)}", points=points)

    def _trump(self) -> None:
        legal: Sequence[NameTrump | Blind] = self._legal(NameTrump) or self._legal(Blind)
        buttons = [
            self._act(action, self._trump_label(action), self._trump_colour(action.trump))
            for action in sorted(legal, key=_trump_order)
        ]
        self.message.buttons([*buttons, *self._simple()])
        if offers := self._legal(Sell):
            options = [self._price(offer.price, self._argument(offer)) for offer in offers]
            self._menu("sell", self.w("prompt-sell"), options)

    def _trump_label(self, action: NameTrump | Blind) -> str:
        suit = TRUMP_SUITS.get(action.trump)
        name = self.w.trump(action.trump)
        label = self._suit_label(suit) if suit is not None else name
        if isinstance(action, Blind):
            return self.w("prompt-blind", trump=label)
        return self.w.capital(label)

    def _trump_colour(self, trump: Trump) -> ButtonStyle:
        suit = TRUMP_SUITS.get(trump)
        return ButtonStyle.secondary if suit is None else suit_colour(suit, self.style)

    def _worth(self, tricks: int, *, plus: bool = False) -> str:
        """What so many tricks of the declaration are worth."""
        assert self.view.contract is not None
        return self.w.points(tricks * self.view.rules.points(self.view.contract), plus=plus)

    def _bid_means(self, tricks: int) -> str:
        """What a bid of so many tricks obliges to."""
        key = f"bid-means-{self.view.rules.options.sale_shortfall}"
        return self.w(key, tricks=tricks, points=self._worth(tricks), missing=self._worth(2))

    def _price(self, tricks: int, value: str) -> SelectOption:
        return SelectOption(
            label=self.w("prompt-tricks", tricks=tricks),
            description=self.w("prompt-worth", points=self._worth(tricks)),
            value=value,
        )

    def _bid(self) -> None:
        bids = self._legal(Bid)
        if bids:
            self.message.text(f"-# {self._bid_means(bids[0].tricks)}")
        first, more = bids[:BIDS_AS_BUTTONS], bids[BIDS_AS_BUTTONS:]
        buttons = [
            self._act(bid, f"{self.w('prompt-bid', tricks=bid.tricks)} ({self._worth(bid.tricks)})")
            for bid in first
        ]
        self.message.buttons([*buttons, *self._simple()])
        if more:
            options = [self._price(bid.tricks, self._argument(bid)) for bid in more]
            self._menu("bid", self.w("prompt-bid-more"), options)

    # The called card

    def _call(self, page: str) -> None:
        calls = self._legal(Call)
        suit = _suit_of(page)
        if suit is None:
            self.message.text(self.w("prompt-call-suit"))
            self.message.buttons(self._suit(each) for each in SUITS_IN_HAND if _of_suit(calls, each))
            return
        self.message.text(self.w("prompt-call-rank", suit=suit))
        colour = suit_colour(suit, self.style)
        high_first = sorted(_of_suit(calls, suit), key=lambda call: -call.card)
        buttons = [self._act(call, self.w.capital(self.w.card(call.card)), colour) for call in high_first]
        self.message.buttons([*buttons, self._back()])

    def _suit(self, suit: Suit) -> ControlItem:
        control = self._control(ControlKind.PAGE, f"suit {suit.letter}")
        return button(control, self.w.capital(self._suit_label(suit)), style=suit_colour(suit, self.style))

    def _suit_label(self, suit: Suit) -> str:
        name = self.w.suit(suit)
        return name if self.w.style == "spoken" else f"{self.w.symbol(suit)} {name}"

    def _back(self, label: str = "button-back-to-hand") -> ControlItem:
        return button(self._control(ControlKind.PAGE, ""), self.w(label))

    # The cut

    def _cuts(self) -> Iterable[ControlItem]:
        """Buttons for some places to cut at, for any place, and for none."""
        seat = self.view.legal[0].seat
        for place in CUT_PLACES:
            yield self._act(Cut(seat, CutPlace(place)), self.w("prompt-cut", place=place))
        anywhere = self._control(ControlKind.ACT, CUT_ANYWHERE)
        yield button(anywhere, self.w("prompt-cut-anywhere"), style=ButtonStyle.success)
        yield self._act(Cut(seat, NO_CUT), self.w("prompt-cut-none"))

    # Actions without an argument

    def _simple(self) -> Iterable[ControlItem]:
        """Buttons for the legal actions that need no argument."""
        for action in self.view.legal:
            match action:
                case Accept():
                    tricks = self.view.standing.tricks if self.view.standing else 0
                    label = f"{self.w('prompt-accept', tricks=tricks)} ({self._worth(tricks, plus=True)})"
                    yield self._act(action, label, ButtonStyle.success)
                case Look() | Pass() | Decline() | Redeal() | Keep() | Stop():
                    yield self._act(action, self.w(f"prompt-{action.verb}"))
                case _:
                    pass


def sorted_plays(plays: Iterable[Play], view: PlayerView, style: Style) -> list[Play]:
    """Plays in the order of the player's sorted cards."""
    order = {card: index for index, card in enumerate(sorted_hand(view.hand, style))}
    return sorted(plays, key=lambda play: (order[play.card], play.side or ""))


def _plays_of_ace(page: str, plays: Sequence[Play]) -> list[Play]:
    if not page.startswith("ace "):
        return []
    try:
        ace = card(page.removeprefix("ace "))
    except ValueError:
        return []
    return [play for play in plays if play.card == ace and play.side is not None]


def _suit_of(page: str) -> Suit | None:
    letter = page.removeprefix("suit ")
    if page.startswith("suit ") and len(letter) == 1 and letter in SUIT_LETTERS:
        return Suit(SUIT_LETTERS.index(letter))
    return None


def _trump_order(action: NameTrump | Blind) -> int:
    """The sort key of a trump button: suits in the order of a hand, then no trump and nulos."""
    suit = TRUMP_SUITS.get(action.trump)
    return len(SUITS_IN_HAND) if suit is None else SUITS_IN_HAND.index(suit)


def _of_suit(calls: Iterable[Call], suit: Suit) -> list[Call]:
    return [call for call in calls if call.card.suit == suit]
