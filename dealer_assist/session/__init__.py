"""The night as a log of events: entries, undo, redo, the file they live in."""
