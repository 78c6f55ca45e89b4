"""The events of a move in nim."""

from __future__ import annotations

from game.draw.presentation import MoveEvent
from game.nim.rules import NimState, Take
from game.text.message import msg


def narrate(before: NimState, move: Take, after: NimState) -> tuple[MoveEvent, ...]:
    """The sticks taken, and the winner if they were the last ones."""
    taken = msg("nim-takes", seat=before.seat, sticks=move.sticks, heap=move.heap + 1)
    events = [MoveEvent("take", taken, before.seat, str(move.sticks), sound="place")]
    if after.outcome:
        (winner,) = after.outcome.winners
        events.append(MoveEvent("win", msg("outcome-nim-last-stick", seat=winner), winner, sound="win"))
    return tuple(events)
