"""Which ways to fill the rest of a *Star board win for Blue: the exact solver of its endings.

With k empty nodes there are 2^k full boards, a bit each in one integer: the bit whose number has bit i set
where the i-th empty node is blue. The kernel of the computer players counts them all at once
(`game.star.playouts.ends`). A stone on a node keeps one half of the table; it stands twice then, so that a
table always has the same length. As recolouring an enemy stone never lowers one's own total, a table is
decided when all its bits are equal, a node on which it does not depend is dead, and a pass is never better
than a stone. So the game goes on by relevant nodes only until the table is decided, and nobody passes.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.star.playouts.ends import play_ends
from game.star.playouts.plan import make_plan
from game.star.rules import BLUE, State

Table = int


class Endings:
    """All ends of one position. A move is the number of an empty node, counted from 0."""

    def __init__(self, state: State) -> None:
        plan = make_plan(state.rings, state.stones)
        self.nodes = plan.empty
        lanes = 1 << len(plan.empty)
        self._all = (1 << lanes) - 1
        self._blue = [_lanes_with(move, lanes) for move in range(len(plan.empty))]
        self.table: Table = play_ends(plan, self._blue, self._all).blue_wins
        self._known: dict[tuple[Table, int], bool] = {}

    def after(self, table: Table, move: int, seat: int) -> Table:
        """The table once a seat's stone lies on a node."""
        blue, width = self._blue[move], 1 << move
        if seat == BLUE:
            kept = table & blue
            return kept | kept >> width
        kept = table & ~blue
        return kept | kept << width

    def decided(self, table: Table) -> int | None:
        """The seat that wins whatever comes, if one does."""
        return {0: 1 - BLUE, self._all: BLUE}.get(table)

    def moves(self, table: Table) -> list[int]:
        """The nodes that matter still, those first on which the most ends depend."""
        weights = [(self.weight(table, move), move) for move in range(len(self.nodes))]
        return [move for weight, move in sorted(weights, key=lambda each: -each[0]) if weight]

    def weight(self, table: Table, move: int) -> int:
        """How many ends depend on a node."""
        return (self.after(table, move, BLUE) ^ self.after(table, move, 1 - BLUE)).bit_count()

    def wins(self, table: Table, seat: int) -> bool:
        """Whether the seat to move wins."""
        won = self.decided(table)
        if won is not None:
            return won == seat
        key = (table, seat)
        if key not in self._known:
            self._known[key] = next(self.winning(table, seat), None) is not None
        return self._known[key]

    def winning(self, table: Table, seat: int) -> Iterator[int]:
        """The moves that win for the seat to move."""
        for move in self.moves(table):
            if not self.wins(self.after(table, move, seat), 1 - seat):
                yield move


def _lanes_with(move: int, lanes: int) -> int:
    """The lanes whose number has the bit of this move."""
    width = 1 << move
    block = ((1 << width) - 1) << width
    repeat = ((1 << lanes) - 1) // ((1 << 2 * width) - 1)
    return block * repeat
