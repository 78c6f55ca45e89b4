"""Files drawn by the game's Python code at build time, so that the page shows them before Python has started.

Icons and pictures of every board in both themes, and the theme's colours and sizes as CSS. The set-up form is
not drawn: it stands in index.html. If a board's texts depend on the language, its picture has none;
`boot/page/map-names.mjs` draws them in the page's font.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.build.content_cache import cached
from tools.console import ROOT
from tools.paths import LANGUAGES, npm_version

if TYPE_CHECKING:
    from game.contract import Game
    from game.draw.scene import Scene

GAME = ROOT / "game"
CODE = (GAME, Path(__file__).parent)


def write(assets: Path) -> None:
    files: dict[str, str] = json.loads(
        cached("prerendered", *inputs(), make=lambda: json.dumps(draw()).encode())
    )
    for name, content in files.items():
        (assets / name).parent.mkdir(parents=True, exist_ok=True)
        (assets / name).write_text(content)


def inputs() -> Iterator[bytes]:
    """What the files depend on: the package of icons, the languages, and all code but the browser's part."""
    yield npm_version("lucide-static").encode()
    yield " ".join(LANGUAGES).encode()
    for path in sorted(path for folder in CODE for path in folder.rglob("*.py")):
        if GAME / "web" not in path.parents:
            yield path.read_bytes()


def draw() -> dict[str, str]:
    """The content of each file by name."""
    from game.catalog import GAMES  # imported here, since it takes half a second
    from game.draw import design_tokens, svg, theme
    from tools.build import icons, theme_css

    files = {"theme.css": theme_css.style_sheet() + design_tokens.css(), "icons.svg": icons.sprite()}
    for name, game in GAMES.items():
        has_names = len({draw_board(game, theme.LIGHT, language) for language in LANGUAGES}) > 1
        for colours in (theme.LIGHT, theme.DARK):
            scene = draw_board(game, colours)
            files[f"board-{name}-{colours.name}.svg"] = svg.render(
                without_texts(scene) if has_names else scene
            )
        if has_names:
            for place_names, language in product(("old", "today"), LANGUAGES):
                named = draw_board(game, theme.CSS_VARIABLES, language, place_names)
                files[f"map/{place_names}/{language}.json"] = json.dumps(names(named), ensure_ascii=False)
    return files


def draw_board(game: Game, colours: Any, language: str = "en", place_names: str = "old") -> Scene:
    """The first position as the home screen shows it."""
    from game.draw.presentation import Ui

    visible = frozenset(toggle.id for toggle in game.view.toggles() if toggle.on)
    ui = Ui(game.view.figures(), language, can_act=False, place_names=place_names, visible_toggles=visible)
    scene: Scene = game.view.scene(game.new(), ui, colours)
    return scene


def without_texts(scene: Scene) -> Scene:
    """The scene without the texts that lie directly on the board."""
    from game.draw.scene import Text

    background, shapes = (
        tuple(shape for shape in part if not isinstance(shape, Text))
        for part in (scene.background, scene.shapes)
    )
    return replace(scene, background=background, shapes=shapes)


def names(scene: Scene) -> dict[str, Any]:
    """The texts that `without_texts` leaves out, each as a pair of SVG attributes and text."""
    from game.draw.scene import Text
    from game.draw.svg import node

    texts = [node(shape) for shape in (*scene.background, *scene.shapes) if isinstance(shape, Text)]
    return {"size": [scene.width, scene.height], "texts": [(each.attributes, each.content) for each in texts]}
