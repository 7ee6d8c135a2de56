"""The least that opens a window: what the program's start is held against."""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget


class Bare(QWidget):
    """Quits after its first paint."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing, and leave once this paint is done."""
        super().paintEvent(event)
        QTimer.singleShot(0, self, self.close)


def main() -> int:
    """Open the window; it closes by itself."""
    app = QApplication(sys.argv)
    window = Bare()
    window.resize(1280, 800)
    window.show()
    return app.exec()


if __name__ == "__main__":
    raise SystemExit(main())
