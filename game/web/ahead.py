"""What a snapshot of Python holds: everything that the page imports and that touches no browser.

`boot/snapshot.mjs` imports this in a worker. What is missing here is imported at each start instead.
"""

from importlib import import_module

from game.catalog import GAMES

MODULES = (
    "asyncio",
    "base64",
    "collections",
    "dataclasses",
    "functools",
    "game.draw.camera",
    "game.draw.show",
    "game.draw.theme",
    "game.draw.tween",
    "game.play.chance",
    "game.play.saves",
    "game.play.session",
    "game.play.shelf",
    "game.text.message",
    "hashlib",
    "html",
    "inspect",
    "io",
    "json",
    "os",
    "pathlib",
    "random",
    "secrets",
    "traceback",
)

for name in MODULES:
    import_module(name)
for game in GAMES:
    import_module(f"game.{game}")
