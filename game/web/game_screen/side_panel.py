"""The side panel: whose turn it is, buttons, player cards, log, announcements for screen readers.

Elements hold messages (`Translator.set_text`), so that a change of language also changes what is on the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from js import document, performance

from game.draw.presentation import Action, MoveEvent, PlayerCard, Stat, Toggle
from game.text.message import Message, msg
from game.web.platform.dom import (
    ICON_SHEET_URL,
    by_id,
    create_element,
    figure,
    icon,
    is_focus_lost,
    replace_keeping_focus,
)
from game.web.platform.i18n import Translator

MAX_LOG_LINES = 1500
MAX_ANNOUNCEMENTS = 30
MAX_RECENT_LINES = 5
MIN_SECONDS_TO_CHOOSE = 0.35
"""Time in which a tap on new buttons is ignored: it is the second tap of a double tap on the old ones."""


class SidePanel:
    """`figures` and `faces` are the players' figures and face icons by seat; people have no face."""

    def __init__(self, i18n: Translator) -> None:
        self._i18n = i18n
        self.figures: tuple[int, ...] = ()
        self.faces: tuple[str, ...] = ()
        self._has_lost_focus = False
        self._is_replaying = False
        self._buttons: tuple[tuple[Action, ...], Message | None] = ((), None)
        self._buttons_changed_at = 0.0

    def publish_state(self, ply: int, *, asked: bool, over: bool) -> None:
        """Set data attributes about the game for styles, the device and tests."""
        game = by_id("game")
        game.dataset.ply, game.dataset.asked = str(ply), "yes" if asked else "no"
        game.dataset.over = "yes" if over else "no"

    def clear_asked(self) -> None:
        """Set the data attribute that no person is asked."""
        by_id("game").dataset.asked = "no"

    def show_turn(self, seat: int | None, prompt: Message) -> None:
        """Show whose turn it is and the prompt; None: no seat's turn."""
        turn_icon = by_id("turn-figure")
        number = "" if seat is None else str(self.figures[seat])
        turn_icon.setAttribute("class", f"figure figure-{number}" if number else "figure")
        icon_url = f"{ICON_SHEET_URL}#figure-{number}" if number else ""
        turn_icon.firstElementChild.setAttribute("href", icon_url)
        by_id("turn").dataset.figure = number
        by_id("turn-face").replaceChildren(*([] if seat is None else self._face(seat)))
        self._i18n.set_text(by_id("prompt"), prompt)

    def show_actions(self, actions: Sequence[Action], cue: Message | None = None) -> None:
        """Show the buttons under the board; if there is no main one, also a cue to tap on the board, if any.

        If a button had the focus, the new main button gets it. Beside a cue no button does: the board is
        to get it, where Enter does not pass or swap by accident.
        """
        bar = by_id("actions")
        self._has_lost_focus = bar.contains(document.activeElement) or self.should_restore_focus()
        cue = None if any(action.main for action in actions) else cue
        if (tuple(actions), cue) != self._buttons:  # the same ones stay, or their name is read aloud again
            self._buttons, self._buttons_changed_at = (tuple(actions), cue), performance.now() / 1000
            buttons = [self._button(action) for action in actions]
            bar.replaceChildren(*([self._tap_cue(cue)] if cue else []), *buttons)
        main_button = bar.querySelector(".main") or bar.querySelector("button")
        if main_button and not cue and self.should_restore_focus():
            main_button.focus()

    def buttons_just_changed(self) -> bool:
        """Whether the buttons under the board are too new for a tap that was meant for them."""
        return bool(performance.now() / 1000 - self._buttons_changed_at < MIN_SECONDS_TO_CHOOSE)

    @contextmanager
    def show_thinking(self, seconds: float | None) -> Iterator[None]:
        """Show that a computer player thinks, for at most `seconds`; None: until it is stopped.

        If its stop button had the focus, the next choice gets it.
        """
        thinking, time = by_id("thinking"), by_id("thinking-time")
        time.classList.toggle("open", seconds is None)
        time.style.setProperty("--seconds", f"{seconds or 0}s")
        thinking.hidden = False
        try:
            yield
        finally:
            focused = thinking.querySelector(":focus")
            self._has_lost_focus = bool(focused) or self.should_restore_focus()
            if focused:
                focused.blur()  # at once: the browser would do it at the next paint only
            thinking.hidden = True

    def expect_lost_focus(self) -> None:
        """Another game is shown. If the button that led to it vanishes, the next choice gets the focus."""
        self._has_lost_focus = True

    def should_restore_focus(self) -> bool:
        """Whether the button with the focus was removed or hidden, and the focus has not moved since."""
        return self._has_lost_focus and is_focus_lost()

    def show_player_cards(
        self, cards: Sequence[PlayerCard], turn_seat: int | None, is_human: Sequence[bool], lit_stat: str
    ) -> None:
        """Show the players, once in full and once as a strip for small screens.

        `lit_stat` is the `Stat.id` of the pressed number, here and in `show_shared_stats`.
        """
        for element, full in ((by_id("players"), True), (by_id("strip"), False)):
            items = [
                self._player_card(each, turn_seat, is_human[each.seat], lit_stat, full=full) for each in cards
            ]
            replace_keeping_focus(element, items)

    def show_shared_stats(self, game_id: str, stats: Sequence[Stat], lit_stat: str) -> None:
        """Show the numbers that belong to no player, such as what is left."""
        self._i18n.set_text(by_id("shared-stats-title"), msg(f"{game_id}-stock"))
        items = [create_element("li", self._stat(stat, lit_stat)) for stat in stats]
        replace_keeping_focus(by_id("shared-stats"), items)

    def show_toggles(self, toggles: Sequence[Toggle], visible: frozenset[str]) -> None:
        """Show the view options of the board."""
        by_id("view-options").hidden = not toggles
        by_id("toggles").replaceChildren(*(self._toggle(toggle, toggle.id in visible) for toggle in toggles))

    def clear_log(self) -> None:
        by_id("log").replaceChildren()
        by_id("recent-log").replaceChildren()
        by_id("live").replaceChildren()

    def set_replaying(self, is_replaying: bool) -> None:
        """While an earlier moment is shown, the log gets no new entries: it has them already."""
        if self._is_replaying and not is_replaying:
            by_id("log").scrollTop = by_id("panel").scrollTop = 0  # scrolled by `highlight_ply`
        self._is_replaying = is_replaying
        by_id("game").dataset.replay = "yes" if is_replaying else "no"

    def highlight_ply(self, ply: int) -> None:
        """Mark the log entries of the move with this number."""
        for line in by_id("log").querySelectorAll("[aria-current]"):
            line.removeAttribute("aria-current")
        for line in by_id("log").querySelectorAll(f'[data-ply="{ply}"]'):
            line.setAttribute("aria-current", "step")
            by_id("log").scrollTop = line.offsetTop - by_id("log").clientHeight / 2
            by_id("panel").scrollTop = by_id("panel").scrollHeight  # the log is its last part

    def add_log_entry(self, event: MoveEvent, ply: int) -> None:
        """Add a log entry; choosing it shows the position after its move."""
        if self._is_replaying:
            return
        text = self._i18n.text_element("span", event.message)
        number, attributes = self.figures[event.seat], {"data_command": "look-at", "data_ply": ply}
        line = create_element("button", figure(number), text, type="button", class_="plain", **attributes)
        line.tabIndex = -1
        _prepend(by_id("log"), create_element("li", line), MAX_LOG_LINES)
        recent = create_element("div", figure(number), self._i18n.text_element("p", event.message))
        _prepend(by_id("recent-log"), recent, MAX_RECENT_LINES)

    def announce(self, message: Message) -> None:
        """Announce a message to screen readers; lines are appended and never rewritten."""
        live = by_id("live")
        live.append(create_element("p", self._i18n.text(message)))
        while live.childElementCount > MAX_ANNOUNCEMENTS:
            live.firstElementChild.remove()

    def _toggle(self, toggle: Toggle, on: bool) -> Any:
        label = self._i18n.text_element("span", toggle.label)
        box = create_element("input", type="checkbox", role="switch", name=toggle.id)
        box.checked = on
        return create_element("label", label, box, class_="row")

    def _button(self, action: Action) -> Any:
        label = self._i18n.text_element("span", action.label)
        button = create_element("button", icon(action.icon), label, type="button", data_target=action.target)
        if action.price:
            button.append(self._i18n.text_element("span", action.price, class_="price"))
        if action.main:
            button.classList.add("main")
        return button

    def _tap_cue(self, cue: Message) -> Any:
        """A tapping finger, for children who cannot read, and words; screen readers get the prompt."""
        glow = create_element("span", icon("pointer"), class_="glow")
        return create_element(
            "p", glow, self._i18n.text_element("span", cue), class_="cue", aria_hidden="true"
        )

    def _player_card(
        self, card: PlayerCard, turn_seat: int | None, is_human: bool, lit_stat: str, *, full: bool
    ) -> Any:
        name = self._i18n.text_element("span", msg("player", seat=card.seat), class_="name")
        stats = create_element("span", *(self._stat(stat, lit_stat) for stat in card.stats), class_="stats")
        face, number = self._face(card.seat) if full else [], self.figures[card.seat]
        shape = self._i18n.text_element("span", msg(f"figure-{number}"), class_="visually-hidden")
        who = create_element("span", *face, name, shape, class_="who")
        item = create_element("li", figure(number), who, stats)
        if card.seat == turn_seat:
            item.setAttribute("aria-current", "true")
        item.classList.toggle("out", card.is_out)
        if card.note and (full or card.is_out or not card.status_icon):
            item.append(self._i18n.text_element("span", card.note, class_="note"))
        elif card.note:
            note = self._i18n.text_element("span", card.note, class_="visually-hidden")
            stats.append(create_element("span", icon(card.status_icon), note, class_="stat"))
        if full:
            item.append(self._switch_player_button(card.seat, is_human))
        return item

    def _face(self, seat: int) -> list[Any]:
        """The face of a computer player; nothing for a person."""
        return [icon(self.faces[seat], "face")] if self.faces[seat] else []

    def _switch_player_button(self, seat: int, is_human: bool) -> Any:
        player = icon("user" if is_human else "bot")
        message = msg("seat-hand-over" if is_human else "seat-take-over", seat=seat)
        label = self._i18n.text_element("span", message, class_="visually-hidden")
        attributes = {"data_command": "hand-over", "data_seat": seat}
        return create_element("button", player, label, type="button", class_="plain", **attributes)

    def _stat(self, stat: Stat, lit_stat: str) -> Any:
        """A number with its icon and its unit; its meaning is in a label for screen readers.

        If it can be shown on the board, it is a button, which is pressed if it is `lit_stat`.
        """
        parts = [
            icon(stat.icon),
            self._i18n.text_element("span", stat.value, class_="value", aria_hidden="true"),
        ]
        if stat.unit:
            parts.append(self._i18n.text_element("span", stat.unit, class_="unit", aria_hidden="true"))
        parts.append(self._i18n.text_element("span", stat.label, class_="visually-hidden"))
        if not stat.id:
            return create_element("span", *parts, class_="stat")
        button = create_element("button", *parts, type="button", class_="plain stat", data_command="light")
        button.dataset.stat = stat.id
        button.setAttribute("aria-pressed", str(stat.id == lit_stat).lower())
        return button


def _prepend(lines: Any, line: Any, max_count: int) -> None:
    """Add a line at the top, and remove the oldest ones."""
    lines.prepend(line)
    while lines.childElementCount > max_count:
        lines.lastElementChild.remove()
