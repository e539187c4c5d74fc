"""Names of people: whatever they are, the picture stays whole and no empty box is drawn."""

from xml.etree import ElementTree

import pytest

from kingbot.render import match_end_picture, score_picture, table_picture
from kingbot.render.fonts import Font, drawable_text, shrink_to_fit, text_width, truncate_to_fit
from tests.render.helpers import PLAIN, Drawing, W, public, texts

ODD = ("<b>&\"'Ada]]>", "𝓐𝓭𝓪 👑", "日本", "x" * 200)


def test_markup_in_a_name_is_only_text() -> None:
    seen = public("classic", lambda seen: len(seen.table) == 2)
    drawing = Drawing(table_picture(seen, ODD, style=PLAIN, words=W).svg)
    assert "<b>&\"'Ada]]>" in texts(drawing.seat(0))


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Çağrı Şükrü İĞıÖ", "Çağrı Şükrü İĞıÖ"),
        ("João d'Assunção", "João d'Assunção"),
        ("Ελένη", "Ελένη"),
        ("Наташа", "Наташа"),
        ("𝓐𝓭𝓪 👑", "Ada"),
        ("🎉Zoë🎉", "Zoë"),
        ("Ａｄａ", "Ada"),
        ("a\u202eb\u200b\x00c", "abc"),
        ("  two   words\n", "two words"),
        ("日本", ""),
        ("👑", ""),
    ],
)
def test_only_what_the_font_has_is_drawn(name: str, drawn: str) -> None:
    assert drawable_text(name) == drawn


def test_a_name_of_which_nothing_can_be_drawn_becomes_the_number_of_the_seat() -> None:
    seen = public("classic", lambda seen: len(seen.table) == 2)
    drawing = Drawing(table_picture(seen, ODD, style=PLAIN, words=W).svg)
    assert "Seat 3" in texts(drawing.seat(2))


def test_a_long_name_ends_in_an_ellipsis_and_within_its_panel() -> None:
    seen = public("classic", lambda seen: len(seen.table) == 2)
    drawing = Drawing(table_picture(seen, ODD, style=PLAIN, words=W).svg)
    shown = next(each for each in texts(drawing.seat(3)) if each.startswith("x"))
    assert shown.endswith("…")
    assert text_width(shown, 12.5, Font.BOLD) <= 130 - 2 * 8  # at the size to which names shrink


def test_all_pictures_with_names_are_well_formed_whatever_the_names() -> None:
    seen = public("portuguese", lambda seen: seen.ranking)
    for picture in (
        score_picture(seen, ODD, style=PLAIN, words=W),
        match_end_picture(seen, ODD, style=PLAIN, words=W),
    ):
        assert ElementTree.fromstring(picture.svg) is not None
        assert picture.alt


def test_a_text_that_fits_stays_as_it_is() -> None:
    assert truncate_to_fit("Ada", 100, 15) == "Ada"
    assert shrink_to_fit("Ada", 100, 15, 10) == ("Ada", 15)


def test_a_text_is_shrunk_before_it_is_truncated() -> None:
    words, size = shrink_to_fit("No eight of diamonds", 100, 15, 8)
    assert words == "No eight of diamonds"
    assert text_width(words, size) == pytest.approx(100)
    cut, min_size = shrink_to_fit("No eight of diamonds", 50, 15, 10)
    assert cut.endswith("…")
    assert min_size == 10
    assert text_width(cut, min_size) <= 50
