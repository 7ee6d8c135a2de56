"""What the question mark beside a house rule opens."""

import pytest

from dealer_assist.core.house import FIELDS, allowed_values
from dealer_assist.view.house_help import KEY_RULES, about_key
from dealer_assist.view.house_words import level_words
from dealer_assist.view.rules_text import RulesText
from dealer_assist.view.texts import Texts
from tests.support.paths import RESOURCES, ROOT

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


def texts(language: str) -> Texts:
    return Texts(language, ROOT / "build" / "locale")


@LANGUAGES
@pytest.mark.parametrize("key", FIELDS)
def test_every_key_and_every_word_it_may_hold_is_explained(key: str, language: str) -> None:
    about = about_key(key, texts(language))
    assert about.title
    assert about.text
    words = [value for value in allowed_values(key) if value not in {"true", "false"}]
    assert len(about.values) == len(words)
    assert all(label and sentence for label, sentence in about.values)


@LANGUAGES
def test_every_rule_that_is_named_is_in_the_library(language: str) -> None:
    library = RulesText(RESOURCES / "rules")
    assert KEY_RULES.keys() <= FIELDS.keys()
    named = {rule for rules in KEY_RULES.values() for rule in rules}
    assert all(library.rule(rule, language) is not None for rule in named)


def test_a_level_in_words() -> None:
    assert level_words(3, (100, 200, 200), texts("en")) == "Level 3: 100 / 200, ante 200"
    assert level_words(1, (1, 2, 0), texts("fr")) == "Niveau 1\u00a0: 1 / 2"
