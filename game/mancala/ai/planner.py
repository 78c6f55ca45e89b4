"""Computer players that search: a fixed number of plies deep, or as deep as time allows.

A candidate's value is the final lead of the player to act, in stones with komi. Near the end, Reckoner's
values are exact for every hole. Before that, all but the best are values of `OWN_VALUES_DEPTH` plies, lowered
to that of the best if a deeper search showed that they are no better.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, inf
from random import Random

from game.mancala.ai.alpha_beta import SOLVED_DEPTH, UNITS_PER_STONE, AlphaBeta
from game.mancala.ai.packed_board import pack
from game.mancala.rules.board import NORTH, SOUTH, START
from game.mancala.rules.moves import SWAP, Move
from game.mancala.rules.options import MAX_TURNS_WITHOUT_CAPTURE
from game.mancala.rules.state import State
from game.search.iterative_deepening import RootMove, RootMoves, iterative_deepening
from game.search.thinker import SearchResult
from game.text.message import Message, ahead_or_behind, msg

SLICE_NODES = 3_000
"""Nodes between two results: about 13 ms in the browser; a slice may take 20."""

FORCED_MOVE_NODES = 1_000
"""Nodes after which the search ends if there is only one legal move."""

ASPIRATION_WINDOW = 6
"""Largest change of a value between two depths without a new search, in units."""

MAX_DEPTH = 60
MAX_STONES_TO_SOLVE = 28
"""Up to this number of stones, the search goes to the end of the game right after `OWN_VALUES_DEPTH`."""

OWN_VALUES_DEPTH = 6
"""Depth up to which Reckoner finds a value of its own for every hole, not only for the best."""

TURNS_UNTIL_INEXACT = MAX_TURNS_WITHOUT_CAPTURE // 2
"""After this number of turns without a capture no value is called exact: the repetition rule may apply."""

SPREAD, SPREAD_BY_STONES = 0.6, 0.35
"""Uncertainty of a lead, in stones, and its increase per square root of the stones on the board: fitted to
the winners of 150 games between players of four plies."""


class Planner:
    """Searches a fixed number of plies; up to `own_values_depth` every hole gets a value of its own."""

    PLIES = 8

    def __init__(self, plies: int = PLIES, own_values_depth: int = 0) -> None:
        self._plies = plies
        self._own_values_depth = own_values_depth

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        kernel = self._kernel(state.house.capture == "free")
        kernel.nodes, kernel.limit = 0, SLICE_NODES
        depths, own_values_depth = self._depths_to_search(state)
        for found in iterative_deepening(
            kernel, root_moves(state), depths, ASPIRATION_WINDOW, own_values_depth
        ):
            yield _search_result(state, found, kernel.nodes)
            if len(found) == 1 and kernel.nodes > FORCED_MOVE_NODES:
                return
            kernel.limit = kernel.nodes + SLICE_NODES

    def _kernel(self, free_capture: bool) -> AlphaBeta:
        """The search to use; `free_capture` is the rule of 2004."""
        return AlphaBeta(free_capture)

    def _depths_to_search(self, state: State) -> tuple[Sequence[int], int]:
        """The depths to search, and the one up to which every hole gets a value of its own."""
        own_values_depth = SOLVED_DEPTH if opponent_may_swap(state) else self._own_values_depth
        return range(1, self._plies + 1), own_values_depth


class Reckoner(Planner):
    """Searches as deep as time allows, and solves every hole near the end of the game.

    Thinking ends after `max_nodes`. The search and its table are kept between turns.
    """

    def __init__(self, max_nodes: float = inf) -> None:
        super().__init__(MAX_DEPTH, OWN_VALUES_DEPTH)
        self._max_nodes = max_nodes
        self._cached_kernel: AlphaBeta | None = None

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        for result in super().think(state, rng):
            yield result
            if result.work >= self._max_nodes:
                return

    def _kernel(self, free_capture: bool) -> AlphaBeta:
        if self._cached_kernel is None or self._cached_kernel.free_capture != free_capture:
            self._cached_kernel = AlphaBeta(free_capture)
        self._cached_kernel.trim_table()
        return self._cached_kernel

    def _depths_to_search(self, state: State) -> tuple[Sequence[int], int]:
        if sum(state.board) <= MAX_STONES_TO_SOLVE:
            return (*range(1, OWN_VALUES_DEPTH + 1), SOLVED_DEPTH), SOLVED_DEPTH
        return super()._depths_to_search(state)


def root_moves(state: State) -> tuple[RootMove, ...]:
    """The legal moves for the search, except the swap: its value follows from the others."""
    found = []
    for move in state.legal_moves():
        if move.verb != SWAP:
            after = state.play(move)
            gain = after.captured[state.seat] - state.captured[state.seat]
            position = (pack(after.board), after.seat, sum(after.board))
            found.append(RootMove(move, gain * UNITS_PER_STONE, position))
    return tuple(found)


def opponent_may_swap(state: State) -> bool:
    """Whether the opponent may reply with a swap, and so take over any advantage."""
    return state.house.swap == "yes" and state.seat == SOUTH and state.board == START


def win_probability(lead: float, stones_left: int) -> float:
    """The winning chance at an expected final lead of `lead`, with `stones_left` on the board."""
    return 1 / (1 + exp(-lead / (SPREAD + SPREAD_BY_STONES * stones_left**0.5)))


def current_lead(state: State) -> float:
    """The lead of the player to act, in stones with komi."""
    lead = state.captured[SOUTH] - state.captured[NORTH] - state.house.komi
    return lead if state.seat == SOUTH else -lead


def _search_result(state: State, found: RootMoves, nodes: int) -> SearchResult:
    may_repeat = len(state.turns_since_capture) >= TURNS_UNTIL_INEXACT
    exact = all(root_move.exact for root_move in found) and not may_repeat
    lead_before = current_lead(state)
    rated = [(root_move.move, lead_before + root_move.value / UNITS_PER_STONE) for root_move in found]
    if opponent_may_swap(state):
        rated = _assuming_swap(state, rated)
    if state.may_swap():
        rated = _with_swap(state, rated)
    move, lead = rated[0]
    value = _proved_value(lead) if exact else win_probability(lead, sum(state.board))
    reason = _reason(state, max(1, min(root_move.depth for root_move in found)), lead, exact)
    proved = frozenset(root_move.move for root_move in found if root_move.proved and not may_repeat)
    candidates = tuple(sorted(rated, key=lambda each: -each[1]))
    return SearchResult(move, value, reason, candidates, exact, nodes, proved)


def _proved_value(lead: float) -> float:
    return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5


RatedMoves = list[tuple[Move, float]]


def _assuming_swap(state: State, rated: RatedMoves) -> RatedMoves:
    """The first moves rated for an opponent who may swap: the more lopsided a move, the worse."""
    lead_before = current_lead(state)
    return sorted(
        ((move, lead_before - abs(lead - lead_before)) for move, lead in rated), key=lambda each: -each[1]
    )


def _with_swap(state: State, rated: RatedMoves) -> RatedMoves:
    """The moves and the swap: the mirrored board has the opponent's value, except that komi stays."""
    swap = (Move(SWAP), 2 * current_lead(state) - rated[0][1])
    return sorted((*rated, swap), key=lambda each: -each[1])


def _reason(state: State, turns: int, lead: float, exact: bool) -> Message:
    """The reason for the best move; an estimate is rounded to whole stones, as in lists."""
    if len(state.legal_moves()) == 1:
        return msg("mancala-reason-only")
    if exact:
        return msg("mancala-reason-solved", stones=abs(lead), side=ahead_or_behind(lead))
    lead = round(lead)
    return msg("mancala-reason-plan", turns=turns, stones=abs(lead), side=ahead_or_behind(lead))
