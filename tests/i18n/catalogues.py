"""The catalogues and the code that reads from them, looked at from outside."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kingbot.i18n import languages, written
from kingbot.i18n.catalogue import files
from kingbot.presets import PRESETS

ROOT: Final = Path(__file__).parents[2]

# All languages; an overlay is complete together with its base.
WRITTEN: Final = written()

# Keys put together at run time start so, and the rest of each stands in the code, as a text or a name: after
# `refusal-` comes the value of a `Reason`. Whoever puts keys together adds the start here.
PUT_TOGETHER: Final = (
    "advice-",
    "bid-means-",
    "button-",
    "button-no-",
    "button-replay-",
    "clock-",
    "command-",
    "counts-",
    "db-",
    "decisions-",
    "decisions-unit-",
    "did-",
    "done-",
    "done-claim-",
    "due-",
    "error-",
    "intent-",
    "kind-place-",
    "language-",
    "leaders-order-",
    "leaders-period-",
    "level-",
    "lobby-closed-",
    "lobby-counter-",
    "lobby-note-",
    "lobby-seat-",
    "merit-",
    "more-about-",
    "narrow-",
    "option-",
    "options-",
    "over-closed-",
    "permission-",
    "picture-counter-",
    "plan-",
    "plan-dropped-",
    "preset-",
    "prompt-",
    "record-",
    "refusal-",
    "section-",
    "server-daily-choice-",
    "stats-pace-",
    "stats-rating-",
    "status-",
    "substitute-ended-",
    "time-",
    "vote-",
    "why-",
    "yours-",
)

# Likewise, but the rest is put together as well: a preset and a contract, an option and its value, a number.
PUT_TOGETHER_TWICE: Final = (
    "about-",
    "contract-",
    "help-",
    "lesson-",
    "rule-",
    "season-",
    "setting-",
    "short-",
    "switch-",
    "weekday-",
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message of a catalogue: where it stands, how it is written and the parameters it takes."""

    file: str
    text: str
    parameters: frozenset[str]


@cache
def sentences(language: str) -> dict[str, Sentence]:
    """The messages of a language, by key; those of an overlay are laid over those of its base."""
    base = languages()[language].base
    return (sentences(base) if base else {}) | own_sentences(language)


@cache
def own_sentences(language: str) -> dict[str, Sentence]:
    """The messages in the folder of a language, by key."""
    found: dict[str, Sentence] = {}
    for file in files(language):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                text = FluentSerializer().serialize_entry(entry)
                found[entry.id.name] = Sentence(file.name, text, _parameters(entry))
    return found


def _parameters(entry: ftl.Message) -> frozenset[str]:
    names: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            names.add(node.id.name)

    Finder().visit(entry)
    return frozenset(names)


@dataclass(frozen=True, slots=True)
class Use:
    """A sentence said in the code: its key, and the parameters given unless some come as a mapping."""

    place: str
    key: str
    parameters: frozenset[str] | None


@cache
def trees() -> dict[Path, ast.Module]:
    """Every module of the program, parsed."""
    paths = [path for folder in ("kingbot", "cogs") for path in sorted((ROOT / folder).rglob("*.py"))]
    return {path.relative_to(ROOT): ast.parse(path.read_text("utf-8")) for path in paths}


@cache
def spellings() -> frozenset[str]:
    """Every text and every name that stands in the code, and the presets, which their files name."""
    found = {*PRESETS}
    for tree in trees().values():
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)):
                    found.add(text)
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.Name(id=name):
                    found.add(name)
                case ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                    found.add(name)
    return frozenset(found)


def said(key: str) -> bool:
    """Whether the code can say the sentence of this key."""
    if key in spellings() or key.startswith(PUT_TOGETHER_TWICE):
        return True
    rests = (key.removeprefix(start) for start in PUT_TOGETHER if key.startswith(start))
    return any(rest in spellings() or rest.replace("-", "_") in spellings() for rest in rests)


def uses() -> Iterator[Use]:
    """Every place where the code says a sentence by its key: `w("…")`, `words("…")`, `self.words("…")`."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) in {"w", "words", "_words", "say"}:
                key = node.args[0] if node.args else None
                if not (isinstance(key, ast.Constant) and isinstance(key.value, str)):
                    continue
                if key.value in WRITTEN:
                    continue
                names = [keyword.arg for keyword in node.keywords]
                given = frozenset(name for name in names if name is not None)
                yield Use(f"{path}:{node.lineno}", key.value, None if None in names else given)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
