"""Why the rules decided as they did: title and sentence of every explanation."""

from dealer_assist.core.values import Code
from dealer_assist.view.marks import N_, ngettext

PLAYER = ""
"""The title of an explanation about a player is his name."""

TITLES: dict[Code, str] = {
    Code.FIRST_BUTTON: N_("Button"),
    Code.BUTTON_BY_HAND: N_("Button"),
    Code.BUTTON_MOVES: N_("Button"),
    Code.BUTTON_FOLLOWS: N_("Button"),
    Code.DEAD_BUTTON: N_("Dead button"),
    Code.BUTTON_JUMPS: N_("Button"),
    Code.BUTTON_IN_GAP: N_("Button"),
    Code.BUTTON_TAKEN_BY_NEWCOMER: N_("Button"),
    Code.SMALL_BLIND: N_("Small blind"),
    Code.SMALL_BLIND_NEXT: N_("Small blind"),
    Code.SMALL_BLINDS_OWED: N_("Small blind"),
    Code.NO_SMALL_BLIND: N_("No small blind"),
    Code.SMALL_BLIND_WAITS: N_("Small blind"),
    Code.SMALL_BLIND_PAID_DEAD: N_("Small blind"),
    Code.DEAD_SMALL_BLIND: N_("Dead small blind"),
    Code.BIG_BLIND: N_("Big blind"),
    Code.BIG_BLINDS: N_("Big blind"),
    Code.BIG_BLIND_NEXT: N_("Big blind"),
    Code.BIG_BLIND_ENTRANT: N_("Big blind"),
    Code.THIRD_BLIND: N_("Third blind"),
    Code.BUTTON_BLIND: N_("Blind on the button"),
    Code.DEAD_BIG_BLIND: N_("Dead big blind"),
    Code.HEADS_UP: N_("Heads-up"),
    Code.HEADS_UP_BUTTON_ROTATES: N_("Heads-up"),
    Code.FIRST_TO_ACT: N_("First to act"),
    Code.BUTTON_FROZEN: N_("Button"),
    Code.ANTES_ONLY: N_("Ante"),
    Code.WAITS_CLOSED: PLAYER,
    Code.WAITS_FOR_BIG_BLIND: PLAYER,
    Code.WAITS_HOUSE: PLAYER,
    Code.ENTERS_FREE: PLAYER,
    Code.ENTERS_FIRST_ORBIT: PLAYER,
    Code.ENTERS_TOURNAMENT: PLAYER,
    Code.ENTERS_POSTING: PLAYER,
    Code.POSTS_MISSED: PLAYER,
    Code.ENTRY_CLOSED: PLAYER,
    Code.MISSED_BIG: PLAYER,
    Code.MISSED_SMALL: PLAYER,
    Code.MISSED_BOTH: PLAYER,
    Code.ABSENT_PLAYS: PLAYER,
    Code.ABSENT_LIMIT: PLAYER,
    Code.BUYS_BUTTON: PLAYER,
    Code.SEAT_CHANGE_WAITS: PLAYER,
    Code.SEAT_CHANGE_POSTS: PLAYER,
    Code.SEAT_CHANGE_FREE: PLAYER,
    Code.DEALT_OFF: PLAYER,
    Code.RETURNS_AS_STRADDLE: PLAYER,
    Code.BUSTED_SEAT_HELD: PLAYER,
    Code.SHORT_BLIND: PLAYER,
    Code.ANTE_FROM_EVERYONE: N_("Ante"),
    Code.ANTE_FOR_TABLE: N_("Ante"),
    Code.DEAD_BLIND: N_("Dead blind"),
    Code.BRING_IN: N_("Bring-in"),
    Code.STRADDLE: N_("Straddle"),
    Code.STRADDLE_LOST: N_("Straddle"),
    Code.SLEEPER: N_("Sleeper"),
    Code.KILL: N_("Kill"),
    Code.HALF_KILL: N_("Kill"),
    Code.KILL_DEFERRED_BLIND: N_("Kill"),
    Code.KILL_BY_LOWBALL_POST: N_("Kill"),
    Code.LEG: N_("Leg"),
}

EXPLANATIONS: dict[Code, str | tuple[str, str]] = {
    # Where the markers are
    Code.FIRST_BUTTON: N_("{Player} won the draw for the button."),
    Code.BUTTON_BY_HAND: N_("The button was put at seat {seat} by hand."),
    Code.BUTTON_MOVES: N_("The button goes to the next player: {player}."),
    Code.BUTTON_FOLLOWS: N_("{Player} is where the small blind was: the button follows."),
    Code.DEAD_BUTTON: N_(
        "Nobody dealt in sits at seat {seat}, but the button goes there. {Other} acts last again."
    ),
    Code.BUTTON_JUMPS: N_("The button jumps ahead to seat {seat}: more new players are dealt in."),
    Code.BUTTON_IN_GAP: N_(
        "Play leaves heads-up: the button goes between the blinds, to {player}."
    ),
    Code.BUTTON_TAKEN_BY_NEWCOMER: N_("{Player} comes in on the button."),
    Code.SMALL_BLIND: N_("{Player} had the big blind, so the small one follows."),
    Code.SMALL_BLIND_NEXT: N_("{Player} sits next to the button."),
    Code.SMALL_BLINDS_OWED: ngettext(
        "{Players} posted a big blind and owes the small one.",
        "{Players} posted a big blind and owe a small one each.",
    ),
    Code.NO_SMALL_BLIND: N_("Nobody owes a small blind this hand."),
    Code.SMALL_BLIND_WAITS: ngettext(
        "{Players} owes a small blind, but the big blind comes first.",
        "{Players} owe a small blind, but the big blind comes first.",
    ),
    Code.SMALL_BLIND_PAID_DEAD: ngettext(
        "{Players} pays an owed small blind, dead, beside the big one.",
        "{Players} pay an owed small blind, dead, beside the big one.",
    ),
    Code.DEAD_SMALL_BLIND: N_("Nobody dealt in sits at seat {seat}: nobody posts the small blind."),
    Code.BIG_BLIND: N_("{Player} is next in turn."),
    Code.BIG_BLINDS: ngettext(
        "The big blind moved on past a player: {players} posts one.",
        "The big blind moved on past a player: {players} post one each.",
    ),
    Code.BIG_BLIND_NEXT: N_("{Player} sits next to the small blind."),
    Code.BIG_BLIND_ENTRANT: ngettext(
        "{Players} comes in with the big blind.", "{Players} come in with a big blind each."
    ),
    Code.THIRD_BLIND: N_("{Player} posts the third blind, left of the big one."),
    Code.BUTTON_BLIND: N_("{Player} posts a blind on the button."),
    Code.DEAD_BIG_BLIND: N_("Nobody dealt in sits at seat {seat}: nobody posts the big blind."),
    Code.HEADS_UP: N_(
        "With two players the button posts the small blind and acts first: {player}."
    ),
    Code.HEADS_UP_BUTTON_ROTATES: N_(
        "The button moves on, even if {other} has the big blind twice running."
    ),
    Code.FIRST_TO_ACT: N_("The action starts with {player}."),
    Code.BUTTON_FROZEN: N_("The button waits where it is while stud is played."),
    Code.ANTES_ONLY: N_("No blinds: everybody posts an ante."),
    # Coming in and missing blinds
    Code.WAITS_CLOSED: N_("Next to the blinds: waits until the button has passed."),
    Code.WAITS_HOUSE: N_("Waits for the big blind: this house has no posting."),
    Code.ENTERS_FREE: N_("Comes in without posting."),
    Code.ENTERS_FIRST_ORBIT: N_("First orbit, no blind has passed: comes in without posting."),
    Code.ENTERS_TOURNAMENT: N_("Dealt in at once: a tournament newcomer posts nothing."),
    Code.ENTERS_POSTING: N_("Comes in and posts {live} live."),
    Code.ENTRY_CLOSED: N_("The way in that was chosen is closed this hand."),
    Code.MISSED_BIG: N_("The big blind passed this seat."),
    Code.MISSED_SMALL: N_("The small blind passed this seat."),
    Code.MISSED_BOTH: N_("Both blinds passed this seat."),
    Code.ABSENT_PLAYS: N_("Away in a tournament: the stack is dealt in and posts."),
    Code.ABSENT_LIMIT: N_("Away too long: {times} times past. The chips may be picked up."),
    Code.BUYS_BUTTON: N_("Buys the button: {live} live, {dead} dead."),
    Code.SEAT_CHANGE_WAITS: ngettext(
        "Changed seat away from the big blind: sits out {count} hand.",
        "Changed seat away from the big blind: sits out {count} hands.",
    ),
    Code.SEAT_CHANGE_POSTS: N_("Changed seat away from the big blind: posts {live} live."),
    Code.SEAT_CHANGE_FREE: N_("This seat change costs nothing."),
    Code.DEALT_OFF: N_("Moved off the button: comes in free behind it."),
    Code.RETURNS_AS_STRADDLE: N_("Comes back with a straddle and owes nothing more."),
    Code.BUSTED_SEAT_HELD: ngettext(
        "Out of chips: the seat is held for a rebuy.",
        "Out of chips: their seats are held for a rebuy.",
    ),
    # Chips
    Code.SHORT_BLIND: N_("All in for {amount}. The price stays {price}."),
    Code.ANTE_FROM_EVERYONE: N_("Everybody dealt in antes {amount}."),
    Code.ANTE_FOR_TABLE: N_(
        "{Player} antes {amount} for the table. It does not count toward a call."
    ),
    Code.DEAD_BLIND: N_("{Player} puts {amount} dead on the button."),
    Code.BRING_IN: N_("{Player} shows the card that brings it in."),
    Code.STRADDLE: N_("{Player} straddles {amount} and acts last in the first round."),
    Code.STRADDLE_LOST: N_("Another straddle comes first: {player} takes the chips back."),
    Code.SLEEPER: N_("{Player} has a sleeper of {amount}: it counts if nobody spoils it."),
    Code.KILL: N_("{Player} posts the kill: {amount}. The limits are doubled."),
    Code.HALF_KILL: N_("{Player} posts the half kill: {amount}. The limits grow by half."),
    Code.KILL_DEFERRED_BLIND: N_("{Player} kills now and posts the blind on the next hand."),
    Code.KILL_BY_LOWBALL_POST: N_("{Player} posts double: it makes a kill pot."),
    Code.LEG: N_("{Player} has a leg up: another pot makes a kill."),
}

POSTS: dict[Code, tuple[str, str, str, str]] = {
    Code.WAITS_FOR_BIG_BLIND: (
        N_("Waits for the big blind."),
        N_("Waits for the big blind, or posts {live} live."),
        N_("Waits for the big blind, or posts {dead} dead."),
        N_("Waits for the big blind, or posts {live} live and {dead} dead."),
    ),
    Code.POSTS_MISSED: (
        N_("Has nothing to post."),
        N_("Makes up missed blinds: {live} live."),
        N_("Makes up missed blinds: {dead} dead."),
        N_("Makes up missed blinds: {live} live, {dead} dead."),
    ),
}
"""Sentences by what is posted: nothing, live, dead, live and dead."""

AWAY_POSTS: tuple[str, str, str, str] = (
    N_("Away. Coming back means waiting for the big blind."),
    N_("Away. Coming back costs {live} live, or waiting for the big blind."),
    N_("Away. Coming back costs {dead} dead, or waiting for the big blind."),
    N_("Away. Coming back costs {live} live and {dead} dead, or waiting for the big blind."),
)
"""The same about somebody who is not at the table."""

AWAY: dict[Code, str] = {
    Code.WAITS_CLOSED: N_("Away. Between the button and the big blind nobody comes back."),
    Code.WAITS_HOUSE: N_("Away. Comes back with the big blind: this house has no posting."),
    Code.BIG_BLIND_ENTRANT: N_("Away. The big blind is due: coming back costs only that."),
}
"""What coming back would lead to."""
