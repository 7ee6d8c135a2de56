import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.scenario.writing import toml_lines, toml_value

# TOML's texts are Unicode without surrogates; its whole numbers have 64 bits.
TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    TEXTS | st.booleans() | st.integers(-(2**63), 2**63 - 1),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=10,
)


@given(st.dictionaries(TEXTS, VALUES, max_size=5))
def test_whatever_is_written_reads_back(values: dict[str, object]) -> None:
    assert tomllib.loads(toml_lines(values)) == values


@pytest.mark.parametrize("value", [None, 1.5, [None]])
def test_what_toml_does_not_have_is_a_bug(value: object) -> None:
    with pytest.raises(TypeError, match="TOML has no"):
        toml_value(value)
