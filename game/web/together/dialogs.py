"""The dialogs of games with other devices. Each is added to the page once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from js import document

from game.text.message import Message, msg
from game.web.platform.dom import by_id, create_element, icon
from game.web.platform.i18n import Translator


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
        children = (note, self.link, tiles, self._copied, self.code, self._fair)
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
        """Say what moving the seat does, and ask for confirmation."""
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
