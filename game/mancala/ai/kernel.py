"""Alpha-beta below the root, on packed boards: the part of the computer players that must be fast.

Principal variation search (null windows after the first child) with a transposition table. Two things are
Afrika's own. The value of a position is what can still be won from it, whatever was captured before, so that
one entry of the table serves every score. And captures are forced, mostly without a choice: such a capture
is played in a loop, not in a call, and never ends the search (quiescence), so that an estimate is made only
where somebody sows.

The estimate: the turn is worth two stones, and a stone in the own row costs a quarter of a stone, as an
empty row captures (fitted to searches of eight plies on 960 positions; with it, depth 4 beats depth 4
without in 85 % of 200 games).

Values are stones times `UNIT`, from the view of whoever is to act. The rule of repetition is not looked at.
"""

from __future__ import annotations

from game.mancala.ai.packed import BELOW, HALF, SOUTH_TOPS, SOUTHS, SOWINGS, TAKEN, TOPS
from game.search.alphabeta import INFINITY, Pause

UNIT = 4
TEMPO = 8
"""What the turn is worth, in units. A stone in the own row costs one, a stone opposite brings one."""

SOLVED = 99
"""The depth of an entry that rests on no estimate: deep enough for any question."""

ORDERED_FROM = 3
"""The least depth at which sowings are rated before they are searched."""

MOST_ENTRIES = 100_000
"""Of one generation of the table; there are two, each of about 20 MB when full."""

EXACTLY, AT_LEAST, AT_MOST = 0, 1, -1

Packed = tuple[int, int, int]
"""A board, the seat to act and the stones on the board."""


class Kernel:
    """One search with its table; `free` is the capture rule of 2004."""

    def __init__(self, free: bool) -> None:
        self.nodes = 0
        self.limit = INFINITY
        self.touched = 0
        self.free = free
        self._table: dict[int, tuple[int, int, int, int]] = {}
        self._older: dict[int, tuple[int, int, int, int]] = {}
        self._cuts = ([0] * 16, [0] * 16)

    def value(self, position: Packed, depth: int, alpha: int, beta: int) -> int:
        """See `game.search.alphabeta.Kernel`."""
        return self._value(*position, depth, alpha, beta)

    def tidy(self) -> None:
        """A full table becomes the older one; what is still asked for moves over from there."""
        if len(self._table) > MOST_ENTRIES:
            self._older, self._table = self._table, {}

    def _value(self, board: int, seat: int, left: int, depth: int, alpha: int, beta: int) -> int:
        self.nodes += 1
        if self.nodes > self.limit:
            raise Pause
        # Captures without a choice: the value is `gain + sign * value of the board where that ends`.
        gain, sign = 0, 1
        while True:
            filled = (board + BELOW) & TOPS
            across = filled >> HALF
            flags = filled & ~across & SOUTH_TOPS if seat else across & ~filled
            if not flags:
                break
            places = TAKEN[seat][flags]
            if len(places) == 1:
                place = places[0]
                stones = board >> place & 255
            else:
                takes = self._takes(board, places)
                if len(takes) > 1:
                    break
                stones, place = takes[0]
            board -= stones << place
            left -= stones
            stones *= UNIT
            gain += sign * stones
            sign = -sign
            alpha, beta = stones - beta, stones - alpha
            seat = 1 - seat
            depth -= 1
        # Nobody wins more than there is.
        most = left * UNIT
        if most <= alpha or not most:
            return gain + sign * most
        if -most >= beta:
            return gain - sign * most
        if not flags:
            if depth <= 0:
                self.touched += 1
                souths = (board & SOUTHS) % 255
                return gain + sign * (TEMPO - (left - 2 * souths if seat else 2 * souths - left))
            if depth == 1:
                return gain + sign * self._frontier(board, seat, left, alpha, beta)
            takes = []
        return gain + sign * self._choice(board, seat, left, depth, alpha, beta, takes)

    def _takes(self, board: int, places: tuple[int, ...]) -> list[tuple[int, int]]:
        """The captures among which there is a choice: stones and place, the larger first."""
        takes = [(board >> place & 255, place) for place in places]
        if self.free:
            return sorted(takes, reverse=True)
        least = min(takes)[0]
        return [take for take in takes if take[0] == least]

    def _frontier(self, board: int, seat: int, left: int, alpha: int, beta: int) -> int:
        """The last sowing before the horizon: most boards after it are estimated here, without a call."""
        counts = board.to_bytes(16, "little")
        souths = (board & SOUTHS) % 255
        estimate = (2 * souths - left if seat else left - 2 * souths) - TEMPO
        best = -INFINITY
        for at, _, adds, crosses in SOWINGS[seat]:
            stones = counts[at]
            if not stones:
                continue
            child = board + adds[stones]
            filled = (child + BELOW) & TOPS
            across = filled >> HALF
            if across & ~filled if seat else filled & ~across & SOUTH_TOPS:
                value = -self._value(child, 1 - seat, left, 0, -beta, -max(alpha, best))
            else:
                self.nodes += 1
                self.touched += 1
                value = estimate + 2 * crosses[stones]
            if value > best:
                best = value
                if best >= beta:
                    break
        return best

    def _choice(
        self,
        board: int,
        seat: int,
        left: int,
        depth: int,
        alpha: int,
        beta: int,
        takes: list[tuple[int, int]],
    ) -> int:
        """The best of several captures, or of the sowings if there are none."""
        key = board << 1 | seat
        known = self._table.get(key) or self._older.get(key)
        first_choice = -1
        if known:
            known_depth, bound, value, first_choice = known
            if known_depth >= depth and (
                bound == EXACTLY or (value >= beta if bound == AT_LEAST else value <= alpha)
            ):
                if known_depth < SOLVED:
                    self.touched += 1
                self._table[key] = known
                return value
        if takes:
            children = [(stones, board - (stones << place), place) for stones, place in takes]
        else:
            children = self._sowings(board, seat, depth)
        if first_choice >= 0:
            children.sort(key=lambda child: child[2] != first_choice)
        return self._best(key, seat, left, depth, alpha, beta, children)

    def _best(
        self,
        key: int,
        seat: int,
        left: int,
        depth: int,
        alpha: int,
        beta: int,
        children: list[tuple[int, int, int]],
    ) -> int:
        """The value of the best child, put into the table. Children: stones gained, the board, the place."""
        touched, low = self.touched, alpha
        best, choice = -INFINITY, -1
        for stones, board, place in children:
            before, won = self.touched, stones * UNIT
            if choice < 0:
                value = won - self._value(board, 1 - seat, left - stones, depth - 1, won - beta, won - alpha)
            else:
                value = won - self._value(
                    board, 1 - seat, left - stones, depth - 1, won - alpha - 1, won - alpha
                )
                if alpha < value < beta:
                    value = won - self._value(
                        board, 1 - seat, left - stones, depth - 1, won - beta, won - value
                    )
            if value > best:
                best, choice = value, place
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        if self.touched == before:
                            self.touched = touched  # this child alone proves it
                        self._cuts[seat][place >> 3] += depth * depth
                        break
        bound = AT_LEAST if best >= beta else AT_MOST if best <= low else EXACTLY
        self._table[key] = (SOLVED if self.touched == touched else depth, bound, best, choice)
        return best

    def _sowings(self, board: int, seat: int, depth: int) -> list[tuple[int, int, int]]:
        """The boards after each sowing, the likeliest to be good first."""
        counts = board.to_bytes(16, "little")
        children = [(0, board + adds[counts[at]], at << 3) for at, _, adds, _ in SOWINGS[seat] if counts[at]]
        if depth >= ORDERED_FROM:
            children.sort(key=_after_north if seat else _after_south)
        else:
            cuts = self._cuts[seat]
            children.sort(key=lambda child: -cuts[child[2] >> 3])
        return children


def _after_south(child: tuple[int, int, int]) -> int:
    """How good a board is for North after South sowed: the stones it must capture, South's row and threat."""
    board = child[1]
    filled = (board + BELOW) & TOPS
    across = filled >> HALF
    rating = (board & SOUTHS) % 255 + _least(board, TAKEN[1][filled & ~across & SOUTH_TOPS], 2, 4)
    return rating - _least(board, TAKEN[0][across & ~filled], 0, 2)


def _after_north(child: tuple[int, int, int]) -> int:
    """The same for South after North sowed."""
    board = child[1]
    filled = (board + BELOW) & TOPS
    across = filled >> HALF
    rating = (board >> HALF) % 255 + _least(board, TAKEN[0][across & ~filled], 2, 4)
    return rating - _least(board, TAKEN[1][filled & ~across & SOUTH_TOPS], 0, 2)


def _least(board: int, places: tuple[int, ...], otherwise: int, weight: int) -> int:
    """The fewest stones in those places times the weight; twice the weight and more where there are none."""
    if not places:
        return otherwise * weight
    return weight * min(board >> place & 255 for place in places)
