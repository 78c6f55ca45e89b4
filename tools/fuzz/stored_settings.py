"""Settings as a browser may have kept them, spoiled in every way, and what the page makes of them."""

from __future__ import annotations

import json
from contextlib import ExitStack
from functools import cache
from multiprocessing.util import Finalize
from random import Random

from playwright.sync_api import Page

from tools.bench.browser_session import built_dist, chromium, served
from tools.fuzz import mutators
from tools.setup import browsers

GOOD_SETTINGS = {
    "theme": "dark",
    "speed": "instant",
    "motion": "less",
    "names": "today",
    "undo": "any",
    "think": "long",
    "ponder": True,
    "confirm": True,
    "turned": True,
    "sound": False,
    "vibration": False,
    "voice": "all",
    "language": "sv",
    "show-africa": "routes tokens",
    "show-star": "",
}
SETTINGS_KEY = "starboard.settings"
STORE_SCRIPT = f"text => localStorage.setItem('{SETTINGS_KEY}', text)"
MAX_LETTERS = 1_000_000
"""Letters: about as many as a browser keeps under one key."""

INVALID_SETTINGS_SCRIPT = f"""async () => {{
  const {{ settings, i18n }} = await import({browsers.BOOT_URL} + "start.mjs");
  await i18n.ready;
  const fits = {{
    checkbox: (_, value) => typeof value === "boolean",
    "select-one": ({{ options }}, value) => [...options].some(option => option.value === value),
  }};
  const form = document.getElementById("settings-form");
  const fields = [...form.elements].filter(({{ name, type }}) => name && fits[type]);
  const misfits = fields.filter(field => !fits[field.type](field, settings.get(field.name)));
  const unfit = misfits.map(({{ name }}) => name);
  const {{ lang, dataset }} = document.documentElement;
  if (!i18n.languages.includes(lang)) unfit.push("language");
  if (![undefined, "light", "dark"].includes(dataset.theme)) unfit.push("theme");
  return [fields.length, unfit];
}}"""
"""How many settings there are, and which of them have a value that nobody can have chosen."""


class Visitor:
    """A browser that comes back to the page with other settings each time."""

    def __init__(self, page: Page, address: str) -> None:
        self._page, self._address = page, address
        self._errors: list[str] = []
        page.on("pageerror", lambda error: self._errors.append(str(error)))
        page.goto(address)

    def visit_with(self, text: str) -> None:
        """Raises AssertionError where what was kept does any harm."""
        self._page.evaluate(STORE_SCRIPT, text)
        self._page.goto(self._address)
        field_count, invalid = self._page.evaluate(INVALID_SETTINGS_SCRIPT)
        if not field_count or invalid or self._errors:
            raise AssertionError(f"{text[:200]!r}: unfit {invalid} of {field_count}, errors {self._errors}")


def mutated_settings(rng: Random) -> str:
    """Good settings with something done to them; now and then as long as a browser lets them be."""
    text = (
        mutators.mutate_fields(json.dumps(GOOD_SETTINGS), rng)
        if rng.random() < 0.8
        else json.dumps(mutators.hostile_value(rng))
    )
    return text if rng.random() < 0.97 else (text * MAX_LETTERS)[:MAX_LETTERS]


@cache
def visitor() -> Visitor:
    """This process's own, on a fresh build."""
    with ExitStack() as stack:
        address = stack.enter_context(served(built_dist()))
        made = Visitor(stack.enter_context(chromium()).pages[0], address)
        Finalize(None, stack.pop_all().close, exitpriority=1)
    return made
