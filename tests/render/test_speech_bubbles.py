"""What the picture of the table shows before and between the cards: choices, bids, results."""

from xml.etree import ElementTree

from kingbot.engine.contracts import Contract
from kingbot.engine.projection import view
from kingbot.engine.trick_points import sale_so_far
from kingbot.engine.view import MatchView, Stage
from kingbot.render import table_picture
from kingbot.render.frame import seat_panel
from kingbot.render.style import GOLD
from tests.render.helpers import NAMES, PLAIN, Drawing, W, position, public, texts, walk


def drawn(seen: MatchView) -> Drawing:
    return Drawing(table_picture(seen, NAMES, style=PLAIN, words=W).svg)


def spoken(drawing: Drawing) -> dict[int, str]:
    return {int(each.get("data-seat", "")): texts(each)[0] for each in drawing.groups("speech-bubble")}


def test_before_the_first_deal_there_is_a_table_with_four_players() -> None:
    first = view(next(walk("classic")), None)
    assert len(drawn(first).groups("seat")) == 4


def test_an_offer_shows_the_price_asked_and_every_answer() -> None:
    seen = public("classic", lambda seen: seen.stage is Stage.OFFER and len(seen.bids) == 2 and seen.standing)
    bid_texts = spoken(drawn(seen))
    assert seen.dealer is not None
    assert seen.standing is not None
    assert bid_texts[seen.dealer] == f"asks for {seen.asking_price}"
    assert bid_texts[seen.standing.seat].split()[0] == str(seen.standing.tricks)
    assert len(bid_texts) == 3


def test_an_auction_shows_what_each_said_last() -> None:
    seen = public("portuguese", lambda seen: seen.stage is Stage.AUCTION and len(seen.bids) >= 4)
    last = {each.seat: str(each) for each in seen.bids}
    bid_texts = spoken(drawn(seen))
    assert bid_texts.keys() == last.keys()
    for seat, line in bid_texts.items():
        assert line == ("pass" if last[seat].endswith("pass") else f"{last[seat].split()[-1]} tricks")


def test_the_contracts_that_are_open_stand_on_the_table_while_one_is_chosen() -> None:
    seen = public("rifki", lambda seen: seen.stage is Stage.CONTRACT and seen.number == 12)
    names = [W.contract(each, "rifki").partition(" (")[0] for each in seen.open_contracts]
    written = texts(drawn(seen).group("choice"))
    assert [each for each in written if each in names] == names


def test_who_has_to_do_what_is_written_in_the_middle() -> None:
    seen = public("classic", lambda seen: seen.stage is Stage.TRUMP)
    assert seen.turn is not None
    assert f"{NAMES[seen.turn]} names the trump" in " ".join(drawn(seen).texts())


def after_domino() -> MatchView:
    return public(
        "classic",
        lambda seen: (
            seen.stage is Stage.DEAL and seen.finished and seen.finished[-1].contract is Contract.DOMINO
        ),
    )


def test_after_a_hand_its_points_stand_before_the_players() -> None:
    seen = after_domino()
    points = seen.finished[-1].points
    assert spoken(drawn(seen)) == {seat: W.points(points[seat], plus=True) for seat in range(4)}


def test_the_best_result_of_a_hand_is_gold() -> None:
    seen = after_domino()
    points = seen.finished[-1].points
    gold = {int(each.get("data-seat", "")) for each in drawn(seen).groups("speech-bubble") if is_gold(each)}
    assert gold == {seat for seat in range(4) if points[seat] == max(points)}


def test_the_last_trick_of_a_hand_lies_there_till_the_next_deal() -> None:
    resting = public("classic", lambda seen: seen.stage is Stage.DEAL and seen.number == 1)
    shown = drawn(resting)
    assert len(shown.groups("last-trick")) == len(shown.groups("trick-corner")) == 1
    assert not shown.groups("speech-bubble")
    for seat, panel in enumerate(seat_panel(resting, NAMES, seat, W) for seat in range(4)):
        assert panel.tricks == resting.tricks_won(seat)
        assert panel.total == "0", "the hand counts with its result"


def is_gold(bubble: ElementTree.Element) -> bool:
    return bubble[0].get("fill") == GOLD


def test_a_buyer_has_a_meter_of_the_price_and_the_seller_what_it_brings() -> None:
    match = position("classic", lambda seen: seen.sale and len(seen.tricks) == 6)
    seen = view(match, None)
    drawing = drawn(seen)
    assert seen.sale is not None
    (meter,) = (each for each in drawing.seat(seen.sale.buyer).iter() if each.get("class") == "meter")
    assert meter.get("data-price") == str(seen.sale.price) == str(len(list(meter)))
    assert meter.get("data-taken") == str(seen.tricks_won(seen.sale.buyer))
    assert f"gets {W.points(sale_so_far(seen) or 0, plus=True)}" in texts(drawing.seat(seen.sale.seller))
