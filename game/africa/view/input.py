"""The targets that a player can select by tap, key or button, and the moves that they mean.

A target is the notation of a move, or `mode sail` or `mode fly`: a button that turns the choice of a
destination on or off. Destinations glow only in that mode, so that no accidental tap spends money; meanwhile
`mode` alone leads back to the other ways to travel.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from game.africa.rules.legal_moves import can_stow_away, legal_moves
from game.africa.rules.moves import BUY, DONE, END, ESCAPE, LAND, ONWARD, SKIP, TRY, Move
from game.africa.rules.position import Position
from game.africa.text.messages import money, place
from game.draw.presentation import Action, Ui
from game.text.message import Message, msg

MODES = ("sail", "fly")
LEAVE_MODE = "mode"
DIE_MOVES = (LAND, ONWARD, ESCAPE)
"""The moves that roll the die by a tap on it."""

TOKEN_MOVES = (BUY, TRY)
"""The moves that turn the token under the piece, the certain one first."""

_BUTTON_ORDER = (END, BUY, ESCAPE, ONWARD, LAND, TRY)
"""The buttons above those to choose a home or a destination."""

_MAP_VERBS = frozenset({"start", "go"})

_ICONS = {
    "start": "house",
    "land": "dice-5",
    "sail": "ship",
    "onward": "ship",
    "fly": "plane",
    "buy": "coins",
    "try": "token",
    "escape": "lock",
    "skip": "hourglass",
    "done": "skip-forward",
    "end": "octagon-x",
}


class SelectableSpot(NamedTuple):
    """A spot of the map that can be selected, with its target."""

    target: str
    spot: str
    verb: str


def selectable_spots(state: Position, ui: Ui) -> list[SelectableSpot]:
    """The glowing spots: homes, ends of a walk, destinations of the mode, or the token to turn."""
    if not ui.can_act:
        return []
    moves = legal_moves(state)
    selectable = [
        SelectableSpot(str(move), move.target, move.verb)
        for move in moves
        if move.verb in _MAP_VERBS or move.verb == ui.mode
    ]
    token_move = next((move for move in TOKEN_MOVES if move in moves), None)
    if token_move and not ui.mode:
        selectable.append(SelectableSpot(str(token_move), state.mover.place, token_move.verb))
    return selectable


def die_target(state: Position, ui: Ui) -> str:
    """The move that a tap on the die means; empty if it cannot be rolled or another way is chosen."""
    if not ui.can_act or ui.mode:
        return ""
    moves = legal_moves(state)
    move = next((move for move in DIE_MOVES if move in moves), None)
    if move is None or (move == ONWARD and state.mover.drifting):
        return ""
    return str(move)


def intent(state: Position, ui: Ui, target: str) -> Move | Ui | None:
    """The legal move that a tap means, a `Ui` with another mode, or None."""
    moves = legal_moves(state)
    if target == LEAVE_MODE:
        return replace(ui, mode="") if ui.mode else None
    if target.startswith("mode "):
        mode = target.removeprefix("mode ")
        known = mode in MODES and any(move.verb == mode for move in moves)
        return replace(ui, mode=mode) if known else None
    return next((move for move in moves if str(move) == target), None)


def automatic_move(state: Position, ui: Ui) -> Move | None:
    """The only legal move, if it is to pass, to drift, or to walk; else None."""
    moves = legal_moves(state)
    if len(moves) != 1:
        return None
    (move,) = moves
    drifts = move == ONWARD and state.mover.drifting
    return move if move == SKIP or move.verb == "go" or drifts else None


def actions(state: Position, ui: Ui) -> tuple[Action, ...]:
    """The buttons, most likely first; ends of walks are selected on the map only."""
    if not ui.can_act:
        return ()
    if ui.mode:
        return (Action(LEAVE_MODE, msg("africa-do-back"), "undo-2"),)
    buttons = list(_buttons(state))
    return tuple(replace(button, main=number == 0) for number, button in enumerate(buttons))


def _buttons(state: Position) -> Iterator[Action]:
    moves = legal_moves(state)
    yield from (_button(state, move) for move in _BUTTON_ORDER if move in moves)
    yield from (_button(state, move) for move in moves if move.verb == "start")
    for mode in MODES:
        if destinations := [move for move in moves if move.verb == mode]:
            yield _travel_button(state, mode, destinations)
    yield from (_button(state, move) for move in (SKIP, DONE) if move in moves)


def _button(state: Position, move: Move) -> Action:
    return Action(str(move), move_name(state, move), _ICONS[move.verb], _price(state, move.verb))


def _travel_button(state: Position, mode: str, destinations: list[Move]) -> Action:
    """A button that travels to the only destination, or turns on the mode to choose one."""
    target, label = f"mode {mode}", msg(f"africa-do-{mode}")
    if len(destinations) == 1:
        target, label = str(destinations[0]), move_name(state, destinations[0])
    return Action(target, label, _ICONS[mode], _price(state, mode))


def _price(state: Position, verb: str) -> Message | None:
    """The cost of an action: money, a roll, or the faces needed."""
    house, seat = state.house, state.mover
    if verb == "sail":
        if seat.purse < house.sea_fare:
            return msg("africa-price-free")
        return msg("africa-price-sail", money=money(house, house.sea_fare))
    if verb in ("fly", "buy"):
        return money(house, house.air_fare if verb == "fly" else house.token_price)
    if verb in ("try", "escape"):
        return msg(f"africa-price-{verb}")
    if verb == "onward" and not seat.drifting:
        return msg("africa-price-roll")
    return None


def move_name(state: Position, move: Move) -> Message:
    """Where to go and how, or the label of a button."""
    if move.verb == "go":
        return place(move.target)
    if move.verb == "start":
        return msg("africa-do-start", place=place(move.target))
    if move.verb in MODES:
        return msg(f"africa-move-{move.verb}", place=place(move.target))
    if move == SKIP and can_stow_away(state):
        return msg("africa-do-wait")
    if move == LAND and TRY in legal_moves(state):  # the die may be rolled for the token, too
        return msg("africa-do-walk-on")
    return msg(f"africa-do-{move.verb}")
