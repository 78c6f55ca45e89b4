"""Expected turns of a walk or voyage over a number of steps.

The last roll may exceed the distance: a walk may stop in any city, a ship in its harbour. So the turns are
the rolls until their sum reaches the steps, the renewal function of the die (Feller, volume 1, chapter XIII),
and no other way of playing is quicker if the shortest route meets no captor.
"""

from __future__ import annotations

from functools import cache

DIE_FACES = (1, 2, 3, 4, 5, 6)

StepDistribution = tuple[int, ...]
"""The steps that one turn may make, all equally likely."""

TURNS_TO_BE_FREE = 3
"""Expected rolls until a 1 or 2 frees a captured player."""


@cache
def expected_turns(
    steps: int,
    steps_per_turn: StepDistribution = DIE_FACES,
    steps_after_captor: int = 0,
    freeing_roll_moves: bool = True,
) -> float:
    """Expected turns for `steps` steps; a captor is `steps_after_captor` steps before the end (0: none).

    `freeing_roll_moves` means that the roll that frees the player is also a move. A route that begins at the
    captor's spot begins in captivity.
    """
    if steps <= 0:
        return 0.0
    if steps == steps_after_captor:
        rolls = (1, 2) if freeing_roll_moves else (0,)
        onward = [expected_turns(steps - roll, steps_per_turn) for roll in rolls]
        return TURNS_TO_BE_FREE + sum(onward) / len(onward)
    onward = [
        expected_turns(steps - roll, steps_per_turn, steps_after_captor, freeing_roll_moves)
        for roll in steps_per_turn
    ]
    return 1 + sum(onward) / len(onward)
