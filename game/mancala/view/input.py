"""What can be chosen now, by tap, key or button, and what it means.

A target is a move's notation, or `look` and a letter: a hole that cannot be played now, but where its sowing
would end may be seen all the same.
"""

from __future__ import annotations

from game.draw.presentation import Action, MoveRating, Tap, Toggle, Ui
from game.mancala.rules.board import HOLES, LETTERS
from game.mancala.rules.moves import CAPTURE, SWAP, Move
from game.mancala.rules.state import State
from game.text.message import msg

LOOK = "look "

PREVIEW, NUMERALS, HEAT, FORCED = "preview", "numerals", "heat", "forced"
"""Words of `Ui.show`."""

_TOGGLES = (
    Toggle(PREVIEW, msg("mancala-show-preview")),
    Toggle(NUMERALS, msg("mancala-show-numerals"), on=False),
    Toggle(HEAT, msg("mancala-show-heat"), on=False),
    Toggle(FORCED, msg("mancala-show-forced"), on=False),
)


def toggles() -> tuple[Toggle, ...]:
    """What players may have or not; `heat` asks for a computer player's view of each hole."""
    return _TOGGLES


def figures() -> tuple[int, ...]:
    """South is red and North is blue."""
    return (0, 1)


def playable(state: State, ui: Ui) -> dict[int, Move]:
    """The holes that glow, each with its move."""
    if not ui.can_act:
        return {}
    return {move.hole: move for move in state.legal_moves() if move.verb != SWAP}


def targets(state: State, ui: Ui) -> dict[int, str]:
    """What a tap on each hole means; nothing where nobody is asked."""
    if not ui.can_act:
        return {}
    moves = playable(state, ui)
    return {hole: str(moves[hole]) if hole in moves else f"{LOOK}{LETTERS[hole]}" for hole in range(HOLES)}


def rated_holes(state: State, ui: Ui) -> dict[int, MoveRating]:
    """What a computer player thinks of each hole that may be played, if players want to see it."""
    rates = {rate.target: rate for rate in ui.ratings} if HEAT in ui.visible_toggles else {}
    moves = playable(state, ui).items()
    return {hole: rates[str(move)] for hole, move in moves if str(move) in rates}


def hovered_hole(state: State, ui: Ui) -> int | None:
    """The hole that is pointed at, if any."""
    return next((hole for hole, target in targets(state, ui).items() if target == ui.hover), None)


def intent(state: State, ui: Ui, tap: Tap) -> Move | Ui | None:
    """The legal move that a tap asks for, or nothing."""
    return next((move for move in state.legal_moves() if str(move) == tap.target), None)


def automatic_move(state: State, ui: Ui) -> Move | None:
    """A capture that is the only move plays itself, if players want that."""
    moves = state.legal_moves()
    return moves[0] if FORCED in ui.visible_toggles and len(moves) == 1 and moves[0].verb == CAPTURE else None


def actions(state: State, ui: Ui) -> tuple[Action, ...]:
    """Sides may be swapped on the second turn; everything else is chosen on the board."""
    if not ui.can_act or not state.may_swap():
        return ()
    return (Action(str(Move(SWAP)), msg("mancala-do-swap"), "arrow-left-right", msg("mancala-price-swap")),)
