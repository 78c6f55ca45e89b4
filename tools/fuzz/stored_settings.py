"""Corrupted settings in the browser's storage, and what the page makes of them."""

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

VALID_SETTINGS = {
    "theme": "dark",
    "speed": "instant",
    "motion": "less",
    "names": "today",
    "undo": "any",
    "think": "long",
    "ponder": True,
    "coach": True,
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
"""Characters, about as many as a browser stores under one key."""

INVALID_SETTINGS_SCRIPT = f"""async () => {{
  const {{ settings, i18n }} = await import({browsers.BOOT_URL} + "start.mjs");
  await i18n.ready;
  const valid = {{
    checkbox: (_, value) => typeof value === "boolean",
    "select-one": ({{ options }}, value) => [...options].some(option => option.value === value),
  }};
  const form = document.getElementById("settings-form");
  const fields = [...form.elements].filter(({{ name, type }}) => name && valid[type]);
  const wrong = fields.filter(field => !valid[field.type](field, settings.get(field.name)));
  const invalid = wrong.map(({{ name }}) => name);
  const {{ lang, dataset }} = document.documentElement;
  if (!i18n.languages.includes(lang)) invalid.push("language");
  if (![undefined, "light", "dark"].includes(dataset.theme)) invalid.push("theme");
  return [fields.length, invalid];
}}"""
"""The number of settings, and the names of those whose value the settings form cannot give."""


class Visitor:
    """A browser that visits the page again and again, each time with other stored settings."""

    def __init__(self, page: Page, address: str) -> None:
        self._page, self._address = page, address
        self._errors: list[str] = []
        page.on("pageerror", lambda error: self._errors.append(str(error)))
        page.goto(address)

    def visit_with(self, text: str) -> None:
        """Open the page with `text` as its stored settings. Raises AssertionError if that does any harm."""
        self._page.evaluate(STORE_SCRIPT, text)
        self._page.goto(self._address)
        field_count, invalid = self._page.evaluate(INVALID_SETTINGS_SCRIPT)
        if not field_count or invalid or self._errors:
            raise AssertionError(f"{text[:200]!r}: invalid {invalid} of {field_count}, errors {self._errors}")


def mutated_settings(rng: Random) -> str:
    """The text of mutated settings or of a hostile value; sometimes repeated to MAX_LETTERS characters."""
    if rng.random() < 0.8:
        text = mutators.mutate_fields(json.dumps(VALID_SETTINGS), rng)
    else:
        text = json.dumps(mutators.hostile_value(rng))
    return text if rng.random() < 0.97 else (text * MAX_LETTERS)[:MAX_LETTERS]


@cache
def visitor() -> Visitor:
    """This process's visitor, on a fresh build."""
    with ExitStack() as stack:
        address = stack.enter_context(served(built_dist()))
        made = Visitor(stack.enter_context(chromium()).pages[0], address)
        Finalize(None, stack.pop_all().close, exitpriority=1)
    return made
