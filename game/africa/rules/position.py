"""A position: the players' places, money and tokens, and the decision that is due.

Nothing is hidden. Tokens are not dealt beforehand: a position has the cities with a token and the kinds
left in the bag, and turning a token is a chance move.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from game.africa.rules.board import BOARDS, Board
from game.africa.rules.moves import TOKEN_KINDS
from game.africa.rules.options import HouseRules
from game.contract import CHANCE, NOBODY, Outcome

SEATS = range(2, 6)
"""The possible numbers of players."""

ORDER = "order"
"""Chance draws the playing order, or the mover rolls for it."""
START = "start"
"""The mover chooses a home."""
ACT = "act"
"""A turn begins: the mover takes an action."""
WALK_DIE = "walk_die"
SAIL_DIE = "sail_die"
TRY_DIE = "try_die"
ESCAPE_DIE = "escape_die"
WALK = "walk"
"""The mover has rolled and chooses where the walk ends."""
ARRIVED = "arrived"
"""The mover has arrived at a token and may turn it now."""
TOKEN = "token"
"""The token under the mover is being turned."""
OVER = "over"

PHASES = (ORDER, START, ACT, WALK_DIE, SAIL_DIE, TRY_DIE, ESCAPE_DIE, WALK, ARRIVED, TOKEN, OVER)
CHANCE_PHASES = frozenset({ORDER, WALK_DIE, SAIL_DIE, TRY_DIE, ESCAPE_DIE, TOKEN})


class FoundToken(NamedTuple):
    """A token that has been turned."""

    city: str
    kind: str


class Seat(NamedTuple):
    """One player's part of a position.

    `place` is a spot (empty before the home is chosen). `horseshoe` is true if the player found one after
    the star, so that it wins. `destination` is the harbour to which the player is sailing; `drifting` means
    that this voyage has no die, `stowaway` that the player has missed a turn for a free passage from
    here. `found` are the tokens that the player turned, in order.
    """

    place: str
    purse: int
    horseshoe: bool = False
    turns_to_miss: int = 0
    captured: bool = False
    stranded: bool = False
    destination: str = ""
    drifting: bool = False
    stowaway: bool = False
    found: tuple[FoundToken, ...] = ()

    @property
    def star(self) -> bool:
        return any(find.kind == "star" for find in self.found)

    @property
    def has_winning_token(self) -> bool:
        """True if the player has the star or a late horseshoe, and wins by coming home."""
        return self.horseshoe or self.star

    def moved_to(self, spot: str) -> Seat:
        """The seat with its piece moved. Leaving a place gives up the free passage from it."""
        return self._replace(place=spot, stowaway=False)


class Position(NamedTuple):
    """Everything that all players can see.

    `seat` is the seat whose turn it is, also when chance moves and `to_act` is `CHANCE`. `order` are the
    seats in playing order (empty until known), `rolls` each seat's dice while the order is rolled for.
    `roll` is the last die of the game, 0 before the first. `tokens` are the cities with a token; `bag` counts
    the kinds of these tokens, in the order of `TOKEN_KINDS`. `bonus` is the money left in Cape Town.
    `reason` says why the game is over; then `seat` is the winner, unless the game is a draw.
    """

    house: HouseRules
    seats: tuple[Seat, ...]
    tokens: frozenset[str]
    bag: tuple[int, ...]
    bonus: int
    phase: str = ORDER
    seat: int = 0
    order: tuple[int, ...] = ()
    rolls: tuple[tuple[int, ...], ...] = ()
    roll: int = 0
    reason: str = ""

    @property
    def board(self) -> Board:
        return BOARDS[self.house.board]

    @property
    def mover(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.seat]

    def with_mover(self, seat: Seat) -> Self:
        """The position with the mover replaced by `seat`."""
        number = self.seat
        return self._replace(seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    @property
    def star_found(self) -> bool:
        return self.bag[TOKEN_KINDS.index("star")] == 0

    @property
    def horseshoes_left(self) -> int:
        return self.bag[TOKEN_KINDS.index("horseshoe")]

    @property
    def to_act(self) -> int:
        """The seat to act, `CHANCE`, or `NOBODY` once the game is over."""
        if self.phase in CHANCE_PHASES:
            return CHANCE
        return NOBODY if self.phase == OVER else self.seat

    @property
    def outcome(self) -> Outcome | None:
        """The winner and the reason: `star`, `horseshoe`, `no_horseshoe_left`, or `stranded` for a draw."""
        if self.phase != OVER:
            return None
        winners = () if self.reason == "stranded" else (self.seat,)
        return Outcome(winners, tuple(seat.purse for seat in self.seats), self.reason)
