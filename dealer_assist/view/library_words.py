"""What the library calls documents, places in them and topics."""

from dealer_assist.view.marks import N_

OTHERS = N_("Other sources")

DOCUMENTS: dict[str, str] = {
    "Robert": N_("Robert\u2019s Rules of Poker"),
    "Rulebook": N_("Rulebook, chapter 5"),
    "Wikipedia": N_("Wikipedia: Betting in poker"),
    "TDA": N_("Tournament Directors Association"),
    "WSOP": N_("WSOP live action"),
}
"""How a source begins, and the shelf it belongs to, in the order of the shelves."""

PLACES: dict[str, str] = {
    "when there are only two players": N_("when there are only two players"),
    "maximum number of raises": N_("maximum number of raises"),
    "simplified moving button": N_("simplified moving button"),
    "moving button": N_("moving button"),
    "forward button": N_("forward button"),
    "straddle bets": N_("straddle bets"),
    "fixed limit": N_("fixed limit"),
    "spread limit": N_("spread limit"),
    "kill game": N_("kill game"),
    "seat change": N_("seat change"),
    "bring-in": N_("bring-in"),
    "absence": N_("absence"),
    "levels": N_("levels"),
    "limits": N_("limits"),
}
"""Headings in the documents, a longer one before one that is part of it."""

TOPICS: dict[str, str] = {
    "ante": N_("Antes"),
    "away": N_("Away and back"),
    "bring_in": N_("Bring-in"),
    "button_jump": N_("Button jump"),
    "buying": N_("Buying the button"),
    "closed_zone": N_("Between button and blinds"),
    "dead_button": N_("Dead button"),
    "dead_small_blind": N_("Dead small blind"),
    "first_button": N_("First button"),
    "first_orbit": N_("First orbit"),
    "heads_up": N_("Heads-up"),
    "house_change": N_("House rules change"),
    "kill": N_("Kill"),
    "leave": N_("Somebody leaves"),
    "levels": N_("Levels"),
    "misdeal": N_("Misdeal"),
    "missed_blinds": N_("Missed blinds"),
    "moving_button": N_("Moving button"),
    "new_player": N_("New player"),
    "post": N_("Posting"),
    "pot_limit": N_("Pot limit"),
    "raise_cap": N_("Cap on raises"),
    "raise_sizes": N_("Sizes of raises"),
    "rotation": N_("Rotation"),
    "rulings": N_("Rulings"),
    "seat_change": N_("Seat change"),
    "side_pots": N_("Side pots"),
    "simplified_button": N_("Simplified button"),
    "spread_limit": N_("Spread limit"),
    "straddle": N_("Straddle"),
    "three_big_blinds": N_("Three big blinds"),
    "three_blinds": N_("Three blinds"),
    "tournament": N_("Tournament"),
    "two_big_blinds": N_("Two big blinds"),
}
"""Topics of the shipped scenarios."""
