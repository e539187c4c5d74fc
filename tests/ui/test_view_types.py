"""What everybody is shown cannot be made from what one player may see: the types say so."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, get_args, get_type_hints

from kingbot import delivery, ui
from kingbot.engine.view import MatchView, PlayerView, PublicView
from kingbot.tables.snapshot import PublicSnapshot, Snapshot
from kingbot.ui.layout import Screen

SECRET = {PlayerView, Snapshot}


def functions() -> Iterator[Callable[..., Any]]:
    """All functions and methods of the screens and of what delivers them."""
    for package in (ui, delivery):
        for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            module = importlib.import_module(found.name)
            for each in vars(module).values():
                if getattr(each, "__module__", None) != module.__name__:
                    continue
                if inspect.isfunction(each):
                    yield each
                elif inspect.isclass(each):
                    yield from filter(inspect.isfunction, vars(each).values())


def types_in(hint: Any) -> set[Any]:
    """A type with all that stand inside it."""
    if isinstance(hint, list):  # what a `Callable` takes
        return set().union(*map(types_in, hint))
    return {hint}.union(*map(types_in, get_args(hint)))


def makes_public_of_private(function: Callable[..., Any]) -> bool:
    hints = get_type_hints(function)
    returned = hints.pop("return", None)
    return returned is Screen and any(types_in(hint) & SECRET for hint in hints.values())


def test_no_public_message_is_made_from_a_players_view() -> None:
    found = list(functions())
    assert len(found) > 300
    assert [each.__qualname__ for each in found if makes_public_of_private(each)] == []


def test_a_function_that_shows_all_a_players_view_is_found() -> None:
    def planted(views: tuple[PlayerView, ...]) -> Screen:
        raise NotImplementedError

    assert makes_public_of_private(planted)


def test_the_public_view_has_no_cards_in_hand_and_is_no_players_view() -> None:
    names = {each.name for each in fields(PublicView)}
    assert names == {each.name for each in fields(MatchView)}
    assert {each.name for each in fields(PlayerView)} - names == {"hand", "unlooked", "legal"}
    assert not issubclass(PlayerView, PublicView)


def test_the_public_snapshot_holds_no_players_view() -> None:
    hints = get_type_hints(PublicSnapshot)
    assert not any(types_in(hint) & SECRET for hint in hints.values())
    assert not issubclass(Snapshot, PublicSnapshot)
