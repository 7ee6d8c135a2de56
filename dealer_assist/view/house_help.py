"""What the question mark beside a house rule opens: its values in words, and its rules."""

import msgspec

from dealer_assist.core.house import allowed_values
from dealer_assist.view.house_values import VALUES
from dealer_assist.view.house_words import key_label, key_sentence, value_label, value_sentence
from dealer_assist.view.texts import Texts

KEY_RULES: dict[str, tuple[str, ...]] = {
    "betting": ("wikipedia-limits",),
    "third_blind": ("wsop-live-2026-192",),
    "ante": ("rulebook-5.9",),
    "ante_from": ("rulebook-5.9", "tda-2024-rp11"),
    "ante_order": ("tda-2024-rp11", "tda-2019-ante-first"),
    "bring_in": ("rulebook-5.14", "wikipedia-bring-in"),
    "unit": ("wsop-live-2026-190",),
    "raise_cap": ("robert-3-3", "wikipedia-raise-cap"),
    "heads_up_uncapped": ("robert-3-4",),
    "all_in_raise": ("wsop-live-2026-133", "tda-2024-47"),
    "pot_limit_small_blind": ("wsop-live-2026-191",),
    "levels": ("rulebook-5-levels",),
    "button": ("robert-4-2b", "wikipedia-moving-button", "wikipedia-simplified"),
    "button_jump": ("tda-2026-36b",),
    "heads_up": ("robert-4-4", "wikipedia-heads-up"),
    "new_player": ("robert-4-5", "robert-4-9"),
    "lowball_post": ("robert-4-5",),
    "tournament_entry": ("tda-2024-10a", "robert-4-8"),
    "enter_on_button": ("robert-4-8",),
    "buy_button": ("wsop-live-2026-158", "rulebook-5.20", "angelo-buy-button"),
    "post_in_closed_zone": ("wsop-live-2026-158",),
    "missed_small": ("rulebook-5.22", "robert-4-10"),
    "return_as_straddle": ("wsop-live-2026-160",),
    "first_orbit": ("robert-4-13",),
    "seat_change": ("robert-4-14", "wsop-live-2026-163", "rulebook-5-seat-change"),
    "bust": ("robert-4-12",),
    "absent_limit": ("rulebook-5-absence",),
    "straddle_seats": ("rulebook-5-straddle", "rulebook-5.17"),
    "straddle_priority": ("wsop-live-2026-165",),
    "straddle_order": ("wikipedia-straddle",),
    "straddle_raise": ("robert-14-2", "wsop-live-2026-165", "wsop-live-2023-161"),
    "restraddle": ("rulebook-5.17",),
    "sleeper": ("rulebook-5.17",),
    "kill": ("wikipedia-kill",),
    "kill_trigger": ("robert-13-3", "wsop-live-2026-195"),
    "kill_on_split": ("robert-13-4", "wsop-live-2026-196"),
    "kill_order": ("robert-13-2", "wsop-live-2026-194"),
}
"""Rules that speak of a key, where a book does."""


class KeyHelp(msgspec.Struct, frozen=True, kw_only=True):
    """One house rule in words."""

    title: str
    text: str
    values: tuple[tuple[str, str], ...]  # what may be chosen and what it means
    rules: tuple[str, ...]  # ids in resources/rules


def about_key(key: str, texts: Texts) -> KeyHelp:
    """Say what a key decides and what each of its values means."""
    values = tuple(
        (value_label(key, value, texts), value_sentence(key, value, texts))
        for value in allowed_values(key)
        if (key, value) in VALUES
    )
    return KeyHelp(
        title=key_label(key, texts),
        text=key_sentence(key, texts),
        values=values,
        rules=KEY_RULES.get(key, ()),
    )
