"""No text uses a word that the glossary of its language rules out (docs/glossary)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_expression

from kingbot.i18n.catalogue import files
from tests.i18n.catalogues import ROOT, WRITTEN

FOLDER: Final = ROOT / "docs" / "glossary"
PAGES: Final = tuple(sorted(page.stem for page in FOLDER.glob("*.md") if page.stem != "README"))

# The languages that kingbot began with; once all of them have a page, any other needs one too.
FIRST: Final = ("en", "it", "pt", "tr")
REQUIRED: Final = WRITTEN if set(FIRST) <= set(PAGES) else ("en",)

_BLOCK: Final = re.compile(r"^```forbidden\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_REASON: Final = re.compile(r"\s+#\s.*|^#.*")
_PARAMETER: Final = re.compile(r"\{ .+? \}")
_ROW: Final = re.compile(r"^\| *(.+?) *\|", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the glossary: its terms, and the expressions that no text may contain."""

    terms: tuple[str, ...]
    forbidden: tuple[re.Pattern[str], ...]


def parse_page(text: str) -> Page:
    """A page from its Markdown.

    :raises re.error: if an expression is not valid.
    """
    _, _, *terms = _ROW.findall(text) or ("", "")  # after the heading and the line under it
    lines = (_REASON.sub("", line).strip() for block in _BLOCK.findall(text) for line in block.splitlines())
    return Page(tuple(terms), tuple(re.compile(line, re.IGNORECASE) for line in lines if line))


def page_of(language: str) -> Page:
    """The page of a language."""
    return parse_page((FOLDER / f"{language}.md").read_text("utf-8"))


def readings(pattern: ftl.Pattern) -> Iterator[str]:
    """Every text that a pattern can give, one for each choice of variants; parameters are as in the file."""
    for parts in product(*(list(_parts(element)) for element in pattern.elements)):
        yield "".join(parts)


def _parts(element: ftl.TextElement | ftl.Placeable) -> Iterator[str]:
    if isinstance(element, ftl.TextElement):
        yield element.value
        return
    match element.expression:
        case ftl.SelectExpression(variants=variants):
            for variant in variants:
                yield from readings(variant.value)
        case ftl.StringLiteral() as literal:
            yield literal.parse()["value"].replace("\u00a0", " ")
        case ftl.Placeable() as placeable:
            yield from _parts(placeable)
        case expression:
            yield f"{{ {serialize_expression(expression)} }}"


def texts(source: str) -> Iterator[tuple[str, str]]:
    """The key and each reading of all messages of a Fluent file."""
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            yield from ((entry.id.name, text) for text in readings(entry.value))


def faults(page: Page, source: str) -> list[str]:
    """Where a Fluent file uses a forbidden word."""
    return [
        f"{key}: {found[0]!r} in {text!r} ({expression.pattern})"
        for key, text in texts(source)
        for expression in page.forbidden
        for found in expression.finditer(text)
        if not _only_a_parameter(found, text)
    ]


def _only_a_parameter(found: re.Match[str], text: str) -> bool:
    """Whether what was found is a part of a parameter's name, which nobody reads."""
    return any(
        each.start() <= found.start() and found.end() <= each.end() for each in _PARAMETER.finditer(text)
    )


@pytest.mark.parametrize("language", PAGES)
def test_no_text_uses_a_forbidden_word(language: str) -> None:
    page = page_of(language)
    assert not [fault for file in files(language) for fault in faults(page, file.read_text("utf-8"))]


@pytest.mark.parametrize("language", PAGES)
def test_a_page_has_terms_and_forbidden_words_and_rules_out_none_of_its_terms(language: str) -> None:
    page = page_of(language)
    assert page.terms
    assert page.forbidden
    assert not [
        f"{term}: {expression.pattern}"
        for term in page.terms
        for expression in page.forbidden
        if expression.search(term)
    ]


@pytest.mark.parametrize("language", REQUIRED)
def test_a_language_has_a_page(language: str) -> None:
    assert language in PAGES


def test_every_page_is_that_of_a_language() -> None:
    assert not set(PAGES) - set(WRITTEN)


PAGE: Final = """
| term | concept |
|---|---|
| discard | to play another suit |

```forbidden
\\bthrow(?:s|n)?\\b  # discard

# a line of its own
(?-i:\\bM\\b)
of the king
```
"""


def test_a_page_is_read_without_its_reasons() -> None:
    page = parse_page(PAGE)
    assert page.terms == ("discard",)
    assert [each.pattern for each in page.forbidden] == [r"\bthrow(?:s|n)?\b", r"(?-i:\bM\b)", "of the king"]


@pytest.mark.parametrize(
    "text",
    [
        "You must throw { $cards }.",
        "Throw a card.",
        "{ $count ->\n    [one] one is thrown\n   *[other] some are discarded\n}",
        "Mark: M",
        'of{ "\\u00A0" }the { $rank ->\n    [K] king\n   *[Q] queen\n}',
        "\n    One line.\n    The next throws it.",
    ],
)
def test_a_forbidden_word_is_found_wherever_it_stands(text: str) -> None:
    assert faults(parse_page(PAGE), f"some-key = {text}\n")


@pytest.mark.parametrize("text", ["You must discard { $throw }s.", "a thrower of the queen", "10m"])
def test_what_only_looks_like_a_forbidden_word_is_none(text: str) -> None:
    assert not faults(parse_page(PAGE), f"some-key = {text}\n")
