"""Toasts: short notices at the foot of the page, each with buttons, until the player closes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from js import console, document
from pyscript.js_modules.page import reloadToSameScreen

from game.contract import BadOptions, GameError, IllegalMove, ImpossiblePosition
from game.play.record import BadRecord, NewerRecord
from game.text.message import Message, msg
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, create_element, icon, listen
from game.web.platform.i18n import Translator


class Toasts:
    """Shows notices, at most one for each message key."""

    def __init__(self, i18n: Translator) -> None:
        self._i18n = i18n
        self._focused_before: Any = None
        """What had the focus before it came to the notices; None: nothing."""
        listen(by_id("notices"), "focusin", self._on_focus)

    def commands(self) -> Mapping[str, Command]:
        return {
            "dismiss": lambda button: self._remove(button.closest(".notice")),
            "reload": lambda _: reloadToSameScreen(),
        }

    def show(
        self, message: Message, *buttons: tuple[str, Message], persistent: bool = False, game: str = ""
    ) -> None:
        """Show a notice with buttons (command, label). A persistent one cannot be closed by the player.

        `game` is the game that the commands are about, as the notice's `data-game`.
        """
        text = self._i18n.text_element("p", message)
        notice = create_element("div", text, class_="notice", data_notice=message.key)
        notice.dataset.game = game
        for command, label in buttons:
            notice.append(self._i18n.text_element("button", label, type="button", data_command=command))
        if not persistent:
            close = create_element("button", icon("x"), type="button", class_="plain", data_command="dismiss")
            self._i18n.set_text(close, msg("notice-dismiss"))
            notice.append(close)
        self.clear(message.key)
        by_id("notices").append(notice)

    def clear(self, key: str) -> None:
        """Remove a notice by its message key."""
        for old in list(by_id("notices").querySelectorAll(f'[data-notice="{key}"]')):
            self._remove(old)

    def _on_focus(self, event: Any) -> None:
        if not by_id("notices").contains(event.relatedTarget):
            self._focused_before = event.relatedTarget

    def _remove(self, notice: Any) -> None:
        """Remove a notice; if it had the focus, this goes back to where it came from."""
        had_focus = notice.contains(document.activeElement)
        notice.remove()
        if had_focus and self._focused_before:
            self._focused_before.focus()


def error_message(error: GameError) -> Message:
    """What is wrong, with the offending text. Details go to the console."""
    console.warn(str(error))
    if isinstance(error, NewerRecord):
        return msg("bad-record-newer")
    if isinstance(error, BadRecord):
        return msg(f"bad-record-{error.code}", text=error.text)
    if isinstance(error, IllegalMove):
        return msg("notice-illegal-move", move=error.text)
    if isinstance(error, BadOptions):
        if error.option in ("seats", "player"):
            return msg(f"notice-bad-{error.option}", text=error.text)
        return msg("notice-bad-option", option=error.option)
    if isinstance(error, ImpossiblePosition):
        return msg(f"impossible-{error.problem}", count=error.count)
    return msg("notice-bad-notation", text=error.text)
