"""Targets of taps, keys and buttons, and the moves they stand for.

A target is a move's notation, or `mode`, which leaves the mode `end`. A pass that would end an open game
turns that mode on, in which the player confirms the end or plays on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.draw.presentation import Action, Toggle, Ui
from game.star.rules.moves import PASS, SWAP, Move
from game.star.rules.state import State
from game.star.text.messages import pass_meaning
from game.text.message import Message, msg

END_MODE, LEAVE_MODE = "end", "mode"
"""The mode in which a player confirms the end, and the target of the button that leaves it."""

_PASS_LABELS = {
    "second": "star-do-pass-second",
    "rest": "star-do-pass-rest",
    "offer": "star-do-offer",
    "agree": "star-do-agree",
    "end": "star-do-end",
    "pass": "star-do-pass",
}
"""The key of the pass button's label, by the meaning of a pass."""

SCORE, PROOF, TERRITORY, DEAD = "score", "proof", "territory", "dead"
SECTORS, CELLS, COORDINATES, HEAT = "sectors", "cells", "coordinates", "heat"
"""IDs of the toggles, in `Ui.visible_toggles`."""

TOGGLES = (
    Toggle(SCORE, msg("star-show-score")),
    Toggle(PROOF, msg("star-show-proof")),
    Toggle(TERRITORY, msg("star-show-territory")),
    Toggle(DEAD, msg("star-show-dead")),
    Toggle(SECTORS, msg("star-show-sectors"), on=False),
    Toggle(CELLS, msg("star-show-cells"), on=False),
    Toggle(COORDINATES, msg("star-show-coordinates"), on=False),
    Toggle(HEAT, msg("star-show-heat"), on=False),
)


def toggles() -> tuple[Toggle, ...]:
    """The display options; `heat` requests a computer player's rating of each node."""
    return TOGGLES


def figures() -> tuple[int, ...]:
    """The default figures: blue for the first seat, red for the second."""
    return 1, 0


def intent(state: State, ui: Ui, target: str) -> Move | Ui | None:
    """The legal move whose notation is the tap's target, a `Ui` with another mode, or None."""
    if target == LEAVE_MODE:
        return replace(ui, mode="")
    move = next((move for move in state.legal_moves() if str(move) == target), None)
    if move == PASS and ui.mode != END_MODE and pass_meaning(state) == "end":
        return replace(ui, mode=END_MODE)
    return move


def automatic_move(state: State, ui: Ui) -> Move | None:
    """None: a player always has a choice, since every position has the pass besides an empty node."""
    return None


def actions(state: State, ui: Ui) -> tuple[Action, ...]:
    """The buttons beside the board: the swap and the pass, or the confirmation of the end."""
    return tuple(_actions(state, ui)) if ui.can_act else ()


def _actions(state: State, ui: Ui) -> Iterator[Action]:
    meaning = pass_meaning(state)
    if state.may_swap:
        yield Action(str(SWAP), msg("star-do-swap"), "arrow-left-right")
    if meaning == "end" and ui.mode == END_MODE:
        yield Action(LEAVE_MODE, msg("star-do-play-on"), "x", main=True)
    icon = "check" if meaning in ("offer", "agree", "end") else "skip-forward"
    yield Action(str(PASS), msg(_PASS_LABELS[meaning]), icon)


def move_name(state: State, move: Move) -> Message:
    """A node's name, or the label of a button."""
    if move == SWAP:
        return msg("star-do-swap")
    return msg(_PASS_LABELS[pass_meaning(state)]) if move == PASS else msg("star-move", node=str(move))
