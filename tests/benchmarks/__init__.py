"""Timings that are printed, never asserted: ``pytest tests/benchmarks``."""
