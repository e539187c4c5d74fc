"""The picture of a lobby."""

from kingbot.presets import load, parse_line
from kingbot.render import lobby_picture
from tests.render.helpers import PLAIN, W

NAMES = ("Ada", "", "Rui", "")
NOTES = ("host", "free", "bot · club", "free")


def test_the_four_seats_are_told_in_order_of_play() -> None:
    picture = lobby_picture(load("rifki"), NAMES, NOTES, style=PLAIN, words=W)
    assert picture.alt == "The four seats in order of play: Ada (host), free, Rui (bot · club), free."
    assert all(f'data-seat="{seat}"' in picture.svg for seat in range(4))


def test_a_clockwise_table_has_the_next_player_on_the_other_side() -> None:
    there = lobby_picture(load("classic"), NAMES, NOTES, style=PLAIN, words=W)
    rules = parse_line("classic direction=clockwise")
    assert lobby_picture(rules, NAMES, NOTES, style=PLAIN, words=W).svg != there.svg


def test_a_free_seat_says_so_and_nothing_above_it() -> None:
    picture = lobby_picture(load("rifki"), NAMES, NOTES, style=PLAIN, words=W)
    assert picture.svg.count(">free<") == 2
    assert ">·<" not in picture.svg
