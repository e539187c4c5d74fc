"""Checking that the deals of a record come from the secrets in it (record 6)."""

from __future__ import annotations

from kingbot.deals import commitment, deal, lot
from kingbot.engine.hand import Deal
from kingbot.engine.options import Rules
from kingbot.engine.schedule import Upcoming, dealers_of
from kingbot.record.document import HandPart
from kingbot.record.model import RecordError


def check_deals(
    rules: Rules, due: Upcoming, part: HandPart, deals: list[Deal], secret_before: str | None
) -> tuple[int, ...]:
    """Where the pack was cut for each deal of a hand, once its proof is checked; () if that is not told.

    `secret_before` is the secret of the hand before, if there is one and it is known: the commitment of this.

    :raises RecordError: `wrong_secret` if the secret does not fit the commitment, or that of the hand before;
        `wrong_cut` if another cut gives the cards; `wrong_deal` if none does; `wrong_dealer` if the lot falls
        on another seat; `bad_value` if there is a cut too many or too few, or one where no pack is cut.
    """
    cuts = _cuts(rules, due.number, part, len(deals))
    promised = part.commitment or (part.secret and commitment(part.secret))
    if secret_before is not None and promised is not None and promised != secret_before:
        raise RecordError("wrong_secret", due.number)
    if part.secret is None:
        return cuts
    if commitment(part.secret) != promised:
        raise RecordError("wrong_secret", due.number)
    for redeal, cards in enumerate(deals):
        cut = cuts[redeal] if cuts else 0
        if deal(part.secret, redeal, cut) != cards:
            other = any(deal(part.secret, redeal, place) == cards for place in range(52))
            raise RecordError("wrong_cut" if other else "wrong_deal", due.number)
    drawn = lot(part.secret, dealers_of(rules, due, deals[0]), cuts[0] if cuts else 0)
    if drawn != part.dealer:
        raise RecordError("wrong_dealer", due.number, parameters={"dealer": part.dealer})
    return cuts


def _cuts(rules: Rules, number: int, part: HandPart, deals: int) -> tuple[int, ...]:
    if part.cut is None:
        return ()
    cuts = (part.cut,) if isinstance(part.cut, int) else tuple(part.cut)
    if not rules.options.cut or len(cuts) != deals:
        raise RecordError("bad_value", number, parameters={"field": "cut"})
    return cuts
