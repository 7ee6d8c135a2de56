"""What a cited rule says, in words of our own; read when somebody first asks."""

import tomllib
from functools import cached_property
from pathlib import Path

import msgspec

Words = dict[str, str]
"""A text in each language."""


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """One rule in one language."""

    id: str
    document: str  # "Robert's Rules of Poker"
    edition: str
    number: str  # "4-2b", or the words of its heading
    text: str


class _Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    number: str | Words
    edition: str | Words = ""
    background: bool = False  # behind a default; no reason of the rules cites it
    en: str
    fr: str

    def said(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


class _Document(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Words
    edition: Words = {}


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    document: _Document
    rule: tuple[_Rule, ...]


class RulesText:
    """The rules of a folder, ``resources/rules``."""

    def __init__(self, folder: Path) -> None:
        """Remember where the files are; nothing is read yet."""
        self._folder = folder

    def rule(self, name: str, language: str) -> Rule | None:
        """Look a rule up by its id.

        Returns:
            The rule in that language; None for an id that stands in no file.

        Raises:
            msgspec.ValidationError: A shipped file is broken.
            OSError: A shipped file cannot be read.
        """
        if name not in self._rules:
            return None
        document, rule = self._rules[name]
        return Rule(
            id=rule.id,
            document=document.name[language],
            edition=_in(rule.edition or document.edition, language),
            number=_in(rule.number, language),
            text=rule.said(language),
        )

    def is_background(self, name: str) -> bool:
        """Say whether a rule stands behind a default only, and explains nothing on the screen."""
        return self._rules[name][1].background

    @property
    def ids(self) -> tuple[str, ...]:
        """Every id, document by document."""
        return tuple(self._rules)

    @cached_property
    def _rules(self) -> dict[str, tuple[_Document, _Rule]]:
        rules: dict[str, tuple[_Document, _Rule]] = {}
        for path in sorted(self._folder.glob("*.toml")):
            with path.open("rb") as file:
                read = msgspec.convert(tomllib.load(file), _File)
            rules |= {rule.id: (read.document, rule) for rule in read.rule}
        return rules


def _in(words: str | Words, language: str) -> str:
    return words if isinstance(words, str) else words.get(language, "")
