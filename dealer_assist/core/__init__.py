"""Values: standard library and msgspec only."""
