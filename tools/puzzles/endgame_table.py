"""Which ways to fill the rest of a *Star board win for Blue: the exact solver of its endings.

With k empty nodes there are 2^k full boards, a bit each in one integer: the bit whose number has bit i set
where the i-th empty node is blue. The kernel of the computer players counts them all at once
(`playouts.batch_scoring`). A stone on a node keeps one half of the table; it stands twice then, so that a
table always has the same length. As recolouring an enemy stone never lowers one's own total, a table is
decided when all its bits are equal, a node on which it does not depend is dead, and a pass is never better
than a stone. So the game goes on by relevant nodes only until the table is decided, and nobody passes.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.star.playouts.batch_scoring import score_boards
from game.star.playouts.elimination_order import elimination_order
from game.star.rules.state import BLUE, State

WinTable = int


class EndgameTable:
    """All ends of one position. A move is the number of an empty node, counted from 0."""

    def __init__(self, state: State) -> None:
        order = elimination_order(state.rings, state.stones)
        self.nodes = order.empty
        lanes = 1 << len(order.empty)
        self._all_lanes = (1 << lanes) - 1
        self._blue_lanes = [_lanes_with(move, lanes) for move in range(len(order.empty))]
        self.table: WinTable = score_boards(order, self._blue_lanes, self._all_lanes).blue_wins
        self._cache: dict[tuple[WinTable, int], bool] = {}

    def table_after(self, table: WinTable, move: int, seat: int) -> WinTable:
        """The table once a seat's stone lies on a node."""
        blue, width = self._blue_lanes[move], 1 << move
        if seat == BLUE:
            half = table & blue
            return half | half >> width
        half = table & ~blue
        return half | half << width

    def decided_winner(self, table: WinTable) -> int | None:
        """The seat that wins whatever comes, if one does."""
        return {0: 1 - BLUE, self._all_lanes: BLUE}.get(table)

    def relevant_moves(self, table: WinTable) -> list[int]:
        """The nodes that matter still, those first on which the most ends depend."""
        weights = [(self.weight(table, move), move) for move in range(len(self.nodes))]
        return [move for weight, move in sorted(weights, key=lambda each: -each[0]) if weight]

    def weight(self, table: WinTable, move: int) -> int:
        """How many ends depend on a node."""
        return (self.table_after(table, move, BLUE) ^ self.table_after(table, move, 1 - BLUE)).bit_count()

    def mover_wins(self, table: WinTable, seat: int) -> bool:
        """Whether the seat to move wins."""
        winner = self.decided_winner(table)
        if winner is not None:
            return winner == seat
        key = (table, seat)
        if key not in self._cache:
            self._cache[key] = next(self.winning_moves(table, seat), None) is not None
        return self._cache[key]

    def winning_moves(self, table: WinTable, seat: int) -> Iterator[int]:
        """The moves that win for the seat to move."""
        for move in self.relevant_moves(table):
            if not self.mover_wins(self.table_after(table, move, seat), 1 - seat):
                yield move


def _lanes_with(move: int, lanes: int) -> int:
    """The lanes whose number has the bit of this move."""
    width = 1 << move
    block = ((1 << width) - 1) << width
    repeat = ((1 << lanes) - 1) // ((1 << 2 * width) - 1)
    return block * repeat
