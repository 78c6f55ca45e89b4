"""How long computer players hold the worker, how soon they answer a stop, and what memory they take.

All in Chromium. Slices are seconds of the processor. What a player waits for after a stop depends on what
else the machine does; on an idle one it is no more than the processor's time of all the page's threads. An
hour of play is told by its moves: each thinks until there is no room for more, which is what memory depends
on.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tools import browser
from tools.bench.page_python import Clock, PagePython, page_python, watched
from tools.bench.row import Row, at_most, unmeasured
from tools.bench.visit import START, built, open_ready, served

PROGRAM = Path(__file__).with_name("thinking_inside.py")

MOST_OF_A_SLICE, MOST_TO_AN_ANSWER, MOST_MEMORY = 100, 100, 200
SLICES, STOPS = 12, 5
RINGS = (4, 6, 8, 10)

LARGEST = {"rings": 10, "swap": "no"}
THINKERS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("star", "builder", LARGEST),
    ("star", "strategist", LARGEST),
    ("star", "master", LARGEST),
    ("mancala", "reckoner", {}),
)
GROWING: tuple[tuple[str, str, dict[str, Any], int, int], ...] = (
    ("star", "master", LARGEST, 4, 600),
    ("mancala", "reckoner", {}, 4, 600),
    ("star", "master", LARGEST, 2, 600),
)
"""Players one after the other in one worker, their moves, and slices for each, which fill what they keep."""

SETTINGS = '{"think": "open", "speed": "instant", "sound": false}'
"""Kept in the browser: a computer player thinks until it is stopped."""

TITLES = {"star": "*Star", "mancala": "Afrika"}

STOP = """
() => new Promise(answered => {
  const start = performance.now();
  const thinking = document.getElementById("thinking");
  const answer = new MutationObserver(() => answered(performance.now() - start));
  answer.observe(thinking, { attributeFilter: ["hidden"] });
  document.querySelector('[data-command="stop"]').click();
})
"""
"""Press the button that stops a computer player; milliseconds until its answer is on the page."""


def rows() -> Iterator[Row]:
    """Slices, answers after a stop, and memory."""
    if not browser.executable():
        yield unmeasured("thinking in Chromium", "no Chromium on this machine")
        return
    with page_python(PROGRAM) as python:
        for game, level, options in THINKERS:
            found = slices(python, game, level, options)
            longest = 1000 * max(each.seconds for each in found)
            yield at_most(f"{TITLES[game]}, {level}, the longest slice", longest, "ms", MOST_OF_A_SLICE)
        for rings in RINGS:
            found = slices(python, "star", "master", {"rings": rings, "swap": "no"})
            rate = found[-1].work / sum(each.seconds for each in found)
            yield Row(f"*Star, master, playouts of a second, {rings} rings", rate, "1/s", "", True)
    for game in TITLES:
        waits, name = stops(game), f"{TITLES[game]}, an answer after a stop"
        waited, worked = (median(each) for each in zip(*waits, strict=True))
        yield Row(f"{name}, as waited for", waited, "ms", "", True)
        yield at_most(f"{name}, of the processor", worked, "ms", MOST_TO_AN_ANSWER)
    yield at_most("the worker's memory after much thought", memory(), "MB", MOST_MEMORY)


class Slice(NamedTuple):
    """Its seconds of the processor, and how much work has been done by its end."""

    seconds: float
    work: int


def slices(python: PagePython, game: str, level: str, options: dict[str, Any]) -> list[Slice]:
    """A thinker's first slices, once the engine knows its code."""
    for _ in range(2):
        python.run(f"begin({game!r}, {level!r}, {options!r})")
        found = [python.timed("one_slice()") for _ in range(SLICES)]
    return [Slice(seconds, work) for work, seconds in found if work is not None]


class Wait(NamedTuple):
    """Milliseconds from a stop until the answer is on the page: as waited for, and of the processor."""

    waited: float
    worked: float


def stops(game: str) -> list[Wait]:
    """Stops in a game of a person against the top level, once the worker has started."""
    with served(built()) as address, watched() as (chromium, used):
        page = chromium.new_page()
        open_ready(page, address)
        page.evaluate("text => localStorage.setItem('starboard.settings', text)", SETTINGS)
        open_ready(page, address)
        begin(page, game)
        return [stop(page, used) for _ in range(1 + STOPS)][1:]


def begin(page: Page, game: str) -> None:
    """A person against the top level on the largest board."""
    page.locator(f"#games [data-game={game}]").click()
    page.locator('#start-menu [data-dialog="setup"]').click()
    computer = page.locator("#seats li:nth-child(2) select")
    computer.select_option(index=computer.locator("option").count() - 1)
    if game == "star":
        page.locator("#preset").select_option("full")
    page.locator('[data-command="begin"]').click()


def stop(page: Page, used: Clock) -> Wait:
    """A person's move, a stop of the computer's thinking about the next one, and both taken back."""
    expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START)
    page.locator("#spots [aria-disabled=false]").last.press("Enter")
    expect(page.locator("#thinking")).to_be_visible(timeout=START)
    before = used()
    waited, worked = float(page.evaluate(STOP)), used() - before
    expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START)
    page.locator('[data-command="undo"]').click()
    return Wait(waited, 1000 * worked)


def memory() -> float:
    """Megabytes of the interpreter's memory at its largest."""
    with page_python(PROGRAM) as python:
        for game, level, options, moves, many in GROWING:
            for _ in range(moves):
                python.run(f"move({game!r}, {level!r}, {options!r}, {many})")
        return python.memory / 1e6
