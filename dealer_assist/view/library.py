"""The library of examples: what there is, grouped by source or topic, and found by a search."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from pathlib import Path

import msgspec

from dealer_assist.scenario.files import Scenario, read_scenario
from dealer_assist.scenario.presets import Presets
from dealer_assist.scenario.words import in_language
from dealer_assist.view.library_words import DOCUMENTS, OTHERS, PLACES, TOPICS
from dealer_assist.view.texts import Texts

DERIVED = "Derived from "

Library = Mapping[str, Scenario]
"""Every example by its id."""


class Grouping(StrEnum):
    """What the shelves of the library stand for."""

    SOURCE = "by_source"
    TOPIC = "by_topic"


class Example(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the library."""

    id: str
    title: str
    source: str


class Shelf(msgspec.Struct, frozen=True, kw_only=True):
    """Examples that belong together; never empty."""

    title: str
    examples: tuple[Example, ...]


def read_library(folder: Path, presets: Presets) -> dict[str, Scenario]:
    """Open every scenario of a folder; the steps are read when an example is shown.

    Raises:
        FileError: A shipped file is broken.
    """
    found = (read_scenario(path, presets) for path in sorted(folder.glob("*.toml")))
    return {scenario.id: scenario for scenario in found}


def shelves(library: Library, grouping: Grouping, search: str, texts: Texts) -> tuple[Shelf, ...]:
    """Group the examples in which every word of a search occurs.

    Args:
        library: All examples.
        grouping: By the document they come from, or by topic, where an example with several
            topics stands on several shelves.
        search: Words in any order; accents and capitals do not count. Nothing finds all.
        texts: The language of titles, sources and topics.

    Returns:
        Shelves in the order of the documents, or of the topics' names.
    """
    wanted = _plain(search).split()
    found: dict[str, list[Example]] = {}
    for scenario in library.values():
        example = _example(scenario, texts)
        if all(word in _haystack(scenario, example, texts) for word in wanted):
            for title in _shelves_of(scenario, grouping, texts):
                found.setdefault(title, []).append(example)
    order = [texts.gettext(name) for name in (*DOCUMENTS.values(), OTHERS)]
    titles = sorted(found, key=_plain)
    if grouping is Grouping.SOURCE:
        titles.sort(key=order.index)
    return tuple(
        Shelf(title=title, examples=tuple(sorted(found[title], key=lambda e: _plain(e.title))))
        for title in titles
    )


def topic_name(topic: str, texts: Texts) -> str:
    """Name a topic of a scenario; one that nobody knows keeps its own word."""
    return texts.gettext(TOPICS[topic]) if topic in TOPICS else topic


def source_in_words(source: str, texts: Texts) -> str:
    """Say where an example comes from in the reader's language; names of documents stay."""
    return " \u00b7 ".join(_part_in_words(part.strip(), texts) for part in source.split(";"))


def _part_in_words(part: str, texts: Texts) -> str:
    if part.startswith(DERIVED):
        rest = _part_in_words(part.removeprefix(DERIVED), texts)
        return texts.gettext("Derived from {source}", source=rest)
    joined = texts.gettext("and")
    part = re.sub(r"\band\b", joined, part)
    for phrase, words in PLACES.items():
        part = re.sub(rf"\b{re.escape(phrase)}\b", texts.gettext(words), part)
    document, colon, place = part.partition(": ")
    return texts.gettext("{key}: {value}", key=document, value=place) if colon else part


def _example(scenario: Scenario, texts: Texts) -> Example:
    return Example(
        id=scenario.id,
        title=in_language(scenario.title, texts.language) or scenario.id,
        source=source_in_words(in_language(scenario.source, texts.language), texts),
    )


def _shelves_of(scenario: Scenario, grouping: Grouping, texts: Texts) -> Iterable[str]:
    if grouping is Grouping.TOPIC:
        return [topic_name(topic, texts) for topic in scenario.topics]
    source = in_language(scenario.source, "en").removeprefix(DERIVED)
    document = next((name for start, name in DOCUMENTS.items() if source.startswith(start)), OTHERS)
    return [texts.gettext(document)]


def _haystack(scenario: Scenario, example: Example, texts: Texts) -> str:
    topics = (topic_name(topic, texts) for topic in scenario.topics)
    return _plain(" ".join((example.title, example.source, scenario.id, *topics)))


def _plain(text: str) -> str:
    """A text without accents and capitals."""
    return "".join(_base_letters(text.casefold())).replace("\u2019", "'")


def _base_letters(text: str) -> Iterator[str]:
    return (sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
