"""The fairness ledger: what the night has dealt and cost each player."""

from collections.abc import Iterator

import msgspec

from dealer_assist.core.table import Player, Table, Tally
from dealer_assist.core.values import Seat
from dealer_assist.view.marks import N_, ngettext
from dealer_assist.view.texts import Texts
from dealer_assist.view.values import Ledger, LedgerRow

DEAD_CHIPS = N_("Dead chips")
COLUMNS = (
    N_("Hands"),
    N_("Big blinds"),
    N_("Small blinds"),
    N_("Buttons"),
    DEAD_CHIPS,
    N_("Last to act"),
)


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """Something of which everybody should get as much a hand as the others."""

    column: int
    more: tuple[str, str]
    fewer: tuple[str, str]


SHARES = (
    Share(
        column=1,
        more=ngettext(
            "{Player} has paid {count} big blind more than an equal share.",
            "{Player} has paid {count} big blinds more than an equal share.",
        ),
        fewer=ngettext(
            "{Player} has paid {count} big blind less than an equal share.",
            "{Player} has paid {count} big blinds less than an equal share.",
        ),
    ),
    Share(
        column=2,
        more=ngettext(
            "{Player} has paid {count} small blind more than an equal share.",
            "{Player} has paid {count} small blinds more than an equal share.",
        ),
        fewer=ngettext(
            "{Player} has paid {count} small blind less than an equal share.",
            "{Player} has paid {count} small blinds less than an equal share.",
        ),
    ),
    Share(
        column=5,
        more=ngettext(
            "{Player} was last to act {count} time more than an equal share.",
            "{Player} was last to act {count} times more than an equal share.",
        ),
        fewer=ngettext(
            "{Player} was last to act {count} time less than an equal share.",
            "{Player} was last to act {count} times less than an equal share.",
        ),
    ),
)
"""What is compared: blinds paid and last action had, a hand dealt."""


def ledger(table: Table, texts: Texts) -> Ledger:
    """Show what every player at the table has been dealt and has paid since sitting down.

    Counted at each deal, the hand in play included. A share is equal when somebody has as
    much of it for each hand dealt as the whole table has.

    Args:
        table: Live.
        texts: The language; amounts follow the table's house rules.
    """
    texts = texts.at(table.house)
    rows = tuple(_row(seat, player, texts) for seat, player in table.players())
    return Ledger(
        title=texts.gettext("Fairness"),
        player=texts.gettext("Player"),
        columns=tuple(texts.gettext(column) for column in COLUMNS),
        rows=rows,
        notes=tuple(_notes(rows, texts)),
    )


def _row(seat: Seat, player: Player, texts: Texts) -> LedgerRow:
    numbers = _numbers(player.tally)
    cells = tuple(
        texts.amount(number) if column == DEAD_CHIPS else texts.number(number)
        for column, number in zip(COLUMNS, numbers, strict=True)
    )
    name = texts.player_first(seat, {seat: player.name})
    return LedgerRow(seat=seat, name=name, numbers=numbers, cells=cells)


def _numbers(tally: Tally) -> tuple[int, ...]:
    return (
        tally.hands,
        tally.big_blinds,
        tally.small_blinds,
        tally.buttons,
        tally.dead,
        tally.last_to_act,
    )


def _notes(rows: tuple[LedgerRow, ...], texts: Texts) -> Iterator[str]:
    """Say who is farthest from an equal share, if by a whole one; otherwise that nobody is."""
    if not any(row.numbers[0] for row in rows):
        yield texts.gettext("No hand has been dealt yet.")
        return
    found = False
    for share in SHARES:
        row = max(rows, key=lambda row: abs(_surplus(rows, row, share.column)))
        surplus = _surplus(rows, row, share.column)
        count = abs(surplus)
        if count:
            found = True
            words = share.more if surplus > 0 else share.fewer
            yield texts.ngettext(*words, count, Player=row.name)
    if not found:
        yield texts.gettext("Blinds and last action are shared evenly.")


def _surplus(rows: tuple[LedgerRow, ...], row: LedgerRow, column: int) -> int:
    """By how many whole ones a player has more of something than the hands dealt explain."""
    hands = sum(other.numbers[0] for other in rows)
    total = sum(other.numbers[column] for other in rows)
    off = row.numbers[column] * hands - row.numbers[0] * total
    return off // hands if off > 0 else -(-off // hands)
