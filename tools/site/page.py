"""The files of the page: index.html, the configuration, texts, style, pictures."""

import shutil
from pathlib import Path

from tools.site import drawn, font
from tools.site.runtime import WORKER
from tools.step import ROOT

FILE_NOTICE = ROOT / "game" / "web" / "boot" / "file-notice.js"
FOR_READERS = shutil.ignore_patterns("pictures")
"""The README's pictures: no player waits for them."""


def write(target: Path) -> None:
    for name in ("index.html", "pyscript.toml"):
        shutil.copyfile(ROOT / name, target / name)
    shutil.copytree(ROOT / "assets", target / "assets", copy_function=shutil.copyfile, ignore=FOR_READERS)
    drawn.write(target / "assets")
    font.write(target / "assets")
    for script in [WORKER, FILE_NOTICE]:
        copy = target / script.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(script, copy)
