"""The skill of a computer player: the same character as a careless player, and as an expert.

A careless player makes the mistakes that people make. It overlooks moves, or forgets that another player has
the star, and then does what its character likes best among what it sees. So its moves are never random, and
often right.

An expert asks the navigator which moves are nearly the best, and takes the one that its character likes best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Protocol

from game.africa.ai.clear_decisions import clear_decision
from game.africa.ai.navigator.navigator import Navigator
from game.africa.rules.moves import BUY, Move
from game.africa.rules.position import ACT, ARRIVED, WALK, Seat
from game.africa.rules.state import State
from game.africa.rules.token_effects import bag_with
from game.search.thinker import SearchResult


class Character(Protocol):
    """A computer player that can choose among some of its moves."""

    def choose(self, state: State, moves: Sequence[Move], rng: Random) -> SearchResult:
        """The best of these moves."""


class Careless:
    """A character that makes each of its mistakes with the probability `carelessness`."""

    def __init__(self, character: Character, carelessness: float) -> None:
        self._character = character
        self._carelessness = carelessness

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        """Yield one result, of the moves that it sees."""
        moves = state.legal_moves()
        yield clear_decision(moves) or self._character.choose(
            self._remembered(state, rng), self._seen(state, moves, rng), rng
        )

    def _seen(self, state: State, moves: Sequence[Move], rng: Random) -> Sequence[Move]:
        """The moves that are not overlooked, at least one."""
        for overlooks in _MISTAKES.get(state.phase, ()):
            if rng.random() < self._carelessness:
                moves = overlooks(state, moves, rng) or moves
        return moves

    def _remembered(self, state: State, rng: Random) -> State:
        """The position, or what it was like before another player found the star."""
        may_forget = state.star_found and state.tokens and not state.mover.has_winning_token
        return _with_hidden_star(state) if may_forget and rng.random() < self._carelessness else state


def _looks_along_one_road(state: State, moves: Sequence[Move], rng: Random) -> list[Move]:
    """The ends of the walk in one direction."""
    paths = state.board.walks_by_end(state.mover.place, state.roll)
    first_step = rng.choice(sorted({path[1] for path in paths.values()}))
    return [move for move in moves if paths[move.target][1] == first_step]


def _walks_past(state: State, moves: Sequence[Move], _: Random) -> list[Move]:
    """The ends of the whole roll: cities on the way are passed."""
    paths = state.board.walks_by_end(state.mover.place, state.roll)
    return [move for move in moves if len(paths[move.target]) == state.roll + 1]


def _buys_later(_: State, moves: Sequence[Move], __: Random) -> list[Move]:
    """A token need not be bought on arrival."""
    return [move for move in moves if move != BUY]


def _forgets_ships_and_planes(_: State, moves: Sequence[Move], __: Random) -> list[Move]:
    return [move for move in moves if move.verb not in ("sail", "fly")]


def _forgets_the_token_here(_: State, moves: Sequence[Move], __: Random) -> list[Move]:
    return [move for move in moves if move.verb not in ("buy", "try")]


_MISTAKES: dict[str, tuple[Callable[[State, Sequence[Move], Random], list[Move]], ...]] = {
    ACT: (_forgets_ships_and_planes, _forgets_the_token_here),
    WALK: (_looks_along_one_road, _walks_past),
    ARRIVED: (_buys_later,),
}
"""What a careless player may overlook in each phase."""


def _with_hidden_star(state: State) -> State:
    bag = bag_with(state.bag, "star", 1)
    return state._replace(bag=bag, seats=tuple(map(_without_winning_token, state.seats)))


def _without_winning_token(seat: Seat) -> Seat:
    found = tuple(find for find in seat.found if find.kind != "star")
    return seat._replace(found=found, horseshoe=False)


class Expert:
    """A character that takes what it likes among the navigator's best moves."""

    MARGIN = 0.004
    """A win probability lower by at most this is nearly the best."""

    def __init__(self, character: Character) -> None:
        self._character = character
        self._navigator = Navigator()

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        """Yield one result."""
        moves = state.legal_moves()
        yield clear_decision(moves) or self._choose(state, moves, rng)

    def _choose(self, state: State, moves: Sequence[Move], rng: Random) -> SearchResult:
        advice = self._navigator.choose(state, moves, rng)
        values = dict(advice.candidates)
        good = [move for move in values if values[move] >= advice.value - self.MARGIN]
        liked = self._character.choose(state, good, rng)
        return SearchResult(liked.move, values[liked.move], candidates=advice.candidates, work=advice.work)
