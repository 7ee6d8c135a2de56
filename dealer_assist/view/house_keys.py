"""House rules in words: what each key decides."""

from dealer_assist.view.marks import N_

KEYS: dict[str, tuple[str, str]] = {
    "context": (N_("Context"), N_("Money or tournament chips.")),
    "game": (N_("Game"), N_("What is dealt.")),
    "betting": (N_("Betting"), N_("How much may be bet.")),
    "blinds": (
        N_("Blinds"),
        N_("The small and the big blind, and a third one where it is played."),
    ),
    "third_blind": (N_("Third blind"), N_("Where the third blind sits.")),
    "blinds_start": (
        N_("Blinds start"),
        N_("Where the small blind sits with three or more players."),
    ),
    "dead_blind": (N_("Dead blind on the button"), N_("Dead chips the button puts in every hand.")),
    "ante": (N_("Ante"), N_("Dead chips before the deal.")),
    "ante_from": (N_("Who antes"), N_("Everybody, or one player for the table.")),
    "ante_order": (
        N_("Short for blind and ante"),
        N_("What the payer of the table ante pays first."),
    ),
    "bring_in": (N_("Bring-in"), N_("The forced opening in stud and razz.")),
    "small_bet": (N_("Small bet"), N_("The bet of the early rounds at limit.")),
    "big_bet": (N_("Big bet"), N_("The bet of the late rounds at limit.")),
    "spread": (N_("Spread"), N_("The smallest and the largest bet at spread limit.")),
    "spread_last": (
        N_("Spread of the last round"),
        N_("The smallest and the largest bet of the last round."),
    ),
    "unit": (N_("Betting unit"), N_("Bets are multiples of this; all-ins are exempt.")),
    "raise_cap": (N_("Raises allowed"), N_("Raises after the first bet at limit; 0 for no cap.")),
    "heads_up_uncapped": (
        N_("No cap between two"),
        N_("When two players may raise without a cap."),
    ),
    "all_in_raise": (N_("All-in raise"), N_("What part of a raise re-opens the betting.")),
    "pot_limit_small_blind": (
        N_("Pot limit: small blind"),
        N_("How the small blind counts before the flop."),
    ),
    "pot_limit_short_blind": (
        N_("Pot limit: short blind"),
        N_("How a short or dead blind counts before the flop."),
    ),
    "levels": (N_("Levels"), N_("Small blind, big blind and ante of each level.")),
    "currency": (N_("Currency"), N_("The sign shown with amounts.")),
    "decimals": (N_("Decimals"), N_("With 2, an amount of 150 is shown as 1.50.")),
    "button": (N_("Button"), N_("How the button moves.")),
    "button_jump": (
        N_("Button jump"),
        N_("Whether a dead button may jump ahead to seat more new players."),
    ),
    "heads_up": (N_("Going heads-up"), N_("What moves on when two players are left.")),
    "moving_conflict": (
        N_("Small blind owed, big blind due"),
        N_("Moving button: both fall on one player in one hand."),
    ),
    "first_button": (N_("Draw of the first button"), N_("Which card takes the first button.")),
    "new_player": (N_("New player"), N_("What a newcomer does to be dealt in at once.")),
    "lowball_post": (N_("Post at lowball"), N_("What a newcomer posts at lowball.")),
    "tournament_entry": (N_("Tournament entry"), N_("At which seats a newcomer is dealt in.")),
    "enter_on_button": (
        N_("Entry on a dead button"),
        N_("May a newcomer be dealt in on a dead button?"),
    ),
    "buy_button": (
        N_("Buying the button"),
        N_("May a newcomer next to the blinds buy the button?"),
    ),
    "post_in_closed_zone": (
        N_("Posting before the blinds"),
        N_("May a newcomer post between button and blinds?"),
    ),
    "missed_small": (N_("Missed small blind"), N_("How a missed small blind alone is posted.")),
    "short_post": (N_("Short of a post"), N_("What a player too short for both parts pays first.")),
    "missed_amount": (
        N_("Amount of missed blinds"),
        N_("Which stakes count when they changed during an absence."),
    ),
    "return_as_straddle": (
        N_("Return with a straddle"),
        N_("May a player left of the big blind come back with a straddle?"),
    ),
    "first_orbit": (
        N_("First orbit"),
        N_("Whether newcomers are spared in the first orbit of a new game."),
    ),
    "seat_change": (N_("Seat change"), N_("What a seat change costs.")),
    "bust": (N_("Bust"), N_("What becomes of the seat of a player without chips.")),
    "absent_limit": (
        N_("Absent buttons"),
        N_("Missed rounds after which the chips may be picked up; 0 for no limit."),
    ),
    "straddle_seats": (N_("Straddle from"), N_("Who may straddle first.")),
    "straddle_priority": (
        N_("Straddle priority"),
        N_("Whose straddle counts when two want the first."),
    ),
    "straddle_order": (N_("Order with a straddle"), N_("Who acts first over a straddle.")),
    "straddle_raise": (N_("Raise over a straddle"), N_("The smallest raise over a straddle.")),
    "restraddle": (N_("Straddle the straddle"), N_("Who may straddle over a straddle.")),
    "max_straddles": (N_("Most straddles"), N_("How many straddles a hand may have.")),
    "sleeper": (N_("Sleeper"), N_("When a sleeper becomes a straddle.")),
    "kill": (N_("Kill"), N_("How large a kill is.")),
    "kill_trigger": (N_("What makes a kill"), N_("What makes the next pot a kill pot.")),
    "kill_pot": (N_("Kill: pot size"), N_("The pot must be greater than this many big bets.")),
    "kill_on_split": (
        N_("Kill on a split pot"),
        N_("Does a leg holder who splits the pot kill the next one?"),
    ),
    "kill_order": (N_("Kill: order"), N_("When the killer acts in the first round.")),
    "kill_in_blinds": (
        N_("Kill in the blinds"),
        N_("What a killer pays who is due a blind as well."),
    ),
}
"""Short label and sentence of each key, in HOUSE_RULES' order."""
