"""Everything beside the board: whose turn it is, buttons, the table of players, the bag, the log, the voice.

Elements say messages (`Words.put`), so that a change of language reaches what is already on the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from js import performance

from game.draw.show import Action, Beat, Card, Fact, Toggle
from game.text.message import Message, say
from game.web.dom import ICONS, by_id, figure, fill, icon, make
from game.web.words import Words

MOST_LINES = 1500
MOST_SPOKEN = 30
MOST_LATELY = 5
LEAST_TO_CHOOSE = 0.35
"""Seconds in which nobody reads a new button: the second tap of a double tap meant the old one."""


class Panel:
    """`figures` are the players' figures by seat, `faces` the computer players' faces, empty for people."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self.figures: tuple[int, ...] = ()
        self.faces: tuple[str, ...] = ()
        self._owes_focus = False
        self._looking_back = False
        self._offered: tuple[str, ...] = ()
        self._offered_at = 0.0

    def mark(self, ply: int, *, asked: bool, over: bool) -> None:
        """Let the page say how far the game is: for styles, for the device and for tests."""
        game = by_id("game")
        game.dataset.ply, game.dataset.asked = str(ply), "yes" if asked else "no"
        game.dataset.over = "yes" if over else "no"

    def rest(self) -> None:
        """Let the page say that nobody is asked any more."""
        by_id("game").dataset.asked = "no"

    def turn(self, seat: int | None, prompt: Message) -> None:
        """Whose turn it is and what is asked; None where it is nobody's."""
        mark = by_id("turn-figure")
        number = None if seat is None else self.figures[seat]
        mark.setAttribute("class", "figure" if number is None else f"figure figure-{number}")
        mark.firstElementChild.setAttribute("href", "" if number is None else f"{ICONS}#figure-{number}")
        by_id("turn").dataset.figure = "" if number is None else str(number)
        fill(by_id("turn-face"), [] if seat is None else self._face(seat))
        self._words.put(by_id("prompt"), prompt)

    def actions(self, actions: Sequence[Action], *, asked: bool = True) -> None:
        """The buttons under the board; where none is needed, a cue that something is asked on the board.

        Who pressed one by keyboard finds the focus on the next main one.
        """
        offered = tuple(action.target for action in actions)
        if offered != self._offered:
            self._offered, self._offered_at = offered, performance.now() / 1000
        bar = by_id("actions")
        self._owes_focus = bar.contains(bar.ownerDocument.activeElement) or self.owes_focus()
        fill(bar, [self._button(action) for action in actions] or ([self._cue()] if asked else []))
        main = bar.querySelector(".main") or bar.querySelector("button")
        if main and self.owes_focus():
            main.focus()

    def just_offered(self) -> bool:
        """Whether the buttons under the board are so new that nobody has chosen one of them yet."""
        return bool(performance.now() / 1000 - self._offered_at < LEAST_TO_CHOOSE)

    @contextmanager
    def thinking(self, seconds: float | None) -> Iterator[None]:
        """While a computer player thinks, for so many seconds at the most; None is until it is stopped.

        Who stopped it by keyboard finds the focus where the next choice is.
        """
        thinking, time = by_id("thinking"), by_id("thinking-time")
        time.classList.toggle("open", seconds is None)
        time.style.setProperty("--seconds", f"{seconds or 0}s")
        thinking.hidden = False
        try:
            yield
        finally:
            focused = thinking.querySelector(":focus")
            self._owes_focus = bool(focused) or self.owes_focus()
            if focused:
                focused.blur()  # at once, and not only when the page is painted without it
            thinking.hidden = True

    def owes_focus(self) -> bool:
        """Whether the button that had the focus is gone, and the focus has gone nowhere else since."""
        document = by_id("actions").ownerDocument
        return self._owes_focus and document.activeElement.isSameNode(document.body)

    def table(self, cards: Sequence[Card], playing: int | None, human: Sequence[bool]) -> None:
        """The table of players, once in full and once as a strip for small screens."""
        table = by_id("players")
        focused = table.querySelector("button:focus")
        seat = focused.dataset.seat if focused else None
        fill(table, [self._card(card, playing, human[card.seat], full=True) for card in cards])
        if seat is not None:
            table.querySelector(f'[data-seat="{seat}"]').focus()
        fill(by_id("strip"), [self._card(card, playing, human[card.seat], full=False) for card in cards])

    def stock(self, game_id: str, facts: Sequence[Fact]) -> None:
        """What is left for all."""
        self._words.put(by_id("shared-stats-title"), say(f"{game_id}-stock"))
        fill(by_id("shared-stats"), [self._fact("li", fact) for fact in facts])

    def toggles(self, toggles: Sequence[Toggle], shown: frozenset[str]) -> None:
        """What may be shown or hidden on the board."""
        by_id("view-options").hidden = not toggles
        fill(by_id("toggles"), [self._toggle(toggle, toggle.word in shown) for toggle in toggles])

    def clear_log(self) -> None:
        fill(by_id("log"), [])
        fill(by_id("recent-log"), [])
        fill(by_id("live"), [])

    def look_back(self, on: bool) -> None:
        """Whether an earlier moment is shown: then all that is told of stands in the log already."""
        self._looking_back = on
        by_id("game").dataset.replay = "yes" if on else "no"

    def point_at(self, ply: int) -> None:
        """Mark the lines of the move that led to a position."""
        for line in by_id("log").querySelectorAll("[aria-current]"):
            line.removeAttribute("aria-current")
        for line in by_id("log").querySelectorAll(f'[data-ply="{ply}"]'):
            line.setAttribute("aria-current", "step")
            by_id("log").scrollTop = line.offsetTop - by_id("log").clientHeight / 2

    def log(self, beat: Beat, ply: int) -> None:
        """One more line of what happened; choosing it shows the position after its move."""
        if self._looking_back:
            return
        text = self._words.make("span", beat.message)
        look = {"data_command": "look-at", "data_ply": ply, "tabindex": -1}
        line = make("button", figure(self.figures[beat.seat]), text, type="button", class_="plain", **look)
        _prepend(by_id("log"), make("li", line), MOST_LINES)
        lately = self._words.make("p", beat.message)
        _prepend(by_id("recent-log"), make("div", figure(self.figures[beat.seat]), lately), MOST_LATELY)

    def speak(self, message: Message) -> None:
        """Tell those who listen; lines are added one after the other and never rewritten."""
        live = by_id("live")
        live.append(make("p", self._words.text(message)))
        while live.childElementCount > MOST_SPOKEN:
            live.firstElementChild.remove()

    def _toggle(self, toggle: Toggle, on: bool) -> Any:
        label = self._words.make("span", toggle.label)
        box = make("input", type="checkbox", role="switch", name=toggle.word)
        box.checked = on
        return make("label", label, box, class_="row")

    def _button(self, action: Action) -> Any:
        label = self._words.make("span", action.label)
        button = make("button", icon(action.icon), label, type="button", data_target=action.target)
        if action.price:
            price = self._words.make("span", action.price, class_="price")
            button.append(price)
        if action.main:
            button.classList.add("main")
        if action.pressed:
            button.setAttribute("aria-pressed", "true")
        return button

    def _cue(self) -> Any:
        """A finger on a ring that glows, for those who do not read; the prompt says it in words."""
        glow = make("span", icon("pointer"), class_="glow")
        return make("p", glow, class_="cue", aria_hidden="true")

    def _card(self, card: Card, playing: int | None, human: bool, *, full: bool) -> Any:
        name = self._words.make("span", say("player", seat=card.seat), class_="name")
        facts = make("span", *(self._fact("span", fact) for fact in card.facts), class_="facts")
        face = self._face(card.seat) if full else []
        item = make("li", figure(self.figures[card.seat]), make("span", *face, name, class_="who"), facts)
        if card.seat == playing:
            item.setAttribute("aria-current", "true")
        if card.note and (full or not card.mark):
            note = self._words.make("span", card.note, class_="note")
            item.append(note)
        elif card.note:
            note = self._words.make("span", card.note, class_="visually-hidden")
            facts.append(make("span", icon(card.mark), note, class_="fact"))
        if full:
            item.append(self._hand_over(card.seat, human))
        return item

    def _face(self, seat: int) -> list[Any]:
        """What a computer player looks like; nothing for a person."""
        return [icon(self.faces[seat], "face")] if self.faces[seat] else []

    def _hand_over(self, seat: int, human: bool) -> Any:
        button = make(
            "button",
            icon("bot" if human else "user"),
            type="button",
            class_="plain",
            data_command="hand-over",
            data_seat=seat,
        )
        told = say("seat-hand-over" if human else "seat-take-back", seat=seat)
        button.append(self._words.make("span", told, class_="visually-hidden"))
        return button

    def _fact(self, tag: str, fact: Fact) -> Any:
        """A number with its picture; what it means is for the ear and for whoever points at it."""
        value = self._words.make("span", fact.value, class_="value", aria_hidden="true")
        label = self._words.make("span", fact.label, class_="visually-hidden")
        return make(tag, icon(fact.icon), value, label, class_="fact")


def _prepend(lines: Any, line: Any, most: int) -> None:
    """Put a line first, and take the oldest ones away."""
    lines.prepend(line)
    while lines.childElementCount > most:
        lines.lastElementChild.remove()
