"""How long the computer players of Star of Africa think, in games of four of a kind."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import process_time

from game.catalog import GAMES
from tools.arena import schedule
from tools.arena.match import play_match
from tools.bench.row import Row, at_least, at_most

GAMES_EACH = 12
MOST_IN_THE_MEDIAN, MOST, LEAST_GAMES = 20, 100, 10


def rows() -> Iterator[Row]:
    """Each temper's usual and longest decision, and its games a second."""
    game = GAMES["africa"]
    for name in game.levels:
        start = process_time()
        matches = schedule("africa", game.complete_options(), (name,) * 4, GAMES_EACH, "bench")
        results = [play_match(match, slices=1) for match in matches]
        spent = process_time() - start
        thought = [1000 * each for result in results for seat in result.seconds for each in seat]
        title = f"Star of Africa, {name}"
        yield at_most(f"{title}, a decision in the median", median(thought), "ms", MOST_IN_THE_MEDIAN)
        yield at_most(f"{title}, the longest decision", max(thought), "ms", MOST)
        yield at_least(f"{title}, games of four", GAMES_EACH / spent, "games/s", LEAST_GAMES)
