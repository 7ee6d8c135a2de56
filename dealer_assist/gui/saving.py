"""Writing a file where the user wants it, and saying how that went."""

from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist.gui.notices import Subject
from dealer_assist.session.store import trouble, write_whole

if TYPE_CHECKING:
    from dealer_assist.gui.window import Window


def save(window: "Window", there: Path, data: bytes) -> bool:
    """Write a file whole, and say in a notice that it is there or why it is not.

    Returns:
        False where the disk refused; an old file of that name is then as it was.
    """
    texts, notices = window.texts, window.notices
    try:
        write_whole(there, data)
    except OSError as error:
        reason = texts.label(f"trouble_{trouble(error).value}")
        said = texts.label("save_failed", file=there.name, reason=reason)
        notices.say(Subject.UNREADABLE, said, texts.label("ok"))
        return False
    notices.settle(Subject.UNREADABLE)
    notices.say(Subject.SAVED, texts.label("saved_as", file=there.name), texts.label("ok"))
    return True
