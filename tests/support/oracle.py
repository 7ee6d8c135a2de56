"""PokerKit plays the same hand: an independent opinion on turns, amounts, pots and payouts.

PokerKit numbers the players from the one left of the button, who is the first to act on later
rounds; a dead button or a dead small blind is nobody to it. In stud it numbers them by seat.
Everything that lies there before the first action is read off our plan, so the oracle judges
the betting and nothing else.
"""

from collections.abc import Mapping, Sequence

import msgspec
from pokerkit import Automation, BettingStructure, Deck, Mode, Opening, State, Street
from pokerkit.hands import StandardHighHand

from dealer_assist.core.house_words import Betting as Structure
from dealer_assist.core.house_words import StraddleRaise, Uncapped
from dealer_assist.core.table import HandPlan, PostKind, Table
from dealer_assist.core.values import Chips, Seat

STRUCTURES = {
    Structure.NO_LIMIT: BettingStructure.NO_LIMIT,
    Structure.POT_LIMIT: BettingStructure.POT_LIMIT,
    Structure.FIXED_LIMIT: BettingStructure.FIXED_LIMIT,
}
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
)
# With three twos on the board one high card counts: equal ranks tie, and no flush is possible.
BOARD = ("2s2h2d", "Kc", "9c")
HIGH_CARDS = ("A", "Q", "J", "T")
SUITS = "shdc"
LOW_CARDS = tuple(rank + suit for rank in "345678" for suit in SUITS)


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """Smallest and largest bet or raise as totals for the round; 0 where there is none."""

    least: int = 0
    most: int = 0


def hole_cards(strengths: Sequence[int]) -> tuple[str, ...]:
    """Give each player two cards of a strength, 0 the best and 4 for the board itself.

    No more than four share a strength with a high card; whoever comes later gets the board.
    """
    used = dict.fromkeys(HIGH_CARDS, 0)
    # Ranks go up by one from card to card, so that nobody holds a pair.
    low = [LOW_CARDS[4 * (place % 6) + place // 6] for place in range(2 * len(strengths))]
    cards = []
    for place, strength in enumerate(strengths):
        first, second = low[2 * place : 2 * place + 2]
        rank = HIGH_CARDS[strength] if strength < len(HIGH_CARDS) else ""
        if rank and used[rank] < len(SUITS):
            first = rank + SUITS[used[rank]]
            used[rank] += 1
        cards.append(first + second)
    return tuple(cards)


class Oracle:
    """A hand without a bring-in as PokerKit plays it."""

    def __init__(self, table: Table, hand: HandPlan, cards: Sequence[str]) -> None:
        """Post what our plan posts and deal.

        Args:
            table: As it was before the deal, every stack counted.
            hand: The plan, with two players or more.
            cards: Two cards for each seat of ``hand.later_order``.
        """
        self.seats = hand.later_order
        self.state = new_state(table, hand)
        self.uneven = False  # a raise of the round was not the smallest one
        self._cards = cards
        self.deal()

    def deal(self) -> None:
        """Deal the cards of one round, or of all that are left once nobody can bet."""
        state = self.state
        while state.hole_dealee_index is not None:
            index = state.hole_dealee_index
            state.deal_hole(self._cards[index], index)
        while state.can_deal_board():
            state.deal_board(BOARD[(state.street_index or 1) - 1])
            if not state.all_in_status:
                break

    def next_round(self) -> None:
        """Deal the next round, unless PokerKit is past the betting already."""
        self.uneven = False
        if not self.state.all_in_status:
            self.deal()

    def turn(self) -> Seat:
        """Say whose turn it is, 0 when the round is over.

        PokerKit asks the last player who is not all in to check against all-ins that he has
        matched; nobody else would (A14.3), so it is done for him.
        """
        state = self.state
        while (index := state.actor_index) is not None and self._alone(index):
            state.check_or_call()
        return Seat(0) if index is None else self.seats[index]

    def _alone(self, index: int) -> bool:
        state = self.state
        others = [i for i in state.player_indices if i != index and state.statuses[i]]
        matched = state.bets[index] >= max(state.bets[i] for i in others)
        return matched and not any(state.stacks[i] for i in others)

    @property
    def call(self) -> int:
        """Chips the actor adds to call."""
        return int(self.state.checking_or_calling_amount or 0)

    @property
    def bounds(self) -> Bounds:
        """What the actor may bet or raise to."""
        return Bounds(
            least=int(self.state.min_completion_betting_or_raising_to_amount or 0),
            most=int(self.state.max_completion_betting_or_raising_to_amount or 0),
        )

    def act(self, word: str, to: int) -> None:
        """Fold, check or call, or bet or raise to a total."""
        if word == "fold":
            self.state.fold()
        elif word in {"check", "call"}:
            self.state.check_or_call()
        else:
            street = self.state.street
            whole = street is not None and street.min_completion_betting_or_raising_amount
            self.uneven |= to - max(self.state.bets) != whole
            self.state.complete_bet_or_raise_to(to)

    @property
    def pots(self) -> list[tuple[int, list[Seat]]]:
        """Amount and seats of each pot; only once all bets are collected."""
        return [
            (int(pot.amount), sorted(self.seats[i] for i in pot.player_indices))
            for pot in self.state.pots
        ]

    def pay(self) -> dict[Seat, Chips]:
        """Deal what is left, show and push the chips; give every stack."""
        state = self.state
        self.deal()
        while state.can_show_or_muck_hole_cards():
            state.show_or_muck_hole_cards()
            self.deal()
        while state.can_kill_hand():
            state.kill_hand()
        while state.can_push_chips():
            state.push_chips()
        while state.can_pull_chips():
            state.pull_chips()
        assert not state.status
        return {seat: Chips(int(state.stacks[i])) for i, seat in enumerate(self.seats)}


def new_state(table: Table, hand: HandPlan) -> State:
    """Start PokerKit's hand with the posts of our plan.

    Heads-up PokerKit takes blinds and antes the other way round. It lets a blind that was
    posted to come in, and no other, be negative: such a one does not move the first turn.
    """
    house, seats = table.house, hand.later_order
    forced = {*hand.small_blinds, *hand.big_blinds, *dict(hand.straddles)}
    blinds = [hand.live(s) if s in forced else -hand.live(s) for s in seats]
    antes = [hand.dead(s) for s in seats]
    if len(seats) == 2:
        blinds.reverse()
        antes.reverse()
    return State(
        AUTOMATIONS,
        Deck.STANDARD,
        (StandardHighHand,),
        streets(table, hand),
        STRUCTURES[house.betting],
        # Antes of all players are matched like bets; one player's ante is anybody's to win.
        ante_trimming_status=any(post.kind is PostKind.ANTE for post in hand.posts),
        raw_antes=antes,
        raw_blinds_or_straddles=blinds,
        bring_in=0,
        raw_starting_stacks=[_stack(table, seat) for seat in seats],
        player_count=len(seats),
        mode=Mode.TOURNAMENT,
    )


def _stack(table: Table, seat: Seat) -> int:
    player = table.player(seat)
    return 0 if player is None or player.stack is None else player.stack


def streets(table: Table, hand: HandPlan) -> tuple[Street, ...]:
    """Give the four rounds, each with its smallest bet and its number of bets and raises.

    The blind is the first bet of the first round, so that one has a raise less than the others.
    """
    rules = table.house
    limited = rules.betting is Structure.FIXED_LIMIT
    cap = rules.raise_cap if limited and rules.heads_up_uncapped is Uncapped.NEVER else None
    return tuple(
        Street(
            card_burning_status=False,
            hole_dealing_statuses=() if number else (False, False),
            board_dealing_count=len(BOARD[number - 1]) // 2 if number else 0,
            draw_status=False,
            opening=Opening.POSITION,
            min_completion_betting_or_raising_amount=size,
            max_completion_betting_or_raising_count=None if cap is None else cap + (number > 0),
        )
        for number, size in enumerate(_sizes(table, hand))
    )


def _sizes(table: Table, hand: HandPlan) -> tuple[int, ...]:
    """Smallest bet or raise of each round: A17, over a straddle A15."""
    big = table.house.blinds[-1]
    if table.house.betting is Structure.FIXED_LIMIT:
        return big, big, 2 * big, 2 * big
    doubles = table.house.straddle_raise is StraddleRaise.DOUBLE
    over = max((amount for _seat, amount in hand.straddles), default=big)
    return over if doubles else big, big, big, big


def best(strengths: Mapping[Seat, int], seats: Sequence[Seat]) -> set[Seat]:
    """Give those of some seats whose hands are the best."""
    top = min(strengths[seat] for seat in seats)
    return {seat for seat in seats if strengths[seat] == top}
