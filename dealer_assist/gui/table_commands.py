"""What the actions about the table do, and the seat's sheet."""

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject

from dealer_assist.core import events
from dealer_assist.core.house_words import FirstButton
from dealer_assist.core.values import Seat
from dealer_assist.gui.notices import Subject
from dealer_assist.gui.window import Window
from dealer_assist.view.house_words import key_label
from dealer_assist.view.sheet import sheet
from dealer_assist.view.values import Row

if TYPE_CHECKING:
    from dealer_assist.gui.draw import DrawSheet
    from dealer_assist.gui.entry import NameSheet, NumberSheet
    from dealer_assist.gui.house_page import HousePage
    from dealer_assist.gui.menu import MoreSheet
    from dealer_assist.gui.presets import PresetSheet
    from dealer_assist.gui.seat_sheet import SeatSheet
    from dealer_assist.gui.table_page import TablePage

PUT_BUTTON, MOVE = "put_button", "move"


class TableCommands(QObject):
    """One method for each action about the table, called by the action's id."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._renames = Seat(0)
        self._moves: events.Move | None = None
        window.table_made.connect(self._meet_table)
        window.house_made.connect(self._meet_house)
        window.controller.changed.connect(self._follow)

    def _meet_table(self, page: "TablePage") -> None:
        page.why.rule_tapped.connect(self._window.rule_asked)
        page.acted.connect(self.act)
        page.seat_opened.connect(self.open_seat)
        page.bar_tapped.connect(self._tap_bar)
        page.table.undo_clicked.connect(self.undo)

    def _meet_house(self, page: "HousePage") -> None:
        page.applied.connect(self._apply_house)
        page.left.connect(self.back_to_table)
        page.all_presets.connect(self._ask_preset)
        page.amounts_asked.connect(self._ask_amounts)

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
        return made

    @cached_property
    def more_sheet(self) -> "MoreSheet":
        """What there is no room for in the bar."""
        from dealer_assist.gui.menu import MoreSheet

        return MoreSheet(self._window, self._window.look, self._window.all_actions)

    @cached_property
    def draw_sheet(self) -> "DrawSheet":
        """The draw for the button."""
        from dealer_assist.gui.draw import DrawSheet

        made = DrawSheet(self._window, self._window.look)
        made.drawn.connect(self._draw)
        return made

    @cached_property
    def name_sheet(self) -> "NameSheet":
        """A name."""
        from dealer_assist.gui.entry import NameSheet

        made = NameSheet(self._window, self._window.look)
        made.entered.connect(self._rename)
        return made

    @cached_property
    def number_sheet(self) -> "NumberSheet":
        """Amounts of the house rules."""
        from dealer_assist.gui.entry import NumberSheet

        made = NumberSheet(self._window, self._window.look)
        made.entered.connect(self._set_amounts)
        return made

    @cached_property
    def preset_sheet(self) -> "PresetSheet":
        """All presets, for the house rules."""
        from dealer_assist.gui.presets import PresetSheet

        made = PresetSheet(self._window, self._window.look, self._window.services.presets)
        made.chosen.connect(self._window.house_page.choose_preset)
        return made

    # --- actions of the bars and menus

    def _ready(self) -> bool:
        """Say whether a table can be acted on; an open seat sheet makes way."""
        shown = self._shown_seat_sheet()
        if shown is not None:
            seat = self._window.table_page.selected
            shown.dismiss()
            self._window.table_page.select(seat)
            return True
        return self._window.sheet is None and self._window.at_table

    def _shown_seat_sheet(self) -> "SeatSheet | None":
        shown = self._window.sheet
        if shown is None:
            return None
        from dealer_assist.gui.seat_sheet import SeatSheet

        return shown if isinstance(shown, SeatSheet) else None

    def _tap_bar(self, name: str) -> None:
        if name not in self._window.all_actions.by_id:
            self.more_sheet.show_rows(self._window.texts)
        else:
            self._window.all_actions[name].trigger()

    def next_hand(self) -> None:
        """End the hand in play and deal the next one."""
        if self._ready():
            self._window.table_page.disarm()
            self._window.table_page.select(0)
            self._controller.next_hand()

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
        if self._ready():
            self._window.table_page.call(action)

    def misdeal(self) -> None:
        """The hand in play is dealt again."""
        if self._ready():
            self._controller.submit((events.Misdeal(),))

    def add_seat(self) -> None:
        """Put an empty seat at the end."""
        if self._ready():
            number = len(self._controller.table.seats) + 1
            self._controller.submit((events.Seats(number=number),))

    def remove_seat(self) -> None:
        """Take the last seat away."""
        if self._ready():
            number = len(self._controller.table.seats) - 1
            self._controller.submit((events.Seats(number=number),))

    def draw(self) -> None:
        """Ask for the cards of the draw for the button."""
        if self._ready():
            table, texts = self._controller.table, self._window.texts
            players = [
                (seat, texts.player_first(seat, {seat: player.name}))
                for seat, player in table.players()
                if player.has_chips
            ]
            high = table.house.first_button is FirstButton.HIGH_CARD
            self.draw_sheet.ask(players, texts, high=high)

    def _draw(self, cards: dict[str, str]) -> None:
        self._controller.submit((events.Draw(cards=cards),))

    def house_rules(self) -> None:
        """Turn to the house rules."""
        if self._ready():
            self._window.house_page.show_house(self._controller.table.house)
            self._window.show_page(self._window.house_page)

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
                self._controller.submit((replace(self._moves, to=seat),))
            case _:
                event = self._controller.away_or_back(seat)
                if event is not None:
                    self._controller.submit((event,))
                else:
                    self._window.table_page.disarm()
                    self._window.table_page.select(number)
                    self.open_seat(number)

    def open_seat(self, number: int) -> None:
        """Open the sheet of a seat, where it does not hide the seat."""
        texts = self._window.texts
        made = self.seat_sheet
        made.show_sheet(sheet(self._controller.table, Seat(number), texts), texts)
        made.seat_button = self._window.table_page.table.seat_button(number)
        made.open(made.first_row)

    def _leave_seat(self) -> None:
        if self._window.at_table:
            self._window.table_page.select(0)

    def _choose_hand(self, this_hand: bool) -> None:  # noqa: FBT001 - a signal's argument
        shown = self.seat_sheet.shown
        if shown is not None:
            texts = self._window.texts
            anew = sheet(self._controller.table, shown.seat, texts, this_hand=this_hand)
            self.seat_sheet.show_sheet(anew, texts)

    def _tap_row(self, row: Row) -> None:
        shown = self.seat_sheet.shown
        self.seat_sheet.dismiss()
        move = row.events[0] if row.events else None
        if isinstance(move, events.Move):
            self._moves = move
            self._window.table_page.arm(MOVE)
        elif row.events:
            self._controller.submit(row.events)
        elif shown is not None:
            self._renames = shown.seat
            player = self._controller.table.player(shown.seat)
            name = player.name if player else ""
            self.name_sheet.ask(row.title, name, self._window.texts)

    def _rename(self, name: str) -> None:
        self._controller.rename(self._renames, name)

    # --- house rules

    def _apply_house(self, values: dict[str, events.HouseValue]) -> None:
        if self._controller.submit((events.House(set=values),)):
            self.back_to_table()

    def back_to_table(self) -> None:
        """Turn to the table."""
        self._window.show_page(self._window.table_page)

    def _ask_preset(self) -> None:
        self.preset_sheet.show_presets(self._window.texts)

    def _ask_amounts(self, key: str) -> None:
        texts = self._window.texts
        amounts = self._window.house_page.amounts(key)
        names = ("small_blind_amount", "big_blind_amount")
        labels = [texts.label(name) for name in names][: len(amounts)]
        labels += [key_label("third_blind", texts)] * (len(amounts) - len(labels))
        self.number_sheet.ask(key_label(key, texts), labels, amounts, texts)

    def _set_amounts(self, amounts: list[int]) -> None:
        self._window.house_page.set_value("blinds", tuple(amounts))

    # --- what follows from a new state

    def _follow(self) -> None:
        """Ask for the button where nobody has it; an open sheet shows what is true now."""
        window = self._window
        texts = window.texts
        if self._controller.wants_button:
            text = texts.label("tap_seat_button")
            window.notices.say(Subject.BUTTON, text, texts.label("draw"))
            if not window.table_page.armed:
                window.table_page.arm(PUT_BUTTON)
        else:
            window.notices.settle(Subject.BUTTON)
            if window.table_page.armed == PUT_BUTTON:
                window.table_page.disarm()
        shown = self._shown_seat_sheet()
        if shown is not None and shown.shown is not None:
            shown.show_sheet(sheet(self._controller.table, shown.shown.seat, texts), texts)
