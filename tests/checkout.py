"""A copy of the sources in another folder, for tests that build or change them."""

import os
import shutil
from pathlib import Path

from tools.console import ROOT
from tools.paths import CACHE, NODE_MODULES
from tools.setup.venv import VENV

FOLDERS = ("assets", "game", "tools")
FILES = ("index.html", "netlify.toml", "package.json", "package-lock.json", "pyscript.toml")


def copy_sources(folder: Path, *shared_caches: str) -> None:
    """Copy the sources and link what pip and npm installed. Only the named caches of the build are shared."""
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, folder)
    shutil.copytree(NODE_MODULES, folder / "node_modules", symlinks=True, copy_function=os.link)
    (folder / ".venv").symlink_to(VENV)
    (folder / "build").mkdir()
    for name in shared_caches:
        (CACHE / name).mkdir(parents=True, exist_ok=True)
        (folder / "build" / name).symlink_to(CACHE / name)
