"""How many turns a way of so many steps takes, in expectation over the die.

Whoever is bound for a city may overshoot: a walk stops early in any city, a ship in its harbour. So the
turns are the throws until their sum reaches the steps, the renewal function of the die (Feller, volume 1,
chapter XIII), and no other way of playing is quicker where the shortest way meets no captor.
"""

from __future__ import annotations

from functools import cache

DIE_FACES = (1, 2, 3, 4, 5, 6)

StepDistribution = tuple[int, ...]
"""The steps that one turn may make, each as likely as the next."""

TURNS_TO_BE_FREE = 3
"""A captured player throws 1 or 2 with one chance in three."""


@cache
def expected_turns(
    steps: int,
    steps_per_turn: StepDistribution = DIE_FACES,
    steps_after_captor: int = 0,
    freeing_moves: bool = True,
) -> float:
    """Expected turns for a way of `steps`; `captor` steps before its end one is captured (0: nowhere).

    `freeing_moves` says that the throw that frees is also a move. Where the way starts at the captor's
    spot, the player counts as captured.
    """
    if steps <= 0:
        return 0.0
    if steps == steps_after_captor:
        rolls = (1, 2) if freeing_moves else (0,)
        return TURNS_TO_BE_FREE + sum(expected_turns(steps - roll, steps_per_turn) for roll in rolls) / len(
            rolls
        )
    return 1 + sum(
        expected_turns(steps - roll, steps_per_turn, steps_after_captor, freeing_moves)
        for roll in steps_per_turn
    ) / len(steps_per_turn)
