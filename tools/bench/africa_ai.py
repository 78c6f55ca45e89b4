"""How long the computer players of Star of Africa think: in CPython in games of four of a kind, and the one
that plans in Chromium too, where only real choices count.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time

from game.catalog import GAMES
from tools import browser
from tools.arena import schedule
from tools.arena.match import play_match
from tools.bench.page_python import page_python
from tools.bench.row import Row, at_least, at_most, unmeasured

PROGRAM = Path(__file__).with_name("africa_inside.py")

PLANNER = "navigator"
GAMES_EACH, CHOICES = 12, 200
MOST_IN_THE_MEDIAN, MOST, LEAST_GAMES = 20, 100, 10
MOST_IN_CHROMIUM = 200


def rows() -> Iterator[Row]:
    """Each temper's usual and longest decision, and its games a second; the planner's choices in Chromium."""
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
    yield from in_chromium()


def in_chromium() -> Iterator[Row]:
    """The planner's choices in the page's Python, among four of its kind."""
    title = f"Star of Africa, {PLANNER}, a choice in Chromium"
    if not browser.executable():
        yield unmeasured(title, "no Chromium on this machine")
        return
    spent = []
    with page_python(PROGRAM) as python:
        python.run(f"sit({PLANNER!r})")
        for _ in range(CHOICES):
            python.run("deal()")
            spent.append(1000 * python.timed("choose()")[1])
    yield at_most(f"{title}, the median", median(spent), "ms", MOST_IN_CHROMIUM)
    yield Row(f"{title}, the longest", max(spent), "ms", "", True)
