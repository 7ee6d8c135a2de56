"""The list of examples: by source or topic, found by a search."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from dealer_assist.gui.bars import Ticks
from dealer_assist.gui.entry import Field
from dealer_assist.gui.icons import Icon
from dealer_assist.gui.learn_page import LearnPage
from dealer_assist.gui.rows import RowButton, Segmented
from dealer_assist.gui.seat_sheet import clear
from dealer_assist.gui.sheets import Scroll
from dealer_assist.gui.style import Look, Size, Type, color
from dealer_assist.gui.widgets import Dressed, Words, dress
from dealer_assist.gui.words import BOLD, MEDIUM
from dealer_assist.view.library import Example, Grouping, Library, Shelf, shelves
from dealer_assist.view.texts import Texts

_COLUMN = 480
_LEFT = 216


class ShelfRow(RowButton):
    """The name of a shelf with the number of its examples; chosen, its examples are listed."""

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        """Name a shelf."""
        super().__init__(height=Size.TARGET, parent=parent)
        self.shelf = shelf
        self.aside = str(len(shelf.examples))
        self.setObjectName(f"shelf-{shelf.title}")
        self.say(shelf.title)


class ExampleRow(RowButton):
    """One example: its title, and where it comes from."""

    def __init__(self, example: Example, parent: QWidget | None = None) -> None:
        """Name an example."""
        super().__init__(Icon.PLAY, parent=parent)
        self.example = example
        self.setObjectName(f"example-{example.id}")
        self.say(example.title, example.source)


class Rule(Dressed, QWidget):
    """A thin upright line between two columns."""

    def sizeHint(self) -> QSize:
        """Return a line of one pixel."""
        return QSize(1, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        with QPainter(self) as painter:
            painter.fillRect(QRectF(self.rect()), color(self.look.palette.panel_line))


class LibraryPage(LearnPage):
    """All examples; a tap opens one."""

    chosen = Signal(str)  # the id of an example
    file_asked = Signal()

    def __init__(self, look: Look, library: Library, ticks: Ticks, texts: Texts) -> None:
        """List every example of a library."""
        super().__init__(look, ticks, texts)
        self.library = library
        self._shelf = 0
        self.grouping = Segmented(tuple(Grouping))
        self.grouping.choose(Grouping.SOURCE)
        self.grouping.chosen.connect(self._group)
        self.search = Field()
        self.search.textChanged.connect(self._search)
        self.shelf_rows: list[ShelfRow] = []
        self.rows: list[ExampleRow] = []
        self.bar.add("open_scenario", Icon.FOLDER, share=3)
        self.bar.add("back", Icon.ARROW_LEFT, share=2)
        self.bar.tapped.connect(self._tap_bar)
        self._lay_out()
        self.show_texts(texts)

    def _lay_out(self) -> None:
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setContentsMargins(Size.GRID, Size.GRID, Size.GRID, 0)
        self._head.setSpacing(Size.GRID)
        self._head.addWidget(self.grouping, 2)
        self._head.addWidget(self.search, 3)
        shelves_ground = QWidget()
        self._shelves = QVBoxLayout(shelves_ground)
        examples_ground = QWidget()
        self._examples = QVBoxLayout(examples_ground)
        for column in (self._shelves, self._examples):
            column.setContentsMargins(0, 0, 4, 0)
            column.setSpacing(Size.GRID)
        self._left, self.area = Scroll(shelves_ground), Scroll(examples_ground)
        columns = QHBoxLayout()
        columns.setContentsMargins(Size.GRID, Size.GRID, Size.GRID, Size.GRID)
        columns.setSpacing(Size.GRID)
        columns.addWidget(self._left)
        columns.addWidget(Rule())
        columns.addWidget(self.area, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(self._head)
        outer.addLayout(columns, 1)
        outer.addWidget(self.bar)

    @property
    def heading(self) -> tuple[str, str]:
        """Title and number of examples."""
        count = len(self.library)
        words = self.texts.ngettext("{count} example", "{count} examples", count)
        return self.texts.label("examples"), words

    def show_texts(self, texts: Texts) -> None:
        """Say everything in a language."""
        super().show_texts(texts)
        label = texts.label
        for grouping, segment in self.grouping.segments.items():
            segment.say(label(grouping))
        self.grouping.setAccessibleName(label("examples"))
        self.search.setPlaceholderText(label("search"))
        self.search.setAccessibleName(label("search"))
        self.name_buttons({"open_scenario": label("open_scenario"), "back": label("back_out")})
        self._fill()

    def _group(self, grouping: str) -> None:
        self.grouping.choose(grouping)
        self._shelf = 0
        self._fill()

    def _search(self) -> None:
        self._shelf = 0
        self._fill()

    def _fill(self) -> None:
        """List the shelves that the search leaves, and the examples of the chosen one."""
        grouping = Grouping(self.grouping.value)
        found = shelves(self.library, grouping, self.search.text(), self.texts)
        clear(self._shelves)
        self.shelf_rows = [ShelfRow(shelf) for shelf in found]
        for index, row in enumerate(self.shelf_rows):
            row.chosen = index == self._shelf
            row.clicked.connect(self._choose_shelf)
            self._shelves.addWidget(row)
        self._shelves.addStretch(1)
        self._list()
        dress(self, self.look)
        self._share_width()

    def _list(self) -> None:
        clear(self._examples)
        self.rows = []
        shelf = self.shelf_rows[self._shelf].shelf if self.shelf_rows else None
        found = shelf is not None
        title = Words(Type.PRIMARY if found else Type.LABEL, BOLD if found else MEDIUM, wrap=True)
        title.setText(shelf.title if shelf is not None else self.texts.label("nothing_found"))
        self._examples.addWidget(title)
        if shelf is not None:
            self.rows = [ExampleRow(example) for example in shelf.examples]
        for row in self.rows:
            row.clicked.connect(self._choose)
            self._examples.addWidget(row)
        self._examples.addStretch(1)
        self.area.verticalScrollBar().setValue(0)

    def _choose_shelf(self) -> None:
        sender = self.sender()
        self._shelf = next(i for i, row in enumerate(self.shelf_rows) if row is sender)
        for index, row in enumerate(self.shelf_rows):
            row.chosen = index == self._shelf
            row.update()
        self._list()
        dress(self, self.look)

    def _choose(self) -> None:
        row = self.sender()
        assert isinstance(row, ExampleRow)
        self.chosen.emit(row.example.id)

    def _tap_bar(self, name: str) -> None:
        if name == "open_scenario":
            self.file_asked.emit()
        else:
            self.left.emit()

    def _share_width(self) -> None:
        """Give the shelves a part of the width, and their longest word at least."""
        wide = self.width() >= _LEFT + _COLUMN + 200
        part = round(self.width() * (0.3 if wide else 0.38))
        words = [row.minimumSizeHint().width() + 2 * Size.GRID for row in self.shelf_rows]
        least = max((_LEFT, *words))
        self._left.setFixedWidth(max(least, min(self.scaled(360), part)))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Give the shelves what the examples leave."""
        flow = QBoxLayout.Direction
        wide = self.width() >= _LEFT + _COLUMN + 200
        self._head.setDirection(flow.LeftToRight if wide else flow.TopToBottom)
        self._share_width()
        self.name_buttons({name: b.text() for name, b in self.bar.buttons.items()})
