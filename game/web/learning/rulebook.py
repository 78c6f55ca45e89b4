"""The rules dialog: the rules in full, as they are in force, with pictures by the board's own painter.

Until it is opened, the page has the classic rules in words. The pictures are SVG; a board that stands behind
several of them is there once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from js import document
from pyscript.js_modules.page import i18n as fluent

from game.catalog import part
from game.contract import Game, OptionValue
from game.draw import svg
from game.draw.scene import Scene
from game.learn.rulebook import Diagram, Section
from game.text.message import Message, say
from game.web import settings
from game.web.board.brush import FONT
from game.web.commands import Tasks
from game.web.dom import by_id, drawn, fill, listen, make
from game.web.match import Match
from game.web.opening import Opening
from game.web.words import Words

TEXTS = "learn"
"""The folder of the texts for learning."""

Options = dict[str, OptionValue]


class Rules:
    """Fills the dialog when it opens. A part without commands of its own."""

    def __init__(self, words: Words, match: Match, opening: Opening, tasks: Tasks) -> None:
        self._words, self._match, self._opening, self._tasks = words, match, opening, tasks
        self._pictures: list[tuple[Any, Game, Diagram]] = []
        listen(document, "click", tasks.guarded(self._on_click))
        if by_id("rules").open:
            tasks.spawn(self._fill())

    def commands(self) -> dict[str, Any]:
        return {}

    def restyle(self) -> None:
        """Language or colours changed: words follow by themselves, pictures are drawn anew."""
        if by_id("rules").open:
            self._draw()

    def _on_click(self, event: Any) -> None:
        if event.target.closest('[data-dialog="rules"]'):
            self._tasks.spawn(self._fill())

    async def _fill(self) -> None:
        await fluent.loadPart(TEXTS)
        game, options = self._in_force()
        sections: tuple[Section, ...] = part(game.id, "rulebook").rulebook(options)
        self._pictures = []
        lead = self._words.make("p", say("rulebook-in-force", preset=_preset(game, options)))
        lead.classList.add("lead")
        shown = [each for section in sections for each in self._section(game, section)]
        self._grounds = make("div", class_="visually-hidden", aria_hidden="true")
        fill(by_id("rules-text"), [lead, *shown, self._grounds])
        self._draw()

    def _draw(self) -> None:
        """Every picture; what stands behind several of them once."""
        grounds = _Grounds()
        for place, game, diagram in self._pictures:
            ui = replace(diagram.ui, language=self._words.language(), names=settings.names())
            scene = game.view.scene(diagram.state, ui, settings.theme())
            window = diagram.window or (0.0, 0.0, scene.width, scene.height)
            fill(place, [drawn(svg.inset(scene, window, grounds.name(scene), FONT))])
        if self._pictures:
            fill(self._grounds, [grounds.element()])

    def _in_force(self) -> tuple[Game, Options]:
        """The game on the screen and its options; before it begins, those of the last one, or the first."""
        session = self._match.shown if document.body.dataset.screen == "game" else None
        if session is None:
            session = self._opening.saved
        game = session.game if session else self._opening.game
        return game, game.complete_options(session.record.options if session else None)

    def _section(self, game: Game, section: Section) -> Iterator[Any]:
        yield self._words.make("h3", section.title)
        yield from (self._words.make("p", paragraph) for paragraph in section.paragraphs)
        if section.diagram:
            yield self._figure(game, section.diagram)

    def _figure(self, game: Game, diagram: Diagram) -> Any:
        """The picture is for eyes; what it shows stands under it."""
        place = make("div", aria_hidden="true")
        self._pictures.append((place, game, diagram))
        return make("figure", place, self._words.make("figcaption", diagram.label))


class _Grounds:
    """What stands still in the pictures, once each."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._grounds: list[svg.Node] = []

    def name(self, scene: Scene) -> str:
        """The id of the element that has a scene's ground."""
        if scene.ground_key not in self._names:
            name = f"rules-ground-{len(self._names)}"
            self._names[scene.ground_key] = name
            self._grounds.append(svg.Node("g", {"id": name}, tuple(map(svg.node, scene.ground))))
        return self._names[scene.ground_key]

    def element(self) -> Any:
        return drawn(svg.Node("svg", {}, tuple(self._grounds)))


def _preset(game: Game, options: Options) -> Message:
    """The name of a ready-made set of rules, or that they are the players' own."""
    name = next((name for name, preset in game.presets.items() if dict(preset) == options), "")
    return say(f"preset-{game.id}-{name}") if name else say("setup-preset-own")
