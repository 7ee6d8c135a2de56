"""What each blind is worth at the level being played."""

import msgspec

from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import ThirdBlind
from dealer_assist.core.values import NO_CHIPS, Chips


class Stakes(msgspec.Struct, frozen=True, kw_only=True):
    """Blinds of one level. ``price`` is the largest: what a call costs before anybody raises."""

    small: Chips = NO_CHIPS
    big: Chips = NO_CHIPS
    third: Chips = NO_CHIPS  # left of the big blind
    button: Chips = NO_CHIPS  # a live blind of the button itself

    @property
    def price(self) -> Chips:
        """The blind that sets the price."""
        return max(self.big, self.third)

    @property
    def amounts(self) -> tuple[Chips, ...]:
        """Small, big and third blind, as a player's missed stakes are kept."""
        return (self.small, self.big, self.third)


def stakes_at(house: HouseRules, level: int) -> Stakes:
    """Read the blinds of a level.

    Returns:
        Amounts in the smallest chip; all of them zero in a game without blinds.

    Source:
        Sizes of three blinds: wsop-live-2026-192.
    """
    blinds = house.blinds_at(level)
    if not blinds:
        return Stakes()
    if len(blinds) == 2:
        return Stakes(small=blinds[0], big=blinds[1])
    if house.third_blind is ThirdBlind.BUTTON:
        return Stakes(button=blinds[0], small=blinds[1], big=blinds[2])
    return Stakes(small=blinds[0], big=blinds[1], third=blinds[2])


def as_missed(amounts: tuple[Chips, ...]) -> Stakes:
    """Rebuild the stakes a player's missed blinds were kept at."""
    small, big, third = amounts
    return Stakes(small=small, big=big, third=third)
