"""Computer players in Chromium: length of a slice, time from a stop to the move, and memory.

Slices are CPU seconds; playouts are counted by the clock. The wait after a stop depends on the machine's
load; on an idle machine it is at most the CPU time of all threads of the page. Memory depends on how full a
search's tree or table is; a few moves that fill it stand for an hour of play.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tools.bench.browser_session import START_TIMEOUT, built_dist, open_ready, served
from tools.bench.in_page import CpuClock, PagePython, page_python, with_cpu_clock
from tools.bench.metric import Metric, Scope, at_most, unmeasured
from tools.setup import browsers

PROGRAM = Path(__file__).with_name("in_page") / "thinking.py"

MAX_SLICE_MS, MAX_STOP_MS, MAX_MEMORY_MB = 100, 100, 200
SLICES, STOPS, REQUESTS = 12, 5, 3
RINGS = (4, 6, 8, 10)

LARGEST_BOARD = {"rings": 10, "swap": "no"}
THINKERS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("star", "builder", LARGEST_BOARD),
    ("star", "professor", LARGEST_BOARD),
    ("star", "master", LARGEST_BOARD),
    ("mancala", "reckoner", {}),
)
MEMORY_LOAD: tuple[tuple[str, str, dict[str, Any], int, int], ...] = (
    ("star", "master", LARGEST_BOARD, 4, 600),
    ("mancala", "reckoner", {}, 4, 600),
    ("star", "master", LARGEST_BOARD, 2, 600),
)
"""Players one after the other in one worker, their number of moves, and slices that fill tree or table."""

SETTINGS = '{"think": "open", "speed": "instant", "sound": false}'
"""Settings with which a computer player thinks until it is stopped."""

TITLES = {"star": "*Star", "mancala": "Afrika"}

STOP_SCRIPT = """
() => new Promise(answered => {
  const start = performance.now();
  const thinking = document.getElementById("thinking");
  const answer = new MutationObserver(() => answered(performance.now() - start));
  answer.observe(thinking, { attributeFilter: ["hidden"] });
  document.querySelector('[data-command="stop"]').click();
})
"""
"""Presses the button that stops a computer player; milliseconds until its move is on the page."""


def rows(_: Scope) -> Iterator[Metric]:
    """Length of slices, time from a stop to the move, and memory."""
    if not browsers.executable():
        yield unmeasured("thinking in Chromium", "no Chromium on this machine")
        return
    with page_python(PROGRAM) as python:
        for game, level, options in THINKERS:
            found = first_slices(python, game, level, options)
            name = f"{TITLES[game]}, {level}, the longest slice"
            yield at_most(name, 1000 * max(found), "ms", MAX_SLICE_MS)
        for rings in RINGS:
            name = f"*Star, master, playouts in a second, {rings} rings"
            yield Metric(name, playouts_in_a_second(python, rings), "")
    for game in TITLES:
        waits, name = measure_stops(game), f"{TITLES[game]}, an answer after a stop"
        waited, worked = (median(each) for each in zip(*waits, strict=True))
        yield Metric(f"{name}, as waited for", waited, "ms")
        yield at_most(f"{name}, of the processor", worked, "ms", MAX_STOP_MS)
    yield at_most("the worker's memory after much thought", peak_memory(), "MB", MAX_MEMORY_MB)


def first_slices(python: PagePython, game: str, level: str, options: dict[str, Any]) -> list[float]:
    """CPU seconds of a thinker's first slices, after a warm-up."""
    for _ in range(2):
        python.run(f"start_search({game!r}, {level!r}, {options!r})")
        found = [python.timed("next_slice()") for _ in range(SLICES)]
    return [seconds for was_run, seconds in found if was_run]


def playouts_in_a_second(python: PagePython, rings: int) -> float:
    """The median of some requests by the clock, as the page makes them, after a warm-up.

    Slices that are called from outside, as above, take about 2 ms more.
    """
    seeds = range(1 + REQUESTS)
    found = [float(python.run(f"await playouts_in_a_second({rings}, {seed})")) for seed in seeds]
    return median(found[1:])


class StopTiming(NamedTuple):
    """Milliseconds from a stop until the move is on the page: elapsed, and CPU time."""

    wall_ms: float
    cpu_ms: float


def measure_stops(game: str) -> list[StopTiming]:
    """Stops in a game of a person against the top level, after one that starts the worker."""
    with served(built_dist()) as address, with_cpu_clock() as (chromium, cpu_seconds):
        page = chromium.new_page()
        open_ready(page, address)
        page.evaluate("text => localStorage.setItem('starboard.settings', text)", SETTINGS)
        open_ready(page, address)
        start_game(page, game)
        return [measure_stop(page, cpu_seconds) for _ in range(1 + STOPS)][1:]


def start_game(page: Page, game: str) -> None:
    """A person against the top level on the largest board."""
    page.locator(f"#games [data-game={game}]").click()
    page.locator('#start-menu [data-dialog="setup"]').click()
    page.locator("[name=strength]").last.check()
    if game == "star":
        page.locator("#presets [value=full]").check()
    page.locator('[data-command="begin"]').click()


def measure_stop(page: Page, cpu_seconds: CpuClock) -> StopTiming:
    """A person's move, a stop of the computer's thinking about its reply, and an undo of both."""
    expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START_TIMEOUT)
    page.locator("#spots [aria-disabled=false]").last.press("Enter")
    expect(page.locator("#thinking")).to_be_visible(timeout=START_TIMEOUT)
    before = cpu_seconds()
    waited, worked = float(page.evaluate(STOP_SCRIPT)), cpu_seconds() - before
    expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START_TIMEOUT)
    page.locator('#tools [data-command="undo"]').click()
    return StopTiming(waited, 1000 * worked)


def peak_memory() -> float:
    """Megabytes of the interpreter's memory, which never shrinks."""
    with page_python(PROGRAM) as python:
        for game, level, options, moves, slices_per_move in MEMORY_LOAD:
            for _ in range(moves):
                python.run(f"play_move({game!r}, {level!r}, {options!r}, {slices_per_move})")
        return python.memory / 1e6
