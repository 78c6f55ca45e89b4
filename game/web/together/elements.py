"""What the page says of a game with other devices: in the bar, the result and the dialog "More"."""

from __future__ import annotations

from typing import Any

from js import Date, Intl, navigator
from pyscript.js_modules.page import runningGames

from game.play.together.shelf import ShelfState, ShelvedGame
from game.text.message import Message, msg
from game.web.platform.dom import by_id, create_element, js_object
from game.web.platform.i18n import Translator
from game.web.together.dialogs import closing_tile
from game.web.together.play import TogetherMode

DAY_SECONDS = 86_400


def add_bar() -> Any:
    """The line under the prompt that says whom the game waits for."""
    bar = create_element("span", id="together-bar", hidden="")
    by_id("turn").append(bar)
    return bar


def fill_bar(bar: Any, i18n: Translator, state: Message, send: Message, is_due: bool) -> None:
    """Show what the game waits for, and the buttons. `is_due`: this device has not sent its last turn yet.

    The button that sends stays the same: the dialog that it opens gives the focus back to it.
    """
    text = i18n.text_element("span", state, role="status")
    sender = bar.querySelector('[data-command="together-send"]') or create_element(
        "button", type="button", data_command="together-send"
    )
    i18n.set_text(sender, send)
    sender.classList.toggle("main", is_due)
    ways = i18n.text_element("button", msg("together-ways"), type="button", data_command="together-ways")
    bar.replaceChildren(*([text, sender, ways] if hasattr(navigator, "share") else [text, sender]))


def fill_question_bar(bar: Any, i18n: Translator, question: Message, agree: str) -> None:
    """Show what another player asks for, and the button to agree, which runs the command of its name."""
    button = i18n.text_element("button", msg(agree), type="button", data_command=agree)
    bar.replaceChildren(i18n.text_element("span", question), button)


def fill_moved_bar(bar: Any, i18n: Translator, state: Message, may_show_code: bool) -> None:
    """Say that this device's seat is elsewhere; its code can be shown until it is used."""
    again = i18n.text_element(
        "button", msg("together-move-again"), type="button", data_command="together-move-code"
    )
    text = i18n.text_element("span", state, role="status")
    bar.replaceChildren(*([text, again] if may_show_code else [text]))


class ResultParts:
    """What the result dialog says and offers first while the others do not know the end yet."""

    def __init__(self, i18n: Translator) -> None:
        self._i18n = i18n
        self._state = create_element("p", id="result-unsent", hidden="")
        self._send = i18n.text_element(
            "button", msg("together-send"), type="button", data_command="together-send", class_="main"
        )
        by_id("result-rows").after(self._state)
        menu = by_id("result").querySelector("menu")
        self._rematch = menu.querySelector("[data-command=rematch]")
        menu.prepend(self._send)

    def show(self, unsent: Message | None) -> None:
        """Show this state, or nothing if all has been sent."""
        if unsent:
            self._i18n.set_text(self._state, unsent)
        self._state.hidden = self._send.hidden = unsent is None
        self._rematch.hidden = unsent is not None


def state_message(entry: ShelvedGame) -> Message:
    """What a game waits for."""
    name = name_message(entry.names[entry.waits_for], entry.waits_for)
    if entry.state == ShelfState.WAITING:
        return msg("together-waiting", name=name, since=time_text(entry.since))
    return msg(f"together-{entry.state}", name=name)


def name_message(typed: str, seat: int) -> Message:
    """A player's name as typed, or without one the player's number."""
    return msg("library-name", name=typed) if typed else msg("player-name", number=seat + 1)


def time_text(seconds: int) -> str:
    """A time in the language of the page: the hour, after a day the weekday, after six days the date."""
    date = Date.new(seconds * 1000)
    age = Date.now() / 1000 - seconds
    style = {"hour": "numeric", "minute": "2-digit"} if age < DAY_SECONDS else {"weekday": "long"}
    if age > 6 * DAY_SECONDS:
        style = {"day": "numeric", "month": "long"}
    return str(Intl.DateTimeFormat.new(runningGames.locale(), js_object(**style)).format(date))


class MoreButtons:
    """The buttons in the dialog "More": to offer a draw, and to all ways of sending and moving."""

    def __init__(self, i18n: Translator) -> None:
        self._draw = closing_tile(i18n, "together-draw", "handshake", "together-draw")
        self._ways = closing_tile(i18n, "together-ways", "share-2", "together-title")
        by_id("resign").before(self._draw, self._ways)

    def show_for(self, mode: TogetherMode | None) -> None:
        """Show those that can be used in the mode of a game; None: no such game is played."""
        self._draw.hidden = mode is None or not mode.can_offer_draw()
        self._ways.hidden = mode is None
