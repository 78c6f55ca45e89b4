"""A position: who stands where with what, and what is being decided.

Everything is public. Tokens are not dealt beforehand: the position knows which cities still have one and
what is still in the bag, and turning one is chance's move.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from game.africa.rules.board import BOARDS, Board
from game.africa.rules.moves import TOKEN_KINDS
from game.africa.rules.options import HouseRules
from game.contract import CHANCE, NOBODY, Outcome

SEATS = range(2, 6)
"""How many may play."""

ORDER = "order"
"""Chance draws the playing order, or `turn` rolls for it."""
START = "start"
"""`turn` chooses a home."""
ACT = "act"
"""A turn begins: `turn` takes an action."""
WALK_DIE = "walk_die"
SAIL_DIE = "sail_die"
TRY_DIE = "try_die"
ESCAPE_DIE = "escape_die"
WALK = "walk"
"""`turn` has rolled and chooses where the walk ends."""
ARRIVED = "arrived"
"""`turn` has arrived at a token and may turn it now."""
TOKEN = "token"
"""The token under `turn` is being turned."""
OVER = "over"

PHASES = (ORDER, START, ACT, WALK_DIE, SAIL_DIE, TRY_DIE, ESCAPE_DIE, WALK, ARRIVED, TOKEN, OVER)
DICE_PHASES = frozenset({WALK_DIE, SAIL_DIE, TRY_DIE, ESCAPE_DIE})
CHANCE_PHASES = DICE_PHASES | {ORDER, TOKEN}


class FoundToken(NamedTuple):
    """A token that has been turned."""

    city: str
    kind: str


class Seat(NamedTuple):
    """One player's lot.

    `place` is a spot (empty before the home is chosen). `held` counts the turns still to miss. `bound` is the
    harbour that a ship under way goes to, `drifting` says that this voyage has no die, `stowaway` that a turn
    has been missed for a free passage from here. `horseshoe`: one found after the star, so one to win
    with. `found` are the tokens turned, in order.
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
        """The seat has something to bring home."""
        return self.horseshoe or self.star

    def moved_to(self, spot: str) -> Seat:
        """The seat with its piece moved; who leaves a place gives up the free passage from it."""
        return self._replace(place=spot, stowaway=False)


class Position(NamedTuple):
    """What the table shows.

    `turn` is the seat whose turn it is, at chance's moves too; `to_act` says who decides. `order` are the
    seats in playing order (empty until known), `rolls` each seat's dice for it while it is rolled for.
    `roll` is the last die of the game, 0 before the first. `tokens` are the cities with a token, `bag`
    counts what these tokens may be, in the order of `TOKEN_KINDS`. `bonus` is the money that waits in Cape
    Town. `reason` is why the game is over; `turn` has won then, unless it is a draw.
    """

    house: HouseRules
    seats: tuple[Seat, ...]
    tokens: frozenset[str]
    bag: tuple[int, ...]
    bonus: int
    phase: str = ORDER
    turn: int = 0
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
        return self.seats[self.turn]

    def with_mover(self, seat: Seat) -> Self:
        """The position with another record of the seat whose turn it is."""
        turn = self.turn
        return self._replace(seats=(*self.seats[:turn], seat, *self.seats[turn + 1 :]))

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
        return NOBODY if self.phase == OVER else self.turn

    @property
    def outcome(self) -> Outcome | None:
        """Who won, and why: `star`, `horseshoe`, `no_horseshoe_left`, or `stranded` for a draw."""
        if self.phase != OVER:
            return None
        winners = () if self.reason == "stranded" else (self.turn,)
        return Outcome(winners, tuple(seat.purse for seat in self.seats), self.reason)
