"""Moves as people type them in five languages: what is meant, what is asked back, what is offered."""

from __future__ import annotations

import pytest

from kingbot.cards import CARDS, Rank, Suit, card
from kingbot.engine.actions import Play
from kingbot.engine.match import Match, turn
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView
from kingbot.i18n import languages, words
from kingbot.presets import PRESETS, load
from kingbot.ui.errors import UserError
from kingbot.ui.move_vocabulary import VERBS
from kingbot.ui.typed_moves import move_name, read_move, suggest_moves
from tests.engine.world import deal, match_of, play, say
from tests.i18n.catalogues import WRITTEN
from tests.ui.matches import match_logs

W = words("en")
HAND = "AKQS KQ4H KQ72D KQTC"
LED = match_of("no_tricks", deal(HAND))  # any card may be led
FOLLOWING = play(match_of("no_tricks", deal("", HAND)), "2C")


def seen(match: Match) -> PlayerView:
    """The view of whoever has the turn."""
    whose = turn(match)
    assert whose is not None
    return view(match, whose)


def read(text: str, match: Match) -> str:
    return read_move(text, seen(match), W).move


def asked(text: str, match: Match) -> str:
    """What is asked back, with the key before."""
    with pytest.raises(UserError) as raised:
        read_move(text, seen(match), W)
    return f"{raised.value.key}: {raised.value.parameters['moves']}"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "QS",
            "qs",
            "sq",
            "Q♠",
            "♠Q",
            "♠︎ q",
            "Q ♠\ufe0e",
            "q s",
            "s q",
            "play QS",
            "Play the Q♠",
            "dame QS"[5:],
        ),
        *("queen of spades", "Queen  of  Spades", "queen spades", "the queen of spades!", "spades queen"),
        *("donna di picche", "dama di picche", "la donna di picche", "gioco la donna di picche", "DS"),
        *("dama de espadas", "jogar dama de espadas", "rainha de espadas"),
        *("maça kızı", "MAÇA KIZI", "maca kizi", "maça kız", "maça kızı oyna"),
    ],
)
def test_a_card_is_understood_as_people_write_it_in_any_language(text: str) -> None:
    assert read(text, LED) == "play QS"


@pytest.mark.parametrize(
    "text", ["10C", "TC", "10c", "C10", "♣10", "10 of clubs", "dieci di fiori", "sinek onlusu"]
)
def test_a_ten_is_a_number_a_letter_or_a_word(text: str) -> None:
    assert read(text, LED) == "play TC"


@pytest.mark.parametrize("language", WRITTEN)
def test_every_card_is_understood_by_its_name_in_every_language(language: str) -> None:
    for style in ("international", "local", "spoken"):
        w = words(language, style)
        for each in CARDS:
            hand = match_of("no_tricks", deal(str(each)))
            assert read(w.spoken(each), hand) == f"play {each}"
            assert read(w.card(each), hand) == f"play {each}"
            assert read(str(each), hand) == f"play {each}"


@pytest.mark.parametrize("text", ["queen", "donna", "♥", "hearts", "kupa", "10 7", "d"])
def test_a_part_of_a_name_that_fits_several_cards_is_asked_about(text: str) -> None:
    if text == "10 7":
        assert asked(text, LED).startswith("unclear-move")
    else:
        assert asked(text, LED).startswith("which-move")


def test_what_can_be_meant_is_named() -> None:
    assert asked("ace", match_of("no_tricks", deal("AS AH"))) == "which-move: A♥\ufe0e or A♠\ufe0e"


def test_a_part_of_a_name_is_enough_where_one_card_is_legal() -> None:
    assert read("queen", FOLLOWING) == "play QC"
    assert read("10", FOLLOWING) == "play TC"


def test_a_card_that_may_not_be_played_is_left_to_the_rules() -> None:
    assert read("queen of spades", FOLLOWING) == "play QS"
    assert read("as", play(match_of("no_tricks", deal("", "AS 4C")), "2C")) == "play AS"
    assert read("7h", LED) == "play 7H", "it is not even in hand"


def test_a_letter_of_a_suit_that_languages_use_differently_is_asked_about() -> None:
    both, one = match_of("no_tricks", deal("KC KH")), match_of("no_tricks", deal("KQJT9H KQJT9876D"))
    assert asked("RC", both) == "which-move: K♣\ufe0e or K♥\ufe0e"
    assert read("RC", one) == "play KH"
    assert read("KC", both) == "play KC"
    assert read("R♣", both) == "play KC", "a sign is no letter"


def test_as_in_small_letters_is_the_ace_of_spades_or_any_ace() -> None:
    aces = match_of("no_tricks", deal("AS AH"))
    assert read("AS", aces) == "play AS"
    assert asked("as", aces).startswith("which-move")
    assert read("as", match_of("no_tricks", deal("AS KH"))) == "play AS"


SALE = match_of("declaration", deal(), sale="offer")
OFFERED = say(SALE, "3 sell 5")
AUCTION = match_of("declaration", deal(), sale="auction")
BID = say(AUCTION, "0 bid 4", "1 pass", "2 pass")
BLIND = match_of("declaration", deal(), blind_declaration=True)
CHOOSING = say(match_of("no_queens", deal(), preset="pirandello"))


@pytest.mark.parametrize(
    ("match", "texts", "move"),
    [
        (
            SALE,
            ("hearts", "H", "♥", "trump hearts", "cuori", "atout cuori", "copas", "kupa", "kupa koz"),
            "trump H",
        ),
        (SALE, ("5", "sell 5", "vendo per 5 prese", "5 ele sat", "Offer 5 tricks"), "sell 5"),
        (SALE, ("no trump", "NT", "senza atout", "sem trunfo", "kozsuz", "trump NT"), "trump NT"),
        (OFFERED, ("6", "bid 6", "offro 6", "oferecer 6 vazas", "artır 6", "6 al"), "bid 6"),
        (OFFERED, ("pass", "Passo", "passo!", "pas", "passar"), "pass"),
        (AUCTION, ("3", "bid 3", "Bid 3 tricks"), "bid 3"),
        (BID, ("accept", "yes", "sì", "aceito", "accept 4", "evet"), "accept"),
        (BID, ("no", "decline", "keep", "rifiuto", "não", "bende kalsın", "Keep it"), "decline"),
        (
            BLIND,
            ("blind hearts", "hearts blind", "al buio cuori", "às cegas: copas", "bakmadan kupa"),
            "blind H",
        ),
        (BLIND, ("look", "Look at my cards", "guarda le carte", "olhar", "bak"), "look"),
    ],
)
def test_decisions_are_understood_in_any_language(match: Match, texts: tuple[str, ...], move: str) -> None:
    for text in texts:
        assert read(text, match) == move, text


def test_nothing_is_named_blind_without_saying_so() -> None:
    assert read("hearts", BLIND) == "trump H", "which is refused"
    assert read("no", BLIND) in {"decline", "keep", "stop"}, "which is refused as well"


def test_a_verb_alone_asks_for_the_rest() -> None:
    assert "Bid 5 tricks" in asked("bid", OFFERED)


def test_what_nobody_understands_is_answered_with_what_is_possible() -> None:
    assert asked("the best one", FOLLOWING).startswith("unclear-move: 10♣")
    assert asked("", FOLLOWING).startswith("unclear-move") or asked("", FOLLOWING).startswith("which-move")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", WRITTEN)
def test_every_contract_is_chosen_by_its_name_in_every_language(language: str, preset: str) -> None:
    w = words(language)
    rules = load(preset)
    if not rules.schedule.chosen:
        pytest.skip("nobody chooses here")
    log = next(log for log in match_logs(rules, 1) if seen(log.match).open_contracts)
    now = seen(log.match)
    for contract in now.open_contracts:
        assert read_move(w.contract(contract, preset), now, w).move == f"choose {contract}"
        assert read_move(contract, now, w).move == f"choose {contract}"


def test_an_ace_with_two_places_is_asked_about_unless_its_place_is_said() -> None:
    match = match_of(
        "domino", deal("AKQJT98S 8765D 5C", "7S"), dealer=3, domino_start="any_seven", domino_ace="both"
    )
    now = seen(match)
    assert now.stage == "domino"
    assert read("ace of spades high", match) == "play AS high"
    assert read("ace of spades on the two", match) == "play AS low"
    assert read("asso di picche sul re", match) == "play AS high"


def test_what_is_offered_is_legal_and_in_the_readers_words() -> None:
    now = seen(FOLLOWING)
    assert set(suggest_moves("", now, W)) == set(now.legal)
    names = [move_name(action, now, W) for action in suggest_moves("que", now, W)]
    assert names == ["Q♣\ufe0e · queen of clubs"]
    assert [move_name(each, now, words("it")) for each in suggest_moves("don", now, words("it"))] == [
        "Q♣\ufe0e · donna di fiori"
    ]
    assert suggest_moves("dama", now, W) == [Play(1, card("QC"))], "in another language, too"
    assert suggest_moves("QS", now, W) == []
    sale = seen(OFFERED)
    assert next(move_name(each, sale, W) for each in suggest_moves("bid", sale, W)) == "Bid 5 tricks"
    assert [move_name(each, sale, W) for each in suggest_moves("pa", sale, W)] == ["Pass"]


def test_every_word_for_typing_means_something() -> None:
    meanings = {*VERBS, "high", "low", "no_trump", "fillers"}
    meanings |= {each.name.lower() for each in (*Rank, *Suit)}
    for language in languages().values():
        assert set(language.typed) <= meanings
