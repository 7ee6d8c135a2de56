"""Every cited rule can be looked up, in both languages."""

import re

import pytest

from dealer_assist.view.citations import NUMBERED, WORDED, citation
from dealer_assist.view.rules_text import RulesText
from tests.support.paths import PACKAGE, RESOURCES
from tests.view.shown import BOTH, ENGLISH, FRENCH

RULES = RulesText(RESOURCES / "rules")
ID = re.compile(
    r"\b(?:(?:robert|rulebook|wikipedia|tda|wsop-live|angelo|lee-jones|pokerstars)-[\w.-]*\w)"
)


def cited() -> set[str]:
    paths = [*(PACKAGE / "rules").glob("*.py"), *(PACKAGE / "view").glob("*.py")]
    sources = [path.read_text(encoding="utf-8") for path in paths if path.stem != "citations"]
    return {rule for source in sources for rule in ID.findall(source)}


def test_every_rule_that_the_code_names_is_there() -> None:
    assert cited() - set(RULES.ids) == set()
    assert len(RULES.ids) == len(set(RULES.ids))


@pytest.mark.parametrize("rule", RULES.ids)
def test_a_rule_reads_in_both_languages(rule: str) -> None:
    english, french = (RULES.rule(rule, language) for language in BOTH)
    assert english is not None
    assert french is not None
    assert english.text != french.text
    for said in (english, french):
        assert said.text.endswith(".")
        assert len(said.text) <= 320
        assert said.document
        assert said.edition
        assert said.number


@pytest.mark.parametrize("rule", RULES.ids)
def test_a_citation_holds_the_number_of_the_rule(rule: str) -> None:
    for language, texts in BOTH.items():
        found = RULES.rule(rule, language)
        assert found is not None
        assert citation(rule, texts).endswith(found.number)
        assert citation(rule, texts) != rule


@pytest.mark.parametrize(
    ("rule", "english", "french"),
    [
        ("robert-4-2b", "Robert\u2019s 4-2b", "Robert 4-2b"),
        ("tda-2024-32", "TDA 32", "TDA 32"),
        ("tda-2024-rp11", "TDA RP11", "TDA RP11"),
        ("rulebook-5.22", "Rulebook 5.22", "Rulebook 5.22"),
        ("wsop-live-2026-160", "WSOP 160", "WSOP 160"),
        ("wikipedia-heads-up", "Wikipedia: heads-up", "Wikipédia\u00a0: tête-à-tête"),
        ("", "", ""),
        ("house-of-ann", "house-of-ann", "house-of-ann"),
    ],
)
def test_a_rule_is_cited_briefly(rule: str, english: str, french: str) -> None:
    assert (citation(rule, ENGLISH), citation(rule, FRENCH)) == (english, french)


def test_no_pattern_is_idle() -> None:
    assert set(WORDED) <= set(RULES.ids)
    assert all(any(re.fullmatch(pattern, rule) for rule in RULES.ids) for pattern in NUMBERED)


def test_an_unknown_rule_is_not_there() -> None:
    assert RULES.rule("robert-99", "en") is None
