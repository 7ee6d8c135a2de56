"""Where the betting of a followed hand stands, in a sentence."""

from dealer_assist.core.betting import Betting
from dealer_assist.core.table import Table
from dealer_assist.core.values import NOBODY, Seat
from dealer_assist.rules.betting import Turn, turn
from dealer_assist.view.texts import Names, Texts


def betting_followed(table: Table) -> Betting | None:
    """The betting of the hand in play, once an action or a street of it is recorded."""
    betting = table.betting
    started = betting is not None and (betting.acts > 0 or betting.round > 1)
    return betting if started else None


def turn_now(table: Table, betting: Betting) -> Turn:
    """What the next player of the hand in play may do; nobody's turn when the round is over."""
    return Turn() if table.dealt is None else turn(table.hand_house, table.dealt, betting)


def live_seats(betting: Betting) -> tuple[Seat, ...]:
    """Seats that have not folded, in order."""
    return tuple(sorted(bettor.seat for bettor in betting.bettors if not bettor.folded))


def whose_turn(betting: Betting, now: Turn, texts: Texts, names: Names) -> str:
    """Say who acts, that the round is over, or who has won."""
    live = live_seats(betting)
    if now.seat != NOBODY:
        return texts.gettext("To act: {player}.", player=texts.player(now.seat, names))
    if len(live) == 1:
        return texts.gettext("{Player} wins.", Player=texts.player_first(live[0], names))
    return texts.gettext("The betting round is over.")
