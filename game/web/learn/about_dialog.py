"""The dialog about the chosen game: its designer, its names, and the game in numbers."""

from __future__ import annotations

from collections.abc import Mapping

from pyscript.js_modules.page import i18n as fluent

from game.catalog import load_submodule
from game.learn.about import About
from game.text.message import msg
from game.web.learn.rules_dialog import TEXT_FOLDER
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, replace_children
from game.web.platform.tables import stats_table
from game.web.services import Services


class AboutDialog:
    """Fills the dialog when it opens."""

    def __init__(self, services: Services) -> None:
        self._i18n, self._tasks, self._current = services.i18n, services.tasks, services.current

    def commands(self) -> Mapping[str, Command]:
        return {"about": lambda _: self._tasks.spawn(self._open())}

    async def _open(self) -> None:
        await fluent.loadPart(TEXT_FOLDER)
        game = self._current.game.id
        page: About = load_submodule(game, "learn.about").about()
        self._i18n.set_text(by_id("about-title"), msg("about-title", game=msg(f"{game}-title")))
        paragraphs = [self._i18n.text_element("p", text) for text in (*page.paragraphs, msg("about-us"))]
        *paragraphs, ours = paragraphs
        replace_children(by_id("about-text"), [*paragraphs, stats_table(self._i18n, page.numbers), ours])
        by_id("about").showModal()
