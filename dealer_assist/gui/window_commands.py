"""What the actions about the window do: language, colours, sizes, menus, help."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction

from dealer_assist import __version__
from dealer_assist.gui.actions import ACTIONS, CHOICES, Menu, key_text
from dealer_assist.gui.preferences import Animations, Explanation, ThemeChoice, zoomed
from dealer_assist.gui.window import Window

if TYPE_CHECKING:
    from dealer_assist.gui.menu import MenuSheet
    from dealer_assist.gui.reading import ReadingSheet
    from dealer_assist.gui.start import StartPage
    from dealer_assist.gui.table_page import TablePage

_QUARTER = 90
MENUS = "menus"


class WindowCommands(QObject):
    """One method for each action about the window, called by the action's id."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        window.table_made.connect(self._meet_table)
        window.start_made.connect(self._meet_start)
        window.escaped.connect(self.escape)
        window.rule_asked.connect(self.show_rule)
        window.top.menu.clicked.connect(self.open_menu)
        window.top.help.clicked.connect(self.open_help)
        window.learn_asked.connect(self.open_learn)
        # Queued: not even the first frame waits for the library behind it.
        window.painted.connect(self.keep_screen_on, Qt.ConnectionType.QueuedConnection)
        window.controller.changed.connect(self.keep_screen_on)
        self.show_settings()

    def _meet_table(self, page: "TablePage") -> None:
        page.why.rules_tapped.connect(self.why)

    def _meet_start(self, page: "StartPage") -> None:
        page.language.connect(self.switch_language)

    @cached_property
    def menu_sheet(self) -> "MenuSheet":
        """All menus."""
        from dealer_assist.gui.menu import MenuSheet

        made = MenuSheet(self._window, self._window.look, self._window.all_actions)
        made.setObjectName(MENUS)
        return made

    @cached_property
    def reading_sheet(self) -> "ReadingSheet":
        """Rules, shortcuts, about."""
        from dealer_assist.gui.reading import ReadingSheet

        made = ReadingSheet(self._window, self._window.look)
        made.compare.clicked.connect(self._window.all_actions["compare"].trigger)
        return made

    def switch_language(self) -> None:
        """Speak the next language."""
        values = next(choice.values for choice in CHOICES if choice.id == "language")
        after = (values.index(self._window.texts.language) + 1) % len(values)
        self._window.prefer(language=values[after])
        self.show_settings()

    # --- how it looks

    def language(self, action: QAction) -> None:
        """Speak another language."""
        self._window.prefer(language=action.data())
        self._reopen_menu()

    def theme(self, action: QAction) -> None:
        """Wear other colours."""
        self._window.prefer(theme=ThemeChoice(action.data()))

    def explanation(self, action: QAction) -> None:
        """Put the Why panel elsewhere."""
        self._window.prefer(explanation=Explanation(action.data()))

    def animations(self, action: QAction) -> None:
        """Let things move, or not."""
        self._window.prefer(animations=Animations(action.data()))

    def rotate(self) -> None:
        """Turn the table by a quarter."""
        turned = (self._window.preferences.rotation + _QUARTER) % 360
        self._window.prefer(rotation=turned)

    def zoom_in(self) -> None:
        """Make words larger."""
        self._window.prefer(zoom=zoomed(self._window.preferences.zoom, 1))

    def zoom_out(self) -> None:
        """Make words smaller."""
        self._window.prefer(zoom=zoomed(self._window.preferences.zoom, -1))

    def zoom_reset(self) -> None:
        """Make words as large as they were made."""
        self._window.prefer(zoom=100)

    def full_screen(self) -> None:
        """Fill the screen, or give it back."""
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()
        self.show_settings()

    def keep_awake(self) -> None:
        """Keep the screen on while a table is open, or not."""
        self._window.prefer(keep_awake=not self._window.preferences.keep_awake)
        self.keep_screen_on()
        self.show_settings()

    def keep_screen_on(self) -> None:
        """Ask the system for what the settings say."""
        if not self._window.shown_once:
            return
        wanted = self._window.preferences.keep_awake and self._controller.is_open
        self._window.top.awake.setVisible(self._window.services.awake.keep(on=wanted))

    def single_letters(self) -> None:
        """Let single letters be shortcuts, or not."""
        on = not self._window.preferences.single_letters
        self._window.prefer(single_letters=on)
        self._window.all_actions.set_letters(on=on)
        self.show_settings()

    def show_settings(self) -> None:
        """Let the actions show what the settings are."""
        window, actions = self._window, self._window.all_actions
        actions.choose("language", window.texts.language)
        actions.choose("theme", window.preferences.theme.value)
        actions.choose("animations", window.preferences.animations.value)
        if window.preferences.explanation is not None:
            actions.choose("explanation", window.preferences.explanation.value)
        actions["full_screen"].setChecked(window.isFullScreen())
        actions["keep_awake"].setChecked(window.preferences.keep_awake)
        actions["single_letters"].setChecked(window.preferences.single_letters)

    # --- menus and reading

    def open_menu(self) -> None:
        """Show all menus."""
        self.menu_sheet.show_menus(self._window.texts)

    def open_help(self) -> None:
        """Show the menu of help."""
        self.menu_sheet.menu = Menu.HELP
        self.open_menu()

    def open_learn(self) -> None:
        """Show the menu of what there is to learn from."""
        self.menu_sheet.menu = Menu.LEARN
        self.open_menu()

    def _reopen_menu(self) -> None:
        if self._window.sheet is not None and self._window.sheet.objectName() == MENUS:
            self.menu_sheet.show_menus(self._window.texts)

    def why(self) -> None:
        """Show the rules of every reason of this hand."""
        if not self._window.at_table:
            return
        rules = dict.fromkeys(
            reason.rule for reason in self._controller.view.reasons if reason.rule
        )
        self._read_rules(tuple(rules), compared=True)

    def show_rule(self, rule: str) -> None:
        """Show one rule."""
        self._read_rules((rule,))

    def _read_rules(self, names: tuple[str, ...], *, compared: bool = False) -> None:
        from dealer_assist.gui.reading import Paragraph, rule_paragraph

        texts = self._window.texts
        found = [self._window.services.rules.rule(name, texts.language) for name in names]
        paragraphs = [rule_paragraph(rule, texts) for rule in found if rule is not None]
        if not paragraphs:
            paragraphs = [Paragraph(texts.label("nothing_to_explain"))]
        self.reading_sheet.show_text(texts.label("full_rules"), paragraphs, texts)
        self.reading_sheet.offer(
            texts.label("compare_spot") if self._window.at_table and compared else ""
        )

    def shortcuts(self) -> None:
        """List every shortcut."""
        texts, actions = self._window.texts, self._window.all_actions
        pairs = [
            (texts.label(record.id), key_text(actions[record.id]))
            for record in ACTIONS
            if record.sequences
        ]
        pairs.append((texts.label("select_seat"), "1 … 9, 0"))
        self.reading_sheet.show_pairs(texts.label("shortcuts"), pairs, texts)

    def about(self) -> None:
        """Say what this is."""
        from dealer_assist.gui.reading import Paragraph

        texts = self._window.texts
        text = texts.label("about_text", version=__version__)
        self.reading_sheet.show_text(
            texts.label("about"), [Paragraph(texts.label("app"), "", text)], texts
        )

    def escape(self) -> None:
        """Go one step back: let go, select nobody, leave a page, leave full screen."""
        window = self._window
        lesson = next((p for p in window.learning if p is window.pages.currentWidget()), None)
        if lesson is not None:
            lesson.left.emit()
        elif not window.at_table:
            if self._controller.is_open:
                window.show_page(window.table_page)
        elif window.table_page.refuses:
            window.table_page.hide_refusal()
        elif window.table_page.armed:
            window.table_page.disarm()
        elif window.table_page.selected:
            window.table_page.select(0)
        elif window.isFullScreen():
            self.full_screen()
