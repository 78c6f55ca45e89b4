"""Longest tasks, frame times and tap response: computers play each game at normal speed, then a person taps.

Tasks and frames are CPU time of the main thread, frames multiplied by CPU_SLOWDOWN for a slow processor. The
response to a tap is the browser's event timing, from the tap to the next paint.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median, quantiles

from playwright.sync_api import BrowserContext, Page, expect

from game.catalog import GAMES
from tools.bench.browser_session import START_TIMEOUT, built_dist, chromium, open_ready, served
from tools.bench.metric import Metric, Scope, at_most
from tools.bench.trace import Trace, traced

SECONDS, QUICK_SECONDS = 40, 12
CPU_SLOWDOWN = 4
MAX_FRAME_MS, MAX_TASK_MS, MAX_TAP_RESPONSE_MS = 8, 50, 50
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
TAPS = 12

EVENT_TIMING_SCRIPT = """
window.answers = [];
new PerformanceObserver(list => {
  for (const each of list.getEntries()) if (each.interactionId) answers.push(each.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
"""Collects event durations; Chromium reports them in steps of 8 ms, and none under 16 ms."""


def rows(scope: Scope) -> Iterator[Metric]:
    seconds = QUICK_SECONDS if scope.quick else SECONDS
    with served(built_dist()) as address, chromium(**DESKTOP) as context:
        for game in GAMES:
            answered = median_tap_response(context, address, game)
            opening, played = trace_computers(context, address, game, seconds)  # leaves no person
            yield from game_metrics(game, opening, played)
            yield at_most(f"{game}, a tap answered, median", answered, "ms", MAX_TAP_RESPONSE_MS)


def trace_computers(context: BrowserContext, address: str, game: str, seconds: int) -> tuple[Trace, Trace]:
    """Traces of opening a game, and of computers playing it."""
    page = open_game(context, address, game, "normal")
    with traced(page) as opening:
        page.click("#play")
        expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START_TIMEOUT)
        page.wait_for_timeout(500)
    page.click('[data-command="hand-over"][data-seat="0"]')
    with traced(page) as played:
        page.wait_for_timeout(1000 * seconds)
    page.close()
    return opening, played


def open_game(context: BrowserContext, address: str, game: str, speed: str) -> Page:
    """The start screen with a game chosen, an animation speed and a fixed seed."""
    settings = json.dumps({"speed": speed, "sound": False})
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('starboard.settings', {json.dumps(settings)})")
    page.add_init_script(EVENT_TIMING_SCRIPT)
    open_ready(page, f"{address}?seed=5eed")
    page.click(f"#games [data-game={game}]")
    return page


def game_metrics(game: str, opening: Trace, played: Trace) -> Iterator[Metric]:
    frame = CPU_SLOWDOWN * quantiles(played.frames, n=20)[-1]
    yield at_most(f"{game}, opening, the longest task", max(opening.tasks), "ms", MAX_TASK_MS)
    yield at_most(f"{game}, computers at play, the longest task", max(played.tasks), "ms", MAX_TASK_MS)
    yield at_most(f"{game}, a frame on a slow processor, p95", frame, "ms", MAX_FRAME_MS)


def median_tap_response(context: BrowserContext, address: str, game: str) -> float:
    """Median milliseconds from a tap to the next paint; 0 if Chromium reports no tap."""
    page = open_game(context, address, game, "instant")
    page.click("#play")
    for number in range(TAPS):
        tap(page, number)
    answers: list[float] = page.evaluate("answers")
    page.close()
    return median(answers or [0])


def tap(page: Page, number: int) -> None:
    """Press the first action button if it is the main one or no spot is selectable, else tap a spot."""
    expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START_TIMEOUT)
    main, spots = page.locator("#actions .main"), page.locator("#spots [aria-disabled=false]")
    if main.count() or not spots.count():
        page.locator("#actions button").first.click()
    else:
        box = spots.nth(number * 17 % spots.count()).bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(300)
