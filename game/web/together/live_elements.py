"""The elements of the page for live games: the line that says who is there, and the dialog of codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.text.message import Message, msg
from game.web.platform.dom import by_id, create_element
from game.web.platform.downloads import copy
from game.web.platform.i18n import Translator
from game.web.platform.qr_code import qr_code
from game.web.together.dialogs import add_dialog


class LiveBar:
    """The line under the prompt that says who is there, with the button to play live or to let others in."""

    def __init__(self, i18n: Translator) -> None:
        self._i18n = i18n
        self._text = create_element("span", role="status")
        self._button = create_element("button", type="button", data_command="live-open")
        self._bar = create_element("span", self._text, self._button, id="live-bar", hidden="")
        by_id("turn").append(self._bar)

    def show(self, who_is_there: Sequence[Message]) -> None:
        self._text.replaceChildren(*_sentences(self._i18n, who_is_there))
        self._i18n.set_text(self._button, msg("live-devices" if who_is_there else "live-title"))
        self._bar.hidden = False

    def hide(self) -> None:
        self._bar.hidden = True


class LiveDialog:
    """Shows a code for another device's camera, as a QR code and as a link, and takes the answer as text."""

    def __init__(self, i18n: Translator) -> None:
        self._i18n = i18n
        self._note, self._code = create_element("p"), create_element("div", id="live-code")
        self._link = create_element("input", readonly="", spellcheck="false", id="live-link")
        i18n.set_text(self._link, msg("live-link"))
        self._answer = create_element(
            "input", id="live-answer", autocomplete="off", aria_labelledby="live-paste"
        )
        self._answer.dataset.enter = "live-connect"
        self._answer_row = create_element(
            "div",
            i18n.text_element("span", msg("live-paste"), id="live-paste"),
            self._answer,
            i18n.text_element("button", msg("live-connect"), type="button", data_command="live-connect"),
            class_="row",
        )
        self._problem = create_element("p", role="alert", id="live-problem", class_="problem")
        self._copied = i18n.text_element("p", msg("share-copied"), role="status", hidden="")
        self._visitors = create_element("p", role="status", id="live-visitors")
        self._network = i18n.text_element("small", msg("live-network"))
        children = (
            self._note,
            self._code,
            self._link,
            self._copied,
            self._answer_row,
            self._problem,
            self._visitors,
            self._network,
        )
        buttons = (
            i18n.text_element("button", msg("live-end"), value="end", data_command="live-end"),
            i18n.text_element("button", msg("share-copy"), type="button", data_command="live-copy"),
            i18n.text_element("button", msg("settings-close"), value="close"),
        )
        self._dialog = add_dialog(i18n, "live-codes", msg("live-title"), children, buttons)

    async def show(self, note: Message, link: str, *, takes_answer: bool) -> None:
        """Show a code; with `takes_answer` the answer can be pasted."""
        self._i18n.set_text(self._note, note)
        self._link.value, self._answer.value = link, ""
        self._answer_row.hidden = not takes_answer
        self._copied.hidden = True
        self.clear_problem()
        if not self._dialog.open:
            self._dialog.showModal()
        self._code.replaceChildren(await qr_code(link))

    def show_visitors(self, messages: Sequence[Message]) -> None:
        self._network.hidden = bool(messages)  # who is there has found the network
        self._visitors.replaceChildren(*_sentences(self._i18n, messages))

    def show_problem(self, problem: Message) -> None:
        self._i18n.set_text(self._problem, problem)

    def clear_problem(self) -> None:
        self._problem.removeAttribute("data-l10n-id")
        self._problem.textContent = ""

    def answer(self) -> str:
        return str(self._answer.value).strip()

    async def copy(self) -> None:
        """Copy the link to the clipboard; if that is refused, select it."""
        if await copy(self._link.value):
            self._copied.hidden = False
        else:
            self._link.select()

    @property
    def is_open(self) -> bool:
        return bool(self._dialog.open)

    def close(self) -> None:
        self._dialog.close()


def _sentences(i18n: Translator, messages: Sequence[Message]) -> list[Any]:
    """The messages with a space after each."""
    return [part for each in messages for part in (i18n.text_element("span", each), " ")]
