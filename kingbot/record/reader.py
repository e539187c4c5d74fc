"""Reading a record: every move of it judged by the rules (record 3–5)."""

from __future__ import annotations

from collections.abc import Sequence

from kingbot.cards import parse_cards
from kingbot.engine import match as engine
from kingbot.engine import scoring
from kingbot.engine.actions import ActionError, Choose, Cut, parse_action
from kingbot.engine.contracts import Contract
from kingbot.engine.hand import Deal, FinishedHand, Points, Scored
from kingbot.engine.match import Match
from kingbot.presets import RulesError, custom
from kingbot.record.document import HandPart, parse
from kingbot.record.model import HandLog, Record, RecordedHand, RecordError
from kingbot.record.proof import check_deals


def read(text: str | bytes) -> Record:
    """The match that a record tells, every move of it judged by the rules (record 4).

    :raises RecordError: at the first thing that is wrong.
    """
    part = parse(text)
    try:
        rules = custom(part.rules.preset, part.rules.options)
    except RulesError as error:
        found = {"option": error.option or error.preset, "value": error.value, "allowed": error.allowed}
        raise RecordError(error.key, parameters=found) from error
    if part.hints is not None and not rules.options.hints:
        raise RecordError("bad_value", parameters={"field": "hints"})
    match = engine.start(rules)
    secret: str | None = None
    hands: list[RecordedHand] = []
    for number, hand in enumerate(part.hands, 1):
        if number > rules.length:
            raise RecordError("too_many_hands", number, parameters={"most": rules.length})
        match, recorded = _read_hand(match, number, hand, secret, last=number == len(part.hands))
        secret = hand.secret
        hands.append(recorded)
    totals = scoring.totals(match.finished)
    _same(part.totals, totals, "wrong_totals", 0)
    a, b, c, d = part.players
    hints = None if part.hints is None else (part.hints[0], part.hints[1], part.hints[2], part.hints[3])
    return Record(rules, (a, b, c, d), tuple(hands), totals, hints)


def _read_hand(
    match: Match, number: int, part: HandPart, secret_before: str | None, *, last: bool
) -> tuple[Match, RecordedHand]:
    deals = _deals(number, part)
    due = engine.upcoming(match)
    assert due is not None  # hands beyond the last are refused before
    match = _deal(match, number, part.dealer, deals[0])
    cuts = check_deals(match.rules, due, part, deals, secret_before)
    contract = _contract(number, part, due.contract)
    dealt, actions = 1, []
    for place, text in enumerate(part.actions, 1):
        try:
            action = parse_action(text)
        except ActionError as error:
            raise RecordError(error.key, number, place, parameters={"text": text, "field": text}) from None
        if isinstance(action, Cut):  # written as the hand's `cut`
            raise RecordError("unknown_verb", number, place, parameters={"text": text, "field": text})
        refusal = engine.check(match, action)
        if refusal is not None:
            raise RecordError(refusal.reason, number, place, refusal=refusal, parameters={"text": text})
        if isinstance(action, Choose) and part.contract is not None and action.contract != contract:
            found = {"contract": part.contract, "due": action.contract}
            raise RecordError("wrong_contract", number, place, parameters=found)
        match = engine.apply(match, action).match
        actions.append(action)
        if engine.redeal_due(match) and dealt < len(deals):
            match = _deal(match, number, part.dealer, deals[dealt])
            dealt += 1
    if dealt < len(deals):
        raise RecordError("bad_value", number, parameters={"field": "deals"})
    hand = match.hand
    assert hand is not None
    if part.contract is None and hand.contract is not None:
        raise RecordError("missing_key", number, parameters={"field": "contract"})
    finished = match.finished[-1] if isinstance(hand.phase, Scored) else None
    _check_end(number, part, finished, last=last)
    log = HandLog(part.dealer, tuple(deals), tuple(actions), cuts, part.secret)
    return match, RecordedHand(log, hand.contract, finished)


def _deals(number: int, part: HandPart) -> list[Deal]:
    if part.deal is not None and part.deals is not None:
        raise RecordError("bad_value", number, parameters={"field": "deals"})
    written = part.deals if part.deal is None else [part.deal]
    if written is None:
        raise RecordError("missing_key", number, parameters={"field": "deal"})
    return [_cards(number, each) for each in written]


def _cards(number: int, written: Sequence[str]) -> Deal:
    try:
        a, b, c, d = (parse_cards(each) for each in written)
    except ValueError:
        raise RecordError("wrong_deck", number) from None
    if not engine.whole_pack((a, b, c, d)):
        raise RecordError("wrong_deck", number)
    return (a, b, c, d)


def _deal(match: Match, number: int, dealer: int, cards: Deal) -> Match:
    try:
        return engine.deal(match, dealer, cards).match
    except engine.DealError as error:
        raise RecordError(error.key, number, parameters={"dealer": dealer}) from None


def _contract(number: int, part: HandPart, due: Contract | None) -> Contract | None:
    """The contract that the hand names; it must be the one that is due, or else the one chosen later on."""
    if part.contract is None:
        if due is not None:
            raise RecordError("missing_key", number, parameters={"field": "contract"})
        return None
    try:
        contract = Contract(part.contract)
    except ValueError:
        raise RecordError("unknown_key", number, parameters={"field": part.contract}) from None
    if due is not None and contract != due:
        raise RecordError("wrong_contract", number, parameters={"contract": contract, "due": due})
    return contract


def _check_end(number: int, part: HandPart, finished: FinishedHand | None, *, last: bool) -> None:
    if finished is None:
        if not last:
            raise RecordError("unfinished_hand", number, len(part.actions))
        if part.points is not None:
            raise RecordError("wrong_points", number, parameters={"due": None})
    else:
        _same(part.points, finished.points, "wrong_points", number)


def _same(written: Sequence[str] | None, points: Points, key: str, hand: int) -> None:
    due = [str(each) for each in points]
    if written != due:
        found = {"found": " ".join(written or ()), "due": " ".join(due)}
        raise RecordError(key, hand, parameters=found)
