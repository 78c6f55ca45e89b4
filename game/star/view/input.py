"""Targets of taps, keys and buttons, and the moves they stand for. A target is a move's notation."""

from __future__ import annotations

from collections.abc import Iterator

from game.draw.presentation import Action, Tap, Toggle, Ui
from game.star.rules.moves import PASS, SWAP, Move
from game.star.rules.state import State
from game.star.text.messages import certain_winner
from game.text.message import Message, msg

TOGGLES = (
    Toggle("score", msg("star-show-score")),
    Toggle("proof", msg("star-show-proof")),
    Toggle("territory", msg("star-show-territory")),
    Toggle("dead", msg("star-show-dead")),
    Toggle("sectors", msg("star-show-sectors")),
    Toggle("cells", msg("star-show-cells"), on=False),
    Toggle("coordinates", msg("star-show-coordinates"), on=False),
    Toggle("heat", msg("star-show-heat"), on=False),
)


def toggles() -> tuple[Toggle, ...]:
    """The display options; `heat` requests a computer player's rating of each node."""
    return TOGGLES


def figures() -> tuple[int, ...]:
    """The default figures: blue for the first seat, red for the second."""
    return 1, 0


def intent(state: State, ui: Ui, tap: Tap) -> Move | None:
    """The legal move whose notation is the tap's target, or None."""
    return next((move for move in state.legal_moves() if str(move) == tap.target), None)


def automatic_move(state: State, ui: Ui) -> Move | None:
    """None: a player always has a choice, since every position has the pass besides an empty node."""
    return None


def actions(state: State, ui: Ui) -> tuple[Action, ...]:
    """The buttons beside the board: swap, pass, or agree on the result."""
    return tuple(_actions(state)) if ui.can_act else ()


def _actions(state: State) -> Iterator[Action]:
    if state.may_swap:
        yield Action(str(SWAP), msg("star-do-swap"), "arrow-left-right")
    agrees = state.passes == 1 or (certain_winner(state) is not None and not state.is_mid_turn)
    yield Action(str(PASS), _pass_label(state, agrees), "check" if agrees else "skip-forward")


def _pass_label(state: State, agrees: bool) -> Message:
    if agrees:
        return msg("star-do-agree")
    return msg("star-do-pass-second" if state.is_mid_turn else "star-do-pass")
