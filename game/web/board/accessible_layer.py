"""The layer of real buttons over the canvas: the board for keyboard and screen reader.

One tab stop; arrow keys go from spot to spot along the routes, letters jump to the next place of that name,
Home goes to the piece to move, Enter or Space acts. Names are told anew only where they changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, hypot, radians
from typing import Any

from game.draw.camera import Camera
from game.draw.presentation import BoardSpot
from game.text.message import Message
from game.web.platform.dom import create_element, listen
from game.web.platform.i18n import Translator

ARROW_DIRECTIONS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
MIN_DIRECTION_COSINE = cos(radians(75))
"""A neighbour lies in an arrow's direction up to so many degrees beside it."""


class AccessibleLayer:
    """Buttons by spot. `chosen(target)` is called when one acts, `focused(spot)` when one is reached."""

    def __init__(
        self,
        element: Any,
        i18n: Translator,
        on_target_chosen: Callable[[str], None],
        on_spot_focused: Callable[[BoardSpot], None],
    ) -> None:
        self._element = element
        self._i18n = i18n
        self._on_target_chosen = on_target_chosen
        self._on_spot_focused = on_spot_focused
        self._spots: dict[str, BoardSpot] = {}
        self._buttons: dict[str, Any] = {}
        self._names: dict[str, str] = {}
        self._labels: dict[str, Message] = {}
        self._beacons: list[Any] = []
        self._tab_stop = ""
        self._arrow_sign = 1
        """-1 where the board is turned half round, and arrows lead the other way."""
        listen(element, "keydown", self._on_key, passive=False)
        listen(element, "click", self._on_click)
        listen(element, "focusin", self._on_focus)

    def show(self, spots: Sequence[BoardSpot], home_spot_id: str) -> None:
        """The spots as they are now; `home` is the one that Home and the first Tab go to."""
        old_spots, self._spots = self._spots, {spot.id: spot for spot in spots}
        for gone in self._buttons.keys() - self._spots.keys():
            self._buttons.pop(gone).remove()
            self._labels.pop(gone, None)
        for spot in spots:
            button, old_spot = self._buttons.get(spot.id) or self._add(spot), old_spots.get(spot.id)
            if old_spot is None or (old_spot.x, old_spot.y) != (spot.x, spot.y):
                for name in ("x", "y", "half_width", "half_height"):
                    button.style.setProperty(f"--{name.replace('_', '-')}", str(getattr(spot, name)))
            if old_spot is None or bool(old_spot.target) != bool(spot.target):
                button.setAttribute("aria-disabled", str(not spot.target).lower())
        self._set_labels([spot for spot in spots if self._labels.get(spot.id) != spot.label])
        self._home_spot_id = home_spot_id
        if self._tab_stop not in self._spots:
            self._move_tab_stop(home_spot_id)

    def set_home_spot(self, spot_id: str) -> None:
        """Let Home lead to another spot until the next picture."""
        self._home_spot_id = spot_id

    def show_beacons(self, places: Sequence[tuple[float, float, float]]) -> None:
        """Draw the eye to what may be tapped and is no spot: its middle, and how large it is."""
        for beacon in self._beacons:
            beacon.remove()
        self._beacons = [create_element("i", class_="beacon", aria_hidden="true") for _ in places]
        for beacon, (x, y, radius) in zip(self._beacons, places, strict=True):
            for name, value in (("--x", x), ("--y", y), ("--reach", radius)):
                beacon.style.setProperty(name, str(value))
        self._element.append(*self._beacons)

    def go_home(self) -> None:
        """Put the focus on the piece to move."""
        self._focus(self._home_spot_id)

    def update_labels(self) -> None:
        """Say every name again: the language or the players' names changed."""
        self._set_labels(list(self._spots.values()))

    def set_camera(self, camera: Camera) -> None:
        """Put the buttons where the camera shows their spots."""
        left, top = camera.to_view(0, 0)
        self._arrow_sign = -1 if camera.rotated else 1
        style = self._element.style
        style.setProperty("--scale", f"{camera.signed_scale}px")
        style.setProperty("--unit", f"{camera.scale}px")
        style.setProperty("--left", f"{left}px")
        style.setProperty("--top", f"{top}px")

    def _add(self, spot: BoardSpot) -> Any:
        button = create_element("button", type="button", tabindex=-1, data_spot=spot.id)
        self._buttons[spot.id] = button
        self._element.append(button)
        return button

    def _set_labels(self, spots: Sequence[BoardSpot]) -> None:
        for spot, name in zip(spots, self._i18n.texts([spot.label for spot in spots]), strict=True):
            self._buttons[spot.id].setAttribute("aria-label", name)
            self._names[spot.id] = name
            self._labels[spot.id] = spot.label

    def _move_tab_stop(self, spot_id: str) -> None:
        if self._tab_stop in self._buttons:
            self._buttons[self._tab_stop].tabIndex = -1
        self._tab_stop = spot_id
        if spot_id in self._buttons:
            self._buttons[spot_id].tabIndex = 0

    def _focus(self, spot_id: str) -> None:
        self._move_tab_stop(spot_id)
        self._buttons[spot_id].focus()

    def _on_focus(self, event: Any) -> None:
        spot = self._spots.get(event.target.getAttribute("data-spot"))
        if spot:
            self._move_tab_stop(spot.id)
        if spot and event.target.matches(":focus-visible"):  # and not where a finger has touched it
            self._on_spot_focused(spot)

    def _on_click(self, event: Any) -> None:
        """Keys and screen readers click without a pointer; fingers are the pointer's business."""
        spot = self._spots.get(event.target.getAttribute("data-spot"))
        if spot and event.detail == 0:
            self._on_target_chosen(spot.target)

    def _on_key(self, event: Any) -> None:
        here = self._spots.get(event.target.getAttribute("data-spot"))
        if not here or event.ctrlKey or event.metaKey or event.altKey:
            return
        if event.key in ARROW_DIRECTIONS:
            there = self._neighbour(here, ARROW_DIRECTIONS[event.key])
        elif event.key == "Home":
            there = self._home_spot_id
        elif len(event.key) == 1 and event.key.isalpha():
            there = self._next_named(here, event.key.lower())
        else:
            return
        event.preventDefault()
        if there:
            self._focus(there)

    def _neighbour(self, here: BoardSpot, direction: tuple[int, int]) -> str:
        """The neighbour that lies most in the arrow's direction."""
        best, best_fit = "", MIN_DIRECTION_COSINE
        for neighbour_id in here.neighbours:
            spot = self._spots.get(neighbour_id)
            length = hypot(spot.x - here.x, spot.y - here.y) if spot else 0
            if spot and length:
                fit = (
                    self._arrow_sign
                    * ((spot.x - here.x) * direction[0] + (spot.y - here.y) * direction[1])
                    / length
                )
                if fit > best_fit:
                    best, best_fit = neighbour_id, fit
        return best

    def _next_named(self, here: BoardSpot, letter: str) -> str:
        """The next spot whose name begins with a letter, reachable ones first."""
        found = [each for each in self._spots if self._names[each].lower().startswith(letter)]
        found.sort(key=lambda each: not self._spots[each].target)
        if here.id in found:
            found = found[found.index(here.id) + 1 :] + found[: found.index(here.id) + 1]
        return found[0] if found else ""
