"""The composition root: makes the program out of its parts and runs it."""

import contextlib
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace
from platformdirs import user_config_path, user_data_path
from PySide6.QtCore import (
    QLibraryInfo,
    QLocale,
    QLockFile,
    QPoint,
    QSize,
    QTranslator,
)
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication

from dealer_assist import __version__
from dealer_assist.gui import hooks, placing, preferences
from dealer_assist.gui.awake import Awake
from dealer_assist.gui.controller import Clock, Controller
from dealer_assist.gui.export_commands import ExportCommands
from dealer_assist.gui.file_commands import FileCommands
from dealer_assist.gui.file_dialog import ask_where, ask_which
from dealer_assist.gui.follow_commands import FollowCommands
from dealer_assist.gui.hand_commands import HandCommands
from dealer_assist.gui.house_commands import HouseCommands
from dealer_assist.gui.learning import Learning
from dealer_assist.gui.level_commands import LevelCommands
from dealer_assist.gui.own_presets import OwnStore
from dealer_assist.gui.preferences import Animations, Preferences, ThemeChoice
from dealer_assist.gui.style import Look, load_fonts
from dealer_assist.gui.table_commands import TableCommands
from dealer_assist.gui.window import Services, Window
from dealer_assist.gui.window_commands import WindowCommands
from dealer_assist.scenario.presets import load_presets
from dealer_assist.session.nights import Nights
from dealer_assist.view.rules_text import RulesText
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import View

APP_ID = "org.dealer_assist.DealerAssist"
APP_NAME = "dealer-assist"
REFUSED = 2
_SIZE = QSize(1280, 800)
_PICTURE = QSize(1280, 800)
_RATIO = 2


class Options(Protocol):
    """What the command line says about the window; None leaves a choice to the settings."""

    @property
    def lang(self) -> str | None:
        """Language."""

    @property
    def theme(self) -> str | None:
        """Colours."""

    @property
    def animations(self) -> bool:
        """False: nothing moves."""

    @property
    def preset(self) -> str | None:
        """House rules that a new table starts from."""

    @property
    def new(self) -> bool:
        """A new table is wanted."""

    @property
    def data_dir(self) -> Path | None:
        """Where tables are kept."""

    @property
    def config_dir(self) -> Path | None:
        """Where settings are kept."""

    @property
    def fullscreen(self) -> bool:
        """The window fills the screen."""

    @property
    def example(self) -> str | None:
        """Id of an example to show."""

    @property
    def drill(self) -> str | None:
        """Code of a drill to start."""

    @property
    def quit_after_first_paint(self) -> bool:
        """For measuring."""


class Speech:
    """Changes the language of the program: our own texts, and Qt's with them."""

    def __init__(self, app: QApplication, locale: Path) -> None:
        """Speak English so far."""
        self._app = app
        self._locale = locale
        self._qt: QTranslator | None = None

    def speak(self, language: str) -> Texts:
        """Return the texts of a language, and let Qt's own buttons speak it."""
        if self._qt is not None:
            self._app.removeTranslator(self._qt)
            self._qt = None
        if language != "en":
            translator = QTranslator(self._app)
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            if translator.load(QLocale(language), "qtbase", "_", folder):
                self._app.installTranslator(translator)
                self._qt = translator
        return Texts(language, self._locale)


def folders(data_dir: Path | None, config_dir: Path | None) -> Mapping[str, Path]:
    """Name the folders that the program writes to: ``data`` and ``config``."""
    return {
        "data": data_dir or user_data_path(APP_NAME, appauthor=False),
        "config": config_dir or user_config_path(APP_NAME, appauthor=False),
    }


def run(options: Options, resources: Path, locale: Path) -> int:
    """Open the window and run until it is closed.

    Args:
        options: From the command line.
        resources: Presets, rules, fonts.
        locale: The compiled catalogues.

    Returns:
        The exit code; 2 where another instance has the tables open.
    """
    places = folders(options.data_dir, options.config_dir)
    app = application()
    settings = places["config"] / "settings.ini"
    chosen = _chosen(preferences.load(settings), options)
    speech = Speech(app, locale)
    lock = _lock(places["data"])
    if lock is None:
        sentence = Texts(chosen.spoken, locale).label("second_instance")
        sys.stderr.write(f"{APP_NAME}: {sentence}\n")
        return REFUSED
    hooks.log_to(places["data"] / "log.txt", debug=False)
    load_fonts(resources)
    presets = load_presets(resources / "presets")
    services = Services(
        controller=Controller(Nights(folder=places["data"]), speech.speak(chosen.spoken), clock()),
        presets=presets,
        own=OwnStore(places["config"] / "presets", presets),
        rules=RulesText(resources / "rules"),
        clock=clock(),
        speak=speech.speak,
        save=_Saver(settings).save,
        ask_where=ask_where,
        ask_which=ask_which,
        scenarios=resources / "scenarios",
        awake=Awake(),
    )
    faults = hooks.Hooks()
    faults.install()
    window, files = build(services, chosen)
    faults.failed.connect(files.show_fault)
    if options.preset is not None:
        window.start_page.choose_preset(options.preset)
    files.begin(new=options.new or options.preset is not None)
    if options.example is not None:
        window.example_asked.emit(options.example)
    if options.drill is not None:
        window.drill_asked.emit(options.drill)
    if not placing.restore(window, settings):
        window.resize(_SIZE)
    if options.quit_after_first_paint:
        window.painted.connect(window.close)
    if options.fullscreen:
        window.showFullScreen()
    else:
        window.show()
    code = app.exec()
    if not (options.fullscreen or options.quit_after_first_paint):
        placing.remember(window, settings)
    faults.remove()
    lock.unlock()
    return code


class _Saver:
    """Writes settings to one file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def save(self, chosen: Preferences) -> bool:
        return preferences.save(self._path, chosen)


def application() -> QApplication:
    """Make the one application, named so that the desktop finds its icon."""
    # Asked for here, Qt makes the style by itself: ``setStyle`` would hand it over to Python,
    # with everything that a style can be asked for.
    app = QApplication([APP_NAME, "-style", "Fusion"])
    app.setApplicationName(APP_NAME)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    return app


def build(services: Services, chosen: Preferences) -> tuple[Window, FileCommands]:
    """Make the window and what its actions do."""
    window = Window(services, chosen)
    files = FileCommands(window)
    owners = (
        TableCommands(window),
        HandCommands(window),
        LevelCommands(window),
        HouseCommands(window),
        WindowCommands(window),
        FollowCommands(window),
        ExportCommands(window),
        Learning(window),
        files,
    )
    window.all_actions.connect(partial(_method, owners))
    return window, files


def _method(owners: Sequence[object], name: str) -> Callable[..., None]:
    """Find the method that an action calls: it has the action's id for its name."""
    method: Callable[..., None] = next(
        getattr(owner, name) for owner in owners if hasattr(type(owner), name)
    )
    return method


def clock() -> Clock:
    """Return the clock of the system."""
    return Clock(
        now=lambda: datetime.now().astimezone(), ticks=lambda: time.monotonic_ns() // 1_000_000
    )


def render_png(view: View, out: Path, resources: Path, *, dealer: str) -> bool:
    """Paint the table of a view to a picture, without a screen.

    Args:
        view: What is shown.
        out: The file.
        resources: Holds the fonts.
        dealer: The word at the dealer's place.

    Returns:
        False where the file could not be written.
    """
    from dealer_assist.gui.table import TableView

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or application()
    assert app is not None
    load_fonts(resources)
    table = TableView(Look(motion=False))
    table.set_dealer(dealer)
    table.resize(_PICTURE)
    table.show_view(view)
    image = QImage(_PICTURE * _RATIO, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(_RATIO)
    table.render(image, QPoint(0, 0))
    table.deleteLater()
    return QImageWriter(str(out), b"png").write(image)


def _lock(data: Path) -> QLockFile | None:
    """Take the folder of tables, so that no second process writes there; None if one does.

    Where the disk refuses there is nothing to take, and the window says that nothing is saved.
    """
    with contextlib.suppress(OSError):
        data.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(data / "lock"))
    lock.setStaleLockTime(0)
    taken = lock.tryLock(0) or lock.error() is not QLockFile.LockError.LockFailedError
    return lock if taken else None


def _chosen(stored: Preferences, options: Options) -> Preferences:
    """Let the command line overrule the settings."""
    if options.lang is not None:
        stored = replace(stored, language=options.lang)
    if options.theme is not None:
        stored = replace(stored, theme=ThemeChoice(options.theme))
    return stored if options.animations else replace(stored, animations=Animations.OFF)
