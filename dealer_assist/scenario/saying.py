"""A table as a ``[table]``: what it can say of a table between hands, and when it cannot."""

from typing import Any

import msgspec

from dealer_assist.core.house import HouseRules, differences, written_out
from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.table import Player, Positions, Table, Tally
from dealer_assist.core.values import NOBODY, Chips, Owes, Presence
from dealer_assist.scenario.opening import TABLE, Opening, opening_table
from dealer_assist.scenario.reading import FileError, Piece

Plain = dict[str, Any]


def opening_of(table: Table) -> tuple[Plain, Table] | None:
    """Say a table as a ``[table]``.

    What a file starts anew is left out: the number of the hand and what was counted so far.

    Args:
        table: Between hands, or in a hand, which no ``[table]`` can say.

    Returns:
        The ``[table]`` as plain data, and the table that a reader makes of it; None where
        that is not this table: something on it, such as a seat change that waits, stands in
        no ``[table]``.
    """
    plain = _plain(table)
    try:
        opening = msgspec.convert(plain, Opening, str_keys=True)
        read = opening_table(opening, table.house, Piece(file=TABLE, text=""))
    except (msgspec.ValidationError, FileError):
        return None
    return (plain, read) if read == started_anew(table) else None


def house_of(house: HouseRules) -> Plain:
    """Say house rules as a ``[house]``: every key that differs from the defaults."""
    values = written_out(house)
    return {key: values[key] for key in differences(house, HouseRules())}


def started_anew(table: Table) -> Table:
    """The table as the first of a file: nothing counted yet, no ruling, no hour of absence."""
    for seat, player in tuple(table.players()):
        table = table.with_player(seat, _uncounted(player))
    return msgspec.structs.replace(table, hand=0, ruling=None)


def _uncounted(player: Player) -> Player:
    return msgspec.structs.replace(player, tally=Tally(), away_since=0)


def _plain(table: Table) -> Plain:
    players = dict(table.players())
    plain: Plain = {
        "seats": len(table.seats),
        "players": {str(seat): player.name for seat, player in players.items()},
        **_stacks(table),
        "away": [s for s, player in players.items() if player.presence is Presence.AWAY],
        "new": [s for s, player in players.items() if player.new],
        "owes": {str(s): p.owes.value for s, p in players.items() if p.owes is not Owes.NOTHING},
        "leg": table.leg,
    }
    if table.last is not None:
        plain["last"] = _last(table.last)
    return {key: value for key, value in plain.items() if value or key in {"seats", "players"}}


def _stacks(table: Table) -> Plain:
    """Everybody's chips: one amount where it is the same for all, else by seat."""
    stacks: dict[str, Chips | None] = {str(s): p.stack for s, p in table.players()}
    amounts = set(stacks.values())
    if len(amounts) == 1 and None not in amounts:
        return {"stack": amounts.pop()}
    return {"stacks": {seat: stack for seat, stack in stacks.items() if stack is not None}}


def _last(last: Positions) -> Plain:
    if last.rule is ButtonRule.MOVING and last.owed:
        return {"button": last.button, "small": [last.small], "big": sorted(last.owes)}
    places = {"button": last.button, "small": last.small, "big": last.big, "third": last.third}
    return {key: seat for key, seat in places.items() if seat != NOBODY}
