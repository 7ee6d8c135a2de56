"""What each kind of event is called when it is told, undone and redone."""

import msgspec

from dealer_assist.view.marks import N_, pgettext


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """Three whole sentences about one kind of event."""

    said: str
    undo: str
    redo: str


DEEDS: dict[str, Deed] = {
    # Players come and go
    "join": Deed(
        said=N_("{Player} sits down."),
        undo=N_("Undo: {player} sits down"),
        redo=N_("Redo: {player} sits down"),
    ),
    "join_post": Deed(
        said=N_("{Player} sits down and posts."),
        undo=N_("Undo: {player} sits down and posts"),
        redo=N_("Redo: {player} sits down and posts"),
    ),
    "join_buy_button": Deed(
        said=N_("{Player} sits down and buys the button."),
        undo=N_("Undo: {player} sits down and buys the button"),
        redo=N_("Redo: {player} sits down and buys the button"),
    ),
    "join_straddle": Deed(
        said=N_("{Player} sits down with a straddle."),
        undo=N_("Undo: {player} sits down with a straddle"),
        redo=N_("Redo: {player} sits down with a straddle"),
    ),
    "leave": Deed(
        said=N_("{Player} leaves."),
        undo=N_("Undo: {player} leaves"),
        redo=N_("Redo: {player} leaves"),
    ),
    "bust": Deed(
        said=pgettext("cash", "{Player} busts."),
        undo=pgettext("cash", "Undo: {player} busts"),
        redo=pgettext("cash", "Redo: {player} busts"),
    ),
    "bust_tournament": Deed(
        said=pgettext("tournament", "{Player} busts."),
        undo=pgettext("tournament", "Undo: {player} busts"),
        redo=pgettext("tournament", "Redo: {player} busts"),
    ),
    "rebuy": Deed(
        said=N_("{Player} rebuys."),
        undo=N_("Undo: {player} rebuys"),
        redo=N_("Redo: {player} rebuys"),
    ),
    "away": Deed(
        said=N_("{Player} goes away."),
        undo=N_("Undo: {player} goes away"),
        redo=N_("Redo: {player} goes away"),
    ),
    "back": Deed(
        said=N_("{Player} is back."),
        undo=N_("Undo: {player} is back"),
        redo=N_("Redo: {player} is back"),
    ),
    "back_post": Deed(
        said=N_("{Player} is back and posts."),
        undo=N_("Undo: {player} is back and posts"),
        redo=N_("Redo: {player} is back and posts"),
    ),
    "back_buy_button": Deed(
        said=N_("{Player} is back and buys the button."),
        undo=N_("Undo: {player} is back and buys the button"),
        redo=N_("Redo: {player} is back and buys the button"),
    ),
    "back_straddle": Deed(
        said=N_("{Player} is back with a straddle."),
        undo=N_("Undo: {player} is back with a straddle"),
        redo=N_("Redo: {player} is back with a straddle"),
    ),
    "choose_wait": Deed(
        said=N_("{Player} waits for the big blind."),
        undo=N_("Undo: {player} waits"),
        redo=N_("Redo: {player} waits"),
    ),
    "choose_post": Deed(
        said=N_("{Player} posts."),
        undo=N_("Undo: {player} posts"),
        redo=N_("Redo: {player} posts"),
    ),
    "choose_buy_button": Deed(
        said=N_("{Player} buys the button."),
        undo=N_("Undo: {player} buys the button"),
        redo=N_("Redo: {player} buys the button"),
    ),
    "choose_straddle": Deed(
        said=N_("{Player} comes back with a straddle."),
        undo=N_("Undo: {player} comes back with a straddle"),
        redo=N_("Redo: {player} comes back with a straddle"),
    ),
    "move": Deed(
        said=N_("{Player} moves to seat {to}."),
        undo=N_("Undo: {player} moves to seat {to}"),
        redo=N_("Redo: {player} moves to seat {to}"),
    ),
    "play_over": Deed(
        said=N_("{Player} plays over in seat {seat}."),
        undo=N_("Undo: somebody plays over in seat {seat}"),
        redo=N_("Redo: somebody plays over in seat {seat}"),
    ),
    "owner_back": Deed(
        said=N_("The owner of seat {seat} is back."),
        undo=N_("Undo: the owner of seat {seat} is back"),
        redo=N_("Redo: the owner of seat {seat} is back"),
    ),
    # The hand
    "deal": Deed(
        said=N_("Hand {hand} is dealt."),
        undo=N_("Undo: hand {hand} is dealt"),
        redo=N_("Redo: hand {hand} is dealt"),
    ),
    "end": Deed(
        said=N_("Hand {hand} is over."),
        undo=N_("Undo: hand {hand} is over"),
        redo=N_("Redo: hand {hand} is over"),
    ),
    "end_won": Deed(
        said=N_("Hand {hand} goes to {winners}."),
        undo=N_("Undo: end of hand {hand}"),
        redo=N_("Redo: end of hand {hand}"),
    ),
    "hand": Deed(
        said=N_("Hand {hand} is played."),
        undo=N_("Undo: hand {hand} is played"),
        redo=N_("Redo: hand {hand} is played"),
    ),
    "misdeal": Deed(
        said=N_("Misdeal: hand {hand} is dealt again."),
        undo=N_("Undo: misdeal in hand {hand}"),
        redo=N_("Redo: misdeal in hand {hand}"),
    ),
    "button": Deed(
        said=N_("Button at seat {seat}."),
        undo=N_("Undo: button at seat {seat}"),
        redo=N_("Redo: button at seat {seat}"),
    ),
    "draw": Deed(
        said=N_("The button was drawn."),
        undo=N_("Undo: draw for the button"),
        redo=N_("Redo: draw for the button"),
    ),
    "upcards": Deed(
        said=N_("The door cards are out."),
        undo=N_("Undo: door cards"),
        redo=N_("Redo: door cards"),
    ),
    "act_fold": Deed(
        said=N_("{Player} folds."),
        undo=N_("Undo: {player} folds"),
        redo=N_("Redo: {player} folds"),
    ),
    "act_check": Deed(
        said=N_("{Player} checks."),
        undo=N_("Undo: {player} checks"),
        redo=N_("Redo: {player} checks"),
    ),
    "act_call": Deed(
        said=N_("{Player} calls."),
        undo=N_("Undo: {player} calls"),
        redo=N_("Redo: {player} calls"),
    ),
    "act_bet": Deed(
        said=N_("{Player} bets."),
        undo=N_("Undo: {player} bets"),
        redo=N_("Redo: {player} bets"),
    ),
    "act_bet_to": Deed(
        said=N_("{Player} bets {amount}."),
        undo=N_("Undo: {player} bets {amount}"),
        redo=N_("Redo: {player} bets {amount}"),
    ),
    "act_raise": Deed(
        said=N_("{Player} raises."),
        undo=N_("Undo: {player} raises"),
        redo=N_("Redo: {player} raises"),
    ),
    "act_raise_to": Deed(
        said=N_("{Player} raises to {amount}."),
        undo=N_("Undo: {player} raises to {amount}"),
        redo=N_("Redo: {player} raises to {amount}"),
    ),
    "act_complete": Deed(
        said=N_("{Player} completes."),
        undo=N_("Undo: {player} completes"),
        redo=N_("Redo: {player} completes"),
    ),
    "act_complete_to": Deed(
        said=N_("{Player} completes to {amount}."),
        undo=N_("Undo: {player} completes to {amount}"),
        redo=N_("Redo: {player} completes to {amount}"),
    ),
    "act_all_in": Deed(
        said=N_("{Player} is all-in."),
        undo=N_("Undo: {player} is all-in"),
        redo=N_("Redo: {player} is all-in"),
    ),
    "act_all_in_to": Deed(
        said=N_("{Player} is all-in for {amount}."),
        undo=N_("Undo: {player} is all-in for {amount}"),
        redo=N_("Redo: {player} is all-in for {amount}"),
    ),
    "street": Deed(
        said=N_("Next betting round."),
        undo=N_("Undo: next betting round"),
        redo=N_("Redo: next betting round"),
    ),
    "street_named": Deed(
        said=N_("{street}."),
        undo=N_("Undo: {street}"),
        redo=N_("Redo: {street}"),
    ),
    "dealt_in_owing": Deed(
        said=N_("Ruling: {player} posts now."),
        undo=N_("Undo: ruling: {player} posts now"),
        redo=N_("Redo: ruling: {player} posts now"),
    ),
    "dealt_in_owing_looked": Deed(
        said=N_("Ruling: the hand of {player} is dead."),
        undo=N_("Undo: ruling: dead hand of {player}"),
        redo=N_("Redo: ruling: dead hand of {player}"),
    ),
    "dealt_in_owing_acted": Deed(
        said=N_("Ruling: the hand of {player} stands."),
        undo=N_("Undo: ruling: the hand of {player} stands"),
        redo=N_("Redo: ruling: the hand of {player} stands"),
    ),
    "wrong_level": Deed(
        said=N_("Ruling: the hand is played at level {number}."),
        undo=N_("Undo: ruling: level {number}"),
        redo=N_("Redo: ruling: level {number}"),
    ),
    "wrong_level_substantial": Deed(
        said=N_("Ruling: the hand stands; level {number} from the next hand."),
        undo=N_("Undo: ruling: level {number} from the next hand"),
        redo=N_("Redo: ruling: level {number} from the next hand"),
    ),
    "dead_hand": Deed(
        said=N_("The hand of {player} is dead."),
        undo=N_("Undo: dead hand of {player}"),
        redo=N_("Redo: dead hand of {player}"),
    ),
    # The game
    "straddle": Deed(
        said=N_("{Player} straddles."),
        undo=N_("Undo: {player} straddles"),
        redo=N_("Redo: {player} straddles"),
    ),
    "straddle_amount": Deed(
        said=N_("{Player} straddles {amount}."),
        undo=N_("Undo: {player} straddles {amount}"),
        redo=N_("Redo: {player} straddles {amount}"),
    ),
    "sleeper": Deed(
        said=N_("{Player} has a sleeper."),
        undo=N_("Undo: sleeper of {player}"),
        redo=N_("Redo: sleeper of {player}"),
    ),
    "unstraddle": Deed(
        said=N_("{Player} takes the straddle back."),
        undo=N_("Undo: {player} takes the straddle back"),
        redo=N_("Redo: {player} takes the straddle back"),
    ),
    "kill": Deed(
        said=N_("{Player} kills the next pot."),
        undo=N_("Undo: {player} kills the next pot"),
        redo=N_("Redo: {player} kills the next pot"),
    ),
    "no_kill": Deed(
        said=N_("The kill is taken away."),
        undo=N_("Undo: kill taken away"),
        redo=N_("Redo: kill taken away"),
    ),
    "house": Deed(
        said=N_("The house rules change."),
        undo=N_("Undo: house rules"),
        redo=N_("Redo: house rules"),
    ),
    "house_few": Deed(
        said=N_("House rules: {rules}."),
        undo=N_("Undo: house rules"),
        redo=N_("Redo: house rules"),
    ),
    "house_many": Deed(
        said=N_("{count} house rules change."),
        undo=N_("Undo: house rules"),
        redo=N_("Redo: house rules"),
    ),
    "seats": Deed(
        said=N_("The table has {number} seats."),
        undo=N_("Undo: table of {number} seats"),
        redo=N_("Redo: table of {number} seats"),
    ),
    "level": Deed(
        said=N_("Level {number} from the next hand."),
        undo=N_("Undo: level {number}"),
        redo=N_("Redo: level {number}"),
    ),
}
