"""Rolling for the playing order, with the options `clockwise` and `descending`.

Each seat rolls in turn. Tied seats roll again, in turn, and their new dice are compared with each other
only, as words in a dictionary are. Under `clockwise` only a tie for the highest roll is rolled again.

Seats that are tied after `MAX_ROLLS` rolls play in the order of their numbers. Real dice are never tied for
so long, but a forged record could have any number of them.
"""

from __future__ import annotations

from collections.abc import Sequence

Rolls = Sequence[tuple[int, ...]]
"""The dice that each seat has rolled."""

MAX_ROLLS = 50


def next_to_roll(rolls: Rolls, lead_only: bool) -> int | None:
    """The seat that must roll, or None when the order is known."""
    lead = max(rolls)
    open_seats = [
        seat
        for seat, dice in enumerate(rolls)
        if len(dice) < MAX_ROLLS
        and _is_tied(dice, seat, rolls)
        and (not lead_only or lead[: len(dice)] == dice)
    ]
    return min(open_seats, key=lambda seat: len(rolls[seat]), default=None)


def resolved_order(rolls: Rolls, lead_only: bool) -> tuple[int, ...]:
    """The seats in playing order: clockwise from the highest roll, or from high rolls to low."""
    seats = range(len(rolls))
    if lead_only:
        lead = rolls.index(max(rolls))
        return (*seats[lead:], *seats[:lead])
    return tuple(sorted(seats, key=lambda seat: rolls[seat], reverse=True))


def _is_tied(dice: tuple[int, ...], seat: int, rolls: Rolls) -> bool:
    """True if another seat has the same dice, or has them and has already rolled again."""
    return any(rolls[other][: len(dice)] == dice for other in range(len(rolls)) if other != seat)
