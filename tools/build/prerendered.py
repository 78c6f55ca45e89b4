"""Files drawn by the game's Python code at build time, so that the page shows them before Python has started.

The theme's colours and sizes as CSS, the icons, and every board in both themes.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from tools.build.content_cache import cached
from tools.build.paths import npm_version
from tools.console import ROOT

GAME = ROOT / "game"
CODE = (GAME, Path(__file__).parent)


def write(assets: Path) -> None:
    files: dict[str, str] = json.loads(
        cached("prerendered", *inputs(), make=lambda: json.dumps(draw()).encode())
    )
    for name, content in files.items():
        (assets / name).write_text(content)


def inputs() -> Iterator[bytes]:
    """What the files depend on: the package of icons, and all code but the browser's part."""
    yield npm_version("lucide-static").encode()
    for path in sorted(path for folder in CODE for path in folder.rglob("*.py")):
        if GAME / "web" not in path.parents:
            yield path.read_bytes()


def draw() -> dict[str, str]:
    """The content of each file by name."""
    from game.catalog import GAMES  # imported here, since it takes half a second
    from game.draw import design_tokens, svg, theme
    from game.draw.presentation import Ui
    from tools.build import icons

    files = {"theme.css": theme.css() + design_tokens.css(), "icons.svg": icons.sprite()}
    for name, game in GAMES.items():
        visible = frozenset(toggle.id for toggle in game.view.toggles() if toggle.on)
        ui = Ui(game.view.figures(), can_act=False, visible_toggles=visible)
        for colours in (theme.LIGHT, theme.DARK):
            scene = game.view.scene(game.new(), ui, colours)
            files[f"board-{name}-{colours.name}.svg"] = svg.render(scene)
    return files
