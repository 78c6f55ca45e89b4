"""One file of icons for the page: Lucide's icons by name, figures, tokens and stones.

A button shows one with `<use href="./assets/icons.svg#undo-2">`, in the colour of the text around it.
"""

import re
from collections.abc import Iterable
from pathlib import Path

from game.africa.text.messages import TOKEN_NAMES
from game.africa.view import tokens
from game.draw.presentation import Ui
from game.draw.scene import Group, Shape
from game.draw.svg import element
from game.draw.theme import CSS_VARIABLES, LIGHT
from game.mancala.view import stones
from game.star import GAME as STAR
from game.star.rules.state import State
from game.star.view.bridge import bridge
from game.star.view.layout import CENTRE, layout_of
from tools.build import avatars
from tools.console import ToolError
from tools.paths import NODE_MODULES

LUCIDE_NAMES = (
    "arrow-left-right",
    "anchor",
    "banknote",
    "bot",
    "book-open",
    "chart-line",
    "check",
    "circle",
    "circle-dashed",
    "circle-help",
    "clock",
    "coins",
    "copy",
    "crown",
    "dice-5",
    "dices",
    "fast-forward",
    "flag",
    "folder-open",
    "footprints",
    "gem",
    "git-branch",
    "graduation-cap",
    "hand-coins",
    "handshake",
    "history",
    "hourglass",
    "house",
    "image",
    "library",
    "lightbulb",
    "lock",
    "map-pin",
    "maximize",
    "menu",
    "minus",
    "octagon-x",
    "package",
    "pause",
    "pencil",
    "plane",
    "play",
    "plus",
    "qr-code",
    "pointer",
    "puzzle",
    "redo-2",
    "rotate-ccw",
    "settings",
    "share-2",
    "ship",
    "skip-back",
    "skip-forward",
    "sparkles",
    "star",
    "step-back",
    "step-forward",
    "swords",
    "ticket",
    "undo-2",
    "user",
    "users",
    "volume-2",
    "volume-x",
    "wallet",
    "x",
)

EMBLEMS = {
    "face-star-sprout": "sprout",
    "face-star-wanderer": "footprints",
    "face-star-artist": "pencil",
    "face-star-dreamer": "sparkles",
    "face-star-builder": "hammer",
    "face-star-strategist": "map",
    "face-star-scholar": "book-open",
    "face-star-professor": "glasses",
    "face-star-sage": "lightbulb",
    "face-star-master": "graduation-cap",
    "face-mancala-sower": "wheat",
    "face-mancala-gleaner": "hand-coins",
    "face-mancala-captor": "hand",
    "face-mancala-guard": "shield",
    "face-mancala-watcher": "git-branch",
    "face-mancala-planner": "route",
    "face-mancala-elder": "hourglass",
    "face-mancala-reckoner": "calculator",
}
"""Computer players of the abstract games wear an emblem; those of Star of Africa have faces."""


def sprite() -> str:
    """The whole file, as SVG symbols."""
    figures = [figure_symbol(number, figure.d) for number, figure in enumerate(LIGHT.figures)]
    token_symbols = [
        board_symbol(f"token-{name}", tokens.token_face(name, CSS_VARIABLES)) for name in TOKEN_NAMES
    ]
    token_back = board_symbol("token", tokens.token_back(CSS_VARIABLES))
    players = [
        *(board_symbol(f"face-africa-{level}", face) for level, face in avatars.FACES.items()),
        *(lucide_symbol(name, alias) for alias, name in EMBLEMS.items()),
    ]
    piece_symbols = [
        board_symbol("bridge", [_bridge()]),
        board_symbol("stone", stones.stone(0, CSS_VARIABLES)),
        board_symbol("stones", [Group(scale=0.56, shapes=stones.stones_in_hole(3, CSS_VARIABLES))]),
    ]
    symbols = "\n".join(
        [
            *(lucide_symbol(name) for name in LUCIDE_NAMES),
            *figures,
            token_back,
            *token_symbols,
            *piece_symbols,
            *players,
        ]
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'


def _bridge() -> Shape:
    """The star woven in the middle of *Star's board."""
    state = STAR.new()
    assert isinstance(state, State)
    (x, y), scale = CENTRE, 16 / layout_of(state.rings).step
    return Group(-x * scale, -y * scale, scale=scale, shapes=tuple(bridge(state, Ui(), CSS_VARIABLES)))


def figure_symbol(number: int, d: str) -> str:
    """A player's figure, in the colour of the text around it."""
    path = f'<path d="{d}" fill="currentColor"/>'
    return f'<symbol id="figure-{number}" viewBox="-14 -14 28 28">{path}</symbol>'


def board_symbol(name: str, shapes: Iterable[Shape]) -> str:
    """Shapes of a board about their origin, in the page's colours."""
    content = "".join(map(element, shapes))
    return (
        f'<symbol id="{name}" viewBox="-18 -18 36 36" stroke-linejoin="round" fill="none">{content}</symbol>'
    )


def lucide_symbol(name: str, alias: str = "") -> str:
    """One of Lucide's icons, perhaps under a name of our own."""
    path: Path = NODE_MODULES / "lucide-static" / "icons" / f"{name}.svg"
    if not path.exists():
        raise ToolError(f"lucide-static has no icon {name!r}: see tools/build/icons.py")
    content = re.search(r"<svg[^>]*>(.*)</svg>", path.read_text(), re.DOTALL)
    assert content, path
    shapes = " ".join(content[1].split())
    stroke_attributes = 'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"'
    cap_attributes = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<symbol id="{alias or name}" {stroke_attributes} {cap_attributes}>{shapes}</symbol>'
