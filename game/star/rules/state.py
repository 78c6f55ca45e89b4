"""The rules of *Star: turns, legal moves, and the end of the game.

Where the published rules are silent:

- The swap is offered when the only stone on the board is Blue's and Red begins a turn. It turns the stone
  red and gives the turn to Blue; seats keep their colours.
- A pass gives up the rest of a turn. Two consecutive passes, one by each player, end the game, even if
  stones were placed in the same turn before the first pass.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.contract import NOBODY, HiddenDraw, Options, OptionValue, Outcome
from game.star.rules.board import Board, board, node_number
from game.star.rules.moves import PASS, STONES, SWAP, Move, read_move
from game.star.rules.notation import read_position, write_position
from game.star.rules.scoring import Score, score, winner
from game.star.rules.territory import COLOURS, EMPTY, empty_nodes

BLUE, RED = 0, 1

_SWAP_COLOURS = str.maketrans("br", "rb")


@dataclass(frozen=True, slots=True)
class State:
    """A position: `game.contract.State` for *Star.

    `stones` has a letter for each node, by number. `seat` is the seat whose turn it is, or would be after
    the end of the game. `stones_left` is the number of stones left in this turn, `stones_per_turn` in every
    later turn. `swap` is True if a first stone may be taken over; `passes` counts consecutive passes.
    """

    rings: int
    stones: str
    seat: int
    stones_per_turn: int
    stones_left: int
    swap: bool
    passes: int

    @property
    def board(self) -> Board:
        return board(self.rings)

    @property
    def is_over(self) -> bool:
        return self.passes == 2 or EMPTY not in self.stones

    @property
    def to_act(self) -> int:
        return NOBODY if self.is_over else self.seat

    @property
    def outcome(self) -> Outcome | None:
        """The result by the present totals; the reason is `full` or `agreed`."""
        if not self.is_over:
            return None
        result = self.score()
        winning_seat = winner(result)
        reason = "agreed" if EMPTY in self.stones else "full"
        return Outcome(() if winning_seat is None else (winning_seat,), result.total, reason)

    @property
    def may_swap(self) -> bool:
        """Whether Red may take over the first stone now."""
        return (
            self.swap
            and self.seat == RED
            and self.passes == 0
            and self.stones_left == self.stones_per_turn
            and self.stones.count(EMPTY) == len(self.stones) - 1
            and COLOURS[BLUE] in self.stones
        )

    @property
    def is_mid_turn(self) -> bool:
        """Whether a stone of this turn has been placed already."""
        if self.stones.count(EMPTY) == len(self.stones):
            return False  # the first turn of Double *Star begins with one stone left
        return self._may_be_handicap_turn or self.stones_left < self.stones_per_turn

    @property
    def is_second_stone(self) -> bool:
        """Whether the next stone is the second of two."""
        return self.is_mid_turn and not self._may_be_handicap_turn

    @property
    def _may_be_handicap_turn(self) -> bool:
        """Whether this may be the turn of a handicap: Blue's first one, in a game without the swap."""
        return not self.swap and self.seat == BLUE and self.passes == 0 and COLOURS[RED] not in self.stones

    def score(self) -> Score:
        """The score of the present board; the game need not be over."""
        return score(self.rings, self.stones)

    def legal_moves(self) -> tuple[Move, ...]:
        """A stone on each empty node, by number, then the swap if offered, then the pass."""
        if self.is_over:
            return ()
        stones = [STONES[at] for at in empty_nodes(self.stones)]
        return (*stones, SWAP, PASS) if self.may_swap else (*stones, PASS)

    def odds(self) -> tuple[tuple[Move, int], ...]:
        return ()

    def hidden_draw(self) -> HiddenDraw | None:
        return None

    def read_move(self, text: str) -> Move:
        """The move that `text` stands for. Raises BadNotation."""
        return read_move(text, len(self.stones))

    def play(self, move: Move) -> State:
        """The state after a legal move."""
        if move == PASS:
            return replace(self._end_turn(self.stones), passes=self.passes + 1)
        if move == SWAP:
            return self._end_turn(self.stones.translate(_SWAP_COLOURS))
        stones = self.stones[: move.node] + COLOURS[self.seat] + self.stones[move.node + 1 :]
        if self.stones_left > 1:
            return replace(self, stones=stones, stones_left=self.stones_left - 1, passes=0)
        return self._end_turn(stones)

    def _end_turn(self, stones: str) -> State:
        """The state with these stones in which the other seat begins a turn."""
        return State(
            self.rings, stones, 1 - self.seat, self.stones_per_turn, self.stones_per_turn, self.swap, 0
        )

    def seen_by(self, seat: int) -> State:
        """The same state: nothing is hidden."""
        return self

    def text(self) -> str:
        """The position as one line, which `parse_state` reads."""
        turn = self.stones_per_turn, self.stones_left, self.swap, self.passes
        return write_position(self.rings, self.stones, COLOURS[self.seat], *turn)


def new_game(options: Options, seats: int) -> State:
    """The empty board. `options` is a complete, checked set."""
    rings, handicap = int(options["rings"]), int(options["handicap"])
    return State(
        rings=rings,
        stones=EMPTY * node_number(rings + 1, 0),
        seat=BLUE,
        stones_per_turn=int(options["stones"]),
        stones_left=max(handicap, 1),
        swap=options["swap"] == "yes" and handicap == 0,
        passes=0,
    )


def parse_state(text: str) -> State:
    """The state of a text as written by `State.text`, with any mix of stones. Raises BadNotation."""
    rings, stones, mover, stones_per_turn, stones_left, swap, passes = read_position(text)
    return State(rings, stones, COLOURS.index(mover), stones_per_turn, stones_left, swap, passes)


def setup_of(state: State) -> tuple[dict[str, OptionValue], int]:
    """The options and the number of players of a position; its handicap stones are on the board already."""
    swap = "yes" if state.swap else "no"
    return {"rings": state.rings, "stones": state.stones_per_turn, "swap": swap, "handicap": 0}, 2
