"""What the players chose for all games; the choosing is `boot/page/settings.mjs`."""

from __future__ import annotations

from js import matchMedia
from pyscript.js_modules.page import settings as chosen

from game.contract import Game
from game.draw.theme import FORCED, THEMES, Theme

PACE = {"calm": 1.6, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""Seconds on the page for each second of a beat."""

THINKING = {"short": 1.0, "long": 5.0, "open": None}
"""Seconds by the words of the setting."""


def pace() -> float:
    return PACE[chosen.get("speed")]


def theme() -> Theme:
    """The colours to paint with: the few that the system forces, the player's choice, or the system's."""
    if matchMedia("(forced-colors: active)").matches:
        return FORCED
    name = chosen.get("theme")
    if name == "system":
        name = "dark" if matchMedia("(prefers-color-scheme: dark)").matches else "light"
    return THEMES[name]


def moves_gently() -> bool:
    """Whether things glide, or simply are where they went."""
    motion = chosen.get("motion")
    return bool(
        motion == "full"
        or (motion == "system" and not matchMedia("(prefers-reduced-motion: reduce)").matches)
    )


def names() -> str:
    """Which names places bear: `old` or `today`."""
    return str(chosen.get("names"))


def shown(game: Game) -> frozenset[str]:
    """What is shown on a game's board, by the words of its view's toggles."""
    words = chosen.get(f"show-{game.id}")
    if isinstance(words, str):
        return frozenset(words.split())
    return frozenset(toggle.word for toggle in game.view.toggles() if toggle.on)


def show(game: Game, words: frozenset[str]) -> None:
    """Show this on a game's board from now on."""
    chosen.set(f"show-{game.id}", " ".join(sorted(words)))


def thinking_seconds() -> float | None:
    """How long a computer player may think about a move; None for as long as nobody stops it."""
    return THINKING[chosen.get("think")]


def ponders() -> bool:
    """Whether computer players may think while a person chooses."""
    return bool(chosen.get("ponder"))


def undoes_chance() -> bool:
    return bool(chosen.get("undo") == "any")


def sound() -> bool:
    return bool(chosen.get("sound"))


def vibration() -> bool:
    return bool(chosen.get("vibration"))


def voice() -> str:
    """What is read aloud: `none`, `asked` (what a person is asked to do) or `all` that happens."""
    return str(chosen.get("voice"))


def confirms() -> bool:
    """Whether a move chosen on the board is asked about once more."""
    return bool(chosen.get("confirm"))


def turned() -> bool:
    """Whether the board is seen from the other side."""
    return bool(chosen.get("turned"))
