"""House rules in words, for the dialog, the top bar and refusals."""

from collections.abc import Sequence

from dealer_assist.core.house import FIELDS, HouseRules
from dealer_assist.view.house_keys import KEYS
from dealer_assist.view.house_values import VALUES
from dealer_assist.view.texts import Texts


def key_label(key: str, texts: Texts) -> str:
    """Name a key: ``Button``."""
    return texts.gettext(KEYS[key][0])


def key_sentence(key: str, texts: Texts) -> str:
    """Say what a key decides."""
    return texts.gettext(KEYS[key][1])


def value_label(key: str, value: object, texts: Texts) -> str:
    """Name the value of a key: ``Dead button``, ``Yes``, ``1 / 2``; amounts as chips."""
    if isinstance(value, bool):
        return texts.label("yes" if value else "no")
    if (key, value) in VALUES:
        return texts.gettext(VALUES[key, str(value)][0])
    if isinstance(value, Sequence) and not isinstance(value, str):
        return _list_label(key, value, texts)
    if isinstance(value, int):
        return texts.number(value) if key in COUNTS else texts.amount(value)
    return str(value) if value else texts.label("none")


COUNTS = {"absent_limit", "decimals", "kill_pot", "max_straddles", "raise_cap"}
"""Keys whose numbers are not chips."""


def value_sentence(key: str, value: str, texts: Texts) -> str:
    """Say what the value of a key means; only for values that are words."""
    return texts.gettext(VALUES[key, value][1])


def setting(text: str, texts: Texts) -> str:
    """Name a setting written ``key=value`` or ``key``; anything else stays as it is."""
    key, equals, value = text.partition("=")
    if key not in KEYS:
        return text
    if not equals:
        return key_label(key, texts)
    shown = {"true": texts.label("yes"), "false": texts.label("no")}.get(value)
    value = shown or value_label(key, value, texts)
    return texts.gettext("{key}: {value}", key=key_label(key, texts), value=value)


def differing(house: HouseRules, preset: HouseRules, name: str, texts: Texts) -> str:
    """Say in how many settings a house differs from a preset."""
    count = sum(getattr(house, key) != getattr(preset, key) for key in FIELDS)
    if not count:
        return texts.label("as_preset", preset=name)
    return texts.ngettext(
        "{count} setting differs from {preset}.",
        "{count} settings differ from {preset}.",
        count,
        preset=name,
    )


def meaning(house: HouseRules, texts: Texts) -> str:
    """Say what a house plays, in the few sentences that a dealer wants to know first."""
    keys = ["button", "new_player" if house.cash else "tournament_entry", "bust"]
    values = {**{key: str(getattr(house, key)) for key in keys}, "bust": str(house.bust_rule)}
    return " ".join(value_sentence(key, values[key], texts) for key in keys)


def subtitle(house: HouseRules, texts: Texts, level: int = 1) -> str:
    """Say game and button method for the top bar: ``Cash · Dead button``, and the level if any."""
    played = _game(house, texts)
    if not house.levels and level == 1:
        return played
    number = texts.label("level_number", number=texts.number(level))
    return f"{played} · {number}"


def _game(house: HouseRules, texts: Texts) -> str:
    context, game = (value_label(key, getattr(house, key), texts) for key in ("context", "game"))
    if house.stud:
        return texts.gettext("{context} · {button}", context=context, button=game)
    button = value_label("button", house.button, texts)
    return texts.gettext("{context} · {button}", context=context, button=button)


def stakes(house: HouseRules, level: int, texts: Texts) -> str:
    """Write the stakes of a level: ``1 / 2``, ``200 / 400, ante 400``, ``ante 1``."""
    blinds = " / ".join(texts.amount(blind) for blind in house.blinds_at(level))
    ante = house.ante_at(level)
    if not ante:
        return blinds
    if not blinds:
        return texts.gettext("ante {ante}", ante=texts.amount(ante))
    return texts.gettext("{blinds}, ante {ante}", blinds=blinds, ante=texts.amount(ante))


def level_words(number: int, level: Sequence[int], texts: Texts) -> str:
    """Write a level of a tournament: ``Level 3: 100 / 200, ante 200``."""
    small, big, ante = (texts.amount(chips) for chips in level)
    if not level[2]:
        return texts.gettext(
            "Level {number}: {small} / {big}", number=texts.number(number), small=small, big=big
        )
    return texts.gettext(
        "Level {number}: {small} / {big}, ante {ante}",
        number=texts.number(number),
        small=small,
        big=big,
        ante=ante,
    )


def _list_label(key: str, values: Sequence[object], texts: Texts) -> str:
    if not values:
        return texts.label("none")
    if all(isinstance(value, int) for value in values):
        return " / ".join(texts.amount(int(str(value))) for value in values)
    if key == "levels":
        return texts.ngettext("{count} level", "{count} levels", len(values))
    return texts.listed([value_label(key, value, texts) for value in values])
