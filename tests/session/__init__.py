"""The night as a log, and the file it lives in."""
