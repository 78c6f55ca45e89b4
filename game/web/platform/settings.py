"""What the players chose for all games; the choosing is `boot/page/settings.mjs`."""

from __future__ import annotations

from js import matchMedia
from pyscript.js_modules.page import settings as stored_settings

from game.contract import Game
from game.draw.theme import FORCED, THEMES, Theme

DURATION_FACTORS = {"calm": 1.6, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""Seconds on the page for each second of a beat."""

THINKING_SECONDS = {"short": 1.0, "long": 5.0, "open": None}
"""Seconds by the words of the setting."""


def duration_factor() -> float:
    return DURATION_FACTORS[stored_settings.get("speed")]


def theme() -> Theme:
    """The colours to paint with: the few that the system forces, the player's choice, or the system's."""
    if matchMedia("(forced-colors: active)").matches:
        return FORCED
    name = stored_settings.get("theme")
    if name == "system":
        name = "dark" if matchMedia("(prefers-color-scheme: dark)").matches else "light"
    return THEMES[name]


def animations_enabled() -> bool:
    """Whether things glide, or simply are where they went."""
    motion = stored_settings.get("motion")
    return bool(
        motion == "full"
        or (motion == "system" and not matchMedia("(prefers-reduced-motion: reduce)").matches)
    )


def place_names() -> str:
    """Which names places bear: `old` or `today`."""
    return str(stored_settings.get("names"))


def visible_toggles(game: Game) -> frozenset[str]:
    """What is shown on a game's board, by the words of its view's toggles."""
    toggle_ids = stored_settings.get(f"show-{game.id}")
    if isinstance(toggle_ids, str):
        return frozenset(toggle_ids.split())
    return frozenset(toggle.id for toggle in game.view.toggles() if toggle.on)


def set_visible_toggles(game: Game, toggle_ids: frozenset[str]) -> None:
    """Show this on a game's board from now on."""
    stored_settings.set(f"show-{game.id}", " ".join(sorted(toggle_ids)))


def thinking_seconds() -> float | None:
    """How long a computer player may think about a move; None for as long as nobody stops it."""
    return THINKING_SECONDS[stored_settings.get("think")]


def pondering_enabled() -> bool:
    """Whether computer players may think while a person chooses."""
    return bool(stored_settings.get("ponder"))


def can_undo_chance() -> bool:
    return bool(stored_settings.get("undo") == "any")


def sound_enabled() -> bool:
    return bool(stored_settings.get("sound"))


def vibration_enabled() -> bool:
    return bool(stored_settings.get("vibration"))


def speech_mode() -> str:
    """What is read aloud: `none`, `asked` (what a person is asked to do) or `all` that happens."""
    return str(stored_settings.get("voice"))


def confirm_moves() -> bool:
    """Whether a move chosen on the board is asked about once more."""
    return bool(stored_settings.get("confirm"))


def board_flipped() -> bool:
    """Whether the board is seen from the other side."""
    return bool(stored_settings.get("turned"))
