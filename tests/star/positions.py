"""Positions for tests, with stones by names of nodes, and UI states."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.draw.presentation import MoveEvent, Ui
from game.star import GAME, view
from game.star.rules.state import RED, State
from game.star.rules.territory import COLOURS, EMPTY
from game.star.text.narration import narrate
from tests import play_lines
from tests.star.boards import board_with

BLUE_AGREED = "R43 *40 *41 S41 T41 A40 A41 *10 T10 S21 T20 R21 S31 T31 T32 A30 R32"
RED_AGREED = "*42 S40 A42 R40 R42 S42 T40 T42 T43 S10 R10 *21 A21 *32 S30 S32 T30 A32 R30 R31"
"""The nodes of the rules' first worked example, `AGREED`: decided, with some nodes still empty."""

BLUE_FULL = (
    "*10 S10 A10 R10 *20 *21 S20 T21 A20 R20 *32 S30 S32 T30 T31 R32 *40 *43 S42 T40 T43 A40 A42 A43 R43"
)
"""Blue's nodes of the second example, a full board."""

DEFAULT_TOGGLES = frozenset(toggle.id for toggle in view.toggles() if toggle.on)
UI = Ui(figures=(1, 0), visible_toggles=DEFAULT_TOGGLES)
WATCHING = replace(UI, can_act=False)


def new_game(**options: int | str) -> State:
    state = GAME.new(options)
    assert isinstance(state, State)
    return state


def position(rings: int, blue: str = "", red: str = "", seat: int = 0) -> State:
    """A state with stones on these nodes; Blue to move by default."""
    return replace(new_game(rings=rings), stones=board_with(rings, blue, red), seat=seat)


def full(rings: int, blue: str) -> State:
    """The state of a full board: these nodes are blue, the others red."""
    board = board_with(rings, blue).replace(EMPTY, COLOURS[RED])
    return replace(new_game(rings=rings), stones=board)


def play(state: State, moves: str) -> State:
    """The state after the moves."""
    return play_lines.state_after(state, moves.split())


def events_of(state: State, moves: str) -> list[MoveEvent]:
    """The events of the moves."""
    return play_lines.events_of(narrate, state, moves.split())


def random_board(rings: int, share: float, seed: int) -> State:
    """A random state in which about `share` of the nodes have stones."""
    rng = Random(seed)
    empty = new_game(rings=rings)
    letters = rng.choices("br.", (share / 2, share / 2, 1 - share), k=len(empty.stones))
    return replace(empty, stones="".join(letters))


AGREED = position(4, BLUE_AGREED, RED_AGREED)
