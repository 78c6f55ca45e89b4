"""What is told of a move in nim."""

from __future__ import annotations

from game.draw.show import Beat
from game.nim.rules import NimState, Take
from game.text.message import say


def tell(before: NimState, move: Take, after: NimState) -> tuple[Beat, ...]:
    """The sticks taken, and who won with the last one."""
    taken = say("nim-takes", seat=before.seat, sticks=move.sticks, heap=move.heap + 1)
    beats = [Beat("take", taken, before.seat, str(move.sticks), sound="place")]
    if after.outcome:
        (winner,) = after.outcome.winners
        beats.append(Beat("win", say("outcome-nim-last-stick", seat=winner), winner, sound="win"))
    return tuple(beats)
