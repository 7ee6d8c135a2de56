"""From table and plan to what a screen shows, in English and French."""
