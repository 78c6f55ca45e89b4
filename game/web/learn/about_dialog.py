"""The dialog about the chosen game: its designer, its names, and the game in numbers, with charts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.catalog import load_submodule
from game.draw.scene import Scene
from game.learn.about import About, Picture
from game.text.message import msg
from game.web.board.charts import add_picture
from game.web.platform import settings
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, create_element
from game.web.platform.tables import stats_table, table
from game.web.services import Services


class AboutDialog:
    """Fills the dialog when it opens."""

    def __init__(self, services: Services) -> None:
        self._i18n, self._tasks, self._current = services.i18n, services.tasks, services.current
        self._loader = services.loader

    def commands(self) -> Mapping[str, Command]:
        return {"about": lambda _: self._tasks.spawn(self._open())}

    async def _open(self) -> None:
        game = self._current.game.id
        if not await self._loader.load_learning(game):
            return
        page: About = load_submodule(game, "learn.about").about()
        self._i18n.set_text(by_id("about-title"), msg("about-title", game=msg(f"{game}-title")))
        paragraphs = [self._i18n.text_element("p", text) for text in page.paragraphs]
        body = by_id("about-text")
        body.replaceChildren(*paragraphs, stats_table(self._i18n, page.numbers))
        by_id("about").showModal()
        by_id("about").querySelector("menu button").focus()
        for picture in page.pictures:
            self._add(picture)
        body.append(self._i18n.text_element("p", msg("about-us")))

    def _add(self, picture: Picture) -> None:
        numbers = picture.table
        rows = table(self._i18n, numbers.head, numbers.rows)
        draw = partial(self._draw, picture)
        body = by_id("about-text")
        add_picture(self._i18n, body, numbers.title, draw, rows, picture.series)
        if numbers.note:
            body.append(create_element("p", self._i18n.text_element("small", numbers.note)))

    def _draw(self, picture: Picture, width: float) -> Scene:
        return picture.draw(settings.theme(), self._i18n.text, width)
