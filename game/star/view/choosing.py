"""What can be chosen, by tap, key or button, and what it means. A target is a move's notation."""

from __future__ import annotations

from collections.abc import Iterator

from game.draw.show import Action, Tap, Toggle, Ui
from game.star.moves import PASS, SWAP, Move
from game.star.rules import State
from game.star.words import decided
from game.text.message import Message, say

TOGGLES = (
    Toggle("score", say("star-show-score")),
    Toggle("proof", say("star-show-proof")),
    Toggle("territory", say("star-show-territory")),
    Toggle("dead", say("star-show-dead")),
    Toggle("sectors", say("star-show-sectors")),
    Toggle("cells", say("star-show-cells"), on=False),
    Toggle("coordinates", say("star-show-coordinates"), on=False),
    Toggle("heat", say("star-show-heat"), on=False),
)


def toggles() -> tuple[Toggle, ...]:
    """What players may have or not; `heat` asks for a computer player's view of each node."""
    return TOGGLES


def figures() -> tuple[int, ...]:
    """Blue begins, Red follows."""
    return 1, 0


def intent(state: State, ui: Ui, tap: Tap) -> Move | None:
    """The legal move that a tap asks for."""
    return next((move for move in state.legal_moves() if str(move) == tap.target), None)


def foregone(state: State, ui: Ui) -> Move | None:
    """Every move is a choice: where there is a node left, one may pass as well."""
    return None


def actions(state: State, ui: Ui) -> tuple[Action, ...]:
    """The buttons beside the board: to take the first stone over, to pass, to agree."""
    return tuple(_buttons(state)) if ui.active else ()


def _buttons(state: State) -> Iterator[Action]:
    if state.may_swap:
        yield Action(str(SWAP), say("star-do-swap"), "arrow-left-right")
    agrees = state.passes == 1 or (decided(state) is not None and not state.is_mid_turn)
    yield Action(str(PASS), _pass(state, agrees), "check" if agrees else "skip-forward")


def _pass(state: State, agrees: bool) -> Message:
    if agrees:
        return say("star-do-agree")
    return say("star-do-pass-second" if state.is_mid_turn else "star-do-pass")
