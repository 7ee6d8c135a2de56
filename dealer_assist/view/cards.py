"""The seat cards: name, badge, markers, chips, and the whole state in words."""

from collections.abc import Iterator

import msgspec

from dealer_assist.core.betting import Bettor
from dealer_assist.core.table import HandPlan, Player, PostKind, Table
from dealer_assist.core.values import NO_CHIPS, NOBODY, Chips, Owes, Presence, Refusal, Seat
from dealer_assist.view.entries import hands_out, is_in_hand
from dealer_assist.view.lines import first_to_act
from dealer_assist.view.markers import WORDS, ghosts_at, kinds_at, marker, tag_of
from dealer_assist.view.marks import N_
from dealer_assist.view.texts import Texts
from dealer_assist.view.turns import betting_followed, turn_now
from dealer_assist.view.values import Marker, MarkerKind, SeatView, Stack

OWING: dict[Owes, str] = {
    Owes.NOTHING: N_("owes nothing"),
    Owes.SMALL: N_("owes the small blind"),
    Owes.BIG: N_("owes the big blind"),
    Owes.BOTH: N_("owes both blinds"),
}


DEAD_HAND, FOLDED, ALL_IN = N_("DEAD HAND"), N_("FOLDED"), N_("ALL IN")
"""Badges of a hand that acts no more."""

ANTES = {PostKind.ANTE, PostKind.TABLE_ANTE}


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """What all cards of a table are made from."""

    table: Table
    hand: HandPlan | Refusal  # in play, or the one that would be dealt
    coming: HandPlan | Refusal | None  # the one after, None while none is in play
    texts: Texts

    def player(self, seat: Seat) -> Player | None:
        """Who is shown in a seat; whoever has given it up in a hand until that hand is over."""
        return self._gone(seat) or self.table.player(seat)

    def is_leaving(self, seat: Seat) -> bool:
        """True for the place of a player in the hand who has left or moved since the deal."""
        return self._gone(seat) is not None

    def _gone(self, seat: Seat) -> Player | None:
        before, given_up = self.table.before, self.table.player(seat) is None
        return before.player(seat) if before and given_up and self.dealt_in(seat) else None

    def comes_in_next(self, seat: Seat) -> bool:
        """True for a player without cards who is dealt in on the hand after the one in play."""
        coming = self.coming
        return isinstance(coming, HandPlan) and seat in coming.dealt_in and not self.dealt_in(seat)

    def pays_what_he_owes(self, seat: Seat) -> bool:
        """True where the hand that would be dealt pays the blinds a player owes."""
        if self.table.dealt is not None or not isinstance(self.hand, HandPlan):
            return False
        return self.dealt_in(seat) and seat not in dict(self.hand.owes)

    def kinds(self, seat: Seat) -> tuple[MarkerKind, ...]:
        """Markers on a seat."""
        return kinds_at(self.hand, seat) if isinstance(self.hand, HandPlan) else ()

    def ghosts(self, seat: Seat) -> tuple[MarkerKind, ...]:
        """Markers that the next hand puts on a seat."""
        if not isinstance(self.coming, HandPlan):
            return ()
        return ghosts_at(self.coming, seat, known=self.table.kill_said)

    def dealt_in(self, seat: Seat) -> bool:
        """True for a seat whose player gets cards."""
        return is_in_hand(self.table, self.hand, seat)

    def bettor(self, seat: Seat) -> Bettor | None:
        """A player of the hand in play, in its betting."""
        betting = self.table.betting
        return betting.bettor(seat) if betting is not None else None

    def folded(self, seat: Seat) -> bool:
        """True for a hand that is dead, or folded where the betting is followed."""
        bettor = self.bettor(seat)
        out = seat in self.table.dead_hands or (bettor is not None and bettor.folded)
        return out and self.dealt_in(seat)

    def all_in(self, seat: Seat) -> bool:
        """True for a player of a followed hand with nothing left."""
        bettor = self.bettor(seat)
        return bettor is not None and bettor.all_in and betting_followed(self.table) is not None

    def turn(self) -> Seat:
        """Whose turn it is in a followed hand; otherwise nobody's."""
        betting = betting_followed(self.table)
        return turn_now(self.table, betting).seat if betting is not None else NOBODY

    def sleeper(self, hand: HandPlan, seat: Seat) -> Chips:
        """Chips that a seat has set aside as a sleeper, and that are in no pot yet."""
        betting = self.table.betting
        sleepers = hand.sleepers if betting is None else betting.sleepers
        return dict(sleepers).get(seat, NO_CHIPS)


def cards(scene: Scene) -> tuple[SeatView, ...]:
    """Make one card for each seat, in order."""
    seats = range(1, len(scene.table.seats) + 1)
    return tuple(_card(scene, Seat(number)) for number in seats)


def _card(scene: Scene, seat: Seat) -> SeatView:
    texts = scene.texts
    player, leaving = scene.player(seat), scene.is_leaving(seat)
    gone = player is not None and player.presence is not Presence.HERE
    new = player is not None and player.new and not scene.dealt_in(seat)
    owes = player.owes if player is not None and not leaving else Owes.NOTHING
    if scene.pays_what_he_owes(seat):
        owes = Owes.NOTHING
    return SeatView(
        seat=seat,
        name=_name(player, texts),
        empty=player is None,
        faded=gone or leaving,
        badge=_badge(scene, seat, player),
        first=_is_first(scene, seat),
        markers=_markers(texts, scene.kinds(seat)),
        ghosts=_markers(texts, scene.ghosts(seat)),
        tag=tag_of(owes, texts, new=new),
        note=_note(scene, seat, player),
        chips=tuple(_stacks(scene, seat)),
        changed=False,
        turn=scene.turn() == seat,
        folded=scene.folded(seat),
        stack=_behind(scene, seat, player),
        spoken=_spoken(scene, seat, player),
    )


def _markers(texts: Texts, kinds: tuple[MarkerKind, ...]) -> tuple[Marker, ...]:
    return tuple(marker(kind, texts) for kind in kinds)


def _name(player: Player | None, texts: Texts) -> str:
    if player is None:
        return texts.gettext("Empty")
    return player.name or texts.gettext("Player")


def _is_first(scene: Scene, seat: Seat) -> bool:
    if not isinstance(scene.hand, HandPlan) or betting_followed(scene.table) is not None:
        return False
    return first_to_act(scene.hand) == seat


def _badge(scene: Scene, seat: Seat, player: Player | None) -> str:
    """Where the player or his hand is if that is the news, else his turn in the first round.

    Beside the sign of whoever acts, the turn comes before where he will be after the hand.
    """
    if player is not None and player.presence is not Presence.HERE and not _acts(scene, seat):
        return scene.texts.gettext(BADGES[player.presence])
    if player is None and MarkerKind.DEAD_SMALL_BLIND in scene.kinds(seat):
        return scene.texts.gettext("{blind} DEAD", blind=scene.texts.letters.small)
    if player is None or isinstance(scene.hand, Refusal):
        return ""
    if not scene.dealt_in(seat):
        return _waiting(scene, seat, player)
    if state := _state(scene, seat):
        return scene.texts.gettext(state)
    place = _place_in_order(scene, seat)
    return str(place) if place else ""


def _place_in_order(scene: Scene, seat: Seat) -> int:
    """When a seat acts in the first round; 0 for nobody, and once that round is over."""
    betting = scene.table.betting
    if isinstance(scene.hand, Refusal) or (betting is not None and betting.round > 1):
        return 0
    order = scene.hand.first_order
    return order.index(seat) + 1 if seat in order else 0


def _acts(scene: Scene, seat: Seat) -> bool:
    return _is_first(scene, seat) or scene.turn() == seat


def _waiting(scene: Scene, seat: Seat, player: Player) -> str:
    """That a player comes in next hand or waits; after a seat change, for how many hands."""
    texts = scene.texts
    if scene.comes_in_next(seat):
        return texts.gettext("NEXT")
    if hands := hands_out(player):
        return texts.ngettext("{count} HAND", "{count} HANDS", hands)
    return texts.gettext("WAITS")


def _state(scene: Scene, seat: Seat) -> str:
    """What became of a hand; nothing for one that is still in with chips behind."""
    if seat in scene.table.dead_hands:
        return DEAD_HAND
    if scene.folded(seat):
        return FOLDED
    return ALL_IN if scene.all_in(seat) else ""


BADGES: dict[Presence, str] = {
    Presence.AWAY: N_("AWAY"),
    Presence.BUSTED: N_("BUST"),
}

AFTERWARDS: dict[Presence, str] = {
    Presence.AWAY: N_("Then away"),
    Presence.BUSTED: N_("Then out of chips"),
}
"""Notes about whoever still acts in the hand in play, where the badge is his turn."""


def _note(scene: Scene, seat: Seat, player: Player | None) -> str:
    """Words beside a marker whose meaning the seat alone does not tell."""
    if not isinstance(scene.hand, HandPlan):
        return ""
    dead_button = seat == scene.hand.button and scene.hand.dead_button
    note = N_("Dead button") if dead_button else _note_about(scene, seat, player)
    if note:
        return scene.texts.gettext(note)
    if sleeper := scene.sleeper(scene.hand, seat):
        return scene.texts.gettext("Sleeper {chips}", chips=scene.texts.amount(sleeper))
    return ""


def _note_about(scene: Scene, seat: Seat, player: Player | None) -> str:
    """What becomes of a player of the hand, or of the small blind at his place."""
    if player is None:
        return ""
    if MarkerKind.DEAD_SMALL_BLIND in scene.kinds(seat):
        return N_("Dead small blind")
    if scene.is_leaving(seat):
        return N_("Leaving")
    return AFTERWARDS.get(player.presence, "") if _acts(scene, seat) else ""


def _behind(scene: Scene, seat: Seat, player: Player | None) -> str:
    """Chips a player has behind; nothing where they are not counted, or all in the pot."""
    bettor = scene.bettor(seat)
    chips = bettor.left if bettor is not None else player.stack if player is not None else None
    return scene.texts.amount(chips) if chips else ""


def _stacks(scene: Scene, seat: Seat) -> Iterator[Stack]:
    """Chips in front of a seat: live together; antes, other dead chips and a sleeper apart.

    While the betting is followed the live chips are those of the round; the dead ones lie in
    the pot from the second round on.
    """
    hand, betting, bettor = scene.hand, scene.table.betting, scene.bettor(seat)
    if not isinstance(hand, HandPlan):
        return
    ante = sum(post.dead for post in hand.posts if post.seat == seat and post.kind in ANTES)
    live, dead = hand.live(seat), Chips(hand.dead(seat) - ante)
    if betting is not None and bettor is not None:
        live = bettor.put
        if betting.round > 1:
            ante, dead = 0, NO_CHIPS
    labels = (("", live), (N_("ante"), ante), (N_("dead"), dead),
              (N_("sleeper"), scene.sleeper(hand, seat)))  # fmt: skip
    for label, amount in labels:
        if amount:
            words = scene.texts.gettext(label) if label else ""
            yield Stack(amount=Chips(amount), text=scene.texts.amount(amount), label=words)


def _spoken(scene: Scene, seat: Seat, player: Player | None) -> str:
    states = ", ".join(_states(scene, seat, player))
    return scene.texts.gettext("Seat {seat}: {states}", seat=seat, states=states)


def _states(scene: Scene, seat: Seat, player: Player | None) -> Iterator[str]:
    """The whole state of a seat, each part a few words that stand alone."""
    texts = scene.texts
    if player is None:
        yield texts.gettext("empty")
    else:
        yield player.name or texts.gettext("taken")
        yield from _presence(scene, seat, player)
    for kind in scene.kinds(seat):
        dead = kind is MarkerKind.BUTTON and not scene.dealt_in(seat)
        yield texts.gettext("dead button") if dead else texts.gettext(WORDS[kind])
    yield from _turn(scene, seat)
    yield from (_chips_words(stack, texts) for stack in _stacks(scene, seat))
    if stack := _behind(scene, seat, player):
        yield texts.gettext("{amount} behind", amount=stack)
    if player is not None and scene.table.house.cash and not scene.is_leaving(seat):
        owes = Owes.NOTHING if scene.pays_what_he_owes(seat) else player.owes
        yield texts.gettext(OWING[owes])
    for kind in scene.ghosts(seat):
        yield texts.gettext("next hand {marker}", marker=texts.gettext(WORDS[kind]))


def _presence(scene: Scene, seat: Seat, player: Player) -> Iterator[str]:
    texts = scene.texts
    if scene.is_leaving(seat):
        yield texts.gettext("leaves after this hand")
    elif player.presence is Presence.AWAY:
        yield texts.gettext("away")
    elif player.presence is Presence.BUSTED:
        yield texts.gettext("out of chips")
    elif scene.comes_in_next(seat):
        yield texts.gettext("comes in next hand")
    elif isinstance(scene.hand, HandPlan) and not scene.dealt_in(seat):
        hands = hands_out(player)
        yield (
            texts.ngettext("sits out {count} hand", "sits out {count} hands", hands)
            if hands
            else texts.gettext("waits")
        )
    if player.new and not scene.dealt_in(seat):
        yield texts.gettext("new")


def _turn(scene: Scene, seat: Seat) -> Iterator[str]:
    if state := HAND_STATES.get(_state(scene, seat)):
        yield scene.texts.gettext(state)
    elif scene.turn() == seat:
        yield scene.texts.gettext("to act")
    elif _is_first(scene, seat):
        yield scene.texts.gettext("acts first")
    elif place := _place_in_order(scene, seat):
        yield scene.texts.gettext("acts number {place}", place=place)


HAND_STATES: dict[str, str] = {
    DEAD_HAND: N_("dead hand"),
    FOLDED: N_("folded"),
    ALL_IN: N_("all in"),
}
"""What a screen reader says for the badge of a hand."""


def _chips_words(stack: Stack, texts: Texts) -> str:
    if stack.label:
        return texts.gettext("{amount} {label}", amount=stack.text, label=stack.label)
    return texts.gettext("{amount} in", amount=stack.text)
