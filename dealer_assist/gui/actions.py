"""One table of actions: menus, bars, shortcuts and the help page all come from it."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from dealer_assist.gui.icons import Icon
from dealer_assist.view.texts import LANGUAGES

Key = QKeySequence.StandardKey


class Menu(StrEnum):
    """The menus behind ☰, in their order; the value is the id of the label."""

    FILE = "menu_file"
    EDIT = "menu_edit"
    TABLE = "menu_table"
    VIEW = "menu_view"
    LEARN = "menu_learn"
    RULES = "menu_rules"
    HELP = "menu_help"


class ActionRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One thing the user can ask for.

    ``id`` names the label, the icon, the ``QAction`` and the method of ``Commands`` it calls.
    """

    id: str
    menu: Menu
    icon: Icon
    keys: tuple[str, ...] = ()
    standard: Key | None = None
    checkable: bool = False
    table: bool = False  # needs a table
    more: bool = False  # also under the bar's More
    beside: bool = False  # shares its row in the menu with its neighbours

    @property
    def sequences(self) -> tuple[QKeySequence, ...]:
        """Its shortcuts; the platform's own where it has one."""
        own = QKeySequence.keyBindings(self.standard) if self.standard else []
        return (*own, *(QKeySequence(key) for key in self.keys))

    @property
    def letter(self) -> bool:
        """True where a single letter calls it, which a setting can switch off."""
        return any(len(key) == 1 for key in self.keys)


class ChoiceRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A setting that holds one of a few values; ``id`` is also its name among the settings."""

    id: str
    menu: Menu
    values: tuple[str, ...]

    def label(self, value: str) -> str:
        """Return the id of a value's label."""
        return f"{self.id}_{value}"


ACTIONS: tuple[ActionRecord, ...] = (
    ActionRecord(id="new_table", menu=Menu.FILE, icon=Icon.PLUS, standard=Key.New),
    ActionRecord(id="open_recent", menu=Menu.FILE, icon=Icon.FOLDER, standard=Key.Open),
    ActionRecord(
        id="save_copy", menu=Menu.FILE, icon=Icon.EXPORT, keys=("Ctrl+Shift+S",), table=True
    ),
    ActionRecord(id="export", menu=Menu.FILE, icon=Icon.EXPORT, keys=("Ctrl+E",), table=True),
    ActionRecord(id="save_moment", menu=Menu.FILE, icon=Icon.EXPORT, table=True),
    ActionRecord(id="open_scenario", menu=Menu.FILE, icon=Icon.FOLDER),
    ActionRecord(id="quit", menu=Menu.FILE, icon=Icon.CLOSE, keys=("Ctrl+Q",)),
    ActionRecord(id="undo", menu=Menu.EDIT, icon=Icon.UNDO, keys=("Ctrl+Z",), table=True),
    ActionRecord(id="redo", menu=Menu.EDIT, icon=Icon.REDO, keys=("Ctrl+Shift+Z",), table=True),
    ActionRecord(id="next_hand", menu=Menu.TABLE, icon=Icon.ARROW_RIGHT, keys=("N",), table=True),
    ActionRecord(id="bust", menu=Menu.TABLE, icon=Icon.BUST, keys=("B",), table=True),
    ActionRecord(id="away", menu=Menu.TABLE, icon=Icon.AWAY, keys=("A",), table=True),
    ActionRecord(
        id="straddle", menu=Menu.TABLE, icon=Icon.STRADDLE, keys=("S",), table=True, more=True
    ),
    ActionRecord(id="kill", menu=Menu.TABLE, icon=Icon.KILL, keys=("K",), table=True, more=True),
    ActionRecord(id="leave", menu=Menu.TABLE, icon=Icon.LEAVE, keys=("L",), table=True, more=True),
    ActionRecord(id="winner", menu=Menu.TABLE, icon=Icon.TROPHY, table=True, more=True),
    ActionRecord(id="upcards", menu=Menu.TABLE, icon=Icon.CARD, table=True, more=True),
    ActionRecord(id="ledger", menu=Menu.TABLE, icon=Icon.RULING, table=True, more=True),
    ActionRecord(id="sizes", menu=Menu.TABLE, icon=Icon.CHIP),
    ActionRecord(id="misdeal", menu=Menu.TABLE, icon=Icon.RESTART, table=True, more=True),
    ActionRecord(id="put_button", menu=Menu.TABLE, icon=Icon.BUTTON_HERE, table=True, more=True),
    ActionRecord(id="next_level", menu=Menu.TABLE, icon=Icon.PLUS, table=True, more=True),
    ActionRecord(id="previous_level", menu=Menu.TABLE, icon=Icon.MINUS, table=True, more=True),
    ActionRecord(id="wrong_level", menu=Menu.TABLE, icon=Icon.RULING, table=True, more=True),
    ActionRecord(id="draw", menu=Menu.TABLE, icon=Icon.CARD, table=True, more=True),
    ActionRecord(id="add_seat", menu=Menu.TABLE, icon=Icon.PLUS, table=True, more=True),
    ActionRecord(id="remove_seat", menu=Menu.TABLE, icon=Icon.MINUS, table=True, more=True),
    ActionRecord(
        id="follow", menu=Menu.VIEW, icon=Icon.EYE, keys=("F",), checkable=True, more=True
    ),
    ActionRecord(id="rotate", menu=Menu.VIEW, icon=Icon.RESTART),
    ActionRecord(
        id="full_screen", menu=Menu.VIEW, icon=Icon.FULLSCREEN, keys=("F11",), checkable=True
    ),
    ActionRecord(id="zoom_out", menu=Menu.VIEW, icon=Icon.MINUS, keys=("Ctrl+-",), beside=True),
    ActionRecord(id="zoom_reset", menu=Menu.VIEW, icon=Icon.TARGET, keys=("Ctrl+0",), beside=True),
    ActionRecord(
        id="zoom_in", menu=Menu.VIEW, icon=Icon.PLUS, keys=("Ctrl++", "Ctrl+="), beside=True
    ),
    ActionRecord(id="keep_awake", menu=Menu.VIEW, icon=Icon.SUN, checkable=True),
    ActionRecord(id="examples", menu=Menu.LEARN, icon=Icon.PLAY),
    ActionRecord(id="compare", menu=Menu.LEARN, icon=Icon.COMPARE, keys=("C",), table=True),
    ActionRecord(id="drill", menu=Menu.LEARN, icon=Icon.TARGET),
    ActionRecord(id="progress", menu=Menu.LEARN, icon=Icon.RIBBON),
    ActionRecord(
        id="house_rules",
        menu=Menu.RULES,
        icon=Icon.SLIDERS,
        keys=("Ctrl+R",),
        table=True,
        more=True,
    ),
    ActionRecord(id="why", menu=Menu.RULES, icon=Icon.BOOK, keys=("F1",), table=True),
    ActionRecord(id="shortcuts", menu=Menu.HELP, icon=Icon.LIST, keys=("Ctrl+/",)),
    ActionRecord(id="single_letters", menu=Menu.HELP, icon=Icon.PENCIL, checkable=True),
    ActionRecord(id="about", menu=Menu.HELP, icon=Icon.HELP),
)

CHOICES: tuple[ChoiceRecord, ...] = (
    ChoiceRecord(id="language", menu=Menu.VIEW, values=("en", "fr")),
    ChoiceRecord(id="theme", menu=Menu.VIEW, values=("system", "dark", "light", "high_contrast")),
    ChoiceRecord(id="explanation", menu=Menu.VIEW, values=("right", "below", "hidden")),
    ChoiceRecord(id="animations", menu=Menu.VIEW, values=("system", "on", "off")),
)

ROW_ICONS: Mapping[str, Icon] = MappingProxyType(
    {
        **{record.id: record.icon for record in ACTIONS},
        "join": Icon.PERSON_PLUS,
        "wait": Icon.WAIT,
        "post": Icon.BACK,
        "back": Icon.BACK,
        "rebuy": Icon.CHIP,
        "rename": Icon.PENCIL,
        "button": Icon.BUTTON_HERE,
        "buy_button": Icon.BUTTON_HERE,
        "move": Icon.MOVE,
        "play_over": Icon.PERSON_PLUS,
        "owner_back": Icon.BACK,
        "straddle": Icon.STRADDLE,
        "unstraddle": Icon.STRADDLE,
        "sleeper": Icon.STRADDLE,
        "kill": Icon.KILL,
        "no_kill": Icon.KILL,
        "dead_hand": Icon.NONE,
        "owing_unseen": Icon.RULING,
        "owing_looked": Icon.RULING,
        "owing_acted": Icon.RULING,
    }
)
"""Icons of actions, those of a seat's sheet included."""

BAR = ("next_hand", "bust", "away", "straddle", "kill")
"""What stands in the bottom bar before More, the primary one first."""

ROOMY = frozenset({"straddle", "kill"})
"""What a narrow bar leaves to More."""

LEVELS = frozenset({"next_level", "previous_level", "wrong_level"})
"""What only a house with blind levels has a use for."""

SEAT_KEYS: Mapping[str, int] = MappingProxyType(
    {
        **{str(number % 10): number for number in range(1, 11)},
        # The digit row of a French keyboard without Shift; § and ! are Belgian.
        **{sign: number for number, sign in enumerate("&é\"'(-è_çà", 1)},
        "§": 6,
        "!": 8,
    }
)
"""Which seat a typed character selects."""


class Actions:
    """The live actions of one window, by id."""

    def __init__(self, owner: QWidget) -> None:
        """Make every action; ``connect`` gives each something to do.

        Args:
            owner: The window; its shortcuts work while it is active.
        """
        self.by_id: dict[str, QAction] = {}
        self.values: dict[tuple[str, str], QAction] = {}
        self._groups: dict[str, QActionGroup] = {}
        for record in ACTIONS:
            action = _action(owner, record.id)
            action.setCheckable(record.checkable)
            self.by_id[record.id] = action
        for choice in CHOICES:
            self._add_choice(owner, choice)

    def _add_choice(self, owner: QWidget, choice: ChoiceRecord) -> None:
        group = QActionGroup(owner)
        group.setObjectName(choice.id)
        self._groups[choice.id] = group
        for value in choice.values:
            action = _action(owner, choice.label(value))
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
            self.values[choice.id, value] = action

    def connect(self, find: Callable[[str], Callable[..., None]]) -> None:
        """Give every action the method that ``find`` returns for its id."""
        for name, action in self.by_id.items():
            action.triggered.connect(find(name))
        for name, group in self._groups.items():
            group.triggered.connect(find(name))

    def __getitem__(self, name: str) -> QAction:
        """Return an action by its id."""
        return self.by_id[name]

    def set_texts(self, label: Callable[[str], str]) -> None:
        """Say everything in another language."""
        for name, action in self.by_id.items():
            action.setText(label(name))
        for choice in CHOICES:
            for value in choice.values:
                text = LANGUAGES[value] if choice.id == "language" else label(choice.label(value))
                self.values[choice.id, value].setText(text)

    def set_letters(self, *, on: bool) -> None:
        """Switch the shortcuts that are single letters on or off."""
        for record in ACTIONS:
            keys = record.sequences if on or not record.letter else ()
            self.by_id[record.id].setShortcuts(list(keys))

    def set_enabled(self, name: str, reason: str | None) -> None:
        """Enable an action, or disable it with the reason that its status tip then gives."""
        action = self.by_id[name]
        action.setEnabled(reason is None)
        action.setStatusTip(reason or action.text())

    def choose(self, name: str, value: str) -> None:
        """Show which value a setting has."""
        self.values[name, value].setChecked(True)


def _action(owner: QWidget, name: str) -> QAction:
    action = QAction(owner)
    action.setObjectName(name)
    action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
    owner.addAction(action)
    return action


def key_text(action: QAction) -> str:
    """Return the first shortcut of an action as this platform writes it, or nothing."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
