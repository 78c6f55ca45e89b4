"""What Python draws beforehand, for the page to show while Python is on its way: the theme's colours."""

from pathlib import Path

from game.draw import theme


def write(assets: Path) -> None:
    (assets / "theme.css").write_text(theme.css())
