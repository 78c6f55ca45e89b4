"""The layer of real buttons over the canvas: the board for keyboard and screen reader.

One tab stop; arrow keys go from spot to spot along the routes, letters jump to the next place of that name,
Home goes to the piece to move, Enter or Space acts. Names are told anew only where they changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, hypot, radians
from typing import Any

from game.draw.camera import Camera
from game.draw.show import Spot
from game.text.message import Message
from game.web.dom import listen, make
from game.web.words import Words

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
WIDEST = cos(radians(75))
"""A neighbour lies in an arrow's direction up to so many degrees beside it."""


class Layer:
    """Buttons by spot. `chosen(target)` is called when one acts, `focused(spot)` when one is reached."""

    def __init__(
        self, element: Any, words: Words, chosen: Callable[[str], None], focused: Callable[[Spot], None]
    ) -> None:
        self._element = element
        self._words = words
        self._chosen = chosen
        self._focused = focused
        self._spots: dict[str, Spot] = {}
        self._buttons: dict[str, Any] = {}
        self._names: dict[str, str] = {}
        self._told: dict[str, Message] = {}
        self._beacons: list[Any] = []
        self._stop = ""
        self._way = 1
        """-1 where the board is turned half round, and arrows lead the other way."""
        listen(element, "keydown", self._on_key, passive=False)
        listen(element, "click", self._on_click)
        listen(element, "focusin", self._on_focus)

    def show(self, spots: Sequence[Spot], home: str) -> None:
        """The spots as they are now; `home` is the one that Home and the first Tab go to."""
        before, self._spots = self._spots, {spot.id: spot for spot in spots}
        for gone in self._buttons.keys() - self._spots.keys():
            self._buttons.pop(gone).remove()
            self._told.pop(gone, None)
        for spot in spots:
            button, was = self._buttons.get(spot.id) or self._add(spot), before.get(spot.id)
            if was is None or (was.x, was.y) != (spot.x, spot.y):
                for name in ("x", "y", "across", "down"):
                    button.style.setProperty(f"--{name}", str(getattr(spot, name)))
            if was is None or bool(was.target) != bool(spot.target):
                button.setAttribute("aria-disabled", str(not spot.target).lower())
        self._tell([spot for spot in spots if self._told.get(spot.id) != spot.label])
        self._home = home
        if self._stop not in self._spots:
            self._move_stop(home)

    def lead_to(self, spot_id: str) -> None:
        """Let Home lead to another spot until the next picture."""
        self._home = spot_id

    def beckon(self, places: Sequence[tuple[float, float, float]]) -> None:
        """Draw the eye to what may be tapped and is no spot: its middle, and how large it is."""
        for beacon in self._beacons:
            beacon.remove()
        self._beacons = [make("i", class_="beacon", aria_hidden="true") for _ in places]
        for beacon, (x, y, reach) in zip(self._beacons, places, strict=True):
            for name, value in (("--x", x), ("--y", y), ("--reach", reach)):
                beacon.style.setProperty(name, str(value))
        self._element.append(*self._beacons)

    def go_home(self) -> None:
        """Put the focus on the piece to move."""
        self._focus(self._home)

    def retell(self) -> None:
        """Say every name again: the language or the players' names changed."""
        self._tell(list(self._spots.values()))

    def place(self, camera: Camera) -> None:
        """Put the buttons where the camera shows their spots."""
        left, top = camera.to_view(0, 0)
        self._way = -1 if camera.turned else 1
        style = self._element.style
        style.setProperty("--scale", f"{camera.rightward}px")
        style.setProperty("--unit", f"{camera.scale}px")
        style.setProperty("--left", f"{left}px")
        style.setProperty("--top", f"{top}px")

    def _add(self, spot: Spot) -> Any:
        button = make("button", type="button", tabindex=-1, data_spot=spot.id)
        self._buttons[spot.id] = button
        self._element.append(button)
        return button

    def _tell(self, spots: Sequence[Spot]) -> None:
        for spot, name in zip(spots, self._words.texts([spot.label for spot in spots]), strict=True):
            self._buttons[spot.id].setAttribute("aria-label", name)
            self._names[spot.id] = name
            self._told[spot.id] = spot.label

    def _move_stop(self, spot_id: str) -> None:
        if self._stop in self._buttons:
            self._buttons[self._stop].tabIndex = -1
        self._stop = spot_id
        if spot_id in self._buttons:
            self._buttons[spot_id].tabIndex = 0

    def _focus(self, spot_id: str) -> None:
        self._move_stop(spot_id)
        self._buttons[spot_id].focus()

    def _on_focus(self, event: Any) -> None:
        spot = self._spots.get(event.target.getAttribute("data-spot"))
        if spot:
            self._move_stop(spot.id)
        if spot and event.target.matches(":focus-visible"):  # and not where a finger has touched it
            self._focused(spot)

    def _on_click(self, event: Any) -> None:
        """Keys and screen readers click without a pointer; fingers are the pointer's business."""
        spot = self._spots.get(event.target.getAttribute("data-spot"))
        if spot and event.detail == 0:
            self._chosen(spot.target)

    def _on_key(self, event: Any) -> None:
        here = self._spots.get(event.target.getAttribute("data-spot"))
        if not here or event.ctrlKey or event.metaKey or event.altKey:
            return
        if event.key in ARROWS:
            there = self._neighbour(here, ARROWS[event.key])
        elif event.key == "Home":
            there = self._home
        elif len(event.key) == 1 and event.key.isalpha():
            there = self._named(here, event.key.lower())
        else:
            return
        event.preventDefault()
        if there:
            self._focus(there)

    def _neighbour(self, here: Spot, way: tuple[int, int]) -> str:
        """The neighbour that lies most in the arrow's direction."""
        best, most = "", WIDEST
        for near in here.near:
            spot = self._spots.get(near)
            length = hypot(spot.x - here.x, spot.y - here.y) if spot else 0
            if spot and length:
                fit = self._way * ((spot.x - here.x) * way[0] + (spot.y - here.y) * way[1]) / length
                if fit > most:
                    best, most = near, fit
        return best

    def _named(self, here: Spot, letter: str) -> str:
        """The next spot whose name begins with a letter, reachable ones first."""
        found = [each for each in self._spots if self._names[each].lower().startswith(letter)]
        found.sort(key=lambda each: not self._spots[each].target)
        if here.id in found:
            found = found[found.index(here.id) + 1 :] + found[: found.index(here.id) + 1]
        return found[0] if found else ""
