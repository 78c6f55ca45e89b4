"""Alpha-beta search below the root, on packed boards.

Principal variation search (null windows after the first child) with a transposition table. Two features are
specific to Afrika. The value of a position counts only stones still to be won, so a table entry is valid for
every score. And captures are forced, mostly without a choice: such a capture is played in a loop instead of a
recursive call, and never ends the search (quiescence), so estimates are made only before a sowing.

The estimate: the turn is worth two stones, and each stone in one's own row costs a quarter of a stone, since
an empty row captures (fitted to searches of eight plies on 960 positions; with it, depth 4 beats depth 4
without it in 85 % of 200 games).

Values are stones times `UNITS_PER_STONE`, for the player to act. The repetition rule is ignored. `_search`
and `_best_child` are one function each for speed: in halves, a search takes 12 % longer (CPython).
"""

from __future__ import annotations

from game.mancala.ai.packed_board import (
    CAPTURE_SHIFTS,
    CARRY_BITS,
    ROW_BITS,
    SOUTH_BITS,
    SOUTH_TOP_BITS,
    SOWINGS,
    TOP_BITS,
)
from game.search.iterative_deepening import INFINITY, NodeLimitReached

UNITS_PER_STONE = 4
TURN_BONUS = 8
"""The value of the turn, in units. A stone in one's own row costs one unit, a stone opposite gains one."""

SOLVED_DEPTH = 99
"""The depth of a table entry that does not depend on any estimate; larger than any search depth."""

MIN_ORDERING_DEPTH = 3
"""The smallest depth at which sowings are ordered by rating, not by cutoff history."""

MAX_TABLE_ENTRIES = 100_000
"""The limit of one table generation; there are two, each about 20 MB when full."""

EXACT, LOWER_BOUND, UPPER_BOUND = 0, 1, -1

PackedPosition = tuple[int, int, int]
"""A board, the seat to act, and the number of stones on the board."""


class AlphaBeta:
    """A search with its transposition table; `free_capture` is the rule of 2004."""

    def __init__(self, free_capture: bool) -> None:
        self.nodes = 0
        self.limit = INFINITY
        self.horizon_hits = 0
        self.free_capture = free_capture
        self._table: dict[int, tuple[int, int, int, int]] = {}
        self._older_table: dict[int, tuple[int, int, int, int]] = {}
        self._cutoff_history = ([0] * 16, [0] * 16)

    def value(self, position: PackedPosition, depth: int, alpha: int, beta: int) -> int:
        """See `game.search.iterative_deepening.Kernel`."""
        return self._search(*position, depth, alpha, beta)

    def trim_table(self) -> None:
        """Make a full table the older generation; entries found there are copied to the new one."""
        if len(self._table) > MAX_TABLE_ENTRIES:
            self._older_table, self._table = self._table, {}

    def _search(self, board: int, seat: int, stones_left: int, depth: int, alpha: int, beta: int) -> int:
        self.nodes += 1
        if self.nodes > self.limit:
            raise NodeLimitReached
        # Captures without a choice: the value is `gain + sign * value of the board after them`.
        gain, sign = 0, 1
        while True:
            filled = (board + CARRY_BITS) & TOP_BITS
            across = filled >> ROW_BITS
            flags = filled & ~across & SOUTH_TOP_BITS if seat else across & ~filled
            if not flags:
                break
            shifts = CAPTURE_SHIFTS[seat][flags]
            if len(shifts) == 1:
                shift = shifts[0]
                stones = board >> shift & 255
            else:
                captures = self._capture_choices(board, shifts)
                if len(captures) > 1:
                    break
                stones, shift = captures[0]
            board -= stones << shift
            stones_left -= stones
            stones *= UNITS_PER_STONE
            gain += sign * stones
            sign = -sign
            alpha, beta = stones - beta, stones - alpha
            seat = 1 - seat
            depth -= 1
        # Bounds of the value: all stones left go to one player.
        max_value = stones_left * UNITS_PER_STONE
        if max_value <= alpha or not max_value:
            return gain + sign * max_value
        if -max_value >= beta:
            return gain - sign * max_value
        if not flags:
            if depth <= 0:
                self.horizon_hits += 1
                south_stones = (board & SOUTH_BITS) % 255
                return gain + sign * (
                    TURN_BONUS - (stones_left - 2 * south_stones if seat else 2 * south_stones - stones_left)
                )
            if depth == 1:
                return gain + sign * self._frontier(board, seat, stones_left, alpha, beta)
            captures = []
        return gain + sign * self._search_with_table(board, seat, stones_left, depth, alpha, beta, captures)

    def _capture_choices(self, board: int, shifts: tuple[int, ...]) -> list[tuple[int, int]]:
        """The legal captures as stones and shift; under the free rule, the largest first."""
        captures = [(board >> shift & 255, shift) for shift in shifts]
        if self.free_capture:
            return sorted(captures, reverse=True)
        fewest = min(captures)[0]
        return [take for take in captures if take[0] == fewest]

    def _frontier(self, board: int, seat: int, stones_left: int, alpha: int, beta: int) -> int:
        """The value at depth 1, if sowing: most boards after the sowing are estimated without a call."""
        counts = board.to_bytes(16, "little")
        south_stones = (board & SOUTH_BITS) % 255
        estimate = (2 * south_stones - stones_left if seat else stones_left - 2 * south_stones) - TURN_BONUS
        best = -INFINITY
        for byte, deltas, given in SOWINGS[seat]:
            stones = counts[byte]
            if not stones:
                continue
            child = board + deltas[stones]
            filled = (child + CARRY_BITS) & TOP_BITS
            across = filled >> ROW_BITS
            if across & ~filled if seat else filled & ~across & SOUTH_TOP_BITS:
                value = -self._search(child, 1 - seat, stones_left, 0, -beta, -max(alpha, best))
            else:
                self.nodes += 1
                self.horizon_hits += 1
                value = estimate + 2 * given[stones]
            if value > best:
                best = value
                if best >= beta:
                    break
        return best

    def _search_with_table(
        self,
        board: int,
        seat: int,
        stones_left: int,
        depth: int,
        alpha: int,
        beta: int,
        captures: list[tuple[int, int]],
    ) -> int:
        """The value of the best capture, or of the best sowing if there are no captures."""
        key = board << 1 | seat
        entry = self._table.get(key) or self._older_table.get(key)
        table_move = -1
        if entry:
            entry_depth, bound, value, table_move = entry
            if entry_depth >= depth and (
                bound == EXACT or (value >= beta if bound == LOWER_BOUND else value <= alpha)
            ):
                if entry_depth < SOLVED_DEPTH:
                    self.horizon_hits += 1
                self._table[key] = entry
                return value
        if captures:
            children = [(stones, board - (stones << shift), shift) for stones, shift in captures]
        else:
            children = self._sowings(board, seat, depth)
        if table_move >= 0:
            children.sort(key=lambda child: child[2] != table_move)
        return self._best_child(key, seat, stones_left, depth, alpha, beta, children)

    def _best_child(
        self,
        key: int,
        seat: int,
        stones_left: int,
        depth: int,
        alpha: int,
        beta: int,
        children: list[tuple[int, int, int]],
    ) -> int:
        """The value of the best child, which is stored. A child is stones gained, board and shift."""
        hits_at_start, original_alpha = self.horizon_hits, alpha
        best, choice = -INFINITY, -1
        for stones, board, shift in children:
            hits_before, gain = self.horizon_hits, stones * UNITS_PER_STONE
            if choice < 0:
                value = gain - self._search(
                    board, 1 - seat, stones_left - stones, depth - 1, gain - beta, gain - alpha
                )
            else:
                value = gain - self._search(
                    board, 1 - seat, stones_left - stones, depth - 1, gain - alpha - 1, gain - alpha
                )
                if alpha < value < beta:
                    value = gain - self._search(
                        board, 1 - seat, stones_left - stones, depth - 1, gain - beta, gain - value
                    )
            if value > best:
                best, choice = value, shift
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        if self.horizon_hits == hits_before:
                            self.horizon_hits = hits_at_start  # this child alone proves the bound
                        self._cutoff_history[seat][shift >> 3] += depth * depth
                        break
        bound = LOWER_BOUND if best >= beta else UPPER_BOUND if best <= original_alpha else EXACT
        self._table[key] = (
            SOLVED_DEPTH if self.horizon_hits == hits_at_start else depth,
            bound,
            best,
            choice,
        )
        return best

    def _sowings(self, board: int, seat: int, depth: int) -> list[tuple[int, int, int]]:
        """The children after each sowing, the most promising first."""
        counts = board.to_bytes(16, "little")
        children = [
            (0, board + deltas[counts[byte]], byte << 3) for byte, deltas, _ in SOWINGS[seat] if counts[byte]
        ]
        if depth >= MIN_ORDERING_DEPTH:
            children.sort(key=_rating_after_north if seat else _rating_after_south)
        else:
            history = self._cutoff_history[seat]
            children.sort(key=lambda child: -history[child[2] >> 3])
        return children


def _rating_after_south(child: tuple[int, int, int]) -> int:
    """The rating of a board for North after South sowed: smallest captures of both sides, and South's row."""
    board = child[1]
    filled = (board + CARRY_BITS) & TOP_BITS
    across = filled >> ROW_BITS
    rating = (board & SOUTH_BITS) % 255 + _smallest_capture(
        board, CAPTURE_SHIFTS[1][filled & ~across & SOUTH_TOP_BITS], 2, 4
    )
    return rating - _smallest_capture(board, CAPTURE_SHIFTS[0][across & ~filled], 0, 2)


def _rating_after_north(child: tuple[int, int, int]) -> int:
    """The rating of a board for South after North sowed."""
    board = child[1]
    filled = (board + CARRY_BITS) & TOP_BITS
    across = filled >> ROW_BITS
    rating = (board >> ROW_BITS) % 255 + _smallest_capture(board, CAPTURE_SHIFTS[0][across & ~filled], 2, 4)
    return rating - _smallest_capture(board, CAPTURE_SHIFTS[1][filled & ~across & SOUTH_TOP_BITS], 0, 2)


def _smallest_capture(board: int, shifts: tuple[int, ...], otherwise: int, weight: int) -> int:
    """The fewest stones in a hole at one of the shifts, or `otherwise` without a shift, times the weight."""
    if not shifts:
        return otherwise * weight
    return weight * min(board >> shift & 255 for shift in shifts)
