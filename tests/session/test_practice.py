from itertools import pairwise

import msgspec
import pytest

from dealer_assist.session.practice import Card, Grade, review

NOON = 1_750_000_000
DAY = 86_400


def test_what_is_known_waits_longer_each_time() -> None:
    card = review(None, Grade.GOOD, NOON)
    waits = [card.due - card.last]
    for _ in range(6):
        card = review(card, Grade.GOOD, card.due)
        waits.append(card.due - card.last)
    assert all(earlier <= later for earlier, later in pairwise(waits))
    assert waits[0] < DAY < waits[-1]


def test_what_was_missed_comes_before_what_was_hard_and_what_was_known() -> None:
    card = review(review(None, Grade.EASY, NOON), Grade.GOOD, NOON + 20 * DAY)
    due = [review(card, grade, card.due).due for grade in Grade]
    assert due == sorted(set(due))


def test_the_same_answers_lead_to_the_same_days() -> None:
    cards = []
    for _ in range(2):
        card = review(None, Grade.EASY, NOON)
        for day in (10, 30, 90):
            card = review(card, Grade.GOOD, NOON + day * DAY)
        cards.append(card)
    assert cards[0] == cards[1]


@pytest.mark.parametrize("grade", Grade)
def test_a_card_reads_back_from_a_file_and_goes_on_alike(grade: Grade) -> None:
    card = review(review(None, grade, NOON), grade, NOON + DAY)
    again = msgspec.json.decode(msgspec.json.encode(card), type=Card)
    assert again == card
    assert review(again, Grade.GOOD, NOON + 3 * DAY) == review(card, Grade.GOOD, NOON + 3 * DAY)
