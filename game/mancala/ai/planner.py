"""Computer players that search: a few turns deep, or as deep as time allows.

A thought's candidates are worth stones: by how many whoever is to act would lead at the end, komi counted.
The reckoner's are exact for every hole near the end; before that, all but the best one's are of
`FIRST_DEPTHS` plies, lowered to the best one's where deeper search showed that they are no better.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from game.mancala.ai.kernel import SOLVED, UNIT, Kernel
from game.mancala.ai.packed import pack
from game.mancala.board import NORTH, SOUTH, START
from game.mancala.moves import SWAP, Move
from game.mancala.options import MOST_QUIET_TURNS
from game.mancala.rules import State
from game.search.alphabeta import Branch, Branches, deepen
from game.search.thinker import Thought
from game.text.message import Message, say

SLICE = 3_000
"""Nodes between two thoughts: about 20 ms in the browser."""

ENOUGH = 1_000
"""Nodes after which a player stops to think about the only move there is."""

WINDOW = 6
"""How far a value may move from one depth to the next before it is searched again, in units."""

DEEPEST = 60
SOLVE_FROM = 28
"""With so few stones the search goes to the end of the game at once, after `FIRST_DEPTHS`."""

FIRST_DEPTHS = 6

MOST_QUIET = MOST_QUIET_TURNS // 2
"""After so many turns without a capture nothing is called exact: the rule of repetition may come into it."""

SPREAD, SPREAD_BY_STONES = 0.6, 0.35
"""How uncertain a lead is, in stones, and how much more so for each square root of a stone on the board:
fitted to who won 150 games between players of four plies."""


class Search:
    """Thinks up to a depth. Up to the depth `every` it finds the value of each hole, not only of the best."""

    def __init__(self, deepest: int, every: int = 0) -> None:
        self._deepest = deepest
        self._every = every

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        kernel = self._kernel(state.house.capture == "free")
        kernel.nodes, kernel.limit = 0, SLICE
        depths, every = self._plan(state)
        for found in deepen(kernel, branches(state), depths, WINDOW, every):
            yield _thought(state, found, kernel.nodes)
            if len(found) == 1 and kernel.nodes > ENOUGH:
                return
            kernel.limit = kernel.nodes + SLICE

    def _kernel(self, free: bool) -> Kernel:
        """What searches; `free` is the rule of 2004."""
        return Kernel(free)

    def _plan(self, state: State) -> tuple[Sequence[int], int]:
        """The depths to be searched, and up to which of them every hole gets its value."""
        return range(1, self._deepest + 1), SOLVED if may_be_swapped(state) else self._every


class Planner(Search):
    """Plans a fixed number of turns ahead, with a sense for full rows."""

    TURNS = 4

    def __init__(self) -> None:
        super().__init__(self.TURNS)


class Reckoner(Search):
    """Deeper and deeper as long as it may, and the end of the game worked out for every hole.

    What it found in one turn it knows in the next: its table says what a board is worth, whoever led before.
    """

    def __init__(self) -> None:
        super().__init__(DEEPEST, FIRST_DEPTHS)
        self._kept: Kernel | None = None

    def _kernel(self, free: bool) -> Kernel:
        if self._kept is None or self._kept.free != free:
            self._kept = Kernel(free)
        self._kept.tidy()
        return self._kept

    def _plan(self, state: State) -> tuple[Sequence[int], int]:
        if sum(state.board) <= SOLVE_FROM:
            return (*range(1, FIRST_DEPTHS + 1), SOLVED), SOLVED
        return super()._plan(state)


def branches(state: State) -> tuple[Branch, ...]:
    """The legal moves for the search, but for the swap: what that is worth follows from the others."""
    found = []
    for move in state.legal_moves():
        if move.verb != SWAP:
            after = state.play(move)
            gain = after.captured[state.seat] - state.captured[state.seat]
            position = (pack(after.board), after.seat, sum(after.board))
            found.append(Branch(move, gain * UNIT, position))
    return tuple(found)


def may_be_swapped(state: State) -> bool:
    """Whether the other side may answer with a swap: whatever is good for the mover is then taken over."""
    return state.house.swap == "yes" and state.board == START


def chance(lead: float, left: int) -> float:
    """The chance to win for who is expected to lead by so much at the end, with so many stones left."""
    return 1 / (1 + exp(-lead / (SPREAD + SPREAD_BY_STONES * left**0.5)))


def lead_now(state: State) -> float:
    """By how many stones whoever is to act leads, komi counted."""
    lead = state.captured[SOUTH] - state.captured[NORTH] - state.house.komi
    return lead if state.seat == SOUTH else -lead


def _thought(state: State, found: Branches, nodes: int) -> Thought:
    may_repeat = len(state.since) >= MOST_QUIET
    exact = all(branch.exact for branch in found) and not may_repeat
    base = lead_now(state)
    rated = [(branch.move, base + branch.value / UNIT) for branch in found]
    if may_be_swapped(state):
        rated = _feared(state, rated)
    if state.may_swap():
        rated = _with_swap(state, rated)
    move, lead = rated[0]
    value = _proved(lead) if exact else chance(lead, sum(state.board))
    reason = _reason(state, max(1, min(branch.depth for branch in found)), lead, exact)
    proved = frozenset(branch.move for branch in found if branch.proved and not may_repeat)
    if exact and state.may_swap():
        proved |= {Move(SWAP)}
    return Thought(move, value, reason, tuple(rated), exact, nodes, proved)


def _proved(lead: float) -> float:
    return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5


Rated = list[tuple[Move, float]]


def _feared(state: State, rated: Rated) -> Rated:
    """The first moves if the other side may take them over: best the one that favours nobody."""
    base = lead_now(state)
    return sorted(((move, base - abs(lead - base)) for move, lead in rated), key=lambda each: -each[1])


def _with_swap(state: State, rated: Rated) -> Rated:
    """The moves and the swap: a turned board is worth to one what it was to the other, but for komi."""
    swap = (Move(SWAP), 2 * lead_now(state) - rated[0][1])
    return sorted((*rated, swap), key=lambda each: -each[1])


def _reason(state: State, turns: int, lead: float, exact: bool) -> Message:
    """Why the best move is the best; an estimate is told to half a stone."""
    if len(state.legal_moves()) == 1:
        return say("mancala-reason-forced")
    lead = lead if exact else round(2 * lead) / 2
    side = "ahead" if lead > 0 else "behind" if lead < 0 else "even"
    if exact:
        return say("mancala-reason-solved", stones=abs(lead), side=side)
    return say("mancala-reason-plan", turns=turns, stones=abs(lead), side=side)
