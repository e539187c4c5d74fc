"""The drawing of the 52 cards."""

import pytest

from kingbot.cards import CARDS, Card, Rank, Suit, card
from kingbot.i18n import Words, words
from kingbot.render import Style, card_emoji, suit_emoji
from kingbot.render.cards import Deck
from kingbot.render.style import BLACK, BLUE, GREEN, RED
from kingbot.render.svg import document
from tests.render.helpers import PLAIN, Drawing, W

DECK = Deck(PLAIN, W)


def drawn_card(each: Card) -> str:
    return DECK.card(each, 0, 0, 100)


def test_every_card_has_a_drawing_of_its_own() -> None:
    assert len({drawn_card(each) for each in CARDS}) == 52


def test_every_card_bears_its_rank_and_its_suit_twice() -> None:
    for each in CARDS:
        drawing = Drawing(document(142, drawn_card(each)))
        assert drawing.cards() == [str(each)]
        assert drawing.texts() == [W.rank(each)]


def test_court_cards_have_a_figure_and_others_a_large_suit() -> None:
    shapes = {rank: drawn_card(card(rank.letter + "H")).count("<path") for rank in Rank}
    assert all(shapes[rank] >= 8 for rank in (Rank.JACK, Rank.QUEEN, Rank.KING))
    assert all(shapes[rank] == 2 for rank in Rank if rank not in (Rank.JACK, Rank.QUEEN, Rank.KING))


def test_an_index_bears_the_letters_of_the_language() -> None:
    class Italian(Words):
        def rank(self, card: Card) -> str:
            return {Rank.KING: "R", Rank.QUEEN: "D", Rank.JACK: "F"}.get(card.rank, super().rank(card))

    deck = Deck(PLAIN, Italian("en"))
    assert Drawing(document(142, deck.card(card("KS"), 0, 0, 100))).texts() == ["R"]


@pytest.mark.parametrize(
    ("style", "colours"),
    [
        (
            Style(four_colours=False),
            {Suit.CLUBS: BLACK, Suit.DIAMONDS: RED, Suit.HEARTS: RED, Suit.SPADES: BLACK},
        ),
        (
            Style(),
            {Suit.CLUBS: GREEN, Suit.DIAMONDS: BLUE, Suit.HEARTS: RED, Suit.SPADES: BLACK},
        ),
    ],
)
def test_a_deck_has_two_colours_or_four(style: Style, colours: dict[Suit, str]) -> None:
    for suit, colour in colours.items():
        drawn = Deck(style, W).card(card("7" + suit.letter), 0, 0, 100)
        assert {other for other in (BLACK, RED, BLUE, GREEN) if other in drawn} == {colour}


def test_suits_differ_in_shape_as_well_as_in_colour() -> None:
    shapes = {suit: drawn_card(card("7" + suit.letter)).replace(RED, BLACK) for suit in Suit}
    outlines = {drawn.split(' d="')[1].split('"')[0] for drawn in shapes.values()}
    assert len(outlines) == 4


def test_emojis_are_square_and_say_their_card() -> None:
    for each in CARDS:
        picture = card_emoji(each, style=PLAIN, words=words("en"))
        assert Drawing(picture.svg).root.get("viewBox") == "0 0 128 128"
        assert picture.alt == W.spoken(each)
    assert suit_emoji(Suit.HEARTS, style=PLAIN, words=W).alt == "hearts"
