"""What the dealer says aloud, for each way the markers can lie."""

import pytest

from tests.support.tables import after_events, table
from tests.view.shown import FRENCH, details, spoken, view

SIX = "B1 S2 b3 | 1 Ann, 2 Bob, 3 Cid, 4 Dan, 5 Eve, 6"


@pytest.mark.parametrize(
    ("opening", "events", "english", "french"),
    [
        pytest.param(
            SIX,
            "deal",
            ["Button: Bob.", "Small blind Cid, big blind Dan.", "First to act: Eve."],
            [
                "Bouton\u00a0: Bob.",
                "Petite blind Cid, grosse blind Dan.",
                "Premier à parler\u00a0: Eve.",
            ],
            id="regular",
        ),
        pytest.param(
            SIX,
            "leave 2, deal",
            ["Dead button at seat 2.", "Small blind Cid, big blind Dan.", "First to act: Eve."],
            [
                "Bouton mort, siège 2.",
                "Petite blind Cid, grosse blind Dan.",
                "Premier à parler\u00a0: Eve.",
            ],
            id="dead button",
        ),
        pytest.param(
            SIX,
            "leave 3, deal",
            [
                "Button: Bob.",
                "Dead small blind at seat 3.",
                "Big blind: Dan.",
                "First to act: Eve.",
            ],
            [
                "Bouton\u00a0: Bob.",
                "Petite blind morte, siège 3.",
                "Grosse blind\u00a0: Dan.",
                "Premier à parler\u00a0: Eve.",
            ],
            id="dead small blind",
        ),
        pytest.param(
            "B1 S2 b3 moving | 1 Xia, 2 Alice, 3 Bob, 4 Carol, 5 David, 6 Ellen, 7 Fred",
            "leave 2, deal",
            [
                "Button: Bob.",
                "Small blind: Bob.",
                "Big blinds: Carol and David.",
                "First to act: Ellen.",
            ],
            [
                "Bouton\u00a0: Bob.",
                "Petite blind\u00a0: Bob.",
                "Grosses blinds\u00a0: Carol et David.",
                "Premier à parler\u00a0: Ellen.",
            ],
            id="two big blinds",
        ),
        pytest.param(
            "B1 S2 b3 moving | 1 Xia, 2 Alice, 3 Bob, 4 Carol, 5 David, 6 Ellen, 7 Fred",
            "leave 3, deal",
            [
                "Button: Alice.",
                "No small blind.",
                "Big blinds: Carol and David.",
                "First to act: Ellen.",
            ],
            [
                "Bouton\u00a0: Alice.",
                "Pas de petite blind.",
                "Grosses blinds\u00a0: Carol et David.",
                "Premier à parler\u00a0: Ellen.",
            ],
            id="no small blind",
        ),
        pytest.param(
            "B1 S2 b3 moving | 1 Xia, 2 Alice, 3 Bob, 4 Carol, 5 David, 6 Ellen, 7 Fred",
            "leave 3, hand, deal",
            [
                "Button: Carol.",
                "Small blinds: Carol and David.",
                "Big blind: Ellen.",
                "First to act: Fred.",
            ],
            [
                "Bouton\u00a0: Carol.",
                "Petites blinds\u00a0: Carol et David.",
                "Grosse blind\u00a0: Ellen.",
                "Premier à parler\u00a0: Fred.",
            ],
            id="two small blinds",
        ),
        pytest.param(
            "B1 S2 b3 | 1 Ann, 2 Bob, 3 Cid",
            "leave 1, deal",
            ["Button and small blind: Cid.", "Big blind: Bob.", "First to act: Cid."],
            [
                "Bouton et petite blind\u00a0: Cid.",
                "Grosse blind\u00a0: Bob.",
                "Premier à parler\u00a0: Cid.",
            ],
            id="heads-up",
        ),
        pytest.param(
            "B1 S2 b3 | 1-5, 6 Fay",
            "deal",
            ["Button: seat 2.", "Small blind seat 3, big blind seat 4.", "First to act: seat 5."],
            [
                "Bouton\u00a0: siège 2.",
                "Petite blind siège 3, grosse blind siège 4.",
                "Premier à parler\u00a0: siège 5.",
            ],
            id="no names",
        ),
        pytest.param(
            "new game | 1-6",
            "",
            ["Tap the seat that has the button, or draw for it."],
            ["Touchez le siège qui a le bouton, ou tirez au sort."],
            id="no button yet",
        ),
        pytest.param(
            "new game | 1 Ann, 2 -",
            "",
            ["Two players are needed to deal a hand."],
            ["Il faut deux joueurs pour donner une main."],
            id="one player",
        ),
    ],
)
def test_the_lines(opening: str, events: str, english: list[str], french: list[str]) -> None:
    there = after_events(table(opening), events)
    assert spoken(there) == english
    assert spoken(there, FRENCH) == french
    assert view(there).spoken == " ".join(english)


def test_before_the_deal_the_lines_say_what_next_hand_does() -> None:
    there = after_events(table("new game | 1-6"), "button 1")
    assert details(there) == ["Nothing is dealt yet: Next hand deals."]
    assert details(after_events(there, "deal")) == []


def test_a_blind_on_the_button_shares_its_line() -> None:
    there = table("B1 S1 b2 | 1 Ann, 2 Bob, 3 Cid, 4 Dan", blinds_start="on_button")
    assert spoken(there)[:2] == ["Button and small blind: Bob.", "Big blind: Cid."]


def test_an_entry_is_collected_aloud() -> None:
    there = table("B3 S5 b6 | 1 Ann, 2, 3, 4 Émile owes both, 5, 6 Fay")
    there = after_events(there, "choose 4 post, deal")
    assert details(there) == [
        "Émile posts 2 live and 1 dead. To call 2, raise to 4 or more.",
    ]
    assert details(there, FRENCH) == [
        "Émile poste 2 en jeu et 1 en jetons morts. Pour suivre 2, relance à 4 ou plus.",
    ]


@pytest.mark.parametrize(
    ("owes", "sentence"),
    [
        ("small", "Émile posts 1 dead."),
        ("big", "Émile posts 2."),
    ],
)
def test_a_missed_blind_is_collected_as_it_plays(owes: str, sentence: str) -> None:
    there = table(f"B4 S5 b6 | 1, 2, 3 Émile owes {owes}, 4, 5, 6")
    shown = details(after_events(there, "choose 3 post, deal"))
    assert shown == [f"{sentence} To call 2, raise to 4 or more."]


def test_a_short_blind_leaves_the_price() -> None:
    there = table("B1 S2 b3 | 1-3 200, 4 Dan 1, 5-6 200")
    assert details(after_events(there, "deal")) == ["To call 2, raise to 4 or more."]
    limit = table("B1 S2 b3 | 1-3 200, 4 Dan 1, 5-6 200", betting="fixed_limit")
    assert details(after_events(limit, "deal"), FRENCH) == ["Pour suivre 2, relance à 4."]


def test_somebody_all_in_from_his_blind_does_not_act_first() -> None:
    there = after_events(table("B1 S2 b3 | 1 Ann 200, 2 Bob 1, 3 Cid 200"), "leave 1, deal")
    assert "First to act: Cid." in spoken(there)


def test_changes_in_a_hand_are_said_to_count_from_the_next() -> None:
    there = after_events(table(SIX), "deal, away 5, leave 2, join 2")
    assert details(there) == ["From the next hand: Eve goes away. Bob leaves. Seat 2 sits down."]
    assert details(after_events(table(SIX), "deal, away 5 now")) == []


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ("away 5, back 5", []),
        ("away 5, back 5, bust 4", ["Dan busts."]),
        ("join 7 name=Gus, away 7", ["Gus sits down. Gus goes away."]),
        ("leave 4, move 5 to=4, away 4", ["Dan leaves. Eve moves to seat 4. Eve goes away."]),
        ("choose 9 post, choose 9 wait", ["Nina waits for the big blind."]),
        ("kill 5, away 4, kill 0", ["Dan goes away. The kill is taken away."]),
        (
            "house ante=1, house button=moving",
            ["House rules: Ante: 1, Button: Moving button."],
        ),
    ],
)  # fmt: skip
def test_only_what_the_changes_come_to_is_told(events: str, told: list[str]) -> None:
    there = table(f"{SIX}, 7 -, 8 -, 9 Nina new", betting="fixed_limit", kill="full")
    there = after_events(there, f"deal, {events}")
    assert details(there) == [f"From the next hand: {sentence}" for sentence in told]


def test_many_changed_house_rules_are_counted() -> None:
    there = after_events(
        table(SIX), "deal, house ante=1 decimals=2 buy_button=true bust=leaves raise_cap=4"
    )
    assert details(there) == ["From the next hand: 5 house rules change."]


def test_the_next_hand_is_shown_while_one_is_in_play() -> None:
    shown = view(after_events(table(SIX), "deal, leave 3"))
    assert shown.next_label == "Next hand"
    assert [(m.marker.text, m.seats) for m in shown.next_markers] == [
        ("D", "3"),
        ("SB", "4"),
        ("BB", "5"),
    ]
    assert view(table(SIX)).next_markers == ()


def test_the_next_hand_may_have_several_big_blinds() -> None:
    opening = "B1 S2 b3 moving | 1-7"
    shown = view(after_events(table(opening), "deal, leave 4"))
    assert [(m.marker.text, m.seats) for m in shown.next_markers][-1] == ("BB", "5, 6")


def test_it_is_said_where_no_next_hand_can_be_dealt() -> None:
    shown = view(after_events(table("B1 S2 b3 | 1-3"), "deal, leave 1, leave 2"), FRENCH)
    assert shown.next_label == (
        "Pas encore de main suivante. Il faut deux joueurs pour donner une main."
    )
    assert shown.next_markers == ()


@pytest.mark.parametrize(
    ("values", "line"),
    [
        ({"blinds": (1, 2, 4)}, "Third blind: seat 5."),
        ({"blinds": (1, 1, 2), "third_blind": "button"}, "Blind on the button: Bob."),
    ],
)
def test_a_third_blind_has_a_line_of_its_own(values: dict[str, object], line: str) -> None:
    there = after_events(table("B1 S2 b3 | 1 Ann, 2 Bob, 3-6", **values), "deal")
    assert spoken(there)[2] == line


def test_a_straddle_sets_the_price() -> None:
    there = after_events(table("B1 S2 b3 | 1-4, 5 Chloé, 6"), "straddle 5, deal")
    assert details(there) == ["Chloé straddles 4. To call 4, raise to 8 or more."]
    assert details(there, FRENCH) == [
        "Chloé straddle à 4. Pour suivre 4, relance à 8 ou plus.",
    ]


def test_each_straddle_has_a_line() -> None:
    there = table("B1 S2 b3 | 1-4, 5 Chloé, 6 Fay", restraddle="left", max_straddles=2)
    assert details(after_events(there, "straddle 5, straddle 6, deal")) == [
        "Chloé straddles 4.",
        "Fay straddles 8. To call 8, raise to 16 or more.",
    ]


def test_a_sleeper_does_not_set_the_price() -> None:
    there = table("B1 S2 b3 | 1-5, 6 Fay", sleeper="unraised")
    there = after_events(there, "straddle 6 sleeper=true, deal")
    assert details(there) == ["Fay has a sleeper of 4."]


def test_a_kill_sets_the_price() -> None:
    there = table("B1 S2 b3 | 1-4, 5 Chloé, 6", betting="fixed_limit", kill="full")
    there = after_events(there, "kill 5, deal")
    assert details(there) == ["Chloé kills for 4. To call 4, raise to 8."]
    assert details(there, FRENCH) == ["Chloé poste le kill, 4. Pour suivre 4, relance à 8."]


def test_a_double_post_that_kills_is_told_once() -> None:
    values = {"game": "lowball", "betting": "fixed_limit"}
    there = table("B4 S5 b6 | 1-2, 3 Émile new, 4-6", **values)
    there = after_events(there, "choose 3 post, deal")
    assert details(there) == ["Émile posts 4. To call 4, raise to 8."]


def test_a_spread_has_its_own_smallest_raise() -> None:
    values = {"betting": "spread_limit", "spread": (5, 10)}
    there = after_events(table("B1 S2 b3 | 1-4, 5 Chloé, 6", **values), "straddle 5, deal")
    assert details(there) == ["Chloé straddles 4. To call 4, raise to 9 or more."]


@pytest.mark.parametrize(
    ("values", "shown"),
    [
        ({"ante": 1}, ["Everybody antes 1."]),
        ({"ante": 2, "ante_from": "big_blind"}, ["Dan antes 2 for the table."]),
        ({"dead_blind": 1}, ["Bob posts 1 dead."]),
    ],
)
def test_antes_are_told_below_the_blinds(values: dict[str, object], shown: list[str]) -> None:
    there = after_events(table(SIX, **values), "deal")
    assert details(there) == shown
    assert len(spoken(there)) == 3


def test_a_game_with_antes_only_says_them_aloud() -> None:
    there = after_events(table(SIX, blinds=(), ante=1), "deal")
    assert spoken(there) == ["Button: Bob.", "Everybody antes 1.", "First to act: Cid."]
    assert details(there) == []


def test_a_blind_put_off_is_collected() -> None:
    there = table("B1 S2 b3 | 1-4, 5 Chloé, 6", betting="fixed_limit", kill="full",
                  kill_in_blinds="defer")  # fmt: skip
    there = after_events(there, "hand, kill 5, hand, deal")
    assert "Chloé posts 2." in details(there)[0]


def test_a_bought_button_spares_the_blinds() -> None:
    there = table("B1 S2 b4 | 1-2, 3 Nina new, 4-6", buy_button=True)
    there = after_events(there, "choose 3 buy_button, deal")
    assert "Nina buys the button: no other blinds." in spoken(there)
    assert view(there).seats[2].markers == ()


STUD = {"game": "stud", "betting": "fixed_limit", "blinds": (), "ante": 1, "bring_in": 2,
        "small_bet": 5, "big_bet": 10, "straddle_seats": ()}  # fmt: skip
THREE = "new game | 1 Ann, 2 Bob, 3 Cid"
UP = "deal, upcards 1=4d 2=2c 3=Kd"


@pytest.mark.parametrize(
    ("events", "aloud", "small"),
    [
        ("", ["Everybody antes 1."], ["Nothing is dealt yet: Next hand deals."]),
        ("deal", ["Everybody antes 1.", "Turn the up cards."], []),
        (
            UP,
            ["Everybody antes 1.", "Bob brings it in for 2.", "First to act: Cid."],
            ["To call 2, complete to 5."],
        ),
    ],
)
def test_stud_is_said_step_by_step(events: str, aloud: list[str], small: list[str]) -> None:
    there = after_events(table(THREE, **STUD), events)
    assert spoken(there) == aloud
    assert details(there) == small


def test_a_bring_in_that_is_a_whole_bet_is_raised() -> None:
    values = {**STUD, "bring_in": 5}
    there = after_events(table(THREE, **values), UP)
    assert details(there) == ["To call 5, raise to 10."]


def test_stud_in_french() -> None:
    there = after_events(table(THREE, **STUD), UP)
    assert spoken(there, FRENCH) == [
        "Ante de 1 pour tous.",
        "Bob ouvre au bring-in, 2.",
        "Premier à parler\u00a0: Cid.",
    ]
    assert view(there, FRENCH).next_label == ""


def test_the_big_of_three_blinds_may_be_dead() -> None:
    there = table("B1 S2 b3 | 1 Ann, 2 Bob, 3 Cid, 4 Dan, 5 Eve, 6", blinds=(1, 2, 4))
    there = after_events(there, "hand, leave 5, deal")
    assert "Dead big blind at seat 5." in spoken(there)


def test_between_two_nobody_posts_the_small_of_three_blinds() -> None:
    there = table("B1 S2 b3 | 1 Ann, 2 Bob, 3 Cid, 4 Dan", blinds=(1, 2, 4))
    there = after_events(there, "hand, leave 1, leave 2, deal")
    assert spoken(there) == [
        "Button: Dan.",
        "Big blind: Dan.",
        "Third blind: Cid.",
        "First to act: Dan.",
    ]
    assert [marker.text for marker in view(there).seats[3].markers] == ["D", "BB"]


def test_a_kill_in_stud_is_told_by_its_marker() -> None:
    there = after_events(table(THREE, **STUD, kill="full"), "kill 3, deal")
    assert spoken(there) == ["Everybody antes 1.", "Turn the up cards."]
    assert [marker.text for marker in view(there).seats[2].markers] == ["K"]


FOLDS = "act 5 action=fold, act 6 action=fold, act 1 action=fold, act 2 action=fold"
CALL_FOLDS = "act 5 action=call, act 6 action=fold, act 1 action=fold, act 2 action=fold"


@pytest.mark.parametrize(
    ("events", "loud", "small"),
    [
        ("act 5 action=call", "To act: seat 6.", "Pot 5. 2 to call."),
        (f"{FOLDS}, act 3 action=call", "To act: Dan.", "Pot 4. Nothing to call."),
        (
            f"{CALL_FOLDS}, act 3 action=fold, act 4 action=check",
            "The betting round is over.",
            "Pot 5.",
        ),
        (f"{FOLDS}, act 3 action=fold", "Dan wins.", "Pot 2."),
    ],
)
def test_a_followed_hand_says_whose_turn_it_is(events: str, loud: str, small: str) -> None:
    there = after_events(table(SIX), f"deal, {events}")
    assert spoken(there)[-1] == loud
    assert details(there) == [small]
