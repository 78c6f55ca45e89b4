"""What Python draws beforehand, for the page to show while Python is on its way.

The theme's colours and measures for the style, the icons, and every board in both themes.
"""

from pathlib import Path

from game.catalog import GAMES
from game.contract import Game
from game.draw import design_tokens, svg, theme
from game.draw.presentation import Ui
from tools.build import icons


def write(assets: Path) -> None:
    (assets / "theme.css").write_text(theme.css() + design_tokens.css())
    (assets / "icons.svg").write_text(icons.sprite())
    for name, game in GAMES.items():
        for colours in (theme.LIGHT, theme.DARK):
            scene = game.view.scene(game.new(), untouched_ui(game), colours)
            (assets / f"board-{name}-{colours.name}.svg").write_text(svg.render(scene))


def untouched_ui(game: Game) -> Ui:
    """How a board looks that nobody has touched."""
    visible = frozenset(toggle.id for toggle in game.view.toggles() if toggle.on)
    return Ui(game.view.figures(), can_act=False, visible_toggles=visible)
