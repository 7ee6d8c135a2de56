"""What this version does not play yet: refused by name, never silently ignored."""

from dealer_assist.core import events
from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import KillRule, ThirdBlind
from dealer_assist.core.values import Code, Refusal, refuse

UNBUILT_EVENTS: tuple[type, ...] = (
    events.Straddle,
    events.Unstraddle,
    events.Kill,
    events.Upcards,
    events.Act,
    events.Street,
    events.DealtInOwing,
    events.WrongLevel,
    events.DeadHand,
    events.Move,
    events.PlayOver,
    events.OwnerBack,
)


def unbuilt_house(house: HouseRules) -> Refusal | None:
    """Refuse to plan a hand whose house rules need a mechanism that is not built."""
    mechanisms = {
        "stud": house.stud,
        "ante": bool(house.ante or any(ante for _small, _big, ante in house.levels)),
        "dead_blind": bool(house.dead_blind),
        "no_blinds": not house.blinds,
        "third_blind": house.three_blinds(ThirdBlind.UTG) or house.three_blinds(ThirdBlind.BUTTON),
        "kill": house.kill is not KillRule.OFF,
    }
    for name, needed in mechanisms.items():
        if needed:
            return refuse(Code.NOT_BUILT, mechanism=name)
    return None


def unbuilt_event(event: events.Event) -> Refusal | None:
    """Refuse an event that needs a mechanism that is not built."""
    if isinstance(event, UNBUILT_EVENTS):
        return refuse(Code.NOT_BUILT, mechanism=str(event.__struct_config__.tag))
    return None
