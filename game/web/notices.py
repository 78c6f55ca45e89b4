"""Short notices at the foot of the page, each with what can be done, until the player puts it away."""

from __future__ import annotations

from collections.abc import Mapping

from js import console
from pyscript.js_modules.page import reloadToSameScreen

from game.contract import BadOptions, Game, GameError, IllegalMove
from game.play.record import BadRecord, NewerRecord
from game.text.message import Message, say
from game.web.commands import Command
from game.web.dom import by_id, icon, make
from game.web.words import Words


class Notices:
    """One notice of a kind at a time."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def commands(self) -> Mapping[str, Command]:
        return {
            "dismiss": lambda button: button.closest(".notice").remove(),
            "reload": lambda _: reloadToSameScreen(),
        }

    def show(self, message: Message, *buttons: tuple[str, Message], stays: bool = False) -> None:
        """Show a notice; of each button the command, and what it says.

        One that stays cannot be put away as long as what it says is true.
        """
        text = self._words.make("p", message)
        notice = make("div", text, class_="notice", data_notice=message.key)
        for does, label in buttons:
            notice.append(self._words.make("button", label, type="button", data_command=does))
        if not stays:
            close = make("button", icon("x"), type="button", class_="plain", data_command="dismiss")
            self._words.put(close, say("notice-dismiss"))
            notice.append(close)
        self.clear(message.key)
        by_id("notices").append(notice)

    def clear(self, key: str) -> None:
        """Take a notice away."""
        for old in list(by_id("notices").querySelectorAll(f'[data-notice="{key}"]')):
            old.remove()

    def problem(self, error: GameError, kept: bool) -> None:
        """What is wrong with a game that was read; `kept`: part of it can be played on."""
        why = reason(error)
        if isinstance(error, NewerRecord):
            what = say("notice-newer-save")
        else:
            what = say("notice-bad-save-part", reason=why) if kept else say("notice-bad-save", reason=why)
        self.show(what, ("keep-copy", say("notice-keep-copy")))


def reason(error: GameError) -> Message:
    """What is wrong, in words; what was refused is quoted as it came. Details are for the console."""
    console.warn(str(error))
    if isinstance(error, NewerRecord):
        return say("bad-record-newer")
    if isinstance(error, BadRecord):
        return say(f"bad-record-{error.word}", text=error.text)
    if isinstance(error, IllegalMove):
        return say("notice-illegal-move", move=error.text)
    if isinstance(error, BadOptions):
        return bad_option(error)
    return say("notice-bad-notation", text=error.text)


def bad_option(error: BadOptions, game: Game | None = None) -> Message:
    """Which house rule does not fit; by its own name where the game has such a rule."""
    if game is None or error.option not in game.options:
        return say("notice-bad-option", option=error.option)
    return say("notice-bad-option", option=say(f"option-{game.id}-{error.option}"))
