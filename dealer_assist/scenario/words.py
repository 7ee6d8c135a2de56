"""Texts of a scenario's author: in one language, or in both."""

from typing import Annotated

import msgspec

Line = Annotated[str, msgspec.Meta(max_length=2000)]


class Both(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: Line
    fr: Line


Words = Line | Both


def in_language(words: Words, language: str) -> str:
    """The text for a reader of ``fr`` or, with any other code, of English."""
    if isinstance(words, str):
        return words
    return words.fr if language == "fr" else words.en
