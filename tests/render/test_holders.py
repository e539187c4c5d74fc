"""The picture of what a bot knew: its hand, the table, and who it took to hold each card still out."""

from kingbot.cards import cards_in, format_cards
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView
from kingbot.render import ALT_LIMIT, decision_picture, holder_sentences
from tests.render.helpers import NAMES, PLAIN, WRITTEN, Drawing, W, position


def in_the_middle() -> PlayerView:
    match = position("classic", lambda seen: len(seen.tricks) == 8 and len(seen.table) == 2)
    seat = view(match, None).turn
    assert seat is not None
    return view(match, seat)


def shares(seen: PlayerView) -> list[tuple[int, int, int, int]]:
    """The first unseen card is surely with the next player, all others even."""
    a, b, c = ((seen.seat + step) % 4 for step in (1, 2, 3))
    even = [0, 0, 0, 0]
    even[a] = even[b] = even[c] = 85
    sure = [0, 0, 0, 0]
    sure[a] = 255
    rows = [sure, *[even] * (seen.unseen.bit_count() - 1)]
    return [(row[0], row[1], row[2], row[3]) for row in rows]


def test_each_card_still_out_has_its_three_holders() -> None:
    seen = in_the_middle()
    drawing = Drawing(decision_picture(seen, NAMES, shares(seen), style=PLAIN, words=W).svg)
    held = {each.get("data-of", ""): each.get("data-percent") for each in drawing.groups("holder")}
    assert sorted(held) == sorted(format_cards(seen.unseen).split())
    first = str(next(cards_in(seen.unseen)))
    assert held.pop(first) == "100 0 0"
    assert set(held.values()) == {"33 33 33"}
    assert set(format_cards(seen.hand).split()) <= set(drawing.cards())


def test_without_samples_there_is_the_table_alone() -> None:
    seen = in_the_middle()
    assert not Drawing(decision_picture(seen, NAMES, (), style=PLAIN, words=W).svg).groups("holders")


def test_the_words_name_the_likely_holders_in_every_language() -> None:
    seen = in_the_middle()
    name, first = NAMES[(seen.seat + 1) % 4], next(cards_in(seen.unseen))
    for words in WRITTEN:
        alt = decision_picture(seen, NAMES, shares(seen), style=PLAIN, words=words).alt
        assert len(alt) <= ALT_LIMIT
        (line,) = holder_sentences(seen, NAMES, shares(seen), words)
        assert name in line
        assert words.card(first) in line
        assert "100" in line
        assert words.spoken(first) in alt
