"""Scenario files: reading, running, comparing."""
