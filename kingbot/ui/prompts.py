"""Asking a player what is due: the buttons and menus of every decision, made from the legal actions.

Some decisions take two steps (the suit of a called card, then its rank; an ace, then its side). The first
step opens a *page* of the same window; the page's name travels in the control's argument. So does a move
that is to be confirmed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from discord import ButtonStyle, SelectOption

from kingbot.cards import SUIT_LETTERS, Card, Suit, card
from kingbot.engine.actions import (
    Accept,
    Action,
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
from kingbot.engine.contracts import TRUMP_SUITS, Trump
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.render import Style, sorted_hand
from kingbot.tables.model import Table
from kingbot.ui.cards import SUITS_IN_HAND, suit_colour
from kingbot.ui.controls import Control, ControlItem, ControlKind, button, menu
from kingbot.ui.layout import PrivateMessageBuilder
from kingbot.ui.names import clean

BIDS_AS_BUTTONS: Final = 3
CONFIRM_PAGE: Final = "sure "  # begins the name of the page that asks whether a move is meant
_A = TypeVar("_A")


def action_argument(action: Action) -> str:
    """A move as a control carries it: the record's words without the seat."""
    return str(action).split(" ", 1)[1]


class Prompter:
    """Writes the prompt for one view below a sheet; with `confirms` every move is to be confirmed."""

    def __init__(
        self,
        sheet: PrivateMessageBuilder,
        table: Table,
        view: PlayerView,
        w: Words,
        style: Style,
        *,
        confirms: bool = False,
    ) -> None:
        self.sheet, self.table, self.view, self.w, self.style = sheet, table, view, w, style
        self.confirms = confirms

    def ask(self, page: str = "") -> None:
        """Add the controls of what is due; the cards are there, untouchable, when nothing is."""
        meant = [action for action in self.view.legal if page == CONFIRM_PAGE + action_argument(action)]
        if meant:
            self._confirm(meant[0])
            return
        match self.view.stage:
            case Stage.TRICKS | Stage.DOMINO:
                self._cards(page)
            case _ if not self.view.my_turn:
                return
            case Stage.CONTRACT:
                self._contract()
            case Stage.BLIND | Stage.TRUMP:
                self._trump()
            case Stage.OFFER | Stage.AUCTION:
                self._bid()
            case Stage.CALL:
                self._call(page)
            case _:
                self.sheet.buttons(self._simple())

    def _act(
        self,
        action: Action,
        label: str,
        style: ButtonStyle = ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> ControlItem:
        what = ControlKind.PAGE if self.confirms else ControlKind.ACT
        return button(self._control(what, self._move(action)), label, style=style, disabled=disabled)

    def _move(self, action: Action) -> str:
        """What the control of a move carries: the move, or the page that asks whether it is meant."""
        return CONFIRM_PAGE + action_argument(action) if self.confirms else action_argument(action)

    def _menu(self, kind: str, placeholder: str, options: list[SelectOption]) -> None:
        what = ControlKind.PAGE if self.confirms else ControlKind.ACT
        self.sheet.menu(menu(self._control(what, kind), placeholder, options))

    def _control(self, what: ControlKind, argument: str) -> Control:
        return Control(self.table.id, self.table.version, what, argument)

    def _confirm(self, action: Action) -> None:
        self.sheet.text(self.w("sure-question", move=intent(action, self.view, self.w)))
        control = self._control(ControlKind.ACT, action_argument(action))
        self.sheet.buttons(
            [button(control, self.w("sure-yes"), style=ButtonStyle.success), self._back("sure-no")]
        )

    def _legal(self, kind: type[_A]) -> list[_A]:
        return [action for action in self.view.legal if isinstance(action, kind)]

    # Cards

    def _cards(self, page: str) -> None:
        if self.w.style == "spoken":
            self._cards_in_words()
            return
        ace = _ace_of(page, self._legal(Play))
        if ace:
            self.sheet.buttons([*(self._side(play) for play in ace), self._back()])
            return
        plays = {play.card: play for play in self._legal(Play)}
        both = {play.card for play in plays.values() if self._sides(play.card) > 1}
        self.sheet.buttons(
            self._card(each, plays, each in both) for each in sorted_hand(self.view.hand, self.style)
        )
        self.sheet.buttons(self._simple())

    def _cards_in_words(self) -> None:
        plays = sorted_plays(self._legal(Play), self.view, self.style)
        options = [
            SelectOption(label=intent(play, self.view, self.w), value=self._move(play)) for play in plays
        ]
        if options:
            self._menu("play", self.w("prompt-play"), options)
        self.sheet.buttons(self._simple())

    def _sides(self, ace: Card) -> int:
        return sum(play.card == ace for play in self._legal(Play))

    def _card(self, each: Card, plays: dict[Card, Play], both: bool) -> ControlItem:
        label = self.w.card(each)
        if both:
            return button(
                self._control(ControlKind.PAGE, f"ace {each}"),
                label,
                style=suit_colour(each.suit, self.style),
            )
        play = plays.get(each) or Play(self.view.seat or 0, each)
        legal = each in plays
        colour = suit_colour(each.suit, self.style) if legal else ButtonStyle.secondary
        return self._act(play, label, colour, disabled=not legal)

    def _side(self, play: Play) -> ControlItem:
        key = "prompt-high" if play.side is Side.HIGH else "prompt-low"
        return self._act(play, self.w(key, card=play.card), ButtonStyle.primary)

    # Declaring

    def _contract(self) -> None:
        options = [
            SelectOption(
                label=self.w.contract(choice.contract, self.view.rules.preset),
                description=self._counts(choice),
                value=self._move(choice),
            )
            for choice in self._legal(Choose)
        ]
        self._menu("choose", self.w("prompt-contract"), options)

    def _counts(self, choice: Choose) -> str:
        points = self.w.points(self.view.rules.points(choice.contract), plus=True)
        return self.w(f"counts-{slug(choice.contract)}", points=points)

    def _trump(self) -> None:
        legal: Sequence[NameTrump | Blind] = self._legal(NameTrump) or self._legal(Blind)
        named = sorted(legal, key=_place_of_trump)
        buttons = [
            self._act(action, self._trump_label(action), self._trump_colour(action.trump)) for action in named
        ]
        self.sheet.buttons([*buttons, *self._simple()])
        if offers := self._legal(Sell):
            options = [self._price(offer.price, self._move(offer)) for offer in offers]
            self._menu("sell", self.w("prompt-sell"), options)

    def _trump_label(self, action: NameTrump | Blind) -> str:
        suit = TRUMP_SUITS.get(action.trump)
        name = self.w.trump(action.trump)
        label = self._suit_label(suit) if suit is not None else name
        return self.w("prompt-blind", trump=label) if isinstance(action, Blind) else label

    def _trump_colour(self, trump: Trump) -> ButtonStyle:
        suit = TRUMP_SUITS.get(trump)
        return ButtonStyle.secondary if suit is None else suit_colour(suit, self.style)

    def _price(self, tricks: int, value: str) -> SelectOption:
        worth = self.w.points(tricks * self._each_trick())
        return SelectOption(
            label=self.w("prompt-tricks", tricks=tricks),
            description=self.w("prompt-worth", points=worth),
            value=value,
        )

    def _each_trick(self) -> int:
        assert self.view.contract is not None
        return self.view.rules.points(self.view.contract)

    def _bid(self) -> None:
        bids = self._legal(Bid)
        first, more = bids[:BIDS_AS_BUTTONS], bids[BIDS_AS_BUTTONS:]
        buttons = [
            self._act(bid, self.w("prompt-bid", tricks=bid.tricks), ButtonStyle.primary) for bid in first
        ]
        self.sheet.buttons([*buttons, *self._simple()])
        if more:
            options = [self._price(bid.tricks, self._move(bid)) for bid in more]
            self._menu("bid", self.w("prompt-bid-more"), options)

    # The called card

    def _call(self, page: str) -> None:
        calls = self._legal(Call)
        suit = _suit_of(page)
        if suit is None:
            self.sheet.text(self.w("prompt-call-suit"))
            self.sheet.buttons(self._suit(each) for each in SUITS_IN_HAND if _in_suit(calls, each))
            return
        self.sheet.text(self.w("prompt-call-rank", suit=suit))
        ranks = sorted(_in_suit(calls, suit), key=lambda call: -call.card)
        colour = suit_colour(suit, self.style)
        buttons = [self._act(call, self.w.card(call.card), colour) for call in ranks]
        self.sheet.buttons([*buttons, self._back()])

    def _suit(self, suit: Suit) -> ControlItem:
        control = self._control(ControlKind.PAGE, f"suit {suit.letter}")
        return button(control, self._suit_label(suit), style=suit_colour(suit, self.style))

    def _suit_label(self, suit: Suit) -> str:
        name = self.w.suit(suit)
        return name if self.w.style == "spoken" else f"{self.w.symbol(suit)} {name}"

    def _back(self, label: str = "button-back-to-hand") -> ControlItem:
        return button(self._control(ControlKind.PAGE, ""), self.w(label))

    # One word

    def _simple(self) -> Iterable[ControlItem]:
        """Buttons for the legal actions that need no argument."""
        for action in self.view.legal:
            match action:
                case Accept():
                    tricks = self.view.standing.tricks if self.view.standing else 0
                    yield self._act(action, self.w("prompt-accept", tricks=tricks), ButtonStyle.success)
                case Look() | Pass() | Decline() | Redeal() | Keep() | Stop():
                    yield self._act(action, self.w(f"prompt-{action.verb}"))
                case _:
                    pass


def intent(action: Action, view: PlayerView, w: Words) -> str:
    """A move that a player thinks of, in words: play K♥, bid 5 tricks."""
    match action:
        case Play(card=card, side=Side() as side):
            return w(f"prompt-{side}", card=card)
        case Play(card=card) | Call(card=card):
            return w(f"intent-{action.verb}", card=card)
        case Choose(contract=contract):
            return w("intent-choose", contract=w.contract(contract, view.rules.preset))
        case NameTrump(trump=trump) | Blind(trump=trump):
            return w(f"intent-{action.verb}", trump=trump)
        case Sell(price=tricks) | Bid(tricks=tricks):
            return w(f"intent-{action.verb}", tricks=tricks)
        case Accept():
            return w("intent-accept", tricks=view.standing.tricks if view.standing else 0)
        case _:
            return w(f"prompt-{action.verb}")


def sorted_plays(plays: Iterable[Play], view: PlayerView, style: Style) -> list[Play]:
    """Plays in the order in which the player's cards are sorted."""
    order = {each: place for place, each in enumerate(sorted_hand(view.hand, style))}
    return sorted(plays, key=lambda play: (order[play.card], play.side or ""))


def closed_line(view: PlayerView, table: Table, w: Words) -> str | None:
    """While a contract is chosen: those that are gone, with who took them."""
    if view.stage is not Stage.CONTRACT:
        return None
    gone = [hand for hand in view.finished if hand.contract not in view.open_contracts]
    if not gone:
        return None
    said = [
        w(
            "prompt-closed-by",
            contract=w.contract(hand.contract, view.rules.preset),
            name=clean(table.seats[hand.chooser].name),
        )
        for hand in gone
    ]
    return w("prompt-closed", contracts=", ".join(dict.fromkeys(said)))


def _ace_of(page: str, plays: Sequence[Play]) -> list[Play]:
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


def _place_of_trump(action: NameTrump | Blind) -> int:
    """Where a trump stands among the buttons: the suits as in the hand, then those that are none."""
    suit = TRUMP_SUITS.get(action.trump)
    return len(SUITS_IN_HAND) if suit is None else SUITS_IN_HAND.index(suit)


def _in_suit(calls: Iterable[Call], suit: Suit) -> list[Call]:
    return [call for call in calls if call.card.suit == suit]
