"""Values: house rules and tables."""
