"""The match record: reading, checking and writing a match as JSON (record 1–5)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Final, Literal, NoReturn

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, field_validator

from kingbot.cards import format_cards, parse_cards
from kingbot.engine import match as engine
from kingbot.engine import scoring
from kingbot.engine.actions import Action, ActionError, Choose, Play, parse_action
from kingbot.engine.contracts import Contract
from kingbot.engine.domino import open_sides
from kingbot.engine.hand import Deal, Dealing, Domino, FinishedHand, Points, Scored
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.engine.refusals import Refusal
from kingbot.presets import RulesError, changed, custom

FORMAT: Final = "king-record"
VERSION: Final = 1
SUFFIX: Final = ".king.json"
_SHOWN: Final = 100  # letters of a text that is wrong


@dataclass(frozen=True, slots=True)
class HandLog:
    """What was put into one hand: its dealer, its deals (more than one after a redeal), its actions."""

    dealer: int
    deals: tuple[Deal, ...]
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class RecordedHand:
    """A hand as a record has it, and its result unless it was broken off."""

    log: HandLog
    contract: Contract | None
    finished: FinishedHand | None


@dataclass(frozen=True, slots=True)
class Record:
    """A record that has been checked: everything in it is as the rules say."""

    rules: Rules
    players: tuple[str, str, str, str]
    hands: tuple[RecordedHand, ...]
    totals: Points


class RecordError(ValueError):
    """Why a record is refused: where (0 for nowhere in particular) and the key (record 5).

    `refusal` is the engine's, where a move was refused; `parameters` say what was found, long texts cut.
    """

    def __init__(
        self,
        key: str,
        hand: int = 0,
        action: int = 0,
        *,
        refusal: Refusal | None = None,
        parameters: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(f"hand={hand} action={action} key={key}")
        self.key = key
        self.hand = hand
        self.action = action
        self.refusal = refusal
        self.parameters = {name: _shortened(value) for name, value in (parameters or {}).items()}


def _shortened(value: object) -> object:
    return value[:_SHOWN] if type(value) is str else value


def _writable(text: str) -> str:
    text.encode()  # ValueError for half a surrogate pair, which JSON can escape but UTF-8 cannot hold
    return text


FourTexts = Annotated[list[Annotated[str, AfterValidator(_writable)]], Field(min_length=4, max_length=4)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _RulesPart(_Part):
    preset: str
    options: dict[str, Any] = Field(default_factory=dict)


# The first fault of a list is enough: a hostile one may have a million.
class _HandPart(_Part):
    dealer: Annotated[int, Field(ge=0, le=3)]
    contract: str | None = None
    deal: FourTexts | None = None
    deals: Annotated[list[FourTexts], Field(min_length=1, fail_fast=True)] | None = None
    actions: Annotated[list[str], Field(fail_fast=True)]
    points: FourTexts | None = None

    @field_validator("contract", "deal", "deals", "points", mode="before")
    @classmethod
    def _present(cls, value: object) -> object:
        """These may be left out, which None stands for here; a null is not leaving out."""
        if value is None:
            raise ValueError("null")
        return value


class _RecordPart(_Part):
    format: Literal["king-record"]
    version: Annotated[int, Field(ge=VERSION, le=VERSION)]
    rules: _RulesPart
    players: FourTexts
    hands: Annotated[list[_HandPart], Field(fail_fast=True)]
    totals: FourTexts


def read(text: str | bytes) -> Record:
    """The match that a record tells, every move of it judged by the rules (record 4).

    :raises RecordError: at the first thing that is wrong.
    """
    part = _parse(text)
    try:
        rules = custom(part.rules.preset, part.rules.options)
    except RulesError as error:
        found = {"option": error.option or error.preset, "value": error.value, "allowed": error.allowed}
        raise RecordError(error.key, parameters=found) from error
    match = engine.start(rules)
    hands: list[RecordedHand] = []
    for number, hand in enumerate(part.hands, 1):
        if number > rules.length:
            raise RecordError("too_many_hands", number, parameters={"most": rules.length})
        match, recorded = _read_hand(match, number, hand, last=number == len(part.hands))
        hands.append(recorded)
    totals = scoring.totals(match.finished)
    _same(part.totals, totals, "wrong_totals", 0)
    a, b, c, d = part.players
    return Record(rules, (a, b, c, d), tuple(hands), totals)


def _parse(text: str | bytes) -> _RecordPart:
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        value = json.loads(
            text,
            object_pairs_hook=_unique,
            parse_constant=_no_constant,
            parse_int=_bounded_int,
        )
    except (ValueError, RecursionError) as error:
        raise RecordError("bad_json", parameters={"detail": _detail(error)}) from None
    try:
        return _RecordPart.model_validate(value)
    except ValidationError as error:
        raise _misshapen(value, error) from None


def _detail(error: Exception) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"{error.msg}, line {error.lineno} column {error.colno}"
    if isinstance(error, UnicodeDecodeError):
        return f"not UTF-8 at byte {error.start}"
    return "nested too deeply" if isinstance(error, RecursionError) else str(error)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ValueError("a key stands twice in one object")
    return value


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _bounded_int(digits: str) -> int | float:
    # No number in a record has so many digits; as a float it is refused where it stands.
    return int(digits) if len(digits) <= 18 else float("inf")


def _misshapen(value: object, error: ValidationError) -> RecordError:
    """The record error for the first fault of shape, in the order of the document."""
    fault = error.errors(include_url=False, include_input=False)[0]
    place = fault["loc"]
    hand = action = 0
    if len(place) > 1 and place[0] == "hands" and isinstance(place[1], int):
        hand = place[1] + 1
        if len(place) > 3 and place[2] == "actions" and isinstance(place[3], int):
            action = place[3] + 1
    key = {"missing": "missing_key", "extra_forbidden": "unknown_key"}.get(fault["type"], "bad_value")
    name = ".".join(str(step) for step in place)[:100] or "record"
    return RecordError(key, hand, action, parameters={"field": name})


def _read_hand(match: Match, number: int, part: _HandPart, *, last: bool) -> tuple[Match, RecordedHand]:
    deals = _deals(number, part)
    due = engine.upcoming(match)
    assert due is not None  # hands beyond the last are refused before
    match = _deal(match, number, part.dealer, deals[0])
    contract = _contract(number, part, due.contract)
    dealt, actions = 1, []
    for place, text in enumerate(part.actions, 1):
        try:
            action = parse_action(text)
        except ActionError as error:
            raise RecordError(error.key, number, place, parameters={"text": text, "field": text}) from None
        refusal = engine.check(match, action)
        if refusal is not None:
            raise RecordError(refusal.reason, number, place, refusal=refusal, parameters={"text": text})
        if isinstance(action, Choose) and part.contract is not None and action.contract != contract:
            found = {"contract": part.contract, "due": action.contract}
            raise RecordError("wrong_contract", number, place, parameters=found)
        match = engine.apply(match, action).match
        actions.append(action)
        if _awaits_redeal(match) and dealt < len(deals):
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
    log = HandLog(part.dealer, tuple(deals), tuple(actions))
    return match, RecordedHand(log, hand.contract, finished)


def _deals(number: int, part: _HandPart) -> list[Deal]:
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


def _contract(number: int, part: _HandPart, due: Contract | None) -> Contract | None:
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


def _check_end(number: int, part: _HandPart, finished: FinishedHand | None, *, last: bool) -> None:
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


def _awaits_redeal(match: Match) -> bool:
    return match.hand is not None and isinstance(match.hand.phase, Dealing)


def record(rules: Rules, players: Sequence[str], hands: Iterable[HandLog]) -> dict[str, Any]:
    """The record of a match, whole or broken off, as a JSON value (record 1); the log is played through.

    :raises RefusedError: if the log holds a move that the rules refuse.
    :raises DealError: if it holds a deal that cannot be.
    """
    match = engine.start(rules)
    written = []
    for log in hands:
        match, part = _write_hand(match, log)
        written.append(part)
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": {"preset": rules.preset, "options": changed(rules)},
        "players": list(players),
        "hands": written,
        "totals": [str(each) for each in scoring.totals(match.finished)],
    }


def _write_hand(match: Match, log: HandLog) -> tuple[Match, dict[str, Any]]:
    deals = iter(log.deals)
    match = engine.deal(match, log.dealer, next(deals)).match
    actions = []
    for action in log.actions:
        after = engine.apply(match, action).match
        actions.append(str(_without_needless_side(match, action)))
        match = after
        if _awaits_redeal(match) and (again := next(deals, None)) is not None:
            match = engine.deal(match, log.dealer, again).match
    hand = match.hand
    assert hand is not None
    part: dict[str, Any] = {"dealer": log.dealer}
    if hand.contract is not None:
        part["contract"] = str(hand.contract)
    texts = [[format_cards(cards) for cards in each] for each in log.deals]
    part |= {"deal": texts[0]} if len(texts) == 1 else {"deals": texts}
    part["actions"] = actions
    if isinstance(hand.phase, Scored):
        part["points"] = [str(each) for each in match.finished[-1].points]
    return match, part


def _without_needless_side(match: Match, action: Action) -> Action:
    """The action without a side that did not need saying (record 2)."""
    if not isinstance(action, Play) or action.side is None or match.hand is None:
        return action
    phase = match.hand.phase
    assert isinstance(phase, Domino)
    both = len(open_sides(match.rules.options, phase.rows, action.card.suit)) > 1
    return action if both else replace(action, side=None)


@dataclass(slots=True)
class Scribe:
    """Writes a match down as it is played."""

    rules: Rules
    players: Sequence[str]
    hands: list[HandLog] = field(default_factory=list)

    def dealt(self, dealer: int, cards: Deal, *, again: bool = False) -> None:
        """A hand was dealt, or dealt again."""
        if again:
            last = self.hands[-1]
            self.hands[-1] = replace(last, deals=(*last.deals, cards))
        else:
            self.hands.append(HandLog(dealer, (cards,), ()))

    def acted(self, action: Action) -> None:
        """A player acted in the hand dealt last."""
        last = self.hands[-1]
        self.hands[-1] = replace(last, actions=(*last.actions, action))

    def record(self) -> dict[str, Any]:
        """The record so far."""
        return record(self.rules, self.players, self.hands)


def dumps(value: Mapping[str, Any]) -> str:
    """A record as text, on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
