"""Formats messages with fluent.runtime, like the page (`web/platform/i18n.py`, `boot/i18n/i18n.mjs`).

A missing text or variable fails, where the page would show the id or log an error.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast, parse

from game.text.message import Message

TEXTS = Path(__file__).parents[2] / "assets" / "text"
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva")

Value = int | float | str


class Speaker:
    """Formats messages in one language with the players' `names` and, for `today`, modern place names."""

    def __init__(self, language: str, names: Sequence[str] = NAMES, *, today: bool = False) -> None:
        self._bundle = bundle(language)
        self._names = names
        self._today = today

    def text(self, message: Message) -> str:
        """The formatted message; its key may name an attribute, `id.attribute`."""
        key, _, attribute = message.key.partition(".")
        forms = self.forms(Message(key, message.params))
        return forms[attribute]

    def forms(self, message: Message) -> dict[str, str]:
        """The formatted text (key `""`) and attributes by name."""
        found = self._bundle.get_message(self._key(message.key))
        values = self._values(message)
        patterns = {"": found.value, **found.attributes}
        return {name: self._format(pattern, values) for name, pattern in patterns.items() if pattern}

    def _key(self, key: str) -> str:
        today = "today-" + key.removeprefix("place-")
        key = today if self._today and self._bundle.has_message(today) else key
        assert self._bundle.has_message(key), f"no text {key}"
        return key

    def _values(self, message: Message) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for name, value in message.params.items():
            if isinstance(value, Message):
                forms = self.forms(value)
                values |= {f"{name}-{form}" if form else name: text for form, text in forms.items()}
            else:
                values[name] = value
        if "seat" in values:
            values["player"] = self._names[int(values["seat"])]
        return values

    def _format(self, pattern: Pattern, values: dict[str, Value]) -> str:
        text, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, errors
        return str(text)


def catalogue_files(language: str) -> tuple[Path, ...]:
    """The files with a language's texts: home screen, most texts, learning, games from several devices."""
    return tuple(TEXTS / part / f"{language}.ftl" for part in ("boot", "", "learn", "together"))


def home_screen_keys(language: str) -> set[str]:
    """The ids of the messages that are loaded first, with the page's script."""
    found = parse((TEXTS / "boot" / f"{language}.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in found if isinstance(entry, ast.Message)}


@cache
def bundle(language: str) -> FluentBundle:
    """A bundle with all texts of a language."""
    made = FluentBundle([language], use_isolating=False)
    for path in catalogue_files(language):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made
