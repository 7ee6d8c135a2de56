"""Decisions: what would be dealt, what may happen, what follows. Each names its source."""
