"""Who goes on playing, who comes in, and where the markers are put for them.

The three button methods share these values: they read a ``Field`` and answer a ``Placement``.
"""

from collections.abc import Iterator

import msgspec

from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import ButtonRule, ThirdBlind, TournamentEntry
from dealer_assist.core.table import Player, Positions, Table, after, between
from dealer_assist.core.values import NOBODY, Owes, Presence, Seat, Zone


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """The players of the coming hand, before button and blinds are placed.

    ``continuing`` keep their turn: button and blinds move among them. ``entrants`` are new,
    owe a missed blind or have changed seat; they never move anybody else's turn. ``takers``
    are the entrants who may have a dead button when play leaves heads-up. ``last`` is None
    in a new game.
    """

    house: HouseRules
    seats: int
    last: Positions | None
    continuing: tuple[Seat, ...]
    entrants: tuple[Seat, ...]
    takers: tuple[Seat, ...]


class Placement(msgspec.Struct, frozen=True, kw_only=True):
    """Where button and blinds fall, and the zone each entrant sits in.

    ``positions`` is what the hand leaves behind. The blinds name places: with a dead button
    somebody posts there only if he is dealt in.
    """

    positions: Positions
    small_blinds: tuple[Seat, ...]
    big_blinds: tuple[Seat, ...]
    third_blinds: tuple[Seat, ...] = ()
    zones: tuple[tuple[Seat, Zone], ...] = ()
    pinched: bool = False  # leaving heads-up: big blind and button fell on one seat
    jumped: bool = False
    owed_dead: tuple[Seat, ...] = ()  # moving: an owed small blind paid dead beside the big
    owed_later: tuple[Seat, ...] = ()  # moving: owed, but the big blind comes first

    @property
    def button(self) -> Seat:
        """Seat of the button, taken or empty."""
        return self.positions.button

    def zone(self, seat: Seat) -> Zone:
        """Zone of an entrant."""
        return dict(self.zones)[seat]


def is_settled(player: Player) -> bool:
    """Say whether a player keeps his turn: dealt in before, no marker, no seat change."""
    return not player.new and player.move is None and player.owes is Owes.NOTHING


def sorted_players(table: Table) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Sort the players who are present: who keeps his turn, and who has yet to come in.

    Present is who has chips, and in a cash game sits in the chair.

    Source:
        tda-2024-30: an absent tournament stack counts as present.
    """
    absent_too = not table.house.cash
    present = [
        (seat, player)
        for seat, player in table.players()
        if (player.presence is Presence.HERE or absent_too) and player.has_chips
    ]
    continuing = tuple([seat for seat, player in present if is_settled(player)])
    if len(continuing) == len(present):
        return continuing, ()
    return continuing, tuple([seat for seat, player in present if not is_settled(player)])


def continuing_seats(table: Table) -> tuple[Seat, ...]:
    """Seats whose players keep their turn, in order."""
    return sorted_players(table)[0]


def entrant_seats(table: Table) -> tuple[Seat, ...]:
    """Seats of players who are present but not yet in the game's turn, in order."""
    return sorted_players(table)[1]


def is_new_game(table: Table) -> bool:
    """Say whether the coming hand is the first of a game, for which the button is drawn.

    True without a hand before, or when fewer than two of its players are left while others
    have come: their markers are void then.
    """
    if table.last is None:
        return True
    continuing, entrants = sorted_players(table)
    return len(continuing) < 2 <= len(continuing) + len(entrants)


def waits_off_the_button(house: HouseRules) -> bool:
    """Say whether an entrant is kept off the places of button and small blind.

    Source:
        robert-4-8; tda-2024-10a lets a tournament's newcomer have both.
    """
    return house.cash or house.tournament_entry is TournamentEntry.ROBERT


def zones_behind(
    entrants: tuple[Seat, ...], button: Seat, small: Seat, big: Seat
) -> Iterator[tuple[Seat, Zone]]:
    """Name the zone of each entrant from the places of button, small and big blind.

    Source:
        rulebook-5.20, robert-4-8, tda-2024-10a.
    """
    for seat in entrants:
        if seat == big:
            yield seat, Zone.DUE
        elif seat == small:
            yield seat, Zone.SMALL_SEAT
        elif seat == button:
            yield seat, Zone.BUTTON_SEAT
        elif between(button, seat, small) or between(small, seat, big):
            yield seat, Zone.CLOSED
        else:
            yield seat, Zone.OPEN


def carried(last: Positions, house: HouseRules) -> Positions:
    """Read the last hand's positions under the house rules of the coming one.

    With two blinds after three, the third blind's place counts as the big blind's. Debts of
    the moving button end when the house turns away from it; when it turns to it, the last
    big blind owes a small one.
    """
    if last.third and not house.three_blinds(ThirdBlind.UTG):
        last = msgspec.structs.replace(last, small=last.big, big=last.third, third=NOBODY)
    if last.rule is house.button or not last.button:
        return last
    turned = house.button is ButtonRule.MOVING
    owed = ((last.big, 1),) if turned else ()
    return msgspec.structs.replace(last, owed=owed, rule=house.button)


def last_front(last: Positions, house: HouseRules, continuing: tuple[Seat, ...]) -> Seat:
    """Where the largest blind was: with three blinds after two, the place it would have had."""
    if house.three_blinds(ThirdBlind.UTG) and not last.third and continuing:
        return after(last.big, continuing)
    return last.front
