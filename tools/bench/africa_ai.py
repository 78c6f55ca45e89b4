"""Decision times of Star of Africa's computer players, and the navigator's in Chromium.

In CPython four players of one kind play whole games. In Chromium only decisions between several moves count.
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
from tools.bench.metric import Metric, Scope, at_least, at_most, unmeasured
from tools.setup import browsers

PROGRAM = Path(__file__).with_name("in_page") / "africa.py"

CHROMIUM_LEVEL = "navigator"
GAMES_EACH, CHROMIUM_CHOICES = 12, 200
MAX_MEDIAN_MS, MAX_DECISION_MS, MIN_GAMES_PER_SECOND = 20, 100, 10

MIN_HARD_GAMES_PER_SECOND = 1
"""For players of hard strength: all of them ask the navigator."""

MAX_CHROMIUM_MEDIAN_MS = 200


def rows(_: Scope) -> Iterator[Metric]:
    """Median and longest decision and games per second by character; then the navigator in Chromium."""
    game = GAMES["africa"]
    for name in dict.fromkeys((*map(game.character, game.levels), *game.strengths["hard"])):
        start = process_time()
        matches = schedule(
            "africa", game.complete_options(game.presets["amended_2005"]), (name,) * 4, GAMES_EACH, "bench"
        )
        results = [play_match(match, slices=1) for match in matches]
        spent = process_time() - start
        decision_ms = [1000 * each for result in results for seat in result.seconds for each in seat]
        title = f"Star of Africa, {name}"
        minimum = MIN_HARD_GAMES_PER_SECOND if name in game.strengths["hard"] else MIN_GAMES_PER_SECOND
        yield at_most(f"{title}, a decision in the median", median(decision_ms), "ms", MAX_MEDIAN_MS)
        yield at_most(f"{title}, the longest decision", max(decision_ms), "ms", MAX_DECISION_MS)
        yield at_least(f"{title}, games of four", GAMES_EACH / spent, "games/s", minimum)
    yield from chromium_rows()


def chromium_rows() -> Iterator[Metric]:
    """Decisions of four navigators in the page's Python."""
    title = f"Star of Africa, {CHROMIUM_LEVEL}, a choice in Chromium"
    if not browsers.executable():
        yield unmeasured(title, "no Chromium on this machine")
        return
    choice_ms = []
    with page_python(PROGRAM) as python:
        python.run(f"new_game({CHROMIUM_LEVEL!r})")
        for _ in range(CHROMIUM_CHOICES):
            python.run("play_to_next_choice()")
            choice_ms.append(1000 * python.timed("make_choice()")[1])
    yield at_most(f"{title}, the median", median(choice_ms), "ms", MAX_CHROMIUM_MEDIAN_MS)
    yield Metric(f"{title}, the longest", max(choice_ms), "ms")
