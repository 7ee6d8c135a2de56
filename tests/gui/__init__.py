"""The window: real widgets, offscreen."""
