"""Why each marker is where it is and who comes in: reasons as data, rule beside them."""

from collections.abc import Iterator

from dealer_assist.core.house_words import ButtonRule, HeadsUp, SeatChange, ThirdBlind
from dealer_assist.core.table import HandPlan, Player, Table
from dealer_assist.core.values import Code, Entry, Owes, Presence, Seat, Why, Zone
from dealer_assist.rules.entry import Seating, relieved
from dealer_assist.rules.field import Field, Placement
from dealer_assist.rules.markers import next_due
from dealer_assist.rules.posts import entry_posts

MISSED = {
    Owes.SMALL: Code.MISSED_SMALL,
    Owes.BIG: Code.MISSED_BIG,
    Owes.BOTH: Code.MISSED_BOTH,
}
MOVES = {
    ButtonRule.MOVING: "wikipedia-moving-button",
    ButtonRule.SIMPLIFIED: "wikipedia-simplified",
}


def reasons(
    table: Table, field: Field, placement: Placement, seating: Seating, hand: HandPlan
) -> Iterator[Why]:
    """Explain a planned hand: button, blinds, first to act, entrants, markers."""
    if hand.bought:
        yield _buys(hand)
    elif not hand.button:
        yield from _frozen(table)
    elif not table.house.blinds:
        yield Why(code=Code.ANTES_ONLY, rule="rulebook-5.9", seats=(hand.button,))
    elif hand.heads_up:
        yield from _heads_up(table, field, hand)
    else:
        yield _button(table, field, placement, hand)
        yield from _small_blinds(table, placement, hand)
        yield from _big_blinds(table, placement, seating, hand)
        yield from _third_blinds(table, placement, hand)
    if hand.first_order:
        yield Why(code=Code.FIRST_TO_ACT, rule="rulebook-5.4", seats=hand.first_order[:1])
    for seat in field.entrants if hand.button else ():
        yield from _entrant(table, placement, seating, hand, seat)
    yield from _absent(table, hand)


def _frozen(table: Table) -> Iterator[Why]:
    """Stud has no button; the one of the other games waits at its place."""
    if table.last is not None:
        yield Why(code=Code.BUTTON_FROZEN, rule="tda-2024-11b", seats=(table.last.button,))


def _third_blinds(table: Table, placement: Placement, hand: HandPlan) -> Iterator[Why]:
    if hand.third_blinds:
        on_button = table.house.three_blinds(ThirdBlind.BUTTON)
        code = Code.BUTTON_BLIND if on_button else Code.THIRD_BLIND
        yield Why(code=code, rule="wsop-live-2026-192", seats=hand.third_blinds)
    if placement.third_blinds and not hand.big_blinds:
        seats = placement.big_blinds
        yield Why(code=Code.DEAD_BIG_BLIND, rule="wsop-live-2026-192", seats=seats)


def dead_rule(table: Table) -> str:
    """Rule id of the dead button in this game."""
    return "robert-4-2b" if table.house.cash else "tda-2024-32"


def move_rule(table: Table) -> str:
    """Rule id of a seat change in this house."""
    wsop = table.house.seat_change is SeatChange.WSOP
    return "wsop-live-2026-163" if wsop else "robert-4-14"


def _buys(hand: HandPlan) -> Why:
    return Why(
        code=Code.BUYS_BUTTON,
        rule="wsop-live-2026-158",
        seats=(hand.bought,),
        params=(("dead", hand.dead(hand.bought)), ("live", hand.live(hand.bought))),
    )


def _heads_up(table: Table, field: Field, hand: HandPlan) -> Iterator[Why]:
    if table.by_hand is not None:
        yield _by_hand(table, hand)
    rule = "robert-4-4" if table.house.cash else "tda-2024-34b"
    yield Why(code=Code.HEADS_UP, rule=rule, seats=(hand.button, hand.big_blinds[0]))
    if field.last is None or table.by_hand is not None:
        return
    if table.house.heads_up is HeadsUp.BUTTON_ROTATES:
        yield Why(
            code=Code.HEADS_UP_BUTTON_ROTATES,
            rule="pokerstars-forward-button",
            seats=(hand.button, hand.big_blinds[0]),
        )
    else:
        yield Why(code=Code.BIG_BLIND, rule="wikipedia-heads-up", seats=hand.big_blinds)


def _by_hand(table: Table, hand: HandPlan) -> Why:
    if table.by_hand is not None and table.by_hand.drawn:
        return Why(code=Code.FIRST_BUTTON, rule="rulebook-5.1", seats=(hand.button,))
    return Why(code=Code.BUTTON_BY_HAND, seats=(hand.button,))


def _button(table: Table, field: Field, placement: Placement, hand: HandPlan) -> Why:
    seats: tuple[Seat, ...] = (hand.button,)
    if table.by_hand is not None:
        return _by_hand(table, hand)
    if table.house.button is not ButtonRule.DEAD:
        return Why(code=Code.BUTTON_MOVES, rule=MOVES[table.house.button], seats=seats)
    code, rule = Code.BUTTON_FOLLOWS, dead_rule(table)
    if placement.jumped:
        code, rule = Code.BUTTON_JUMPS, "tda-2026-36b"
    elif placement.pinched:
        code = Code.BUTTON_IN_GAP
    elif hand.dead_button:
        code, seats = Code.DEAD_BUTTON, (hand.button, hand.later_order[-1])
    elif hand.button in field.entrants:
        code, rule = Code.BUTTON_TAKEN_BY_NEWCOMER, "tda-2024-10a"
    return Why(code=code, rule=rule, seats=seats)


def _small_blinds(table: Table, placement: Placement, hand: HandPlan) -> Iterator[Why]:
    if table.house.button is ButtonRule.MOVING:
        yield from _moving_small_blinds(placement, hand)
    elif not hand.small_blinds:
        seat = hand.small_blind_position
        yield Why(code=Code.DEAD_SMALL_BLIND, rule=dead_rule(table), seats=(seat,))
    elif table.by_hand is not None or table.house.button is ButtonRule.SIMPLIFIED:
        rule = "wikipedia-simplified" if table.by_hand is None else "rulebook-5.4"
        yield Why(code=Code.SMALL_BLIND_NEXT, rule=rule, seats=hand.small_blinds)
    else:
        yield Why(code=Code.SMALL_BLIND, rule=dead_rule(table), seats=hand.small_blinds)


def _moving_small_blinds(placement: Placement, hand: HandPlan) -> Iterator[Why]:
    rule = "wikipedia-moving-button"
    code = Code.SMALL_BLINDS_OWED if hand.small_blinds else Code.NO_SMALL_BLIND
    yield Why(code=code, rule=rule, seats=hand.small_blinds)
    for seats, conflict in (
        (placement.owed_later, Code.SMALL_BLIND_WAITS),
        (placement.owed_dead, Code.SMALL_BLIND_PAID_DEAD),
    ):
        if seats:
            yield Why(code=conflict, rule=rule, seats=seats)


def _big_blinds(
    table: Table, placement: Placement, seating: Seating, hand: HandPlan
) -> Iterator[Why]:
    entrants = tuple(s for s in hand.big_blinds if seating.way_of(s) is not None)
    if entrants:
        rule = "rulebook-5.19" if table.house.cash else "tda-2024-10a"
        yield Why(code=Code.BIG_BLIND_ENTRANT, rule=rule, seats=entrants)
    others = tuple(s for s in hand.big_blinds if s not in entrants)
    if not others:
        return
    if table.house.button is ButtonRule.MOVING:
        code = Code.BIG_BLINDS if len(hand.big_blinds) > 1 else Code.BIG_BLIND
        yield Why(code=code, rule="wikipedia-moving-button", seats=others)
    elif table.by_hand is not None or table.house.button is ButtonRule.SIMPLIFIED:
        rule = "wikipedia-simplified" if table.by_hand is None else "rulebook-5.4"
        yield Why(code=Code.BIG_BLIND_NEXT, rule=rule, seats=others)
    else:
        yield Why(code=Code.BIG_BLIND, rule=dead_rule(table), seats=others)


def _entrant(
    table: Table, placement: Placement, seating: Seating, hand: HandPlan, seat: Seat
) -> Iterator[Why]:
    player = table.player(seat)
    if player is None:
        return
    if seat in hand.entry_closed:
        yield Why(code=Code.ENTRY_CLOSED, rule="robert-4-8", seats=(seat,))
    if seat not in hand.dealt_in:
        yield _waits(table, placement, hand, seat, player)
    elif seat not in hand.big_blinds and seat != hand.bought:
        yield _comes_in(table, seating, hand, seat, player)


def _waits(table: Table, placement: Placement, hand: HandPlan, seat: Seat, player: Player) -> Why:
    """Say why an entrant is not dealt in, with what posting would cost where it is open."""
    zone = placement.zone(seat)
    if player.move is not None and player.move.hands > 0 and zone is Zone.OPEN:
        hands = (("hands", player.move.hands),)
        rule = move_rule(table)
        return Why(code=Code.SEAT_CHANGE_WAITS, rule=rule, seats=(seat,), params=hands)
    if zone is not Zone.OPEN:
        rule = "rulebook-5.20" if table.house.cash else "tda-2024-10a"
        return Why(code=Code.WAITS_CLOSED, rule=rule, seats=(seat,))
    if Entry.POST not in dict(hand.choices).get(seat, ()):
        hands = (("hands", next_due(table, seat)),)
        return Why(code=Code.WAITS_HOUSE, rule="robert-4-5", seats=(seat,), params=hands)
    cost = entry_posts(table, seat, player, Entry.POST)
    params = (
        ("dead", sum(post.dead for post in cost)),
        ("hands", next_due(table, seat)),
        ("live", sum(post.live for post in cost)),
    )
    rule = "robert-4-10" if player.owes is not Owes.NOTHING else "robert-4-5"
    return Why(code=Code.WAITS_FOR_BIG_BLIND, rule=rule, seats=(seat,), params=params)


def _comes_in(table: Table, seating: Seating, hand: HandPlan, seat: Seat, player: Player) -> Why:
    how = seating.way_of(seat)
    if not table.house.cash:
        return Why(code=Code.ENTERS_TOURNAMENT, rule="tda-2024-10a", seats=(seat,))
    if how is Entry.FREE:
        return _free(table, seat, player)
    if how is Entry.BUY_BUTTON:
        code, rule = Code.BUYS_BUTTON, "wsop-live-2026-158"
    elif how is Entry.STRADDLE:
        code, rule = Code.RETURNS_AS_STRADDLE, "wsop-live-2026-160"
    elif player.owes is not Owes.NOTHING:
        code, rule = Code.POSTS_MISSED, "robert-4-10"
    elif player.move is not None:
        code, rule = Code.SEAT_CHANGE_POSTS, move_rule(table)
    else:
        code, rule = Code.ENTERS_POSTING, "robert-4-9"
    params = (("dead", hand.dead(seat)), ("live", hand.live(seat)))
    return Why(code=code, rule=rule, seats=(seat,), params=params)


def _free(table: Table, seat: Seat, player: Player) -> Why:
    if player.move is not None and player.move.dealing_off:
        return Why(code=Code.DEALT_OFF, rule="robert-4-15", seats=(seat,))
    if player.move is not None and player.move.hands <= 0:
        return Why(code=Code.SEAT_CHANGE_FREE, rule=move_rule(table), seats=(seat,))
    if relieved(table, seat):
        return Why(code=Code.ENTERS_FIRST_ORBIT, rule="robert-4-13", seats=(seat,))
    return Why(code=Code.ENTERS_FREE, rule="wsop-live-2026-104a", seats=(seat,))


def _absent(table: Table, hand: HandPlan) -> Iterator[Why]:
    """Markers of absent players, stacks without a player, absences that are too long."""
    absences, limit = dict(hand.absent_buttons), table.house.absent_limit
    for seat, player in table.players():
        if player.presence is not Presence.HERE:
            yield from _gone(table, hand, seat, player)
        if limit and absences.get(seat, 0) >= limit:
            params = (("times", absences[seat]),)
            yield Why(
                code=Code.ABSENT_LIMIT, rule="wsop-live-2026-77", seats=(seat,), params=params
            )


def _gone(table: Table, hand: HandPlan, seat: Seat, player: Player) -> Iterator[Why]:
    owes = dict(hand.owes)
    broke = player.presence is Presence.BUSTED
    if not table.house.cash and seat in hand.dealt_in:
        yield Why(code=Code.ABSENT_PLAYS, rule="tda-2024-30", seats=(seat,))
    elif seat in owes:
        rule = "robert-4-12" if broke else "rulebook-5.21"
        yield Why(code=MISSED[owes[seat]], rule=rule, seats=(seat,))
    elif broke:
        yield Why(code=Code.BUSTED_SEAT_HELD, rule="robert-4-12", seats=(seat,))
