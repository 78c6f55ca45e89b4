"""HTML buttons over the canvas: the board for keyboards and screen readers.

The board is one tab stop. Arrow keys go to a neighbouring spot, a letter to the next spot whose name starts
with it, Page Down and Page Up to the next one that can be chosen and the one before, Home to the piece to
move; Enter or Space chooses. Labels are updated only where they have changed, but all of them after a change
of language or names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, hypot, radians
from typing import Any

from game.draw.camera import Camera
from game.draw.presentation import BoardSpot
from game.web.platform.dom import create_element, listen
from game.web.platform.i18n import Translator

ARROW_DIRECTIONS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
PAGE_STEPS = {"PageDown": 1, "PageUp": -1}
MIN_DIRECTION_COSINE = cos(radians(75))
"""An arrow key reaches neighbours up to 75° off its direction."""


class AccessibleLayer:
    """A button for each spot. Calls `on_target_chosen(target)` and `on_spot_focused(spot)`."""

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
        self._naming: tuple[object, ...] = ()
        self._beacons: list[Any] = []
        self._tab_stop = self._start_spot_id = ""
        self._arrow_sign = 1
        """-1 if the board is rotated, so that arrows point the other way."""
        listen(element, "keydown", self._on_key, passive=False)
        listen(element, "click", self._on_click)
        listen(element, "focusin", self._on_focus)

    def show(self, spots: Sequence[BoardSpot], start_spot_id: str) -> None:
        """Show the spots; `start_spot_id` is the one that Home and the first Tab go to."""
        old_spots, self._spots = self._spots, {spot.id: spot for spot in spots}
        for gone in self._buttons.keys() - self._spots.keys():
            self._buttons.pop(gone).remove()
        for spot in spots:
            button, old_spot = self._buttons.get(spot.id) or self._add(spot), old_spots.get(spot.id)
            if old_spot is None or (old_spot.x, old_spot.y) != (spot.x, spot.y):
                for name in ("x", "y", "half_width", "half_height"):
                    button.style.setProperty(f"--{name.replace('_', '-')}", str(getattr(spot, name)))
            if old_spot is None or bool(old_spot.target) != bool(spot.target):
                button.setAttribute("aria-disabled", str(not spot.target).lower())
        old_naming, self._naming = self._naming, self._i18n.naming
        kept = old_spots if self._naming == old_naming else {}
        shown = {spot.id: spot.label for spot in kept.values()}
        self._set_labels([spot for spot in spots if shown.get(spot.id) != spot.label])
        self._start_spot_id = start_spot_id
        if self._tab_stop not in self._spots:
            self._move_tab_stop(start_spot_id)

    def set_start_spot(self, spot_id: str) -> None:
        """Let Home go to another spot until `show` is called again."""
        self._start_spot_id = spot_id

    def show_beacons(self, places: Sequence[tuple[float, float, float]]) -> None:
        """Highlight pinned targets: centre and radius of each."""
        for beacon in self._beacons:
            beacon.remove()
        self._beacons = [create_element("i", class_="beacon", aria_hidden="true") for _ in places]
        for beacon, (x, y, radius) in zip(self._beacons, places, strict=True):
            for name, value in (("--x", x), ("--y", y), ("--reach", radius)):
                beacon.style.setProperty(name, str(value))
        self._element.append(*self._beacons)

    def focus_start_spot(self) -> None:
        """Focus the piece to move."""
        self._focus(self._start_spot_id)

    def set_camera(self, camera: Camera) -> None:
        """Place the buttons where the camera shows their spots."""
        self._arrow_sign = -1 if camera.rotated else 1
        style = self._element.style
        for prefix, each in (("--", camera), ("--pinned-", camera.pinned)):
            left, top = each.to_view(0, 0)
            style.setProperty(f"{prefix}scale", f"{each.signed_scale}px")
            style.setProperty(f"{prefix}unit", f"{each.scale}px")
            style.setProperty(f"{prefix}left", f"{left}px")
            style.setProperty(f"{prefix}top", f"{top}px")

    def _add(self, spot: BoardSpot) -> Any:
        button = create_element("button", type="button", tabindex=-1, data_spot=spot.id)
        self._buttons[spot.id] = button
        self._element.append(button)
        return button

    def _set_labels(self, spots: Sequence[BoardSpot]) -> None:
        for spot, name in zip(spots, self._i18n.texts([spot.label for spot in spots]), strict=True):
            self._buttons[spot.id].setAttribute("aria-label", name)
            self._names[spot.id] = name

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
        if spot and event.target.matches(":focus-visible"):  # keyboard only, not after a tap
            self._on_spot_focused(spot)

    def _on_click(self, event: Any) -> None:
        """Clicks of keys and screen readers (`detail` 0); `Pointer` handles the others."""
        spot = self._spots.get(event.target.getAttribute("data-spot"))
        if spot and event.detail == 0:
            self._on_target_chosen(spot.target)

    def _on_key(self, event: Any) -> None:
        here = self._spots.get(event.target.getAttribute("data-spot"))
        if not here or event.ctrlKey or event.metaKey or event.altKey:
            return
        if event.key in ARROW_DIRECTIONS:
            there = self._neighbour(here, ARROW_DIRECTIONS[event.key])
        elif event.key in PAGE_STEPS:
            there = self._next_target(here, PAGE_STEPS[event.key])
        elif event.key == "Home":
            there = self._start_spot_id
        elif len(event.key) == 1 and (event.key.isalpha() or event.key == "*"):  # which *Star's nodes have
            there = self._next_named(here, event.key.lower())
        else:
            return
        event.preventDefault()
        if there:
            self._focus(there)

    def _neighbour(self, here: BoardSpot, direction: tuple[int, int]) -> str:
        """The neighbour closest to the arrow's direction."""
        best, best_cosine = "", MIN_DIRECTION_COSINE
        for spot in (self._spots[each] for each in here.neighbours if each in self._spots):
            dx, dy = (spot.x - here.x) * self._arrow_sign, (spot.y - here.y) * self._arrow_sign
            if dx or dy:
                cosine = (dx * direction[0] + dy * direction[1]) / hypot(dx, dy)
                if cosine > best_cosine:
                    best, best_cosine = spot.id, cosine
        return best

    def _next_target(self, here: BoardSpot, step: int) -> str:
        """The next spot that can be chosen, in the order of the view; with step -1 the one before."""
        found = [spot.id for spot in self._spots.values() if spot.target or spot is here]
        return found[(found.index(here.id) + step) % len(found)]

    def _next_named(self, here: BoardSpot, letter: str) -> str:
        """The next spot whose name starts with a letter, targets first."""
        found = [each for each in self._spots if self._names[each].lower().startswith(letter)]
        found.sort(key=lambda each: not self._spots[each].target)
        if here.id in found:
            found = found[found.index(here.id) + 1 :] + found[: found.index(here.id) + 1]
        return found[0] if found else ""
