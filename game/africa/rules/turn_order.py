"""Rolling for the playing order, with the options `clockwise` and `descending`.

Each seat rolls in turn. Seats that are equal roll again, in turn, and their new dice count among
themselves only: dice are compared like words in a dictionary. Under `clockwise` only the lead is rolled for.
"""

from __future__ import annotations

from collections.abc import Sequence

Rolls = Sequence[tuple[int, ...]]
"""Each seat's dice so far."""


def next_to_roll(rolls: Rolls, lead_only: bool) -> int | None:
    """The seat that must roll, or None when the order is settled."""
    lead = max(rolls)
    open_seats = [
        seat
        for seat, dice in enumerate(rolls)
        if _is_tied(dice, seat, rolls) and (not lead_only or lead[: len(dice)] == dice)
    ]
    return min(open_seats, key=lambda seat: len(rolls[seat]), default=None)


def resolved_order(rolls: Rolls, lead_only: bool) -> tuple[int, ...]:
    """The seats in playing order: round the table from the lead, or from high dice to low."""
    seats = range(len(rolls))
    if lead_only:
        lead = rolls.index(max(rolls))
        return (*seats[lead:], *seats[:lead])
    return tuple(sorted(seats, key=lambda seat: rolls[seat], reverse=True))


def _is_tied(dice: tuple[int, ...], seat: int, rolls: Rolls) -> bool:
    """Another seat's dice are the same, or begin with these: it has rolled again already."""
    return any(rolls[other][: len(dice)] == dice for other in range(len(rolls)) if other != seat)
