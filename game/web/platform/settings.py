"""Settings of all games; the settings dialog is `boot/page/settings.mjs`."""

from __future__ import annotations

from js import matchMedia
from pyscript.js_modules.page import settings as stored_settings

from game.contract import Game
from game.draw.theme import FORCED, THEMES, Theme

DURATION_FACTORS = {"calm": 1.6, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""Seconds on the page for each second of an event, by the speed setting."""

OPPONENT_SECONDS = {"short": 1.0, "long": 5.0, "open": None}
"""Seconds that a computer player thinks about a move, by the setting; None: no limit."""


def duration_factor() -> float:
    return DURATION_FACTORS[stored_settings.get("speed")]


def theme() -> Theme:
    """The colours: those that the system forces, light ones on paper, or those of the setting."""
    if matchMedia("(forced-colors: active)").matches:
        return FORCED
    if matchMedia("print").matches:
        return THEMES["light"]
    name = stored_settings.get("theme")
    if name == "system":
        name = "dark" if matchMedia("(prefers-color-scheme: dark)").matches else "light"
    return THEMES[name]


def animations_enabled() -> bool:
    """Whether moving things are animated."""
    motion = stored_settings.get("motion")
    return bool(
        motion == "full"
        or (motion == "system" and not matchMedia("(prefers-reduced-motion: reduce)").matches)
    )


def place_names() -> str:
    """Which names of places are shown: `old` or `today`."""
    return str(stored_settings.get("names"))


def visible_toggles(game: Game) -> frozenset[str]:
    """The ids of the view options that are on for a game."""
    toggle_ids = stored_settings.get(f"show-{game.id}")
    if isinstance(toggle_ids, str):
        return frozenset(toggle_ids.split())
    return frozenset(toggle.id for toggle in game.view.toggles() if toggle.on)


def set_visible_toggles(game: Game, toggle_ids: frozenset[str]) -> None:
    """Store the view options that are on for a game."""
    stored_settings.set(f"show-{game.id}", " ".join(sorted(toggle_ids)))


def thinking_seconds() -> float | None:
    """How long a computer player may think about a move; None: until it is stopped."""
    return OPPONENT_SECONDS[stored_settings.get("think")]


def pondering_enabled() -> bool:
    """Whether computer players may think during a person's turn."""
    return bool(stored_settings.get("ponder"))


def coach_enabled() -> bool:
    """Whether a person is told when a move throws the game away."""
    return bool(stored_settings.get("coach"))


def can_undo_chance() -> bool:
    return bool(stored_settings.get("undo") == "any")


def sound_enabled() -> bool:
    return bool(stored_settings.get("sound"))


def vibration_enabled() -> bool:
    return bool(stored_settings.get("vibration"))


def speech_mode() -> str:
    """What is read aloud: `none`, `asked` (prompts) or `all` (prompts and events)."""
    return str(stored_settings.get("voice"))


def confirm_moves() -> bool:
    """Whether a move chosen on the board has to be confirmed."""
    return bool(stored_settings.get("confirm"))


def board_rotated() -> bool:
    """Whether the board is shown from the other side."""
    return bool(stored_settings.get("turned"))
