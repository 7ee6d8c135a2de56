"""Questions about button and blinds, and about who comes and goes."""

from collections.abc import Callable, Sequence

from dealer_assist.core.events import (
    Away,
    Back,
    Bust,
    Choice,
    Deal,
    DealtInOwing,
    Event,
    Hand,
    Join,
    Leave,
    Move,
)
from dealer_assist.core.house import HouseRules
from dealer_assist.core.house_words import ButtonRule, HeadsUp
from dealer_assist.core.table import clockwise
from dealer_assist.core.values import Seat
from dealer_assist.scenario.drill_tables import (
    NAMES,
    PLACES,
    WHERE,
    Chance,
    Played,
    Scene,
    asks,
)
from dealer_assist.scenario.drill_values import Kind, Topic


def rotation(chance: Chance) -> Scene:
    """Nobody comes or goes."""
    game = chance.game(chance.layout(3, 10))
    return Scene(before=game.table, events=(), asks=PLACES)


def heads_up(chance: Chance) -> Scene:
    """Two players."""
    game = chance.game(chance.layout(2, 2))
    return Scene(before=game.table, events=(), asks=PLACES)


def small_blind_leaves(chance: Chance) -> Scene:
    """The small blind of the last hand goes."""
    game = chance.game(chance.layout(4, 10), _house(chance))
    return _leaving(chance, game, game.hand.small_blinds)


def big_blind_leaves(chance: Chance) -> Scene:
    """The big blind of the last hand goes."""
    game = chance.game(chance.layout(4, 10), _house(chance))
    return _leaving(chance, game, game.hand.big_blinds)


def both_blinds_leave(chance: Chance) -> Scene:
    """Both blinds of the last hand go."""
    game = chance.game(chance.layout(5, 10), _house(chance))
    return _leaving(chance, game, (*game.hand.small_blinds, *game.hand.big_blinds))


def button_leaves(chance: Chance) -> Scene:
    """The player with the button goes."""
    game = chance.game(chance.layout(4, 10), _house(chance))
    return _leaving(chance, game, (game.hand.button,))


def under_the_gun_leaves(chance: Chance) -> Scene:
    """The player goes who is due the big blind."""
    game = chance.game(chance.layout(4, 10), _house(chance))
    return _leaving(chance, game, game.hand.first_order[:1])


def three_to_two(chance: Chance) -> Scene:
    """One of three goes."""
    rule = chance.rng.choice(tuple(HeadsUp))
    game = chance.game(chance.layout(3, 3), _house(chance, heads_up=rule.value))
    return _leaving(chance, game, (chance.rng.choice(game.hand.dealt_in),))


def two_to_three(chance: Chance) -> Scene:
    """Somebody joins two."""
    places = chance.layout(2, 2, room=True)
    game = chance.game(places, _house(chance))
    join = _join(chance, game, chance.rng.choice(places.empty))
    return Scene(
        before=game.table, events=(join,), asks=(WHERE, *asks(Kind.DEALT_IN, seat=join.seat))
    )


def newcomer(chance: Chance) -> Scene:
    """Somebody takes an empty seat."""
    places = chance.layout(4, 9, room=True)
    game = chance.game(places, _house(chance))
    join = _join(chance, game, chance.rng.choice(places.empty))
    kinds = asks(Kind.DEALT_IN, Kind.DEALT_IN, Kind.POSTS, seat=join.seat)
    return Scene(before=game.table, events=(join,), asks=(*kinds, WHERE))


def missed_blinds(chance: Chance) -> Scene:
    """Somebody is away while blinds pass him, and perhaps comes back and posts."""
    game = chance.game(
        chance.layout(5, 10), chance.house(missed_small=chance.rng.choice(["dead", "live"]))
    )
    seat = _soon_in_the_blinds(chance, game)
    hands = (Hand(),) * chance.rng.randint(1, 3)
    gone: tuple[Event, ...] = (Away(seat=seat), *hands)
    if chance.rng.randrange(2):
        return Scene(before=game.table, events=(*gone, Deal()), asks=asks(Kind.OWES, seat=seat))
    back = Back(seat=seat, entry=Choice.POST)
    kinds = asks(Kind.POSTS, Kind.POSTS, Kind.DEALT_IN, seat=seat)
    return Scene(before=game.table, events=(*gone, back), asks=kinds)


def dealt_in_owing(chance: Chance) -> Scene:
    """Somebody who owes blinds is dealt in by mistake."""
    game = chance.game(chance.layout(5, 10))
    seat = _soon_in_the_blinds(chance, game)
    looked = bool(chance.rng.randrange(2))
    acted = looked and bool(chance.rng.randrange(2))
    hands = (Hand(),) * chance.rng.randint(1, 3)
    mistake = DealtInOwing(seat=seat, looked=looked, acted=acted)
    events: tuple[Event, ...] = (Away(seat=seat), *hands, Back(seat=seat), Deal(), mistake)
    kinds = asks(Kind.RULING, Kind.RULING, Kind.POSTS, seat=seat)
    return Scene(before=game.table, events=events, asks=kinds)


def closed_zone(chance: Chance) -> Scene:
    """Somebody sits down between button and big blind; some houses sell the button there."""
    places = chance.layout(3, 9, room=True)
    taken = places.taken
    seat = chance.rng.choice(places.empty)
    small = clockwise(seat, taken)[-1]  # the next button: the closed seats lie behind it
    button = clockwise(small, taken)[-2]
    sold = chance.method is ButtonRule.DEAD and bool(chance.rng.randrange(3))
    values = {"buy_button": True, "post_in_closed_zone": True} if sold else {}
    game = chance.game(places, chance.house(**values), button)
    entry = chance.rng.choice([Choice.POST, Choice.BUY_BUTTON]) if sold else Choice.POST
    join = Join(seat=seat, name=_new_name(chance, game), entry=entry)
    kinds = asks(Kind.DEALT_IN, Kind.POSTS, seat=seat) + asks(Kind.FIRST_TO_ACT)
    return Scene(before=game.table, events=(join,), asks=kinds)


def moved_player(chance: Chance) -> Scene:
    """Somebody changes seat."""
    places = chance.layout(5, 9, room=True)
    counted = chance.rng.choice(["robert", "wsop"])
    game = chance.game(places, chance.house(seat_change=counted))
    seat, to = chance.rng.choice(places.taken), chance.rng.choice(places.empty)
    move = Move(seat=seat, to=to, entry=chance.rng.choice([Choice.WAIT, Choice.POST]))
    kinds = asks(Kind.DEALT_IN, Kind.DEALT_IN, Kind.POSTS, seat=to)
    return Scene(before=game.table, events=(move,), asks=(*kinds, WHERE))


def _house(chance: Chance, **values: str) -> HouseRules:
    """A cash game or a tournament."""
    return chance.house(context=chance.rng.choice(["cash", "tournament"]), **values)


def _leaving(chance: Chance, game: Played, seats: Sequence[Seat]) -> Scene:
    """Those who go leave the table, or bust out of a tournament."""
    cash = game.table.house.cash
    gone: tuple[Event, ...] = tuple(
        Leave(seat=seat) if cash else Bust(seat=seat) for seat in dict.fromkeys(seats)
    )
    hands: tuple[Event, ...] = (Hand(),) * (chance.rng.randrange(4) == 0)
    return Scene(before=game.table, events=gone + hands, asks=PLACES)


def _join(chance: Chance, game: Played, seat: Seat) -> Join:
    """Somebody sits down and wants to be dealt in at once."""
    entry = Choice.POST if game.table.house.cash else Choice.WAIT
    return Join(seat=seat, name=_new_name(chance, game), entry=entry)


def _new_name(chance: Chance, game: Played) -> str:
    known = {player.name for _seat, player in game.table.players()}
    return chance.rng.choice([name for name in NAMES if name not in known])


def _soon_in_the_blinds(chance: Chance, game: Played) -> Seat:
    """A seat that the blinds reach within three hands, or have just left."""
    ring = clockwise(game.hand.positions.front, game.hand.dealt_in)
    return chance.rng.choice((*ring[:3], ring[-1]))


BUILDERS: dict[Topic, Callable[[Chance], Scene]] = {
    Topic.ROTATION: rotation,
    Topic.HEADS_UP: heads_up,
    Topic.SMALL_BLIND_LEAVES: small_blind_leaves,
    Topic.BIG_BLIND_LEAVES: big_blind_leaves,
    Topic.BOTH_BLINDS_LEAVE: both_blinds_leave,
    Topic.BUTTON_LEAVES: button_leaves,
    Topic.UNDER_THE_GUN_LEAVES: under_the_gun_leaves,
    Topic.THREE_TO_TWO: three_to_two,
    Topic.TWO_TO_THREE: two_to_three,
    Topic.NEWCOMER: newcomer,
    Topic.MISSED_BLINDS: missed_blinds,
    Topic.DEALT_IN_OWING: dealt_in_owing,
    Topic.CLOSED_ZONE: closed_zone,
    Topic.MOVED_PLAYER: moved_player,
}
