"""How long the computer players of Star of Africa think: in CPython in games of four of a kind, and the one
that plans in Chromium too, where only real choices count.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time

from game.catalog import GAMES
from tools.arena import schedule
from tools.arena.match import play_match
from tools.bench.in_page import page_python
from tools.bench.metric import Metric, at_least, at_most, unmeasured
from tools.setup import browsers

PROGRAM = Path(__file__).with_name("in_page") / "africa.py"

PLANNER = "navigator"
GAMES_EACH, CHROMIUM_CHOICES = 12, 200
MAX_MEDIAN_MS, MAX_DECISION_MS, MIN_GAMES_PER_SECOND = 20, 100, 10
MAX_CHROMIUM_MEDIAN_MS = 200


def rows() -> Iterator[Metric]:
    """Each temper's usual and longest decision, and its games a second; the planner's choices in Chromium."""
    game = GAMES["africa"]
    for name in game.levels:
        start = process_time()
        matches = schedule("africa", game.complete_options(), (name,) * 4, GAMES_EACH, "bench")
        results = [play_match(match, slices=1) for match in matches]
        spent = process_time() - start
        decision_ms = [1000 * each for result in results for seat in result.seconds for each in seat]
        title = f"Star of Africa, {name}"
        yield at_most(f"{title}, a decision in the median", median(decision_ms), "ms", MAX_MEDIAN_MS)
        yield at_most(f"{title}, the longest decision", max(decision_ms), "ms", MAX_DECISION_MS)
        yield at_least(f"{title}, games of four", GAMES_EACH / spent, "games/s", MIN_GAMES_PER_SECOND)
    yield from chromium_rows()


def chromium_rows() -> Iterator[Metric]:
    """The planner's choices in the page's Python, among four of its kind."""
    title = f"Star of Africa, {PLANNER}, a choice in Chromium"
    if not browsers.executable():
        yield unmeasured(title, "no Chromium on this machine")
        return
    choice_ms = []
    with page_python(PROGRAM) as python:
        python.run(f"sit({PLANNER!r})")
        for _ in range(CHROMIUM_CHOICES):
            python.run("deal()")
            choice_ms.append(1000 * python.timed("choose()")[1])
    yield at_most(f"{title}, the median", median(choice_ms), "ms", MAX_CHROMIUM_MEDIAN_MS)
    yield Metric(f"{title}, the longest", max(choice_ms), "ms", "", True)
