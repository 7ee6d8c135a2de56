"""Scenario files and presets: reading, running, comparing."""
