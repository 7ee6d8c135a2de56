"""Why nothing happened: the sentence of every refusal."""

from dealer_assist.core.values import Code
from dealer_assist.view.marks import N_

REFUSALS: dict[Code, str] = {
    # The table and its seats
    Code.NO_SUCH_SEAT: N_("There is no seat {seat} at this table."),
    Code.SEAT_EMPTY: N_("Seat {seat} is empty."),
    Code.SEAT_TAKEN: N_("Seat {seat} is taken."),
    Code.ALREADY_AWAY: N_("{Player} is away already."),
    Code.NOT_AWAY: N_("{Player} is not away."),
    Code.ALREADY_BUSTED: N_("{Player} is out of chips already."),
    Code.HAS_CHIPS: N_("{Player} has chips, so there is nothing to rebuy."),
    Code.NEEDS_CHIPS: N_("{Player} needs chips to play."),
    Code.SAME_SEAT: N_("{Player} sits in seat {seat} already."),
    Code.CANNOT_MOVE: N_("{Player} cannot change seat now."),
    Code.SEATS_IN_USE: N_("Seat {seat} is taken: only empty seats can go."),
    Code.BAD_SEAT_COUNT: N_("A table has 2 to 12 seats."),
    Code.OWNER_NOT_AWAY: N_("{Player} is not away, so nobody can play over."),
    Code.NO_SUBSTITUTE: N_("Nobody plays over in seat {seat}."),
    Code.BAD_NAME: N_("A name has at most 60 characters, in one line."),
    Code.NOT_BUILT: N_("This is not in this version yet."),
    Code.BAD_AMOUNT: N_("That is no amount of chips."),
    # The hand
    Code.TOO_FEW_PLAYERS: N_("Two players are needed to deal a hand."),
    Code.NO_BUTTON_YET: N_("Tap the seat that has the button, or draw for it."),
    Code.HAND_IN_PLAY: N_("A hand is in play."),
    Code.NO_HAND_IN_PLAY: N_("No hand is in play."),
    Code.ACTION_STARTED: N_("The action has started: it counts from the next hand."),
    Code.NOT_DEALT_IN: N_("{Player} is not dealt in."),
    Code.HAND_IS_DEAD: N_("The hand of {player} is dead."),
    Code.NO_WINNER: N_("A pot has no winner: name somebody who may win it."),
    Code.BAD_POSITIONS: N_(
        "The blinds cannot lie like this: each on its own seat, the big one on a player."
    ),
    # Coming in
    Code.NOT_ENTERING: N_("{Player} is in the game already."),
    Code.ENTRY_NOT_OPEN: N_("{Player} cannot come in like this on the coming hand."),
    Code.NOT_OWING: N_("{Player} owes no blind."),
    # The draw
    Code.DRAW_INCOMPLETE: N_("Each player needs one card: look at seat {seat}."),
    Code.BAD_CARD: N_("{card} is no card: write rank and suit, as in Kd."),
    Code.SAME_CARD_TWICE: N_("{card} was drawn twice."),
    # House rules
    Code.UNKNOWN_HOUSE_KEY: N_("There is no house rule named {key}."),
    Code.BAD_HOUSE_VALUE: N_("{key} cannot be {value}; allowed: {allowed}."),
    Code.SENSELESS_HOUSE: N_("These do not go together: {first} and {second}."),
    Code.ONE_BLIND_ALONE: N_("One blind alone cannot be played: write none, two or three."),
    Code.SMALL_BLIND_LARGER: N_("The small blind is larger than the big blind."),
    Code.THIRD_BLIND_SMALLER: N_("The third blind is smaller than the big blind."),
    Code.LEVEL_FALLS: N_("Level {number}: the small blind is larger than the big blind."),
    Code.BAD_SPREAD: N_("{first}: name the smallest bet, then the largest."),
    Code.BETS_FALL: N_("The small bet is larger than the big bet."),
    Code.CASH_ONLY: N_("Cash games only."),
    Code.STUD_ONLY: N_("Stud games only."),
    Code.NO_SUCH_LEVEL: N_("There is no level {number}."),
    # Straddles and kills
    Code.STRADDLE_OFF: N_("This house has no such straddle."),
    Code.STRADDLE_HEADS_UP: N_("No straddle between two players."),
    Code.STRADDLE_KILL_POT: N_("No straddle in a kill pot."),
    Code.STRADDLE_SEAT: N_("Seat {seat} may not straddle this hand."),
    Code.STRADDLE_LIMIT_REACHED: N_("This hand has all the straddles it may have."),
    Code.STRADDLE_TOO_SMALL: N_("The straddle must be {amount} or more."),
    Code.STRADDLE_SHORT: N_("{Player} has too few chips for the whole straddle."),
    Code.STRADDLE_AFTER_DEAL: N_("The cards are out: too late to straddle."),
    Code.STRADDLE_TAKEN: N_("{Player} straddles already."),
    Code.NO_STRADDLE: N_("{Player} has no straddle."),
    Code.KILL_OFF: N_("This house has no kill."),
    # Actions
    Code.NOT_YOUR_TURN: N_("It is not the turn of {player}: {other} acts."),
    Code.ROUND_OVER: N_("The betting round is over."),
    Code.ROUND_NOT_OVER: N_("The betting round is not over: {player} acts."),
    Code.ACTION_NOT_LEGAL: N_("{Player} may not do that now."),
    Code.TOO_SMALL: N_("Too small: {amount} at least."),
    Code.TOO_LARGE: N_("Too large: {amount} at most."),
    Code.NOT_IN_UNITS: N_("Bets are multiples of {amount}."),
    Code.CAPPED: N_("No more raises this round."),
    Code.NOT_REOPENED: N_("The all-in was too small: {player} may only call or fold."),
    Code.NO_MORE_ROUNDS: N_("There are no more betting rounds."),
    Code.UPCARDS_INCOMPLETE: N_("Each live seat needs one up card: look at seat {seat}."),
    Code.UPCARDS_MISSING: N_("Enter the door cards first."),
}
