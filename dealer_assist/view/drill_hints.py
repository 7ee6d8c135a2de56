"""Hints of the drill: the rule to think of and where to start, never the seat asked for."""

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.scenario.drill_marking import Hint
from dealer_assist.scenario.drill_values import MARKERS, Kind, Question, Topic
from dealer_assist.view.citations import citation
from dealer_assist.view.marks import N_
from dealer_assist.view.texts import Texts

MOVES: dict[ButtonRule, str] = {
    ButtonRule.DEAD: N_(
        "The big blind moves on to the next player; small blind and button follow to where "
        "the blinds were. Start from the last big blind."
    ),
    ButtonRule.MOVING: N_(
        "The button moves on to the next player, and nobody is spared a blind. Start from the "
        "last button."
    ),
    ButtonRule.SIMPLIFIED: N_(
        "The button moves on to the next player, and the blinds come right after it. Start "
        "from the last button."
    ),
}
"""How button and blinds move under each method."""

TWO_PLAYERS = N_(
    "With two players the button posts the small blind. Start from who had the big blind last."
)

LEAVING_TWO = N_(
    "With a third player the big blind moves on to the next player, and the last one posts the "
    "small blind. Start from the last big blind."
)

PRINCIPLES: dict[Kind, str] = {
    Kind.FIRST_TO_ACT: N_(
        "Find the blinds of this hand first: the action starts after the last of them, or "
        "where a straddle or a kill puts it."
    ),
    Kind.LAST_TO_ACT: N_(
        "Find the button of this hand first: on later rounds nobody acts after it."
    ),
    Kind.LAST_OF_FIRST_ROUND: N_(
        "Find the blinds of this hand first: the last of them closes the round, unless a "
        "straddle or a kill does."
    ),
    Kind.OWES: N_(
        "Follow the blinds hand by hand from the grey markers: which of them passed the seat?"
    ),
    Kind.DEALT_IN: N_(
        "Find the next button and blinds first, then where the seat lies from them and what "
        "the player wants to post."
    ),
    Kind.POSTS: N_(
        "Add up what is due: blind, missed blinds, ante, straddle or kill. A missed small blind "
        "and antes are dead, unless the house says otherwise."
    ),
    Kind.SMALLEST_RAISE: N_(
        "Start from the highest bet, all-ins included, and add the last full raise; at fixed "
        "limit, one bet."
    ),
    Kind.LARGEST_RAISE: N_("Call first: the raise may be as large as the pot is then."),
    Kind.BRING_IN: N_(
        "Compare the door cards: in stud the lowest brings it in, in razz the highest; suits "
        "break ties."
    ),
    Kind.RULING: N_(
        "What counts is whether the player has looked at the cards, and whether the hand was "
        "played with chips."
    ),
}
"""What decides each kind of question that is not about a marker."""


def hint_words(asked: Question, hint: Hint, texts: Texts) -> str:
    """Say the rule in words with its number, and the marker to start from."""
    words = principle(asked, hint, texts)
    rule = citation(hint.rule, texts)
    return texts.gettext("{rule}: {hint}", rule=rule, hint=words) if rule else words


def principle(asked: Question, hint: Hint, texts: Texts) -> str:
    """Say in words what decides a question, the same whatever its answer is."""
    if hint.ask.kind in MARKERS:
        if hint.heads_up:
            return texts.gettext(TWO_PLAYERS)
        leaving = asked.topic is Topic.TWO_TO_THREE and asked.method is ButtonRule.DEAD
        return texts.gettext(LEAVING_TWO if leaving else MOVES[asked.method])
    return texts.gettext(PRINCIPLES[hint.ask.kind])
