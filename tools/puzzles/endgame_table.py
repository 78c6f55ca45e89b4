"""The exact solver of *Star endings: a table of all ways to fill the board, and whether Blue wins each.

With k empty nodes there are 2^k full boards, one bit each in one integer. Bit i of a bit's number is set if
the i-th empty node is blue. The kernel of the computer players scores all boards at once
(`playouts.batch_scoring`). A stone on a node selects one half of the table, which is then stored twice, so
that tables keep their length. Recolouring an enemy stone never lowers one's own total. So a table of equal
bits is decided, a node on which the table does not depend is dead, and a pass is never better than a stone:
the search plays relevant nodes only, without passes, until the table is decided.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.star.playouts.batch_scoring import score_boards
from game.star.playouts.elimination_order import elimination_order
from game.star.rules.state import BLUE, State

WinTable = int


class EndgameTable:
    """All full boards of one position. A move is the index of an empty node."""

    def __init__(self, state: State) -> None:
        order = elimination_order(state.rings, state.stones)
        self.nodes = order.empty
        lanes = 1 << len(order.empty)
        self._all_lanes = (1 << lanes) - 1
        self._blue_lanes = [_lanes_with(move, lanes) for move in range(len(order.empty))]
        self.table: WinTable = score_boards(order, self._blue_lanes, self._all_lanes)
        self._cache: dict[tuple[WinTable, int], bool] = {}

    def table_after(self, table: WinTable, move: int, seat: int) -> WinTable:
        """The table after a seat's stone on a node."""
        blue, width = self._blue_lanes[move], 1 << move
        if seat == BLUE:
            half = table & blue
            return half | half >> width
        half = table & ~blue
        return half | half << width

    def decided_winner(self, table: WinTable) -> int | None:
        """The seat that wins all boards of the table, or None."""
        return {0: 1 - BLUE, self._all_lanes: BLUE}.get(table)

    def relevant_moves(self, table: WinTable) -> list[int]:
        """The nodes on which the table depends, those first on which most boards depend."""
        weights = [(self.weight(table, move), move) for move in range(len(self.nodes))]
        return [move for weight, move in sorted(weights, key=lambda each: -each[0]) if weight]

    def weight(self, table: WinTable, move: int) -> int:
        """The number of boards that depend on a node."""
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
    """The bits whose number has the bit of this move set."""
    width = 1 << move
    block = ((1 << width) - 1) << width
    repeat = ((1 << lanes) - 1) // ((1 << 2 * width) - 1)
    return block * repeat
