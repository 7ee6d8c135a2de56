"""The French catalogue: complete, equal in its parameters, set as French is."""

import re
import string
from collections.abc import Iterator

import pytest
from babel.messages.catalog import Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from tests.support.paths import PACKAGE, RESOURCES

PO = RESOURCES / "locale" / "fr" / "LC_MESSAGES" / "dealer_assist.po"
NARROW, WIDE = "\u202f", "\u00a0"


def messages() -> list[Message]:
    with PO.open("rb") as file:
        catalogue = read_po(file, locale="fr", abort_invalid=True)
    assert not catalogue.obsolete
    return [message for message in catalogue if message.id]


def forms(text: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text or ())


def french() -> Iterator[str]:
    for message in messages():
        yield from forms(message.string)


def parameters(text: str) -> set[str]:
    return {name for _text, name, _spec, _conversion in string.Formatter().parse(text) if name}


def test_every_text_in_the_code_has_a_french_one_and_nothing_more() -> None:
    code = {
        (context, forms(message))
        for _file, _line, message, _comments, context in extract_from_dir(PACKAGE)
    }
    assert {(message.context, forms(message.id)) for message in messages()} == code


def test_nothing_is_fuzzy_or_empty() -> None:
    assert [message.id for message in messages() if message.fuzzy] == []
    assert [message.id for message in messages() if not all(forms(message.string))] == []


def test_both_languages_name_the_same_parameters() -> None:
    different = [
        message.id
        for message in messages()
        for text in forms(message.string)
        if parameters(text) != set().union(*map(parameters, forms(message.id)))
    ]
    assert different == []


def test_every_plural_has_both_french_forms() -> None:
    plurals = [message for message in messages() if message.pluralizable]
    assert plurals
    assert all(len(forms(message.string)) == 2 for message in plurals)


@pytest.mark.parametrize(
    ("mistake", "pattern"),
    [
        ("a straight apostrophe", "'"),
        ("no narrow space before ; ! ?", f"[^{NARROW}][;!?]"),
        ("no no-break space before :", f"[^{WIDE}]:"),
        ("a plain space in quotes", f"«[^{WIDE}]|[^{WIDE}]»"),
        ("two spaces", "  "),
    ],
)
def test_french_is_set_as_french(mistake: str, pattern: str) -> None:
    assert [text for text in french() if re.search(pattern, text)] == [], mistake


def test_a_sentence_ends_as_one_in_both_languages() -> None:
    ends = (".", "?", "…")
    unlike = [
        message.id
        for message in messages()
        for english, text in zip(forms(message.id), forms(message.string), strict=True)
        if english.endswith(ends) != text.endswith(ends)
    ]
    assert unlike == []
