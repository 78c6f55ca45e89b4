"""`python3 -m tools train star`: learn what *Star's master adds to the value of a move.

Plays games between two copies of the arena's strong opponent (`tools/arena/uct_rave.py`, which needs a C++
compiler), fits weights to its choices, prints how well they predict held-out games, and writes
`game/star/ai/pattern_weights.py`. Seeds are fixed, so it repeats itself. It takes ten minutes of one core.
"""

from __future__ import annotations

import argparse

from tools.train import star


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("python3 -m tools train", description=__doc__)
    parser.add_argument("game", choices=("star",))
    parser.parse_args(arguments)
    star.train()
    return 0
