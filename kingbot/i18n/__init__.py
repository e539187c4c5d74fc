"""What people read, in their language: Fluent catalogues, one folder a language, a file a subject.

`words("en")` gives the words of a language; `w("refusal-follow-suit", suit=…, cards=…)` says a sentence.
Only an overlay such as `pt-BR` takes the sentences that it lacks from elsewhere, namely from its base. In any
other language a missing key is an error, found by the tests.
"""

from kingbot.i18n.catalogue import Language, choose_language, languages, nearest, written
from kingbot.i18n.words import CardStyle, Words, words

__all__ = ["CardStyle", "Language", "Words", "choose_language", "languages", "nearest", "words", "written"]
