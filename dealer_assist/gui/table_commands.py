"""What the actions about the table do, and the seat's sheet."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject

from dealer_assist.core import events
from dealer_assist.core.house_words import FirstButton
from dealer_assist.core.values import Chips, Seat
from dealer_assist.gui.notices import Subject
from dealer_assist.gui.window import Window
from dealer_assist.view.values import Row, Sheet

if TYPE_CHECKING:
    from dealer_assist.gui.draw import CardSheet
    from dealer_assist.gui.entry import NameSheet, NumberSheet
    from dealer_assist.gui.ledger import LedgerSheet
    from dealer_assist.gui.menu import MoreSheet
    from dealer_assist.gui.seat_sheet import SeatSheet
    from dealer_assist.gui.table_page import TablePage

PUT_BUTTON, MOVE, CHIPS = "put_button", "move", "chips"


class TableCommands(QObject):
    """One method for each action about the table, called by the action's id."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._asked_button: Path | None = None  # the night that was asked where its button is
        self._renames = Seat(0)
        self._moves: events.Move | None = None
        self._over: events.PlayOver | None = None
        self._buys: events.Rebuy | events.Join | None = None
        window.table_made.connect(self._meet_table)
        window.controller.changed.connect(self._follow)

    def _meet_table(self, page: "TablePage") -> None:
        page.why.rule_tapped.connect(self._window.rule_asked)
        page.acted.connect(self.act)
        page.seat_opened.connect(self.open_seat)
        page.bar_tapped.connect(self._tap_bar)
        page.table.undo_clicked.connect(self.undo)
        page.armed_changed.connect(self._say_button)
        page.table.relaid.connect(self._place_sheet)

    # --- sheets, made when they are first shown

    @cached_property
    def seat_sheet(self) -> "SeatSheet":
        """What can be said about a seat."""
        from dealer_assist.gui.seat_sheet import SeatSheet

        made = SeatSheet(self._window, self._window.look)
        made.row_tapped.connect(self._tap_row)
        made.rule_tapped.connect(self._window.rule_asked)
        made.this_hand_chosen.connect(self._choose_hand)
        made.closed.connect(self._leave_seat)
        made.what_if_asked.connect(self._window.what_if_asked)
        return made

    @cached_property
    def more_sheet(self) -> "MoreSheet":
        """What there is no room for in the bar."""
        from dealer_assist.gui.menu import MoreSheet

        return MoreSheet(self._window, self._window.look, self._window.all_actions)

    @cached_property
    def draw_sheet(self) -> "CardSheet":
        """The draw for the button."""
        from dealer_assist.gui.draw import CardSheet

        made = CardSheet(self._window, self._window.look)
        made.picked.connect(self._draw)
        return made

    @cached_property
    def name_sheet(self) -> "NameSheet":
        """A name."""
        from dealer_assist.gui.entry import NameSheet

        made = NameSheet(self._window, self._window.look)
        made.entered.connect(self._take_name)
        return made

    @cached_property
    def number_sheet(self) -> "NumberSheet":
        """An amount of chips."""
        from dealer_assist.gui.entry import NumberSheet

        made = NumberSheet(self._window, self._window.look)
        made.entered.connect(self._take_chips)
        return made

    @cached_property
    def ledger_sheet(self) -> "LedgerSheet":
        """What the night has cost whom."""
        from dealer_assist.gui.ledger import LedgerSheet

        return LedgerSheet(self._window, self._window.look)

    # --- actions of the bars and menus

    def _shown_seat_sheet(self) -> "SeatSheet | None":
        shown = self._window.sheet
        if shown is None:
            return None
        from dealer_assist.gui.seat_sheet import SeatSheet

        return shown if isinstance(shown, SeatSheet) else None

    def _tap_bar(self, name: str) -> None:
        if name not in self._window.all_actions.by_id:
            in_bar = self._window.table_page.in_bar
            self.more_sheet.show_rows(self._window.texts, in_bar)
        else:
            self._window.all_actions[name].trigger()

    def undo(self) -> None:
        """Take the last entry back."""
        if self._window.at_table:
            self._window.table_page.table.toast.dismiss()
            self._controller.undo()
            self._window.announce()

    def redo(self) -> None:
        """Bring back what was undone last."""
        if self._window.at_table:
            self._window.table_page.table.toast.dismiss()
            self._controller.redo()
            self._window.announce()

    def bust(self) -> None:
        """Somebody is out of chips."""
        self._call("bust")

    def away(self) -> None:
        """Somebody goes away, or comes back."""
        self._call("away")

    def leave(self) -> None:
        """Somebody gives up the seat."""
        self._call("leave")

    def put_button(self) -> None:
        """Put the button by hand."""
        self._call(PUT_BUTTON)

    def _call(self, action: str) -> None:
        if self._window.ready():
            self._window.table_page.call(action)

    def misdeal(self) -> None:
        """The hand in play is dealt again."""
        if self._window.ready():
            self._controller.submit((events.Misdeal(),))

    def add_seat(self) -> None:
        """Put an empty seat at the end."""
        if self._window.ready():
            number = len(self._controller.table.seats) + 1
            self._controller.submit((events.Seats(number=number),))

    def remove_seat(self) -> None:
        """Take the last seat away."""
        if self._window.ready():
            number = len(self._controller.table.seats) - 1
            self._controller.submit((events.Seats(number=number),))

    def draw(self) -> None:
        """Ask for the cards of the draw for the button."""
        if self._window.ready():
            table, texts = self._controller.table, self._window.texts
            players = [
                (seat, texts.player_first(seat, {seat: player.name}))
                for seat, player in table.players()
                if player.has_chips
            ]
            high = table.house.first_button is FirstButton.HIGH_CARD
            from dealer_assist.gui.draw import CardsWanted

            wanted = CardsWanted(
                title=texts.label("draw"),
                note=texts.label("draw_high" if high else "draw_low"),
                done=texts.label("draw_done"),
                players=players,
            )
            self.draw_sheet.ask(wanted, texts)

    def _draw(self, cards: dict[str, str]) -> None:
        self._controller.submit((events.Draw(cards=cards),))

    def ledger(self) -> None:
        """Show what the night has cost whom."""
        from dealer_assist.view.ledger import ledger

        if self._window.ready():
            texts = self._window.texts
            self.ledger_sheet.show_ledger(ledger(self._controller.table, texts), texts)

    # --- a seat

    def act(self, action: str, number: int) -> None:
        """Let an armed button act on a seat."""
        seat = Seat(number)
        match action:
            case "bust":
                self._controller.submit((events.Bust(seat=seat),))
            case "leave":
                self._controller.submit((events.Leave(seat=seat),))
            case "put_button":
                self._controller.submit((events.Button(seat=seat),))
            case "move" if self._moves is not None:
                self._move(self._moves, seat)
            case "away":
                event = self._controller.away_or_back(seat)
                if event is not None:
                    self._controller.submit((event,))
                else:
                    self._window.table_page.disarm()
                    self._window.table_page.select(number)
                    self.open_seat(number)
            case _:  # somebody else's
                pass

    def open_seat(self, number: int) -> None:
        """Open the sheet of a seat, where it does not hide the seat."""
        made = self.seat_sheet
        made.show_sheet(self._sheet(Seat(number)), self._window.texts)
        made.seat_button = self._window.table_page.table.seat_button(number)
        made.open(made.first_row)

    def _sheet(self, seat: Seat, *, this_hand: bool = False) -> Sheet:
        from dealer_assist.view.sheet import sheet

        return sheet(self._controller.table, seat, self._window.texts, this_hand=this_hand)

    def _leave_seat(self) -> None:
        if self._window.at_table:
            self._window.table_page.select(0)

    def _choose_hand(self, this_hand: bool) -> None:  # noqa: FBT001 - a signal's argument
        shown = self.seat_sheet.shown
        if shown is not None:
            anew = self._sheet(shown.seat, this_hand=this_hand)
            self.seat_sheet.show_sheet(anew, self._window.texts)

    def _tap_row(self, row: Row) -> None:
        shown = self.seat_sheet.shown
        self.seat_sheet.dismiss()
        event = row.events[0] if row.events else None
        match event:
            case events.Move():
                self._ask_seat(event)
            case events.PlayOver():
                self._ask_name(row.title, "", event)
            case events.Rebuy() if row.asks == CHIPS:
                self._ask_chips(row.title, event)
            case events.Join() if self._window.preferences.follow:
                self._ask_chips(row.title, event)
            case None if shown is not None:
                self._renames = shown.seat
                player = self._controller.table.player(shown.seat)
                self._ask_name(row.title, player.name if player else "", None)
            case _:
                self._controller.submit(row.events)

    # --- what a row asks for first

    def _ask_seat(self, move: events.Move) -> None:
        """Let an empty seat be tapped; each says what it costs."""
        from dealer_assist.gui.question import Question
        from dealer_assist.view.moves import places

        self._moves = move
        texts = self._window.texts
        found = places(self._controller.table, move.seat, texts, this_hand=move.now)
        notes = tuple((int(place.seat), place.text) for place in found)
        among = frozenset(seat for seat, _ in notes)
        question = Question(texts.label("tap_seat_move"), (), among=among, notes=notes)
        self._window.table_page.ask(MOVE, question)

    def _move(self, move: events.Move, seat: Seat) -> None:
        self._window.table_page.disarm()
        self._controller.submit((replace(move, to=seat),))

    def _ask_name(self, title: str, name: str, over: events.PlayOver | None) -> None:
        self._over = over
        self.name_sheet.ask(title, name, self._window.texts)

    def _take_name(self, name: str) -> None:
        if self._over is not None:
            self._controller.submit((replace(self._over, name=name),))
        else:
            self._controller.rename(self._renames, name)

    def _ask_chips(self, title: str, buys: events.Rebuy | events.Join) -> None:
        """Ask for the chips of somebody who buys in; a newcomer's need not be counted."""
        from dealer_assist.gui.entry import Pad

        self._buys = buys
        optional = isinstance(buys, events.Join)
        texts = self._window.texts.at(self._controller.table.house)
        label = texts.label("chips_optional" if optional else "chips")
        self.number_sheet.ask(title, [label], [0], texts, Pad(zeros=int(optional)))

    def _take_chips(self, amounts: list[int]) -> None:
        if self._buys is not None:
            stack = Chips(amounts[0]) if amounts[0] else None
            self._controller.submit((replace(self._buys, stack=stack),))

    # --- what follows from a new state

    def _follow(self) -> None:
        """Ask for the button where nobody has it; an open sheet shows what is true now."""
        page = self._window.table_page
        wanted = self._controller.wants_button
        if not wanted and page.armed == PUT_BUTTON and self._asked_button is not None:
            page.disarm()
        elif wanted and not page.armed and self._asked_button != self._controller.path:
            page.arm(PUT_BUTTON)
        self._asked_button = self._controller.path if wanted else None
        self._say_button()
        shown = self._shown_seat_sheet()
        if shown is not None and shown.shown is not None:
            shown.show_sheet(self._sheet(shown.shown.seat), self._window.texts)

    def _place_sheet(self) -> None:
        """Keep the open sheet beside its seat, which lies elsewhere now."""
        shown = self._shown_seat_sheet()
        if shown is not None:
            shown.place()

    def _say_button(self) -> None:
        """Say that the button is missing: a seat is waited for, or can be again."""
        notices, label = self._window.notices, self._window.texts.label
        if not self._controller.is_open or not self._controller.wants_button:
            notices.settle(Subject.BUTTON)
        elif self._window.table_page.armed == PUT_BUTTON:
            notices.say(Subject.BUTTON, label("tap_seat_button"), label("draw"))
        else:
            notices.say(Subject.BUTTON, label("no_button_yet"), label(PUT_BUTTON))
