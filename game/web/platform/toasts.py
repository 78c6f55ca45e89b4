"""Short notices at the foot of the page, each with what can be done, until the player puts it away."""

from __future__ import annotations

from collections.abc import Mapping

from js import console
from pyscript.js_modules.page import reloadToSameScreen

from game.contract import BadOptions, Game, GameError, IllegalMove
from game.play.record import BadRecord, NewerRecord
from game.text.message import Message, msg
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, create_element, icon
from game.web.platform.i18n import Translator


class Toasts:
    """One notice of a kind at a time."""

    def __init__(self, i18n: Translator) -> None:
        self._i18n = i18n

    def commands(self) -> Mapping[str, Command]:
        return {
            "dismiss": lambda button: button.closest(".notice").remove(),
            "reload": lambda _: reloadToSameScreen(),
        }

    def show(self, message: Message, *buttons: tuple[str, Message], persistent: bool = False) -> None:
        """Show a notice; of each button the command, and what it says.

        One that stays cannot be put away as long as what it says is true.
        """
        text = self._i18n.text_element("p", message)
        notice = create_element("div", text, class_="notice", data_notice=message.key)
        for command, label in buttons:
            notice.append(self._i18n.text_element("button", label, type="button", data_command=command))
        if not persistent:
            close = create_element("button", icon("x"), type="button", class_="plain", data_command="dismiss")
            self._i18n.set_text(close, msg("notice-dismiss"))
            notice.append(close)
        self.clear(message.key)
        by_id("notices").append(notice)

    def clear(self, key: str) -> None:
        """Take a notice away."""
        for old in list(by_id("notices").querySelectorAll(f'[data-notice="{key}"]')):
            old.remove()

    def show_load_error(self, error: GameError, partly_loaded: bool) -> None:
        """What is wrong with a game that was read; `kept`: part of it can be played on."""
        why = error_message(error)
        if isinstance(error, NewerRecord):
            what = msg("notice-newer-save")
        else:
            what = (
                msg("notice-bad-save-part", reason=why)
                if partly_loaded
                else msg("notice-bad-save", reason=why)
            )
        self.show(what, ("keep-copy", msg("notice-keep-copy")))


def error_message(error: GameError) -> Message:
    """What is wrong, in words; what was refused is quoted as it came. Details are for the console."""
    console.warn(str(error))
    if isinstance(error, NewerRecord):
        return msg("bad-record-newer")
    if isinstance(error, BadRecord):
        return msg(f"bad-record-{error.code}", text=error.text)
    if isinstance(error, IllegalMove):
        return msg("notice-illegal-move", move=error.text)
    if isinstance(error, BadOptions):
        return option_error_message(error)
    return msg("notice-bad-notation", text=error.text)


def option_error_message(error: BadOptions, game: Game | None = None) -> Message:
    """Which house rule does not fit; by its own name where the game has such a rule."""
    if game is None or error.option not in game.options:
        return msg("notice-bad-option", option=error.option)
    return msg("notice-bad-option", option=msg(f"option-{game.id}-{error.option}"))
