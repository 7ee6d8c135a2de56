"""What topics, modes, questions and answers of the drill are called."""

from dealer_assist.core.house_words import ButtonRule
from dealer_assist.core.values import Owes, Ruling
from dealer_assist.scenario.drill_run import Mode
from dealer_assist.scenario.drill_values import Kind, Topic
from dealer_assist.view.marks import N_, pgettext

TOPICS: dict[Topic, str] = {
    Topic.ROTATION: N_("Rotation"),
    Topic.HEADS_UP: N_("Heads-up"),
    Topic.SMALL_BLIND_LEAVES: N_("The small blind goes"),
    Topic.BIG_BLIND_LEAVES: N_("The big blind goes"),
    Topic.BOTH_BLINDS_LEAVE: N_("Both blinds go"),
    Topic.BUTTON_LEAVES: N_("The button goes"),
    Topic.UNDER_THE_GUN_LEAVES: N_("Under the gun goes"),
    Topic.THREE_TO_TWO: N_("From three to two"),
    Topic.TWO_TO_THREE: N_("From two to three"),
    Topic.NEWCOMER: N_("New player"),
    Topic.MISSED_BLINDS: N_("Missed blinds"),
    Topic.DEALT_IN_OWING: N_("Dealt in while owing"),
    Topic.CLOSED_ZONE: N_("Between button and blinds"),
    Topic.STRADDLE: N_("Straddle"),
    Topic.KILL: N_("Kill"),
    Topic.MOVED_PLAYER: N_("Seat change"),
    Topic.SHORT_BLINDS: N_("Short blinds"),
    Topic.ANTES: N_("Antes"),
    Topic.BRING_IN: N_("Bring-in"),
    Topic.RAISE_SIZES: N_("Sizes of raises"),
    Topic.POT_LIMIT: N_("Pot limit"),
    Topic.MIXED: N_("Mixed"),
}

MODES: dict[Mode, tuple[str, str]] = {
    Mode.LEARN: (N_("Learn"), N_("No clock, free hints, one topic after the other.")),
    Mode.PRACTICE: (
        pgettext("drill", "Practice"),
        N_("What you missed comes again; a hint costs a point."),
    ),
    Mode.EXAM: (N_("Exam"), N_("20 questions, 15 seconds each, no hints. 90 % passes.")),
}
"""A mode and what it is."""

METHODS: dict[ButtonRule | None, str] = {
    None: N_("All"),
    ButtonRule.DEAD: pgettext("button", "Dead"),
    ButtonRule.MOVING: pgettext("button", "Moving"),
    ButtonRule.SIMPLIFIED: pgettext("button", "Simplified"),
}
"""Methods in few words, for a choice."""

QUESTIONS: dict[Kind, str] = {
    Kind.BUTTON: N_("Tap the seat that gets the button."),
    Kind.SMALL_BLIND: N_("Tap the seat that posts the small blind."),
    Kind.BIG_BLIND: N_("Tap the seat that posts the big blind."),
    Kind.FIRST_TO_ACT: N_("Who acts first in the first round?"),
    Kind.LAST_TO_ACT: N_("Who acts last in the later rounds?"),
    Kind.LAST_OF_FIRST_ROUND: N_("Who acts last in the first round?"),
    Kind.OWES: N_("What does {player} owe?"),
    Kind.DEALT_IN: N_("May {player} be dealt in?"),
    Kind.POSTS: N_("What does {player} post before the first action?"),
    Kind.SMALLEST_RAISE: N_("What is the smallest raise {player} may make, in all?"),
    Kind.LARGEST_RAISE: N_("What is the largest raise {player} may make, in all?"),
    Kind.BRING_IN: N_("Who brings it in?"),
    Kind.RULING: N_("What becomes of the hand of {player}?"),
}
"""The question of each kind."""

SEVERAL: dict[Kind, str] = {
    Kind.SMALL_BLIND: N_("Tap every seat that posts a small blind."),
    Kind.BIG_BLIND: N_("Tap every seat that posts a big blind."),
}
"""Where there may be more than one."""

NAMES: dict[Kind, str] = {
    Kind.BUTTON: N_("Button"),
    Kind.SMALL_BLIND: N_("Small blind"),
    Kind.BIG_BLIND: N_("Big blind"),
    Kind.FIRST_TO_ACT: N_("First to act"),
    Kind.LAST_TO_ACT: N_("Last to act"),
    Kind.LAST_OF_FIRST_ROUND: N_("Last to act"),
    Kind.OWES: N_("Owes"),
    Kind.DEALT_IN: N_("Dealt in"),
    Kind.POSTS: N_("Posts"),
    Kind.SMALLEST_RAISE: N_("Smallest raise"),
    Kind.LARGEST_RAISE: N_("Largest raise"),
    Kind.BRING_IN: N_("Bring-in"),
    Kind.RULING: N_("Ruling"),
}
"""What an answer is called."""

OWED: dict[Owes, str] = {
    Owes.NOTHING: pgettext("owes", "Nothing"),
    Owes.SMALL: N_("The small blind"),
    Owes.BIG: N_("The big blind"),
    Owes.BOTH: N_("Both blinds"),
}
"""Answers to what somebody owes."""

RULINGS: dict[Ruling, str] = {
    Ruling.POST_NOW: N_("It stands; what is owed is posted now"),
    Ruling.HAND_STANDS_POST_NEXT: N_("It stands; what is owed is posted next hand"),
    Ruling.HAND_DEAD: N_("It is dead"),
}
"""Answers to what becomes of a hand dealt in by mistake."""
