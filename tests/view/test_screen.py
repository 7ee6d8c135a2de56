"""The table page: cards, reasons, bars."""

import msgspec
import pytest

from dealer_assist.core.table import Table
from dealer_assist.core.values import Owes
from dealer_assist.rules.step import current
from dealer_assist.view.markers import tag_of
from dealer_assist.view.screen import screen
from dealer_assist.view.texts import FRENCH_LETTERS, Texts
from dealer_assist.view.values import MarkerKind, TagKind
from tests.support.tables import after_events, table
from tests.view.shown import BOTH, ENGLISH, FRENCH, LOCALE, card, reason, view

SIX = "B1 S2 b3 | 1 Ann, 2 Bob, 3 Cid, 4 Dan, 5 Eve, 6"


def marks(there: Table, seat: int, texts: Texts = ENGLISH) -> tuple[list[str], list[str]]:
    shown = card(there, seat, texts)
    return [m.text for m in shown.markers], [m.text for m in shown.ghosts]


def test_the_top_bar() -> None:
    shown = view(after_events(table(SIX), "deal"), FRENCH)
    assert (shown.title, shown.subtitle) == ("Main 1", "Cash · Bouton mort")
    assert (shown.limit, shown.stakes) == ("No limit", "1 / 2")
    assert (shown.why_title, shown.why_hand) == ("Pourquoi", "Main 1")
    assert shown.language == "fr"


def test_markers_of_this_hand_and_ghosts_of_the_next() -> None:
    there = after_events(table(SIX), "deal")
    assert marks(there, 2) == (["D"], [])
    assert marks(there, 3) == (["SB"], ["D"])
    assert marks(there, 4) == (["BB"], ["SB"])
    assert marks(there, 5) == ([], ["BB"])


def test_between_hands_there_are_no_ghosts() -> None:
    assert marks(table(SIX), 3) == (["SB"], [])


def test_the_order_is_on_the_cards() -> None:
    there = after_events(table(SIX), "deal")
    assert [card(there, seat).badge for seat in range(1, 7)] == ["3", "4", "5", "6", "1", "2"]
    assert [card(there, seat).first for seat in range(1, 7)] == [False] * 4 + [True, False]


def test_a_dead_button_says_so_in_its_empty_seat() -> None:
    shown = card(after_events(table(SIX), "leave 2, deal"), 2)
    assert (shown.name, shown.empty, shown.note) == ("Empty", True, "Dead button")
    assert shown.spoken == "Seat 2: empty, dead button"


def test_a_dead_small_blind_is_struck_out_and_said() -> None:
    there = after_events(table(SIX), "leave 3, deal")
    shown = card(there, 3, FRENCH)
    assert [marker.kind for marker in shown.markers] == [MarkerKind.DEAD_SMALL_BLIND]
    assert (shown.badge, shown.name) == ("SB MORTE", "Libre")
    away = after_events(table(SIX), "away 3, deal")
    assert (card(away, 3).badge, card(away, 3).note) == ("AWAY", "Dead small blind")


def test_somebody_away_fades_and_owes() -> None:
    there = after_events(table(SIX), "away 4, deal")
    shown = card(there, 4)
    assert (shown.faded, shown.badge) == (True, "AWAY")
    assert shown.tag is not None
    assert shown.tag.text == "OWES BB"
    assert shown.spoken == "Seat 4: Dan, away, owes the big blind"
    assert card(there, 4, FRENCH).spoken == "Siège 4\u00a0: Dan, absent, doit la grosse blind"


def test_blinds_that_the_coming_hand_pays_are_owed_no_longer() -> None:
    there = table("B4 S5 b6 | 1-2, 3 Dan owes both, 4-6")
    assert card(there, 3).tag is not None
    posting = after_events(there, "choose 3 post")
    shown = card(posting, 3)
    assert (shown.tag, [chips.text for chips in shown.chips]) == (None, ["2", "1"])
    assert shown.spoken.endswith("owes nothing")


def test_a_held_seat_is_bust() -> None:
    there = after_events(table(SIX), "bust 4, deal")
    assert card(there, 4).badge == "BUST"
    assert card(there, 4, FRENCH).badge == "DÉCAVÉ"
    assert card(there, 4).spoken == "Seat 4: Dan, out of chips, owes the big blind"


def test_a_newcomer_comes_in_next_hand() -> None:
    there = after_events(table("B1 S2 b3 | 1-4, 5 -, 6"), "deal, join 5")
    shown = card(there, 5)
    assert (shown.name, shown.badge) == ("Player", "NEXT")
    assert shown.tag is not None
    assert (shown.tag.kind, shown.tag.text) == (TagKind.NEW, "NEW")
    assert shown.spoken == (
        "Seat 5: taken, comes in next hand, new, owes nothing, next hand big blind"
    )


def test_who_takes_a_seat_given_up_in_a_hand_has_no_turn_in_it() -> None:
    there = after_events(table(SIX), "deal, leave 5, join 5")
    assert (card(there, 5).badge, card(there, 5).name) == ("NEXT", "Player")
    assert view(there).lines[-2].text == "First to act: Eve."


def test_only_who_is_not_dealt_in_on_the_coming_hand_waits() -> None:
    there = after_events(table("B1 S2 b4 | 1-2, 3 Nina new, 4-6"), "deal")
    assert card(there, 3).badge == "WAITS"
    assert card(after_events(there, "end"), 3).badge == "WAITS"
    rebuyer = after_events(table(SIX), "bust 5, deal, rebuy 5")
    assert card(rebuyer, 5).badge == "NEXT"
    assert card(after_events(rebuyer, "end"), 5).badge.isdigit()


@pytest.mark.parametrize("event", ["leave 3", "move 3 to=7"])
def test_whoever_gives_up_his_seat_keeps_his_place_until_the_hand_ends(event: str) -> None:
    there = after_events(table(f"{SIX}, 7 -"), f"deal, {event}")
    shown = card(there, 3)
    assert (shown.name, shown.empty, shown.faded) == ("Cid", False, True)
    assert (shown.badge, shown.note) == ("5", "Leaving")
    assert [marker.text for marker in shown.markers] == ["SB"]
    assert shown.spoken == (
        "Seat 3: Cid, leaves after this hand, small blind, acts number 5, 1 in, next hand button"
    )
    assert "Small blind Cid, big blind Dan." in [line.text for line in view(there).lines]
    assert card(after_events(there, "end"), 3).name == "Empty"


@pytest.mark.parametrize(
    ("event", "note"), [("bust 5", "Then out of chips"), ("away 5", "Then away")]
)
def test_beside_the_sign_of_the_first_to_act_stands_his_turn(event: str, note: str) -> None:
    shown = card(after_events(table(SIX), f"deal, {event}"), 5)
    assert (shown.first, shown.badge, shown.note) == (True, "1", note)


def test_chips_lie_before_the_seats() -> None:
    there = after_events(table("B4 S5 b6 | 1-2, 3 Émile owes both, 4-6"), "choose 3 post, deal")
    assert [(chips.text, chips.label) for chips in card(there, 3).chips] == [
        ("2", ""),
        ("1", "dead"),
    ]
    assert [chips.label for chips in card(there, 3, FRENCH).chips] == ["", "mort"]
    assert "2 in, 1 dead" in card(there, 3).spoken


def test_a_tournament_owes_nothing_to_say() -> None:
    there = after_events(table(SIX, context="tournament", straddle_seats=()), "away 4, deal")
    assert card(there, 4).spoken == (
        "Seat 4: Dan, away, big blind, dead hand, 2 in, next hand small blind"
    )


def test_the_blinds_may_carry_french_letters() -> None:
    texts = Texts("fr", LOCALE, FRENCH_LETTERS)
    there = after_events(table(SIX), "deal")
    assert marks(there, 3, texts) == (["PB"], ["D"])
    assert marks(there, 4, texts) == (["GB"], ["PB"])
    tag = tag_of(Owes.BOTH, texts, new=False)
    assert tag is not None
    assert tag.text == "DOIT PB+GB"


def test_a_dead_button_is_explained_with_its_rule() -> None:
    there = after_events(table(SIX), "leave 2, deal")
    block = reason(there, "Dead button")
    assert block.marker is not None
    assert block.marker.text == "D"
    assert block.text == (
        "Nobody dealt in sits at seat 2, but the button goes there. Ann acts last again."
    )
    assert (block.rule, block.citation) == ("robert-4-2b", "Robert\u2019s 4-2b")


def test_reasons_stand_in_the_order_in_which_a_hand_is_set_up() -> None:
    there = table(SIX, ante=2, ante_from="big_blind")
    there = after_events(there, "leave 2, away 5, straddle 6, deal, join 2")
    assert [block.title for block in view(there).reasons] == [
        "Dead button", "Small blind", "Big blind", "Ante", "Straddle", "First to act", "Seat 2",
    ]  # fmt: skip


def test_seats_held_for_a_rebuy_share_the_last_line_while_they_owe() -> None:
    there = table("B3 S4 b5 | 1 Ann busted owes both, 2 Bob busted owes big, 3-5, 6 new, 7 busted")
    block = view(there).reasons[-1]
    assert (block.title, block.tag) == ("Ann and Bob", None)
    assert block.text == "Out of chips: their seats are held for a rebuy."
    assert sum(block.rule == "robert-4-12" for block in view(there).reasons) == 1


@pytest.mark.parametrize(
    ("opening", "text", "rule"),
    [
        (
            "B4 S5 b6 | 1-2, 3 Émile away owes both, 4-6",
            "Away. Coming back costs 2 live and 1 dead, or waiting for the big blind.",
            "robert-4-10",
        ),
        (
            "B4 S5 b6 | 1-2, 3 Émile owes big, 4-6",
            "Waits for the big blind, or posts 2 live.",
            "robert-4-10",
        ),
        (
            "B4 S5 b6 | 1-2, 3 Émile owes small, 4-6",
            "Waits for the big blind, or posts 1 dead.",
            "robert-4-10",
        ),
        (
            "B4 S5 b6 | 1-2, 3 Émile new, 4-6",
            "Waits for the big blind, or posts 2 live.",
            "robert-4-5",
        ),
        (
            "B1 S2 b4 | 1-2, 3 Émile new, 4-6",
            "Next to the blinds: waits until the button has passed.",
            "rulebook-5.20",
        ),
        (
            "B4 S5 b6 | 1-2, 3 Émile busted owes both, 4-6",
            "Out of chips: the seat is held for a rebuy.",
            "robert-4-12",
        ),
        (
            "B6 S1 b2 | 1-2, 3 Émile away owes big, 4-6",
            "Away. The big blind is due: coming back costs only that.",
            "rulebook-5.19",
        ),
    ],
)
def test_who_owes_or_is_new_reads_what_he_may_do(opening: str, text: str, rule: str) -> None:
    block = reason(table(opening), "Émile")
    assert (block.text, block.rule) == (text, rule)
    assert block.marker is None
    assert block.tag is not None


def test_who_posts_is_told_once() -> None:
    there = after_events(table("B4 S5 b6 | 1-2, 3 Émile owes both, 4-6"), "choose 3 post, deal")
    assert reason(there, "Émile").text == "Makes up missed blinds: 2 live, 1 dead."


def test_nothing_is_explained_while_no_hand_can_be_dealt() -> None:
    assert view(table("new game | 1-6")).reasons == ()


def test_an_empty_table_has_nobody_to_bust() -> None:
    there = after_events(table("new game | 1, 2 -"), "leave 1")
    blocked = {state.action for state in view(there).bar if not state.enabled}
    assert {"bust", "away", "leave", "next_hand", "straddle", "kill"} <= blocked


def test_undo_and_redo_are_passed_on() -> None:
    there = table(SIX)
    shown = screen(there, current(there), ENGLISH, undo="Undo: Ann busts", redo="Redo: x")
    assert (shown.undo, shown.redo) == ("Undo: Ann busts", "Redo: x")


@pytest.mark.parametrize("name", ["{seat}", "x" * 60, "{", "Zoé"])
def test_any_name_is_shown_as_it_is(name: str) -> None:
    there = table(f"B1 S2 b3 | 1-4, 5 {name}, 6")
    for texts in BOTH.values():
        shown = view(after_events(there, "deal"), texts)
        assert shown.seats[4].name == name
        assert shown.lines[-1].text.endswith(f"{name}.")


def test_a_view_is_a_value() -> None:
    there = after_events(table(SIX), "leave 2, deal")
    assert view(there) == view(there)
    assert msgspec.json.encode(view(there))


def test_back_without_a_debt_needs_no_explanation() -> None:
    there = after_events(table("B1 S2 b3 | 1-5, 6 Fay away"), "deal, back 6")
    assert (card(there, 6).badge, card(there, 6, FRENCH).badge) == ("NEXT", "ENSUITE")
    assert "Fay" not in [block.title for block in view(there).reasons]


def test_a_seat_change_is_counted_down_on_the_card() -> None:
    there = after_events(table("B1 S2 b3 | 1-5, 6 Fay, 7 Gus, 8 -"), "move 5 to=8")
    assert card(there, 8).badge == "2 HANDS"
    assert card(there, 8).spoken == "Seat 8: taken, sits out 2 hands, owes nothing"
    dealt = after_events(there, "deal")
    assert (card(dealt, 8).badge, card(dealt, 8, FRENCH).badge) == ("1 HAND", "1 MAIN")
    assert card(after_events(dealt, "end, deal"), 8).badge == "NEXT"


def test_a_followed_hand_shows_turn_folds_and_all_ins() -> None:
    there = after_events(table("B1 S2 b3 | 1-3 200, 4 Dan 9, 5 Eve, 6 Fay"), "deal")
    assert (card(there, 5).first, card(there, 5).turn) == (True, False)
    there = after_events(
        there, "act 5 action=fold, act 6 action=call, act 1 action=call, "
        "act 2 action=fold, act 3 action=call, act 4 action=all_in",
    )  # fmt: skip
    assert (card(there, 6).first, card(there, 6).turn) == (False, True)
    assert (card(there, 5).folded, card(there, 5).badge) == (True, "FOLDED")
    assert card(there, 4).badge == "ALL IN"
    assert card(there, 5).spoken == "Seat 5: Eve, folded, owes nothing, next hand big blind"
    assert card(there, 6).spoken == "Seat 6: Fay, to act, 2 in, owes nothing"
    assert "all in" in card(there, 4).spoken


def test_in_later_rounds_only_the_chips_of_the_round_lie_before_a_seat() -> None:
    there = table("B4 S5 b6 | 1-2, 3 Émile owes both, 4 -, 5 -, 6", ante=1)
    there = after_events(there, "choose 3 post, deal")
    assert [chips.label for chips in card(there, 3).chips] == ["", "ante", "dead"]
    there = after_events(
        there,
        "act 2 action=call, act 3 action=check, act 6 action=call, act 1 action=check, street",
    )
    assert card(there, 3).chips == ()


def test_a_dead_hand_is_out_of_the_hand() -> None:
    there = after_events(table(SIX), "deal, dead_hand 2")
    assert (card(there, 2).folded, card(there, 2).badge) == (True, "DEAD HAND")
    assert card(there, 2, FRENCH).badge == "MAIN MORTE"
    assert card(there, 2).spoken == "Seat 2: Bob, button, dead hand, owes nothing"
    assert not card(after_events(there, "end"), 2).folded


def test_a_sleeper_lies_apart_until_it_wakes() -> None:
    there = after_events(table(SIX, sleeper="unraised"), "straddle 6 sleeper=true, deal")
    shown = card(there, 6)
    assert (shown.note, shown.markers) == ("Sleeper 4", ())
    assert [(chips.text, chips.label) for chips in shown.chips] == [("4", "sleeper")]
    awake = card(after_events(there, "act 5 action=call"), 6)
    assert (awake.note, marks(after_events(there, "act 5 action=call"), 6)[0]) == ("", ["ST"])
    assert [(chips.text, chips.label) for chips in awake.chips] == [("4", "")]


@pytest.mark.parametrize(
    ("values", "events", "seat", "letters"),
    [
        ({}, "straddle 5, deal", 5, ["ST"]),
        ({"straddle_seats": ("button",)}, "straddle 2, deal", 2, ["D", "ST"]),
        ({"betting": "fixed_limit", "kill": "full"}, "kill 5, deal", 5, ["K"]),
        ({"blinds": (1, 2, 4)}, "deal", 5, ["3B"]),
        ({"blinds": (1, 1, 2), "third_blind": "button"}, "deal", 2, ["D", "3B"]),
    ],
)
def test_forced_and_free_bets_have_their_markers(
    values: dict[str, object], events: str, seat: int, letters: list[str]
) -> None:
    assert marks(after_events(table(SIX, **values), events), seat)[0] == letters


def test_the_leg_lies_on_its_holder_and_waits_for_the_winner() -> None:
    there = after_events(table(SIX, betting="fixed_limit", kill="full"), "deal")
    won = after_events(there, "end winners=2/2")
    assert marks(won, 2)[0] == ["L"]
    dealt = after_events(won, "deal")
    assert marks(dealt, 2) == (["L"], [])
    said = after_events(dealt, "kill 5")
    assert "K" in marks(said, 5)[1]


def test_whoever_brings_it_in_is_marked() -> None:
    stud = {"game": "stud", "betting": "fixed_limit", "blinds": (), "ante": 1, "bring_in": 2,
            "small_bet": 5, "big_bet": 10, "straddle_seats": ()}  # fmt: skip
    there = after_events(table("new game | 1-3", **stud), "deal, upcards 1=4d 2=2c 3=Kd")
    assert marks(there, 2)[0] == ["BI"]
    assert [(chips.text, chips.label) for chips in card(there, 2).chips] == [
        ("2", ""),
        ("1", "ante"),
    ]
    block = reason(there, "Bring-in")
    assert block.marker is not None
    assert block.text == "Seat 2 shows the 2 of clubs, the lowest card, and brings it in."


@pytest.mark.parametrize(
    ("game", "cards", "text"),
    [
        ("stud", "1=Td 2=Tc 3=Kd", "Seat 2 shows the 10 of clubs: lowest rank, and lowest suit"),
        ("razz", "1=4d 2=2c 3=Kd", "Seat 3 shows the king of diamonds, the highest card, and"),
        ("razz", "1=Kh 2=2c 3=Kd", "Seat 1 shows the king of hearts: highest rank, and highest"),
    ],
)
def test_the_card_that_brings_it_in_is_named(game: str, cards: str, text: str) -> None:
    stud = {"game": game, "betting": "fixed_limit", "blinds": (), "ante": 1, "bring_in": 2,
            "small_bet": 5, "big_bet": 10, "straddle_seats": ()}  # fmt: skip
    there = after_events(table("new game | 1-3", **stud), f"deal, upcards {cards}")
    assert reason(there, "Bring-in").text.startswith(text)
