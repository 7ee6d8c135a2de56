"""The way of a tap through the controller: judged, written, shown."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from dealer_assist.core import events
from dealer_assist.core.house import HouseRules
from dealer_assist.core.table import Player, Table
from dealer_assist.core.values import Seat
from dealer_assist.gui.controller import Controller
from dealer_assist.session.journal import Problem, Recovered, Unreadable, recover
from dealer_assist.session.nights import Nights
from dealer_assist.session.store import Trouble
from dealer_assist.view.values import MarkerKind, View
from tests.gui.parts import Turned, texts


class Screen(QObject):
    """Remembers what it was shown, and what was on disk at that moment."""

    def __init__(self, controller: Controller) -> None:
        """Listen."""
        super().__init__(controller)
        self._controller = controller
        self.views: list[View] = []
        self.on_disk: list[bytes] = []
        self.refusals: list[str] = []
        self.entered: list[tuple[str, str]] = []
        self.troubles: list[Trouble | None] = []
        controller.changed.connect(self._show)
        controller.refused.connect(self.refusals.append)
        controller.entered.connect(self._enter)
        controller.unsaved.connect(self.troubles.append)

    def _show(self, view: View) -> None:
        self.views.append(view)
        path = self._controller.path
        self.on_disk.append(path.read_bytes() if path and path.exists() else b"")

    def _enter(self, text: str, undo: str) -> None:
        self.entered.append((text, undo))


@pytest.fixture
def turned() -> Turned:
    return Turned()


@pytest.fixture
def controller(qtbot: QtBot, tmp_path: Path, turned: Turned) -> Controller:
    made = Controller(Nights(folder=tmp_path / "nights"), texts(), turned.clock)
    made.start(six())
    return made


def six() -> Table:
    return Table(
        house=HouseRules(),
        seats=tuple(Player(name=name) for name in ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")),
    )


def markers(view: View) -> dict[MarkerKind, list[int]]:
    found: dict[MarkerKind, list[int]] = {}
    for seat in view.seats:
        for marker in seat.markers:
            found.setdefault(marker.kind, []).append(seat.seat)
    return found


def deal(controller: Controller, turned: Turned) -> None:
    turned.turn(1000)
    controller.next_hand()


def test_an_entry_is_on_disk_before_it_is_shown(controller: Controller) -> None:
    screen = Screen(controller)
    controller.submit((events.Button(seat=Seat(1)),))
    assert b'"do":"button"' in screen.on_disk[0]


def test_next_hand_is_one_entry_and_one_undo(controller: Controller, turned: Turned) -> None:
    controller.submit((events.Button(seat=Seat(1)),))
    deal(controller, turned)
    deal(controller, turned)
    assert controller.view.title == "Hand 2"
    controller.undo()
    assert (controller.view.title, controller.view.in_hand) == ("Hand 1", True)


def test_a_second_tap_on_next_hand_is_ignored(controller: Controller, turned: Turned) -> None:
    controller.submit((events.Button(seat=Seat(1)),))
    deal(controller, turned)
    turned.turn(599)
    controller.next_hand()
    assert controller.view.title == "Hand 1"
    turned.turn(1)
    controller.next_hand()
    assert controller.view.title == "Hand 2"


def test_where_no_hand_can_be_dealt_the_end_alone_is_entered(
    controller: Controller, turned: Turned
) -> None:
    screen = Screen(controller)
    controller.submit((events.Button(seat=Seat(1)),))
    deal(controller, turned)
    for seat in range(2, 7):
        controller.submit((events.Leave(seat=Seat(seat)),))
    deal(controller, turned)
    assert not controller.view.in_hand
    assert len(screen.refusals) == 1
    assert controller.log.done[-1].events == (events.End(),)


def test_a_refusal_changes_nothing_and_says_why(controller: Controller) -> None:
    screen = Screen(controller)
    assert not controller.submit((events.Back(seat=Seat(2)),))
    assert screen.views == []
    assert "Bob" in screen.refusals[0]


def test_undo_and_redo_name_what_they_do(controller: Controller) -> None:
    screen = Screen(controller)
    controller.submit((events.Leave(seat=Seat(4)),))
    assert "Dan" in controller.view.undo
    assert screen.entered == [("Dan leaves.", controller.view.undo)]
    controller.undo()
    assert (controller.view.undo, "Dan" in controller.view.redo) == ("", True)
    controller.redo()
    assert controller.view.seats[3].empty


def test_a_new_entry_empties_redo(controller: Controller) -> None:
    controller.submit((events.Leave(seat=Seat(4)),))
    controller.undo()
    controller.submit((events.Away(seat=Seat(5)),))
    assert controller.view.redo == ""
    controller.redo()
    assert not controller.view.seats[3].empty


def test_reopening_shows_the_table_as_it_was(
    controller: Controller, turned: Turned, tmp_path: Path
) -> None:
    controller.submit((events.Button(seat=Seat(1)),))
    deal(controller, turned)
    controller.submit((events.Leave(seat=Seat(4)),))
    controller.undo()
    before = controller.view
    path = controller.path
    assert path is not None
    again = Controller(Nights(folder=tmp_path / "nights"), texts(), turned.clock)
    found = again.open(path)
    assert isinstance(found, Recovered)
    assert not found.closed
    assert again.view == before
    again.close()
    left = recover(path)
    assert isinstance(left, Recovered)
    assert left.closed


def test_a_file_that_is_no_table_leaves_the_open_one(
    controller: Controller, tmp_path: Path
) -> None:
    other = tmp_path / "other.journal"
    other.write_text("nothing\n", encoding="utf-8")
    before = controller.view
    found = controller.open(other)
    assert isinstance(found, Unreadable)
    assert found.problem is Problem.NOT_A_JOURNAL
    assert controller.view == before


def test_a_disk_that_refuses_is_said_and_play_goes_on(controller: Controller) -> None:
    screen = Screen(controller)
    path = controller.path
    assert path is not None
    away = path.with_suffix(".away")
    path.rename(away)
    controller.submit((events.Leave(seat=Seat(4)),))
    assert screen.troubles == [Trouble.GONE]
    assert screen.views[-1].seats[3].empty
    away.rename(path)
    controller.save_again()
    assert screen.troubles == [Trouble.GONE, None]
    found = recover(path)
    assert isinstance(found, Recovered)
    assert len(found.log.done) == 1


def test_a_rename_is_kept_outside_undo(controller: Controller, turned: Turned) -> None:
    controller.submit((events.Leave(seat=Seat(6)),))
    controller.rename(Seat(2), "Bobby")
    assert controller.view.seats[1].name == "Bobby"
    controller.undo()
    assert controller.view.seats[1].name == "Bobby"
    path = controller.path
    assert path is not None
    again = Controller(controller.nights, texts(), turned.clock)
    again.open(path)
    assert again.view.seats[1].name == "Bobby"


def test_a_name_does_not_pass_to_the_next_player(controller: Controller) -> None:
    controller.rename(Seat(2), "Bobby")
    controller.submit((events.Leave(seat=Seat(2)),))
    controller.submit((events.Join(seat=Seat(2), name="Gus"),))
    assert controller.view.seats[1].name == "Gus"
    controller.undo()
    controller.undo()
    assert controller.view.seats[1].name == "Bobby"


def test_a_name_goes_along_to_another_seat(controller: Controller, turned: Turned) -> None:
    screen = Screen(controller)
    controller.submit((events.Leave(seat=Seat(5)),))
    controller.rename(Seat(2), "Bobby")
    controller.submit((events.Move(seat=Seat(2), to=Seat(5)),))
    assert (controller.view.seats[1].name, controller.view.seats[4].name) == ("Empty", "Bobby")
    controller.submit((events.Join(seat=Seat(2)),))
    assert controller.view.seats[1].name == "Player"
    controller.submit((events.Leave(seat=Seat(5)),))
    assert screen.entered[-1][0] == "Bobby leaves."
    for _ in range(3):
        controller.undo()
    assert controller.view.seats[1].name == "Bobby"
    controller.redo()
    again = Controller(controller.nights, texts(), turned.clock)
    assert controller.path is not None
    again.open(controller.path)
    assert (again.view.seats[1].name, again.view.seats[4].name) == ("Empty", "Bobby")


def test_somebody_who_moves_in_a_hand_keeps_both_names_right(
    controller: Controller, turned: Turned
) -> None:
    controller.submit((events.Leave(seat=Seat(5)),))
    controller.submit((events.Button(seat=Seat(1)),))
    controller.rename(Seat(2), "Bobby")
    deal(controller, turned)
    controller.submit((events.Move(seat=Seat(2), to=Seat(5)),))
    controller.submit((events.Join(seat=Seat(2), name="Gus"),))
    table = controller.table
    assert table.before is not None
    before = table.before.player(Seat(2))
    assert before is not None
    assert before.name == "Bobby"
    assert [seat.name for seat in controller.view.seats][4] == "Bobby"


def test_who_plays_over_and_the_owner_keep_their_own_names(
    controller: Controller, turned: Turned
) -> None:
    controller.rename(Seat(3), "Cidney")
    controller.submit((events.Away(seat=Seat(3)),))
    controller.submit((events.PlayOver(seat=Seat(3), name="Gus"),))
    assert controller.view.seats[2].name == "Gus"
    controller.rename(Seat(3), "Gustav")
    assert controller.path is not None
    again = Controller(controller.nights, texts(), turned.clock)
    again.open(controller.path)
    assert again.view.seats[2].name == "Gustav"
    again.submit((events.Leave(seat=Seat(3)),))
    assert again.view.seats[2].name == "Cidney"
    again.undo()
    assert again.view.seats[2].name == "Gustav"


def test_a_name_given_in_what_was_undone_is_not_inherited(
    controller: Controller, turned: Turned
) -> None:
    controller.submit((events.Leave(seat=Seat(2)),))
    controller.submit((events.Join(seat=Seat(2), name="Gus"),))
    controller.rename(Seat(2), "Gustav")
    controller.undo()
    controller.submit((events.Join(seat=Seat(2), name="Hal"),))
    assert controller.path is not None
    again = Controller(controller.nights, texts(), turned.clock)
    again.open(controller.path)
    assert again.view.seats[1].name == "Hal"


def test_away_or_back_asks_who_owes_blinds(controller: Controller, turned: Turned) -> None:
    controller.submit((events.Button(seat=Seat(1)),))
    deal(controller, turned)
    seat = Seat(4)
    assert controller.away_or_back(seat) == events.Away(seat=seat)
    controller.submit((events.Away(seat=seat),))
    assert controller.away_or_back(seat) == events.Back(seat=seat)
    deal(controller, turned)
    deal(controller, turned)
    assert controller.away_or_back(seat) is None


def test_another_language_shows_the_same_table(controller: Controller) -> None:
    controller.submit((events.Button(seat=Seat(1)),))
    before = markers(controller.view)
    controller.speak(texts("fr"))
    assert controller.view.language == "fr"
    assert markers(controller.view) == before
