"""`python3 -m tools pictures`: takes the README's pictures and the app's from the current page.

Each picture shows a game after some decisions, with a fixed seed, so that it changes only if the page does.
"""

import json
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tools.bench.browser_session import START_TIMEOUT, built_dist, open_ready, served
from tools.console import ROOT, parse_no_arguments, step
from tools.pictures import app_icons
from tools.setup import browsers

FOLDER = ROOT / "assets" / "pictures"
SEED = "5eed"


class Shot(NamedTuple):
    """A game after a number of a person's decisions, in a window of a given size and theme."""

    name: str
    game: str
    width: int
    height: int
    theme: str
    decisions: int


SHOTS = (
    Shot("africa", "africa", 1280, 800, "light", 12),
    Shot("africa-phone", "africa", 390, 780, "dark", 9),
    Shot("star", "star", 1280, 800, "dark", 16),
    Shot("mancala", "mancala", 1280, 800, "light", 9),
)


def main(arguments: list[str]) -> int:
    parse_no_arguments("pictures", __doc__, arguments)
    FOLDER.mkdir(exist_ok=True)
    with served(built_dist()) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browsers.ensure(), args=browsers.launch_args())
        for shot in SHOTS:
            with step(f"taking {shot.name}"):
                take_screenshot(chromium, address, shot)
        app_icons.draw(chromium, FOLDER)
        chromium.close()
    return 0


def take_screenshot(chromium: Browser, address: str, shot: Shot) -> None:
    page = chromium.new_page(viewport={"width": shot.width, "height": shot.height}, device_scale_factor=1.5)
    settings = json.dumps({"speed": "instant", "theme": shot.theme, "language": "en"})
    page.add_init_script(f"localStorage.setItem('starboard.settings', {json.dumps(settings)})")
    open_ready(page, f"{address}?seed={SEED}")
    page.click(f"#games [data-game={shot.game}]")
    page.click("#play")
    for number in range(shot.decisions):
        make_decision(page, number)
    expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START_TIMEOUT)
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    page.screenshot(path=FOLDER / f"{shot.name}.png")
    page.close()


def make_decision(page: Page, number: int) -> None:
    """Make a decision: press the main button if there is one, else choose a spot by `number`."""
    expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START_TIMEOUT)
    ply = page.locator("#game").get_attribute("data-ply")
    main, spots = page.locator("#actions .main"), page.locator("#spots [aria-disabled=false]")
    if main.count():
        main.click()
    else:
        spots.nth(number * 17 % spots.count()).press("Enter")
    expect(page.locator(f'#game:not([data-ply="{ply}"])')).to_be_attached(timeout=START_TIMEOUT)
