"""One puzzle for each of Gering's three strategies.

Give up two holes for a big one; empty every hole once; in the end, move stones to the other side. The
solver proved each position and its lines (`python3 -m tools puzzles mancala --prove`). The reason why a move
is wrong is read from them: what North captures afterwards, or what the move leaves in South's row.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.contract import find_move
from game.learn.puzzle import Puzzle, read_puzzle
from game.mancala.rules.board import LETTERS, NORTH, SOUTH, stones_in_row
from game.mancala.rules.moves import CAPTURE
from game.mancala.rules.state import parse_state
from game.text.message import Message, msg

TWO_FOR_ONE = """
1 1 0 7 0 4 0 2/0 0 0 0 4 0 0 1 53 55 S - capture=smallest komi=0 swap=no end=empty repetition=yes | F xB
D xE xe b xd xG H c xf xF xe a xc b xc d xg h xf xB xe / D xE xe xB A xB xh c xd xF H c xd b xd xG xc a
xc b xc / B xC D xE xe h A xC F xB xc b xd xG xc a xc xH / A xH xh xB D xE xe c xd xF / H xB xb xF xa e
xg xD
"""
"""F gives up B and E, one stone each, and wins four in e."""

EMPTY_ONCE = """
0 1 2 0 2 8 0 4/1 0 0 1 0 0 1 0 56 52 S - capture=smallest komi=0 swap=no end=empty repetition=yes | F e
xc a xc xH G xH xb f xh xC E xG xd xF B xC xg / C xD F a xf xH xe c xe d xf xE xe g B xC A xB xh b xd xG
xc / E xG xd xC F a xf xH xe g xd xB xc h A xC B xC G xH xb / H xC xb d xf xE xe a xb c xe xF xd g xh xB
/ B xC xg xF H d xf xE
"""
"""F still has the eight stones of the beginning."""

ACROSS = """
0 0 0 0 2 1 1 4/1 3 2 0 0 0 0 0 55 59 S - capture=smallest komi=0 swap=no end=empty repetition=yes | H b
xf xG xe d xf xE xe c xg xF xf a xb c xe d xf e xf / G xE xb a xb xH / E b xe xG xd c xf xF xe a xd xH /
F xE xc b xe xG xd a xc xH
"""
"""H moves four stones to North's side."""


def _two_for_one_reason(puzzle: Puzzle, move: str) -> Message:
    """The biggest hole that North captures after a wrong move."""
    state, stones, hole = parse_state(puzzle.start), 0, ""
    for text in (move, *puzzle.variations[move]):
        played = find_move(state, text)
        if state.to_act == NORTH and played.verb == CAPTURE and state.board[played.hole] > stones:
            stones, hole = state.board[played.hole], LETTERS[played.hole]
        state = state.play(played)
    return msg("puzzle-two-for-one-wrong", move=move, hole=hole, stones=stones)


def _empty_once_reason(puzzle: Puzzle, move: str) -> Message:
    """The stones that still lie in the hole that should have been emptied."""
    state = parse_state(puzzle.start)
    stones = state.play(find_move(state, move)).board[LETTERS.index(puzzle.best)]
    return msg("puzzle-empty-once-wrong", move=move, hole=puzzle.best, stones=stones)


def _across_reason(puzzle: Puzzle, move: str) -> Message:
    """The stones that are left in South's row."""
    left, best = _stones_left(puzzle, move), _stones_left(puzzle, puzzle.best)
    return msg("puzzle-across-wrong", move=move, stones=left, best=best)


def _stones_left(puzzle: Puzzle, move: str) -> int:
    """The stones in South's row after a move."""
    state = parse_state(puzzle.start)
    return stones_in_row(state.play(find_move(state, move)).board, SOUTH)


def _strategy(name: str, text: str, reason: Callable[[Puzzle, str], Message]) -> Puzzle:
    """A puzzle whose texts begin with `puzzle-NAME`."""
    puzzle = replace(
        read_puzzle(name, text),
        name=f"puzzle-{name}-name",
        icon="lightbulb",
        stories=(msg(f"puzzle-{name}"),),
        goal=msg(f"puzzle-{name}-goal"),
    )
    wrong = (move for move in puzzle.variations if move != puzzle.best)
    return replace(puzzle, reasons={move: reason(puzzle, move) for move in wrong})


STRATEGIES: tuple[Puzzle, ...] = (
    _strategy("two-for-one", TWO_FOR_ONE, _two_for_one_reason),
    _strategy("empty-once", EMPTY_ONCE, _empty_once_reason),
    _strategy("across", ACROSS, _across_reason),
)
"""South is to move in each."""
