"""Baselines for the computer players of Star of Africa.

`nearest` and `land` always go to the nearest token and buy it.

For `nearest` it is the token that takes the fewest expected turns by land, sea and air, with all money spent;
for `land` the one with the fewest steps by road. `land` never flies, and sails only where no road leads to a
token. Both buy a token if they can and try for it if not, bring a winning token home the same way, and choose
a home at random.

`child` is a careless child of six: each turn it tosses a coin which way to walk, by road only. It opens the
first token on its way, with money or by the die, and else walks as far as the die says. It can find home.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from math import inf
from random import Random
from typing import Any

from game.africa.ai.personalities.goals import STOP_THERE, Goal, GoalList, hidden_tokens, home_goals
from game.africa.ai.personalities.move_costs import MoveContext, move_cost
from game.africa.ai.travel import travel_times
from game.africa.rules.board import Board
from game.africa.rules.moves import BUY, TRY, Move
from game.africa.rules.position import START, WALK
from game.africa.rules.routes import HOMES
from game.africa.rules.state import State
from game.search.thinker import SearchResult

TOLERANCE = 1e-9


class NearestTokenPlayer:
    """Keeps no reserve and ignores its opponents."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        yield SearchResult(rng.choice(_home_or_token(state) or _moves_to_nearest(state)), 0.5)


class LandPlayer:
    """Walks to the nearest token; ignores its opponents."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        moves = _home_or_token(state) or _moves_by_land(state)
        yield SearchResult(rng.choice(moves), 0.5)


class CarelessChild:
    """Tosses a coin which way to walk, and opens the tokens that it meets."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        wanders = state.phase != START and not state.mover.has_winning_token
        moves = _moves_by_coin(state, rng) if wanders else _home_or_token(state) or _moves_by_land(state)
        yield SearchResult(rng.choice(moves), 0.5)


def _moves_by_coin(state: State, rng: Random) -> list[Move]:
    moves = state.legal_moves()
    if state.phase != WALK:
        for verb in ("buy", "try", "land"):
            if chosen := [move for move in moves if move.verb == verb]:
                return chosen
        return list(moves)
    walks = state.board.walks_by_end(state.mover.place, state.roll)
    first_step = rng.choice(sorted({path[1] for path in walks.values()}))
    ends = [move for move in moves if walks[move.target][1] == first_step]
    longest = max(len(walks[move.target]) for move in ends)
    at_tokens = [move for move in ends if move.target in state.tokens]
    return at_tokens or [move for move in ends if len(walks[move.target]) == longest]


def _home_or_token(state: State) -> list[Move]:
    """At the start both homes; on a token, the move that buys it or else tries for it; elsewhere none."""
    moves = state.legal_moves()
    if state.phase == START:
        return list(moves)
    if not state.mover.has_winning_token:
        return [move for move in (BUY, TRY) if move in moves][:1]
    return []


def _moves_to_nearest(state: State) -> list[Move]:
    goals = (
        home_goals()
        if state.mover.has_winning_token
        else (Goal(city, STOP_THERE, 0.0, 0) for city in hidden_tokens(state))
    )
    context = MoveContext(state, travel_times(state.house), GoalList(goals))
    moves = state.legal_moves()
    turns = {move: move_cost(context, move) if move.verb in _TRAVEL_VERBS else 0.0 for move in moves}
    fewest_turns = min(turns.values()) + TOLERANCE
    return [move for move in moves if turns[move] <= fewest_turns]


_TRAVEL_VERBS = ("land", "go", "sail", "fly", "skip", "done")


def _moves_by_land(state: State) -> list[Move]:
    board, start = state.board, state.mover.place
    targets = frozenset(HOMES) if state.mover.has_winning_token else state.tokens
    by_land = _steps_by_land(board, targets)
    steps = by_land if start in by_land else _steps_by_land_and_sea(board, targets)

    def steps_after(move: Move) -> float:
        if move.verb == "land":
            return min(steps.get(spot, inf) for spot in board.land[start])
        if move.verb == "sail" and start not in by_land:
            return len(board.sea_route(start, move.target)) - 1 + steps.get(move.target, inf)
        return {"go": steps.get(move.target, inf), "sail": inf, "fly": inf}.get(move.verb, 0.0)

    moves = state.legal_moves()
    fewest_steps = min(map(steps_after, moves))
    return [move for move in moves if steps_after(move) == fewest_steps]


BASELINES: Mapping[str, Callable[[], Any]] = {
    "nearest": NearestTokenPlayer,
    "land": LandPlayer,
    "child": CarelessChild,
}
"""By their names in the arena and the simulation."""


@lru_cache(maxsize=64)
def _steps_by_land(board: Board, targets: frozenset[str]) -> Mapping[str, int]:
    """The steps by road from each spot to the nearest target."""
    return _steps_to(targets, (board.land,))


@lru_cache(maxsize=64)
def _steps_by_land_and_sea(board: Board, targets: frozenset[str]) -> Mapping[str, int]:
    return _steps_to(targets, (board.land, board.sea))


def _steps_to(targets: Iterable[str], graphs: Iterable[Mapping[str, tuple[str, ...]]]) -> Mapping[str, int]:
    steps = dict.fromkeys(targets, 0)
    spots = deque(steps)
    while spots:
        spot = spots.popleft()
        for neighbour in (each for graph in graphs for each in graph.get(spot, ())):
            if neighbour not in steps:
                steps[neighbour] = steps[spot] + 1
                spots.append(neighbour)
    return steps
