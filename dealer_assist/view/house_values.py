"""House rules in words: what each value means."""

from dealer_assist.view.marks import N_, pgettext

VALUES: dict[tuple[str, str], tuple[str, str]] = {
    ("context", "cash"): (
        N_("Cash"),
        N_("Cash game: missed blinds are owed, players post to come in."),
    ),
    ("context", "tournament"): (
        N_("Tournament"),
        N_("Tournament: absent stacks are dealt in and post."),
    ),
    ("game", "flop"): (N_("Flop game"), N_("Hold-em, Omaha and other games with a flop.")),
    ("game", "draw"): (N_("Draw"), N_("Draw poker.")),
    ("game", "lowball"): (N_("Lowball"), N_("Draw for the lowest hand.")),
    ("game", "stud"): (N_("Stud"), N_("Seven-card stud: antes and a bring-in, no button.")),
    ("game", "razz"): (N_("Razz"), N_("Stud for the lowest hand: the highest card brings in.")),
    ("betting", "no_limit"): (N_("No limit"), N_("No limit: up to the whole stack.")),
    ("betting", "pot_limit"): (N_("Pot limit"), N_("Pot limit: up to the size of the pot.")),
    ("betting", "fixed_limit"): (
        N_("Fixed limit"),
        N_("Fixed limit: small bets early, big bets late."),
    ),
    ("betting", "spread_limit"): (N_("Spread limit"), N_("Spread limit: any bet within a range.")),
    ("third_blind", "utg"): (
        N_("Under the gun"),
        N_("The third blind sits left of the big blind and sets the price."),
    ),
    ("third_blind", "button"): (N_("Button"), N_("The button posts a blind of its own.")),
    ("blinds_start", "left_of_button"): (
        N_("Left of the button"),
        N_("The small blind sits left of the button."),
    ),
    ("blinds_start", "on_button"): (N_("On the button"), N_("The button posts the small blind.")),
    ("ante_from", "everyone"): (N_("Everybody"), N_("Everybody dealt in antes.")),
    ("ante_from", "big_blind"): (N_("Big blind"), N_("The big blind antes for the table.")),
    ("ante_from", "button"): (
        pgettext("who antes", "Button"),
        N_("The button antes for the table."),
    ),
    ("ante_order", "blind_first"): (
        N_("Blind first"),
        N_("A short payer pays the blind, then what is left as ante."),
    ),
    ("ante_order", "ante_first"): (
        N_("Ante first"),
        N_("A short payer pays the ante, then what is left as blind."),
    ),
    ("heads_up_uncapped", "round_starts_heads_up"): (
        N_("Round starts heads-up"),
        N_("No cap where a round starts with two players."),
    ),
    ("heads_up_uncapped", "any_time"): (
        N_("As soon as two are left"),
        N_("No cap as soon as two players are left."),
    ),
    ("heads_up_uncapped", "never"): (N_("Never"), N_("The cap holds between two players as well.")),
    ("all_in_raise", "full_bet"): (N_("Full raise"), N_("Only a full raise re-opens the betting.")),
    ("all_in_raise", "half_bet"): (N_("Half a raise"), N_("Half a raise re-opens the betting.")),
    ("pot_limit_small_blind", "as_big"): (
        N_("As a big blind"),
        N_("The small blind counts as a big one."),
    ),
    ("pot_limit_small_blind", "actual"): (
        N_("As it is"),
        N_("The small blind counts as what it is."),
    ),
    ("pot_limit_short_blind", "full"): (N_("In full"), N_("A short or dead blind counts in full.")),
    ("pot_limit_short_blind", "actual"): (
        pgettext("short blind", "As it is"),
        N_("A short or dead blind counts as what it is."),
    ),
    ("button", "dead"): (
        N_("Dead button"),
        N_("The big blind goes to whoever is due; the rest follows, even to an empty seat."),
    ),
    ("button", "moving"): (
        N_("Moving button"),
        N_("The button always goes to the next player; blinds it jumps are posted together."),
    ),
    ("button", "simplified"): (
        N_("Simplified button"),
        N_("Button and blinds go to the next players, as online; some blinds are skipped."),
    ),
    ("button_jump", "off"): (N_("No jump"), N_("The dead button waits at the empty seat.")),
    ("button_jump", "most_seated"): (
        N_("Most seated"),
        N_("The dead button jumps ahead where most new players are dealt in."),
    ),
    ("heads_up", "big_blind_rotates"): (
        N_("Big blind moves on"),
        N_("The big blind moves on; nobody posts it twice running."),
    ),
    ("heads_up", "button_rotates"): (
        N_("Button moves on"),
        N_("The button moves on; the big blind may come twice running."),
    ),
    ("moving_conflict", "queue"): (
        N_("Big now, small later"),
        N_("The big blind is posted now, the small one later."),
    ),
    ("moving_conflict", "cap"): (
        N_("Later, one at most"),
        N_("The big blind is posted now; never more than one small one is owed."),
    ),
    ("moving_conflict", "both"): (
        N_("Both at once"),
        N_("The big blind is live, the owed small one is dead beside it."),
    ),
    ("first_button", "high_card"): (N_("High card"), N_("The highest card has the first button.")),
    ("first_button", "low_card"): (N_("Low card"), N_("The lowest card has the first button.")),
    ("new_player", "post_or_wait"): (
        N_("Posts or waits"),
        N_("A newcomer posts a big blind, or waits for it."),
    ),
    ("new_player", "wait"): (N_("Waits"), N_("A newcomer waits for the big blind.")),
    ("new_player", "free"): (
        pgettext("new player", "Free"),
        N_("A newcomer is dealt in without posting."),
    ),
    ("new_player", "limit_posts"): (
        N_("Posts at limit only"),
        N_("A newcomer posts at fixed limit and is dealt in free otherwise."),
    ),
    ("lowball_post", "double"): (N_("Double"), N_("A newcomer posts twice the big blind.")),
    ("lowball_post", "single"): (N_("Single"), N_("A newcomer posts one big blind.")),
    ("tournament_entry", "tda"): (
        N_("TDA"),
        N_("Dealt in at once, except between small blind and button."),
    ),
    ("tournament_entry", "robert"): (
        N_("Robert"),
        N_("Waits anywhere between button and big blind."),
    ),
    ("missed_small", "dead"): (N_("Dead"), N_("A missed small blind is posted dead.")),
    ("missed_small", "live"): (N_("Live"), N_("A missed small blind is posted live.")),
    ("short_post", "live_first"): (N_("Live first"), N_("The live part is paid first.")),
    ("short_post", "dead_first"): (N_("Dead first"), N_("The dead part is paid first.")),
    ("missed_amount", "current"): (
        N_("Current stakes"),
        N_("Missed blinds are posted at the current stakes."),
    ),
    ("missed_amount", "when_missed"): (
        N_("Stakes when missed"),
        N_("Missed blinds are posted at the stakes of the time."),
    ),
    ("first_orbit", "lenient"): (
        N_("Lenient"),
        N_("A newcomer no blind has passed comes in free in the first orbit."),
    ),
    ("first_orbit", "strict"): (N_("Strict"), N_("Newcomers post or wait from the first hand on.")),
    ("seat_change", "robert"): (
        pgettext("seat change", "Robert"),
        N_("Closer to the big blind is free, farther waits or posts."),
    ),
    ("seat_change", "wsop"): (N_("WSOP"), N_("Up to two players may be passed free.")),
    ("seat_change", "free"): (pgettext("seat change", "Free"), N_("A seat change costs nothing.")),
    ("bust", "leaves"): (N_("Leaves"), N_("The seat is free at once.")),
    ("bust", "holds_seat"): (
        N_("Seat held"),
        N_("The seat is held for a rebuy; blinds are missed meanwhile."),
    ),
    ("straddle_seats", "utg"): (
        pgettext("straddle", "Under the gun"),
        N_("Left of the last blind."),
    ),
    ("straddle_seats", "button"): (pgettext("straddle", "Button"), N_("On the button.")),
    ("straddle_seats", "cutoff"): (N_("Cutoff"), N_("Right of the button.")),
    ("straddle_seats", "any"): (N_("Any seat"), N_("From any seat (Mississippi).")),
    ("straddle_priority", "button"): (
        pgettext("straddle priority", "Button"),
        N_("The button comes first, then seats to its right."),
    ),
    ("straddle_priority", "utg"): (
        pgettext("straddle priority", "Under the gun"),
        N_("Under the gun comes first, then seats to its left."),
    ),
    ("straddle_priority", "first"): (N_("Who says it first"), N_("Who says it first has it.")),
    ("straddle_order", "left_of_straddle"): (
        N_("Left of the straddle"),
        N_("The player left of the straddle acts first."),
    ),
    ("straddle_order", "utg_first"): (
        N_("Under the gun first"),
        N_("Under the gun acts first, the straddle last."),
    ),
    ("straddle_raise", "double"): (
        pgettext("straddle raise", "Double"),
        N_("A raise is to twice the straddle or more."),
    ),
    ("straddle_raise", "plus_big_blind"): (
        N_("Plus a big blind"),
        N_("A raise is by a big blind or more."),
    ),
    ("restraddle", "off"): (N_("Nobody"), N_("Nobody straddles over a straddle.")),
    ("restraddle", "left"): (
        N_("Left neighbour"),
        N_("The left neighbour of the last straddle may."),
    ),
    ("restraddle", "right"): (
        N_("Right neighbour"),
        N_("The right neighbour of the last straddle may."),
    ),
    ("restraddle", "any"): (N_("Anybody"), N_("Anybody may straddle over a straddle.")),
    ("sleeper", "off"): (N_("No sleeper"), N_("Sleepers are not played.")),
    ("sleeper", "folded_to"): (N_("Everybody folds"), N_("Counts if everybody before it folds.")),
    ("sleeper", "unraised"): (N_("No raise"), N_("Counts if nobody before it raises.")),
    ("kill", "off"): (N_("No kill"), N_("Kills are not played.")),
    ("kill", "full"): (
        N_("Full kill"),
        N_("The kill is twice the big blind and doubles the limits."),
    ),
    ("kill", "half"): (
        N_("Half kill"),
        N_("The kill is one and a half big blinds, the limits too."),
    ),
    ("kill_trigger", "two_pots"): (
        N_("Two pots running"),
        N_("Who wins two pots running kills the next one."),
    ),
    ("kill_trigger", "pot_size"): (
        N_("Size of the pot"),
        N_("Who wins a large pot kills the next one."),
    ),
    ("kill_order", "in_turn"): (N_("In turn"), N_("The killer acts in turn.")),
    ("kill_order", "last"): (N_("Last"), N_("The killer acts after the big blind.")),
    ("kill_in_blinds", "replaces"): (N_("Replaces the blind"), N_("Only the kill is posted.")),
    ("kill_in_blinds", "both"): (
        N_("Blind dead, kill live"),
        N_("The blind is posted dead beside the live kill."),
    ),
    ("kill_in_blinds", "defer"): (
        N_("Blind next time"),
        N_("The kill is posted now, the blind on the next hand."),
    ),
}
"""Short label and sentence of each value that is a word."""
