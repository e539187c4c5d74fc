"""Reading the Fluent files of a language."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES: Final = ("en", "it", "pt", "tr")


class CatalogueError(ValueError):
    """A Fluent file that cannot be read, or a key that stands twice."""


def written() -> tuple[str, ...]:
    """The languages that have a catalogue, which is complete."""
    return tuple(
        language for language in LANGUAGES if resources.files(__package__).joinpath(language).is_dir()
    )


def files(language: str) -> Iterator[Traversable]:
    """The Fluent files of a language, by name."""
    folder = resources.files(__package__).joinpath(language)
    yield from sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=lambda e: e.name)


def bundle(language: str) -> FluentBundle:
    """All sentences of a language.

    :raises CatalogueError: if a file has a syntax error, or a key stands twice.
    """
    sentences = FluentBundle([language], use_isolating=False)
    known: set[str] = set()
    for file in files(language):
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise CatalogueError(f"{language}/{file.name}: not Fluent: {entry.content!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in known:
                    raise CatalogueError(f"{language}/{file.name}: {entry.id.name} stands twice")
                known.add(entry.id.name)
        sentences.add_resource(resource)
    return sentences
