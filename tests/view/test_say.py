"""Every reason has a sentence and never stops play."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.core.values import Code, Seat, Why
from dealer_assist.view.explanations import EXPLANATIONS, POSTS, TITLES
from dealer_assist.view.refusals import REFUSALS
from dealer_assist.view.say import say, title
from dealer_assist.view.texts import Texts
from tests.support.tables import house
from tests.view.shown import BOTH, ENGLISH, FRENCH

NAMES = {Seat(1): "Ann", Seat(2): "Émile", Seat(3): "{seat}"}
PARAMETERS = st.sampled_from(
    ["allowed", "amount", "card", "dead", "first", "hands", "key", "live", "number",
     "price", "second", "times", "value", "another"]
)  # fmt: skip


@pytest.mark.parametrize("code", Code)
def test_every_code_has_one_sentence(code: Code) -> None:
    tables = [table for table in (EXPLANATIONS, POSTS, REFUSALS) if code in table]
    assert len(tables) == 1
    assert (code in TITLES) == (code in EXPLANATIONS or code in POSTS)


@pytest.mark.parametrize("texts", BOTH.values(), ids=BOTH)
@pytest.mark.parametrize("code", Code)
def test_a_sentence_about_a_seat_without_a_name_stands_alone(code: Code, texts: Texts) -> None:
    sentence = say(Why(code=code, seats=(Seat(9), Seat(10))), texts, {})
    assert sentence.endswith(".")
    assert sentence[0] == sentence[0].upper()


@given(
    code=st.sampled_from(Code),
    seats=st.lists(st.integers(0, 12).map(Seat), max_size=4).map(tuple),
    params=st.dictionaries(PARAMETERS, st.one_of(st.text(max_size=9), st.integers())),
    texts=st.sampled_from(list(BOTH.values())),
)
def test_no_reason_stops_play(
    code: Code, seats: tuple[Seat, ...], params: dict[str, str | int], texts: Texts
) -> None:
    why = Why(code=code, seats=seats, params=tuple(params.items()))
    assert say(why, texts, NAMES)
    assert isinstance(title(why, texts, NAMES), str)


def said(code: Code, *seats: int, **params: str | int) -> tuple[str, str]:
    why = Why(code=code, seats=tuple(map(Seat, seats)), params=tuple(params.items()))
    return say(why, ENGLISH, NAMES), say(why, FRENCH, NAMES)


def test_a_player_may_be_called_like_a_parameter() -> None:
    assert said(Code.SMALL_BLIND, 3)[0] == "{seat} had the big blind, so the small one follows."


def test_one_or_several_players() -> None:
    one, _ = said(Code.SMALL_BLINDS_OWED, 1)
    assert one == "Ann posted a big blind and owes the small one."
    many, french = said(Code.SMALL_BLINDS_OWED, 1, 9)
    assert many == "Ann and seat 9 posted a big blind and owe a small one each."
    assert french == "Ann et siège 9 ont posté une grosse blind et doivent la petite."


@pytest.mark.parametrize(
    ("live", "dead", "english", "french"),
    [
        (2, 1, "or posts 2 live and 1 dead.", "ou poste 2 en jeu et 1 en jetons morts."),
        (2, 0, "or posts 2 live.", "ou poste 2 en jeu."),
        (0, 1, "or posts 1 dead.", "ou poste 1 en jetons morts."),
    ],
)
def test_what_it_costs_to_come_back(live: int, dead: int, english: str, french: str) -> None:
    sentences = said(Code.WAITS_FOR_BIG_BLIND, 2, live=live, dead=dead)
    assert sentences == (
        f"Waits for the big blind, {english}",
        f"Attend la grosse blind, {french}",
    )


def test_waiting_alone() -> None:
    assert said(Code.WAITS_FOR_BIG_BLIND, 2)[0] == "Waits for the big blind."


def test_amounts_are_chips_of_the_table() -> None:
    why = Why(code=Code.SHORT_BLIND, seats=(Seat(1),), params=(("amount", 150), ("price", 200)))
    texts = FRENCH.at(house(decimals=2, currency="€"))
    assert say(why, texts, NAMES) == "À tapis pour 1,50\u00a0€. Le prix reste 2,00\u00a0€."


def test_hands_to_sit_out_are_counted() -> None:
    assert said(Code.SEAT_CHANGE_WAITS, 1, hands=1)[1].endswith("attend 1 main.")
    assert said(Code.SEAT_CHANGE_WAITS, 1, hands=3)[0].endswith("sits out 3 hands.")


def test_settings_that_contradict_each_other_go_by_their_labels() -> None:
    english, french = said(Code.SENSELESS_HOUSE, first="kill=full", second="betting=no_limit")
    assert english == "These do not go together: Kill: Full kill and Betting: No limit."
    assert french == (
        "Incompatibles\u00a0: Kill\u00a0: Kill entier et Structure des mises\u00a0: No limit."
    )


def test_amounts_that_do_not_rise_are_named() -> None:
    english, french = said(Code.SMALL_BLIND_LARGER)
    assert english == "The small blind is larger than the big blind."
    assert french == "La petite blind est supérieure à la grosse blind."
    spread = said(Code.BAD_SPREAD, first="spread")
    assert spread[0].endswith(": name the smallest bet, then the largest.")
    assert not spread[0].startswith("spread")


def test_a_player_heads_a_reason_about_him() -> None:
    assert title(Why(code=Code.POSTS_MISSED, seats=(Seat(2),)), FRENCH, NAMES) == "Émile"
    assert title(Why(code=Code.DEAD_BUTTON, seats=(Seat(2),)), FRENCH, NAMES) == "Bouton mort"
