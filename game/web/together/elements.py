"""The elements of the page for games with other devices: the bar and the dialogs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from js import Date, Intl, document, navigator
from pyscript.js_modules.page import runningGames

from game.play.together.shelf import ShelvedGame, Standing
from game.text.message import Message, msg
from game.web.platform.dom import by_id, create_element, icon, js_object
from game.web.platform.i18n import Translator
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
    if entry.state == Standing.WAITING:
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


class SendDialog:
    """The ways to send a letter."""

    def __init__(self, i18n: Translator) -> None:
        self.link = create_element("textarea", rows=4, readonly="", spellcheck="false", id="together-text")
        i18n.set_text(self.link, msg("together-text"))
        self._copied = i18n.text_element("p", msg("share-copied"), role="status", hidden="")
        self.code = create_element("div", id="together-code")
        tiles = create_element(
            "div",
            tile(i18n, "together-copy", "copy", "share-copy"),
            tile(i18n, "together-code", "qr-code", "together-code"),
            tile(i18n, "together-file", "package", "share-file"),
            closing_tile(i18n, "together-move", "arrow-left-right", "together-move"),
            class_="tiles",
        )
        self._fair = create_element(
            "details",
            i18n.text_element("summary", msg("together-fair")),
            i18n.text_element("p", msg("together-fair-proved")),
            i18n.text_element("p", msg("together-fair-open")),
        )
        note = i18n.text_element("p", msg("together-note"))
        children = (note, self.link, self._copied, tiles, self.code, self._fair)
        closing = (i18n.text_element("button", msg("settings-close"), value="close"),)
        self._dialog = add_dialog(i18n, "together-letter", msg("together-title"), children, closing)

    def show(self, link: str, has_chance: bool) -> None:
        """Show the ways to send a link; `has_chance`: explain the dice, too."""
        self.link.value = link
        self._fair.hidden = not has_chance
        self._copied.hidden = True
        self.code.replaceChildren()
        self._dialog.showModal()

    def close(self) -> None:
        self._dialog.close()

    def say_copied(self) -> None:
        self._copied.hidden = False


class JoinDialog:
    """Asks which seat a player takes, and for their name; in a live game they may just watch."""

    def __init__(self, i18n: Translator) -> None:
        self._seat = create_element("select", id="together-seat")
        self._name = create_element(
            "input", id="together-name", type="text", autocomplete="off", data_enter="together-join"
        )
        self._seat_row = create_element(
            "label", i18n.text_element("span", msg("together-seat")), self._seat, class_="row"
        )
        name_row = create_element(
            "label", i18n.text_element("span", msg("together-name")), self._name, class_="row"
        )
        self._watch = i18n.text_element("button", msg("together-watch"), data_command="together-watch")
        buttons = (
            i18n.text_element("button", msg("setup-cancel"), value="cancel"),
            self._watch,
            i18n.text_element("button", msg("together-join"), data_command="together-join", class_="main"),
        )
        rows = (self._seat_row, name_row, i18n.text_element("p", msg("together-join-note")))
        self._dialog = add_dialog(i18n, "together-invitation", msg("together-join-title"), rows, buttons)

    def ask(self, seats: Sequence[tuple[int, str]], name: str, *, may_watch: bool) -> None:
        """Ask; `seats` are the free ones with the names of their players, `name` is the first one's."""
        options = [create_element("option", label, value=seat) for seat, label in seats]
        self._seat.replaceChildren(*options)
        self._seat_row.hidden = len(seats) == 1
        self._name.value, self._watch.hidden = name, not may_watch
        if not self.is_open:
            self._dialog.showModal()

    @property
    def is_open(self) -> bool:
        return bool(self._dialog.open)

    def close(self) -> None:
        self._dialog.close()

    def answer(self) -> tuple[int, str]:
        """The chosen seat and the typed name."""
        return int(self._seat.value), str(self._name.value)


class ChoiceDialog:
    """Asks whether the game of this device or that of a letter counts."""

    def __init__(self, i18n: Translator) -> None:
        self._i18n = i18n
        self._text = create_element("p")
        mine, theirs = (
            i18n.text_element("button", msg(name), type="button", data_command=name)
            for name in ("together-mine", "together-theirs")
        )
        title = msg("together-fork-title")
        self._dialog = add_dialog(i18n, "together-fork", title, (self._text,), (mine, theirs))

    def ask(self, question: Message) -> None:
        self._i18n.set_text(self._text, question)
        if not self._dialog.open:
            self._dialog.showModal()

    def close(self) -> None:
        self._dialog.close()


class QuestionDialog:
    """A question with two answers: a button that does nothing, and one that runs the command of its name."""

    def __init__(self, i18n: Translator) -> None:
        self._i18n, self._text, self._note = i18n, create_element("p"), create_element("p")
        self._no = create_element("button", value="no")
        self._yes = create_element("button", class_="main")
        children, buttons = (self._text, self._note), (self._no, self._yes)
        self._dialog = add_dialog(i18n, "together-question", msg("together-undo-title"), children, buttons)

    def show(self, title: Message, question: Message, no: str, yes: str, note: Message | None = None) -> None:
        """Ask; `no` and `yes` are the keys of the buttons' texts, and `yes` is the command, too."""
        self._i18n.set_text(by_id("together-question-title"), title)
        self._i18n.set_text(self._text, question)
        self._note.hidden = note is None
        if note:
            self._i18n.set_text(self._note, note)
        self._i18n.set_text(self._no, msg(no))
        self._i18n.set_text(self._yes, msg(yes))
        self._yes.dataset.command = yes
        if not self._dialog.open:
            self._dialog.showModal()

    def close(self) -> None:
        self._dialog.close()


class MoveDialog:
    """Moves a seat to another device: asks first; then shows the code, which only that device may see."""

    def __init__(self, i18n: Translator) -> None:
        self._question = create_element("p")
        self._code = create_element("div")
        i18n.set_text(self._question, msg("together-move-question"))
        note = i18n.text_element("p", msg("together-move-note"))
        file = tile(i18n, "together-move-file", "package", "share-file")
        self._shown = note, self._code, create_element("div", file, class_="tiles")
        self._move = i18n.text_element(
            "button", msg("together-move"), type="button", data_command="together-move-now", class_="main"
        )
        self._cancel = i18n.text_element("button", msg("setup-cancel"), value="cancel")
        self._close = i18n.text_element("button", msg("settings-close"), value="close", class_="main")
        parts, buttons = (self._question, *self._shown), (self._cancel, self._move, self._close)
        self._dialog = add_dialog(i18n, "together-moving", msg("together-move"), parts, buttons)

    def ask(self) -> None:
        """Say what happens, and ask whether it shall."""
        self._switch(is_moved=False)

    def show(self, code: Any) -> None:
        """Show the code of the seat."""
        self._code.replaceChildren(code)
        self._switch(is_moved=True)

    def _switch(self, *, is_moved: bool) -> None:
        for part in (self._question, self._move, self._cancel):
            part.hidden = is_moved
        for part in (*self._shown, self._close):
            part.hidden = not is_moved
        if not self._dialog.open:
            self._dialog.showModal()


class MoreButtons:
    """The buttons in the dialog "More": to offer a draw, to resign, and to all ways of sending and moving."""

    def __init__(self, i18n: Translator) -> None:
        self._draw = closing_tile(i18n, "together-draw", "handshake", "together-draw")
        self._resign = closing_tile(i18n, "together-resign", "flag", "together-resign")
        self._ways = closing_tile(i18n, "together-ways", "share-2", "together-title")
        by_id("more").querySelector(".tiles").append(self._draw, self._resign, self._ways)

    def show_for(self, mode: TogetherMode | None) -> None:
        """Show those that can be used in the mode of a game; None: no such game is played."""
        self._draw.hidden = mode is None or not mode.can_offer_draw()
        self._resign.hidden = mode is None or not mode.can_resign()
        self._ways.hidden = mode is None


def tile(i18n: Translator, command: str, icon_name: str, key: str) -> Any:
    """A button with a picture."""
    label = i18n.text_element("span", msg(key))
    return create_element("button", icon(icon_name), label, type="button", data_command=command)


def closing_tile(i18n: Translator, command: str, icon_name: str, key: str) -> Any:
    """A button with a picture that closes its dialog."""
    button = tile(i18n, command, icon_name, key)
    button.setAttribute("type", "submit")
    return button


def add_dialog(
    i18n: Translator, name: str, title: Message, children: Sequence[Any], buttons: Sequence[Any]
) -> Any:
    """A new dialog with a title, in the page."""
    heading = i18n.text_element("h2", title, id=f"{name}-title")
    form = create_element("form", heading, *children, create_element("menu", *buttons), method="dialog")
    dialog = create_element("dialog", form, id=name, aria_labelledby=f"{name}-title")
    document.body.append(dialog)
    return dialog
