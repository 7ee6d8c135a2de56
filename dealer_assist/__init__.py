"""The dealer's assistant: button, blinds, acting order, and why."""

__version__ = "0.1.0"
"""The one place the version is written; the build reads it from here."""

APP_ID = "org.dealer_assist.DealerAssist"
"""Name of the desktop entry, its metainfo and its icon; without it Wayland shows no icon."""
