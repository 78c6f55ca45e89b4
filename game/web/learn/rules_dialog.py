"""The rules dialog: the full rules with the house rules in force, with pictures drawn by the game's view.

Until it opens, the page has the classic rules as text. The pictures are SVG; those of one board share
its background.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from js import document

from game.catalog import load_submodule
from game.contract import Game, Options
from game.draw import svg
from game.draw.scene import Scene
from game.learn.rulebook import Diagram, Section
from game.text.message import Message, msg
from game.web.board.shape_painter import FONT
from game.web.game_screen.controller import GameController
from game.web.platform import settings
from game.web.platform.dom import by_id, create_element, listen, svg_element
from game.web.services import Services


class RulesDialog:
    """Fills the dialog when it opens."""

    def __init__(self, services: Services, controller: GameController) -> None:
        self._i18n, self._tasks, self._current = services.i18n, services.tasks, services.current
        self._loader, self._controller = services.loader, controller
        self._pictures: list[tuple[Any, Game, Diagram]] = []
        self._game_id = ""
        listen(document, "click", self._tasks.guarded(self._on_click))
        if by_id("rules").open:
            self._tasks.spawn(self._fill())

    def on_appearance_change(self) -> None:
        """Redraw the pictures; texts follow the language by themselves."""
        if by_id("rules").open:
            self._draw()

    def _on_click(self, event: Any) -> None:
        if event.target.closest('[data-dialog="rules"]'):
            self._tasks.spawn(self._fill())

    async def _fill(self) -> None:
        game, options = self._current_rules()
        if not await self._loader.load_learning(game.id):
            return
        sections: tuple[Section, ...] = load_submodule(game.id, "learn.rulebook").rulebook(options)
        self._pictures = []
        lead = self._i18n.text_element("p", msg("rulebook-in-force", preset=_preset_name(game, options)))
        lead.classList.add("lead")
        elements = [each for section in sections for each in self._section(game, section)]
        self._backgrounds = create_element("div", class_="visually-hidden", aria_hidden="true")
        text = by_id("rules-text")
        text.replaceChildren(lead, *elements, self._backgrounds)
        if game.id != self._game_id:  # the browser keeps how far the rules of the other game were scrolled
            text.scrollTop = 0
        self._game_id = game.id
        self._draw()

    def _draw(self) -> None:
        """Draw every picture and the shared backgrounds."""
        backgrounds = _SharedBackgrounds()
        for container, game, diagram in self._pictures:
            ui = replace(diagram.ui, language=self._i18n.board_language(), place_names=settings.place_names())
            scene = game.view.scene(diagram.state, ui, settings.theme())
            view_box = diagram.view_box or (0.0, 0.0, scene.width, scene.height)
            node = svg.render_cropped(scene, view_box, backgrounds.background_id(scene), FONT)
            container.replaceChildren(svg_element(node))
        if self._pictures:
            self._backgrounds.replaceChildren(backgrounds.element())

    def _current_rules(self) -> tuple[Game, Options]:
        """The game and options on the board, else of the saved game, else the defaults."""
        session = self._controller.visible_session or self._current.saved
        game = session.game if session else self._current.game
        return game, game.complete_options(session.record.options if session else None)

    def _section(self, game: Game, section: Section) -> Iterator[Any]:
        yield self._i18n.text_element("h3", section.title)
        yield from (self._i18n.text_element("p", paragraph) for paragraph in section.paragraphs)
        if section.diagram:
            yield self._figure(game, section.diagram)

    def _figure(self, game: Game, diagram: Diagram) -> Any:
        """A picture with a caption, which describes it for screen readers."""
        container = create_element("div", aria_hidden="true")
        self._pictures.append((container, game, diagram))
        return create_element("figure", container, self._i18n.text_element("figcaption", diagram.label))


class _SharedBackgrounds:
    """The backgrounds of all pictures, each once."""

    def __init__(self) -> None:
        self._ids: dict[str, str] = {}
        self._nodes: list[svg.Node] = []

    def background_id(self, scene: Scene) -> str:
        """The id of the element with a scene's background."""
        if scene.background_key not in self._ids:
            background_id = f"rules-ground-{len(self._ids)}"
            self._ids[scene.background_key] = background_id
            self._nodes.append(svg.Node("g", {"id": background_id}, tuple(map(svg.node, scene.background))))
        return self._ids[scene.background_key]

    def element(self) -> Any:
        return svg_element(svg.Node("svg", {}, tuple(self._nodes)))


def _preset_name(game: Game, options: Options) -> Message:
    """The name of the preset that the options match, or that of custom rules."""
    name = game.preset_of(options)
    return msg(f"preset-{game.id}-{name}") if name else msg("setup-preset-own")
