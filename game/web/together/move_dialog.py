"""The dialog that moves a seat to another device."""

from __future__ import annotations

from typing import Any

from game.text.message import msg
from game.web.platform.dom import create_element
from game.web.platform.i18n import Translator
from game.web.together.elements import add_dialog, tile


class MoveDialog:
    """Asks first; then shows the code, which only the other device may see."""

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
