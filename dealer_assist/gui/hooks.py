"""Where faults of the running program go: the log file and a bar, never just a console."""

import faulthandler
import logging
import sys
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

log = logging.getLogger("dealer_assist")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_LOG_SIZE = 1_000_000


class Hooks(QObject):
    """Catches what nobody caught while it is installed."""

    failed = Signal(str)  # what went wrong in one line; the log has the rest

    def install(self) -> None:
        """Take exceptions and Qt's messages."""
        sys.excepthook = self._exception
        qInstallMessageHandler(_message)

    def remove(self) -> None:
        """Give both back."""
        sys.excepthook = sys.__excepthook__
        qInstallMessageHandler(None)

    def _exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        log.critical("uncaught", exc_info=(kind, error, trace))
        self.failed.emit(kind.__name__)


def _message(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    log.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", text)


def log_to(path: Path, *, debug: bool) -> bool:
    """Write the program's log, and the stacks of a crash, to a file.

    Returns:
        False where the file cannot be written; the program runs without it.
    """
    logging.getLogger().setLevel(logging.DEBUG if debug else logging.INFO)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # RotatingFileHandler would import sockets, only to watch a size that hardly grows.
        if path.exists() and path.stat().st_size > _LOG_SIZE:
            path.replace(path.with_suffix(".old"))
        handler = logging.FileHandler(path, encoding="utf-8")
        faulthandler.enable(path.with_suffix(".crash").open("a", encoding="utf-8"))
    except OSError:
        return False
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    return True
