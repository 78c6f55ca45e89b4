"""The contents of a snapshot of Python: all modules that the page imports and that do not use the browser.

Of modules that do (PyScript's and ours) it has the byte code. `boot/python/snapshot-worker.mjs` imports this
module. A module that is missing here is imported at each start instead.
"""

import sys
from importlib import import_module
from pathlib import PurePosixPath

import game.web
from game.catalog import GAMES
from game.web.startup.bytecode_finder import BytecodeFinder

MODULES = (
    "asyncio",
    "base64",
    "collections",
    "dataclasses",
    "functools",
    "game.draw.camera",
    "game.draw.presentation",
    "game.draw.theme",
    "game.draw.tween",
    "game.play.dealer",
    "game.play.saves.two_slot_save",
    "game.play.session",
    "game.play.saves.game_saves",
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
for game_id in GAMES:
    import_module(f"game.{game_id}")

WEB_ROOT = PurePosixPath(game.web.__path__[0])
bytecode_finder = BytecodeFinder()
bytecode_finder.preload(str(WEB_ROOT), "game.web.")
bytecode_finder.preload(str(WEB_ROOT.parent.parent / "pyscript"), "pyscript.")
sys.meta_path.insert(0, bytecode_finder)
