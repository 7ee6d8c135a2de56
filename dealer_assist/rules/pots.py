"""Main and side pots: what is in each, who may win it, and how it is paid."""

from collections.abc import Iterable, Iterator, Sequence

from dealer_assist.core.betting import Betting, Pot
from dealer_assist.core.table import clockwise
from dealer_assist.core.values import NO_CHIPS, Chips, Seat


def pots(betting: Betting) -> tuple[Pot, ...]:
    """Share the chips out into pots, main pot first.

    Dead chips are for every live hand. Live chips and antes are matched level by level: a
    hand wins from each other only what it has put in itself. What nobody called is in no pot.

    Returns:
        Pots with the seats that may win them; neighbours with equal seats are one.

    Source:
        rulebook-5.9, rulebook-5.5; A14.
    """
    live = [bettor.seat for bettor in betting.bettors if not bettor.folded]
    merged: list[Pot] = []
    for pot in _layers(betting, live):
        if merged and merged[-1].seats == pot.seats:
            merged[-1] = Pot(amount=Chips(merged[-1].amount + pot.amount), seats=pot.seats)
        elif pot.amount:
            merged.append(pot)
    return tuple(merged)


def in_the_middle(betting: Betting) -> Chips:
    """Chips of all pots together: everything but what nobody called."""
    _seat, surplus = uncalled(betting)
    return Chips(betting.dead + sum(bettor.total for bettor in betting.bettors) - surplus)


def uncalled(betting: Betting) -> tuple[Seat, Chips]:
    """The live hand whose highest chips nobody matched, and how many go back to it."""
    first, second = sorted(betting.bettors, key=lambda bettor: bettor.total)[-2:][::-1]
    surplus = NO_CHIPS if first.folded else Chips(first.total - second.total)
    return first.seat, surplus


def _layers(betting: Betting, live: list[Seat]) -> Iterator[Pot]:
    totals = {bettor.seat: bettor.total for bettor in betting.bettors}
    back, surplus = uncalled(betting)
    totals[back] = Chips(totals[back] - surplus)
    yield Pot(amount=betting.dead, seats=tuple(sorted(live)))
    levels = sorted({totals[seat] for seat in live})
    below = 0
    for level in levels:
        # Chips folded above the highest live hand join the last layer.
        top = max(totals.values()) if level == levels[-1] else level
        amount = sum(min(total, top) - below for total in totals.values() if total > below)
        seats = tuple(sorted(seat for seat in live if totals[seat] >= level))
        yield Pot(amount=Chips(amount), seats=seats)
        below = top


def winnings(
    betting: Betting,
    winners: Iterable[Seat],
    button: Seat,
    by_pot: Sequence[Iterable[Seat]] = (),
) -> dict[Seat, Chips] | None:
    """Pay every pot in equal shares to those winners who may win it.

    Odd chips go to the first winner left of the button. What nobody called goes back.

    Args:
        betting: Of the hand that is over.
        winners: Seats that win; none to give everybody his chips back.
        button: Where odd chips start from.
        by_pot: The winners of each pot where they were named pot by pot.

    Returns:
        Chips by seat, or None when a pot has no winner or one who may not win it.
    """
    won: dict[Seat, int] = {bettor.seat: 0 for bettor in betting.bettors}
    shared_out = pots(betting)
    if by_pot and len(by_pot) != len(shared_out):
        return None
    everybody = set(winners)
    for number, pot in enumerate(shared_out):
        wanted = set(by_pot[number]) if by_pot else everybody & set(pot.seats)
        shared = clockwise(button, wanted)
        if not shared or not wanted <= set(pot.seats):
            return None
        share, odd = divmod(pot.amount, len(shared))
        for seat in shared:
            won[seat] += share
        won[shared[0]] += odd
    seat, surplus = uncalled(betting)
    won[seat] += surplus
    return {seat: Chips(amount) for seat, amount in won.items()}
