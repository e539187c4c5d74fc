"""What people read, in their language: Fluent catalogues, one folder a language, a file a subject.

`words("en")` gives the words of a language; `w("refusal-follow-suit", suit=…, cards=…)` says a sentence.
Nothing falls back from one language to another: a key that a language lacks is an error, found by the tests.
"""

from kingbot.i18n.catalogue import LANGUAGES, written
from kingbot.i18n.words import CardStyle, Words, words

__all__ = ["LANGUAGES", "CardStyle", "Words", "words", "written"]
