"""The menus behind ☰ and what stands under More: rows made from the table of actions."""

from collections.abc import Collection
from itertools import groupby

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dealer_assist.gui.actions import (
    ACTIONS,
    CHOICES,
    LEVELS,
    ActionRecord,
    Actions,
    ChoiceRecord,
    Menu,
    key_text,
)
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.rows import RowButton, Segmented
from dealer_assist.gui.seat_sheet import clear
from dealer_assist.gui.sheets import Sheet, Side
from dealer_assist.gui.style import Look, Size, Type
from dealer_assist.gui.widgets import PushButton, Words, dress
from dealer_assist.gui.words import SEMIBOLD
from dealer_assist.view.texts import Texts

_WIDE = 640
_MENUS = 148  # width of the column of menus


class ActionRow(RowButton):
    """A row that triggers an action and shows what the action shows."""

    def __init__(self, action: QAction, icon: Icon, parent: QWidget | None = None) -> None:
        """Follow an action."""
        super().__init__(icon, height=Size.TARGET, parent=parent)
        self.action = action
        self.setObjectName(action.objectName())
        self.setCheckable(action.isCheckable())
        action.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show what the action shows now."""
        tip = self.action.statusTip()
        self.aside = key_text(self.action)
        self.say(self.action.text(), "" if self.action.isEnabled() else tip)
        self.setEnabled(self.action.isEnabled())
        self.setChecked(self.action.isChecked())
        self.update()


class ActionPush(PushButton):
    """A button that triggers an action, for those that stand beside each other."""

    def __init__(self, action: QAction, icon: Icon, parent: QWidget | None = None) -> None:
        """Follow an action."""
        super().__init__(icon, height=Size.BAR_BUTTON, size=Type.LABEL, parent=parent)
        self.action = action
        self.setObjectName(action.objectName())
        self.say(action.text())


class ActionSheet(Sheet):
    """A sheet whose rows trigger actions."""

    def __init__(self, parent: QWidget, look: Look, actions: Actions, side: Side) -> None:
        """Make an empty sheet."""
        super().__init__(parent, look, side)
        self.actions_of_window = actions

    def add_row(self, record: ActionRecord, layout: QVBoxLayout) -> ActionRow:
        """Add the row of an action."""
        row = ActionRow(self.actions_of_window[record.id], record.icon)
        row.clicked.connect(self._trigger)
        layout.addWidget(row)
        return row

    def _trigger(self) -> None:
        row = self.sender()
        assert isinstance(row, ActionRow | ActionPush)
        if not row.action.isCheckable() and isinstance(row, ActionRow):
            self.dismiss()
        row.action.trigger()


class MoreSheet(ActionSheet):
    """What there is no room for in the bar."""

    def __init__(self, parent: QWidget, look: Look, actions: Actions) -> None:
        """Make a row for each action that stands under More."""
        super().__init__(parent, look, actions, Side.CORNER)
        self.rows = {
            record.id: self.add_row(record, self.body) for record in ACTIONS if record.more
        }

    def show_rows(self, texts: Texts, in_bar: Collection[str]) -> None:
        """Open the sheet with what does not stand in the bar."""
        for name, row in self.rows.items():
            useless = name in LEVELS and not row.isEnabled()
            row.setVisible(name not in in_bar and not useless)
        self.say(texts.label("more"), "", texts.label("close"))
        self.open()


class MenuSheet(ActionSheet):
    """All menus: their names at the left, the rows of one of them at the right."""

    def __init__(self, parent: QWidget, look: Look, actions: Actions) -> None:
        """Make the column of menus."""
        super().__init__(parent, look, actions, Side.LEFT)
        self.menu = Menu.TABLE
        self.choices: dict[str, Segmented] = {}
        self.menus: dict[Menu, RowButton] = {}
        self._texts: Texts | None = None
        columns = QHBoxLayout()
        columns.setSpacing(16)
        left = QVBoxLayout()
        left.setSpacing(Size.GRID)
        for menu in Menu:
            button = RowButton(height=Size.TARGET)
            button.setObjectName(menu.value)
            button.clicked.connect(self._open_menu)
            button.setFixedWidth(_MENUS)
            self.menus[menu] = button
            left.addWidget(button)
        left.addStretch(1)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(Size.GRID)
        # A stretch, for a layout that is aligned at the top gets no more than its hint.
        right = QVBoxLayout()
        right.addLayout(self._rows)
        right.addStretch(1)
        columns.addLayout(left)
        columns.addLayout(right, 1)
        self.body.addLayout(columns, 1)

    @property
    def wide(self) -> int:
        """How wide the panel wants to be."""
        return _WIDE

    def show_menus(self, texts: Texts) -> None:
        """Open the sheet, or say everything anew."""
        self._texts = texts
        self.say(texts.label("menu"), "", texts.label("close"))
        for menu, button in self.menus.items():
            button.say(texts.label(menu.value))
            button.chosen = menu is self.menu
            button.update()
        self._fill(texts)
        if self.isHidden():
            self.open(focus=self.menus[self.menu])
        else:
            dress(self, self.look)

    def _open_menu(self) -> None:
        sender = self.sender()
        self.menu = next(menu for menu, button in self.menus.items() if button is sender)
        if self._texts is not None:
            self.show_menus(self._texts)

    def _fill(self, texts: Texts) -> None:
        clear(self._rows)
        self.choices = {}
        for choice in CHOICES:
            if choice.menu is self.menu:
                self._add_choice(choice, texts)
        # Who asks for help finds the lessons there too, one tap nearer.
        menus = (Menu.LEARN, Menu.HELP) if self.menu is Menu.HELP else (self.menu,)
        records = (record for menu in menus for record in ACTIONS if record.menu is menu)
        for beside, group in groupby(records, lambda record: record.beside):
            if beside:
                self._add_beside(list(group))
                continue
            for record in group:
                self.add_row(record, self._rows)

    def _add_choice(self, choice: ChoiceRecord, texts: Texts) -> None:
        title = Words(Type.LABEL, SEMIBOLD)
        title.setText(texts.label(choice.id))
        segmented = Segmented(choice.values)
        segmented.setObjectName(choice.id)
        segmented.setAccessibleName(title.text())
        for value, segment in segmented.segments.items():
            action = self.actions_of_window.values[choice.id, value]
            segment.say(action.text())
            segment.setChecked(action.isChecked())
        segmented.chosen.connect(self._choose)
        self.choices[choice.id] = segmented
        self._rows.addWidget(title)
        self._rows.addWidget(segmented)

    def _choose(self, value: str) -> None:
        segmented = self.sender()
        assert isinstance(segmented, Segmented)
        segmented.choose(value)
        self.actions_of_window.values[segmented.objectName(), value].trigger()

    def _add_beside(self, records: list[ActionRecord]) -> None:
        row = QHBoxLayout()
        row.setSpacing(Size.GRID)
        for record in records:
            button = ActionPush(self.actions_of_window[record.id], record.icon)
            button.clicked.connect(self._trigger)
            row.addWidget(button)
        self._rows.addLayout(row)
