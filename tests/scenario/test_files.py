"""Reading scenario files: what they say, and a sentence for everything that is wrong."""

import contextlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.core.events import EVENTS, Back, House, Leave
from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import Positions
from dealer_assist.core.values import Code, Owes, Presence, Seat
from dealer_assist.scenario.files import read_scenario
from dealer_assist.scenario.reading import MAX_BYTES, FileError
from dealer_assist.scenario.runner import first_failure
from tests.scenario.texts import PRESETS, SMALL, changed, opened, written


def fault_of(text: str) -> FileError:
    """What is wrong with a text, wherever it is found."""
    with pytest.raises(FileError) as caught:
        list(opened(text).steps())
    return caught.value


def test_the_opening_becomes_a_table() -> None:
    table = opened(SMALL).table
    names = [player and player.name for player in table.seats]
    assert names == ["Ann", "Bob", "Cid", "Dan", None, None]
    assert table.last == Positions(button=Seat(1), small=Seat(2), big=Seat(3))
    away = table.player(Seat(4))
    assert away is not None
    assert (away.presence, away.owes, away.missed[:2]) == (Presence.AWAY, Owes.BOTH, (1, 2))
    assert [player.stack for _, player in table.players()] == [200, 200, 20, 200]
    assert [player.new for _, player in table.players()] == [False, True, False, False]


def test_steps_carry_events_and_expectations() -> None:
    first, second = opened(SMALL).steps()
    assert (first.note, first.events, first.expect) == ("As it is.", (), {"away": {4}})
    assert second.events == (Back(seat=Seat(4)), Leave(seat=Seat(2)))
    assert (second.number, second.expect, second.refused) == (2, {"away": set()}, False)


def test_without_last_a_new_game_begins() -> None:
    table = opened(changed("last = { button = 1, small = 2, big = 3 }\n", "")).table
    assert table.last is None


def test_a_moving_button_starts_from_its_big_blinds() -> None:
    text = changed('preset = "home"', 'preset = "moving"')
    text = text.replace("small = 2, big = 3", "small = [2], big = [4, 3]")
    assert opened(text).table.last == Positions(
        button=Seat(1),
        small=Seat(2),
        big=Seat(4),
        owed=((Seat(3), 1), (Seat(4), 1)),
        rule=ButtonRule.MOVING,
    )


def test_a_moving_button_between_two_has_the_small_blind() -> None:
    text = changed('preset = "home"', 'preset = "moving"')
    text = text.replace("button = 1, small = 2, big = 3", "button = 1, small = [1], big = [3]")
    last = opened(text).table.last
    assert last is not None
    assert (last.small, last.big, last.owed) == (1, 3, ((3, 1),))


@pytest.mark.parametrize(("named", "third"), [("", 4), (", third = 1", 1)])
def test_a_third_blind_left_out_is_the_next_taken_seat(named: str, third: int) -> None:
    text = changed("blinds = [1, 2]", "blinds = [1, 2, 4]")
    last = opened(text.replace("big = 3 }", f"big = 3{named} }}")).table.last
    assert last is not None
    assert last.third == third


def test_in_a_game_without_blinds_the_button_is_enough() -> None:
    text = changed("blinds = [1, 2]", "blinds = []\nante = 1")
    last = opened(text.replace("button = 1, small = 2, big = 3", "button = 1")).table.last
    assert last == Positions(button=Seat(1), small=Seat(1), big=Seat(1))


def test_an_override_that_turns_to_tournament_drops_the_straddles() -> None:
    text = changed("blinds = [1, 2]", 'context = "tournament"').replace('owes = { 4 = "both" }', "")
    assert opened(text).table.house.straddle_seats == ()


def test_the_leg_of_a_kill_game_lies_on_its_seat() -> None:
    text = changed("blinds = [1, 2]", 'betting = "fixed_limit"\nkill = "full"')
    assert opened(text.replace("stack = 200", "stack = 200\nleg = 3")).table.leg == 3


def test_a_preset_in_an_event_is_written_out() -> None:
    text = changed(
        '{ do = "leave", seat = 2 }',
        '{ do = "house", set = { preset = "roberts_limit", blinds = [10, 20] } }',
    )
    _, step = opened(text).steps()
    event = step.events[1]
    assert isinstance(event, House)
    assert event.set.keys() == set(HouseRules.__struct_fields__)
    assert (event.set["betting"], event.set["blinds"]) == ("fixed_limit", (10, 20))
    assert event.set["straddle_seats"] == ()


def test_senseless_keys_beside_a_preset_are_left_for_the_rules_to_refuse() -> None:
    text = changed(
        '{ do = "leave", seat = 2 } ]\n[step.expect]\naway = []',
        '{ do = "house", set = { preset = "home", kill = "full" } } ]\n'
        '[step.expect]\nrefused = "senseless_house"',
    )
    assert first_failure(opened(text)) is None


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "words"),
    [
        ("format = 1", "format = 2", 1, "format", "format 1"),
        ('id = "small"\n', "", 1, "id", "missing"),
        ('id = "small"', 'id = "a b"', 2, "id", "letters"),
        ('topics = ["dead_button"]', "topics = [1]", 5, "topics[0]", "expected a text"),
        ("seats = 6\n", "seats = 6\ncolour = 1\n", 13, "table.colour", "unknown key"),
        ("seats = 6", 'seats = "six"', 12, "table.seats", "expected a whole number, got a text"),
        ("seats = 6", "seats = 13", 12, "table.seats", "2 to 12 seats"),
        ("seats = 6", "seats = 3", 13, "table.players", "no seat 4"),
        ('4 = "Dan"', f'4 = "{"D" * 61}"', 13, "table.players", "length <= 60"),
        ('4 = "Dan"', '4 = "D\\nan"', 13, "table.players", "one line"),
        ('4 = "Dan"', 'four = "Dan"', 13, "table.players", "seat"),
        ('4 = "Dan"', '13 = "Dan"', 13, "table.players", "12"),
        ("stack = 200", f"stack = {10**12 + 1}", 14, "table.stack", "1000000000000"),
        ("stack = 200", "stack = 1.5", 14, "table.stack", "got a number with a point"),
        ("stacks = { 3 = 20 }", "stacks = { 5 = 20 }", 15, "table.stacks", "nobody sits in seat 5"),
        ("away = [4]\nnew", "away = [4, 4]\nnew", 16, "table.away", "twice"),
        ('owes = { 4 = "both" }', 'owes = { 4 = "" }', 18, "table.owes", "small, big or both"),
        ('owes = { 4 = "both" }', 'owes = { 2 = "both" }', 18, "table.owes", "newcomer"),
        ("stack = 200", "stack = 200\nleg = 1", 15, "table.leg", "no kill"),
        ('preset = "home"', 'preset = "tda_2024"', 18, "table.owes", "in a tournament"),
        ("last = {", "last = { where = 1,", 19, "table.last.where", "unknown key"),
        ("button = 1, small", "button = 7, small", 19, "table.last.button", "no seat 7"),
        ("small = 2", "small = [2]", 19, "table.last.small", "moving button"),
        ("small = 2", "small = 3", 19, "table.last.big", "cannot both"),
        ("small = 2, ", "", 19, "table.last.small", "missing"),
        (", big = 3", "", 19, "table.last.big", "missing"),
        ("big = 3 }", "big = 3, third = 4 }", 19, "table.last.third", "no third blind"),
        ('note = "As it is."', f'note = "{"x" * 2001}"', 22, "note", "length <= 2000"),
        ('note = "As it is."', 'note = { en = "x" }', 22, "note.fr", "missing"),
        ('note = "As it is."', "nota = 1", 22, "nota", "unknown key"),
        ("expect = { away = [4] }", "expect = { awy = [4] }", 23, "expect.awy", "unknown key"),
        ("{ away = [4] }", '{ away = "4" }', 23, "expect.away", "expected a list, got a text"),
        ("{ away = [4] }", "{ refused = 1 }", 23, "expect.refused", "got a whole number"),
        ("{ away = [4] }", '{ refused = "nope" }', 23, "expect.refused", "not known"),
        ('do = "leave"', 'do = "fly"', 26, "events[1].do", "'fly'"),
        ('do = "leave"', "to = 1", 26, "events[1].do", "missing"),
        ('"leave", seat = 2', '"leave"', 26, "events[1].seat", "missing"),
        ('"leave", seat = 2', '"leave", seat = 13', 26, "events[1].seat", "<= 12"),
        ('"leave", seat = 2', '"leave", seat = 2, x = 1', 26, "events[1].x", "unknown key"),
    ],
)
def test_a_fault_names_line_and_key(old: str, new: str, line: int, key: str, words: str) -> None:
    fault = fault_of(changed(old, new))
    assert (fault.line, fault.key) == (line, key)
    assert words in fault.sentence
    assert str(fault).startswith(f"small.toml: line {fault.line}: ")


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "code"),
    [
        ("blinds = [1, 2]", "blnds = [1, 2]", 9, "house.blnds", Code.UNKNOWN_HOUSE_KEY),
        ("blinds = [1, 2]", 'button = "lively"', 9, "house.button", Code.BAD_HOUSE_VALUE),
        ('preset = "home"', 'preset = "away"', 8, "house.preset", Code.BAD_HOUSE_VALUE),
        ("blinds = [1, 2]", 'kill = "full"', 7, "house", Code.SENSELESS_HOUSE),
        ("blinds = [1, 2]", "blinds = [2, 1]", 7, "house", Code.SMALL_BLIND_LARGER),
        ("blinds = [1, 2]", "blinds = [2]", 7, "house", Code.ONE_BLIND_ALONE),
        ("blinds = [1, 2]", "blinds = [1, 4, 2]", 7, "house", Code.THIRD_BLIND_SMALLER),
        ("blinds = [1, 2]", "levels = [[4, 2, 0]]", 7, "house", Code.LEVEL_FALLS),
        ("blinds = [1, 2]", "spread_last = [5]", 7, "house", Code.BAD_SPREAD),
        ("blinds = [1, 2]", "small_bet = 4\nbig_bet = 2", 7, "house", Code.BETS_FALL),
        (
            'do = "leave", seat = 2',
            'do = "house", set = { preset = "away" }',
            26,
            "events[1].set.preset",
            Code.BAD_HOUSE_VALUE,
        ),
    ],
)
def test_what_the_rules_refuse_keeps_its_reasons(
    old: str, new: str, line: int, key: str, code: Code
) -> None:
    fault = fault_of(changed(old, new))
    assert (fault.line, fault.key, fault.reasons[0].code) == (line, key, code)


def test_an_unknown_event_is_told_which_there_are() -> None:
    fault = fault_of(changed('do = "leave"', 'do = "buton"'))
    assert "'buton' is not known here; allowed: join, choose, leave" in fault.sentence
    assert ", button, " in fault.sentence


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('id = "small"', "id = small", 2),
        ("seats = 6", "seats = 6\nseats = 7", 13),
        ("expect = { away = [4] }", "expect = { away = [4 }", 23),
        ("away = []\n", "away = [\n", 28),
        ("away = []\n", f"away = {'[' * 5000}\n", 0),
        ("stack = 200", f"stack = {'9' * 5000}", 0),
    ],
)
def test_what_is_not_toml_names_the_line(old: str, new: str, line: int) -> None:
    fault = fault_of(changed(old, new))
    assert fault.line == line or not line
    assert "toml" in fault.sentence.lower() or "deeply" in fault.sentence


def test_a_fault_stands_in_one_line_whatever_the_key_holds() -> None:
    text = changed("stack = 200", '"a\\n\\u001b[31m" = 1')
    assert str(fault_of(text)).isprintable()


def test_a_house_after_the_first_step_is_refused() -> None:
    fault = fault_of(SMALL + "\n[house]\nblinds = [5, 10]\n")
    assert (fault.key, fault.sentence.split()[:3]) == ("house", ["has", "to", "stand"])


def test_a_text_that_looks_like_a_step_is_read_as_a_text() -> None:
    text = changed('note = "As it is."', 'note = """\n[[step]]\nAs it is."""')
    assert [step.note for step in opened(text).steps()] == ["[[step]]\nAs it is.", ""]
    title = changed('"A small scenario"', '"""\n[[step]]\n"""')
    assert (opened(title).title, len(list(opened(title).steps()))) == ("[[step]]\n", 2)


def test_steps_may_stand_in_a_list() -> None:
    head = SMALL[: SMALL.index("[[step]]")]
    text = 'step = [ { note = "one" }, { note = "two" } ]\n' + head
    assert [step.note for step in opened(text).steps()] == ["one", "two"]
    assert fault_of("step = 3\n" + head).key == "step"


def test_steps_are_read_when_they_are_asked_for() -> None:
    steps = opened(SMALL + "\n[[step]]\nevents = 3\n").steps()
    assert [next(steps).number, next(steps).number] == [1, 2]
    with pytest.raises(FileError, match=r"line 31: events: expected a list"):
        next(steps)


def test_more_steps_than_a_file_may_have() -> None:
    head = SMALL[: SMALL.index("[[step]]")]
    assert "more than 100,000 steps" in fault_of(head + "[[step]]\n" * 100_001).sentence


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be read"):
        read_scenario(tmp_path / "nowhere.toml", PRESETS)
    with pytest.raises(FileError, match="cannot be read"):
        read_scenario(tmp_path, PRESETS)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes("format = 1\nid = 'é'".encode("latin-1"))
    with pytest.raises(FileError, match="line 2: not a text in UTF-8"):
        read_scenario(path, PRESETS)


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(FileError, match="larger than 32 MiB"):
        read_scenario(path, PRESETS)


def test_line_ends_and_marks_of_other_systems_do_no_harm(tmp_path: Path) -> None:
    path = written(tmp_path, "\ufeff" + SMALL)
    assert len(list(read_scenario(path, PRESETS).steps())) == 2
    path.write_bytes(SMALL.replace("\n", "\r\n").encode())
    assert len(list(read_scenario(path, PRESETS).steps())) == 2


FRAGMENTS = st.sampled_from(
    [
        *SMALL.splitlines(keepends=True),
        *(f'{{ do = "{event.__struct_config__.tag}", seat = 3 }}' for event in EVENTS),
        "events = [",
        "]",
        "[[step]]\n",
        "expect = { button = ",
        "}",
        '"""',
        "seat = -1",
        " = ",
        "\x00",
        "é",
    ]
)


@given(st.one_of(st.text(), st.lists(FRAGMENTS, max_size=30).map("".join)))
def test_any_text_is_refused_or_runs(text: str) -> None:
    for whole in (text, SMALL + text, text + SMALL):
        with contextlib.suppress(FileError):
            first_failure(opened(whole))
