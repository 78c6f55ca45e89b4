"""Targets of taps, keys and buttons, and the moves they stand for.

A target is a move's notation, or `look` and a letter for a hole that cannot be played now but has a preview.
"""

from __future__ import annotations

from game.draw.presentation import Action, MoveRating, Toggle, Ui
from game.mancala.rules.board import HOLES, LETTERS
from game.mancala.rules.moves import CAPTURE, SWAP, Move
from game.mancala.rules.state import State
from game.text.message import Message, msg

LOOK = "look "

PREVIEW, NUMERALS, HEAT, FORCED = "preview", "numerals", "heat", "forced"
"""IDs of the toggles, in `Ui.visible_toggles`."""

_TOGGLES = (
    Toggle(PREVIEW, msg("mancala-show-preview")),
    Toggle(NUMERALS, msg("mancala-show-numerals"), on=False),
    Toggle(HEAT, msg("mancala-show-heat"), on=False),
    Toggle(FORCED, msg("mancala-show-forced"), on=False),
)


def toggles() -> tuple[Toggle, ...]:
    """The display options; `heat` requests a computer player's rating of each hole."""
    return _TOGGLES


def figures() -> tuple[int, ...]:
    """The default figures: red for South, blue for North."""
    return (0, 1)


def playable(state: State, ui: Ui) -> dict[int, Move]:
    """The holes that can be played now, each with its move."""
    if not ui.can_act:
        return {}
    return {move.hole: move for move in state.legal_moves() if move.verb != SWAP}


def targets(state: State, ui: Ui) -> dict[int, str]:
    """The target of each hole; empty if the player cannot act."""
    if not ui.can_act:
        return {}
    moves = playable(state, ui)
    return {hole: str(moves[hole]) if hole in moves else f"{LOOK}{LETTERS[hole]}" for hole in range(HOLES)}


def rated_holes(state: State, ui: Ui) -> dict[int, MoveRating]:
    """A computer player's rating of each playable hole, if the toggle `heat` is on."""
    ratings = {rating.target: rating for rating in ui.ratings} if HEAT in ui.visible_toggles else {}
    moves = playable(state, ui).items()
    return {hole: ratings[str(move)] for hole, move in moves if str(move) in ratings}


def hovered_hole(state: State, ui: Ui) -> int | None:
    """The hole under the pointer, if any."""
    return next((hole for hole, target in targets(state, ui).items() if target == ui.hover), None)


def intent(state: State, ui: Ui, target: str) -> Move | Ui | None:
    """The legal move whose notation is the tap's target, or None."""
    return next((move for move in state.legal_moves() if str(move) == target), None)


def automatic_move(state: State, ui: Ui) -> Move | None:
    """The only legal move if it is a capture and the toggle `forced` is on."""
    moves = state.legal_moves()
    return moves[0] if FORCED in ui.visible_toggles and len(moves) == 1 and moves[0].verb == CAPTURE else None


def actions(state: State, ui: Ui) -> tuple[Action, ...]:
    """The button for the swap on the second turn; other moves are chosen on the board."""
    if not ui.can_act or not state.may_swap():
        return ()
    return (Action(str(Move(SWAP)), msg("mancala-do-swap"), "arrow-left-right", msg("mancala-price-swap")),)


def move_name(state: State, move: Move) -> Message:
    """What to do with which hole, or the label of the button."""
    if move.verb == SWAP:
        return msg("mancala-do-swap")
    return msg(f"mancala-move-{move.verb}", hole=LETTERS[move.hole])
