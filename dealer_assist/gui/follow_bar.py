"""The row above the bar of a dealer who follows the betting: actions, amounts, what comes next."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QStackedLayout, QWidget

from dealer_assist.gui.bars import SETTLE, Ground, Ticks
from dealer_assist.gui.follow_choices import (
    ACTIONS,
    ALL_IN,
    FOLD,
    MOST_QUICK,
    OPENING,
    PASSIVE,
    QUICK,
    RAISE,
    Choice,
    numbered,
)
from dealer_assist.gui.seat_sheet import clear
from dealer_assist.gui.style import Look, Size, Type, color
from dealer_assist.gui.widgets import Dressed, PushButton, dress
from dealer_assist.gui.words import (
    SEMIBOLD,
    Caption,
    Face,
    Room,
    fit,
    line_height,
    paint_lines,
)

_WIDE = 1000  # from here on actions and amounts share a row
_SHARES = {FOLD: 6, PASSIVE: 8, RAISE: 10, ALL_IN: 6, OPENING: 8}
_QUICK_SHARE = 5
_USUAL = 3  # amounts: minimum, half pot, pot
_APART = 16  # between actions and amounts


class Remark(Dressed, QWidget):
    """A sentence beside the buttons, in the largest type that fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Say nothing."""
        super().__init__(parent)
        self.text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def say(self, text: str) -> None:
        """Say something else."""
        self.text = text
        self.setAccessibleName(text)
        self.update()

    @property
    def clipped(self) -> bool:
        """Whether the sentence does not fit."""
        return not self._caption().fits

    def _caption(self) -> Caption:
        largest = self.scaled(Type.BUTTON - 1)
        room = Room(self.width(), self.height(), icon=False, largest=largest, weight=SEMIBOLD)
        return fit(self.text, "", room)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sentence, its middle at the middle of the buttons."""
        caption = self._caption()
        high = len(caption.lines) * line_height(caption.size)
        place = QRectF(0, (self.height() - high) / 2, self.width(), high)
        face = Face(caption.size, SEMIBOLD, color(self.look.palette.text))
        with QPainter(self) as painter:
            paint_lines(painter, caption.lines, place, face)


class FollowBar(Ground):
    """Buttons in fixed places. Each tells its name when it is tapped, but not just after a change.

    One page holds the actions of the player to act, the other what follows a betting round.
    """

    tapped = Signal(str)

    def __init__(self, look: Look, ticks: Ticks, parent: QWidget | None = None) -> None:
        """Make the row; ``ticks`` tells it for how long to ignore taps."""
        super().__init__(line_above=True, parent=parent)
        self.look = look
        self._ticks = ticks
        self._changed_at = ticks() - SETTLE
        self._shown: tuple[object, ...] = ()
        self.acts = {name: self._button(name) for name in ACTIONS}
        names = [numbered(QUICK, place) for place in range(MOST_QUICK)]
        self.amounts = {name: self._button(name) for name in names}
        self.others: dict[str, PushButton] = {}
        self.words = Remark()
        self._pages = QStackedLayout()
        self._acting = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._over = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._choices = QHBoxLayout()
        self._lay_out()

    def _lay_out(self) -> None:
        actions, amounts = QHBoxLayout(), QHBoxLayout()
        for name, button in self.acts.items():
            actions.addWidget(button, _SHARES[name])
        for place, button in enumerate(self.amounts.values()):
            # An amount that is not wanted now leaves its place empty; a fourth one is rare.
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(place < _USUAL)
            button.setSizePolicy(policy)
            amounts.addWidget(button, _QUICK_SHARE)
        self._acting.addLayout(actions, sum(_SHARES.values()) - _SHARES[OPENING])
        self._acting.addLayout(amounts, _QUICK_SHARE * _USUAL)
        self._over.addWidget(self.words, 2)
        self._over.addLayout(self._choices, 3)
        for row in (actions, amounts, self._choices):
            row.setSpacing(Size.GRID)
        # First: a page without a parent would be shown as a window of its own.
        outer = QHBoxLayout(self)
        outer.setContentsMargins(Size.GRID, Size.GRID, Size.GRID, Size.GRID)
        outer.addLayout(self._pages)
        for page in (self._acting, self._over):
            holder = QWidget(self)
            page.setContentsMargins(0, 0, 0, 0)
            holder.setLayout(page)
            self._pages.addWidget(holder)

    def _button(self, name: str) -> PushButton:
        button = PushButton(height=Size.ROW, size=Type.BUTTON - 1)
        button.setObjectName(name)
        button.setCheckable(True)
        button.clicked.connect(self._clicked)
        return button

    @property
    def buttons(self) -> dict[str, PushButton]:
        """Everything that can be seen, by name."""
        acting = self._pages.currentIndex() == 0
        shown = {**self.acts, **self.amounts} if acting else self.others
        return {name: button for name, button in shown.items() if button.isVisibleTo(self)}

    def show_actions(self, actions: Iterable[Choice], amounts: Iterable[Choice]) -> None:
        """Show what the player to act may do, and amounts that are often wanted."""
        shown = (tuple(actions), tuple(amounts))
        for buttons, choices in ((self.acts, shown[0]), (self.amounts, shown[1])):
            by_name = {choice.name: choice for choice in choices}
            for name, button in buttons.items():
                button.setVisible(name in by_name)
                if name in by_name:
                    _say(button, by_name[name])
        self._pages.setCurrentIndex(0)
        self._change(shown)

    def show_over(self, words: str, choices: Sequence[Choice]) -> None:
        """Say how a betting round ended, and what may follow."""
        if tuple(self.others) != tuple(choice.name for choice in choices):
            clear(self._choices)
            self.others = {}
            for choice in choices:
                button = self._button(choice.name)
                button.sign = choice.icon
                self.others[choice.name] = button
                self._choices.addWidget(button, 1)
                button.show()
        for choice in choices:
            _say(self.others[choice.name], choice)
        self.words.say(words)
        self._pages.setCurrentIndex(1)
        dress(self, self.look)
        self._change((words, *choices))

    @property
    def has_focus(self) -> bool:
        """Whether one of the buttons has the keyboard."""
        # Qt's types leave out that nobody may have it.
        focused: QWidget | None = self.window().focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def take_focus(self) -> bool:
        """Keep the keyboard on a button that can be pressed; False where there is none."""
        ready = [button for button in self.buttons.values() if button.isEnabled()]
        if not any(button.hasFocus() for button in ready):
            usual = [button for button in ready if button is self.acts[PASSIVE]]
            for button in (usual or ready[-1:])[:1]:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
        return bool(ready)

    def _change(self, shown: tuple[object, ...]) -> None:
        if shown != self._shown:
            self._shown = shown
            self._changed_at = self._ticks()

    def _clicked(self) -> None:
        if self._ticks() - self._changed_at >= SETTLE:
            self.tapped.emit(self.sender().objectName())

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Take a second row where one is too narrow."""
        wide = self.width() >= _WIDE
        rows = 1 if wide else 2
        flow = QBoxLayout.Direction
        for page in (self._acting, self._over):
            page.setDirection(flow.LeftToRight if wide else flow.TopToBottom)
            page.setSpacing(_APART if wide else Size.GRID)
        self.setFixedHeight(rows * (Size.ROW + Size.GRID) + Size.GRID)


def _say(button: PushButton, choice: Choice) -> None:
    button.say(choice.text, choice.note)
    button.setEnabled(choice.enabled)
    button.setChecked(choice.chosen)
