"""The files of the page: index.html, texts, style, pictures.

All that a page asks for later than its index.html lies in a folder that is named after its content. So a page
never gets a file of another build, however old it is and whatever has been published since.
"""

import hashlib
import html
import json
import re
import shutil
import tomllib
from pathlib import Path

from tools.site import drawn, font
from tools.site.place import APP, PAGE
from tools.site.runtime import WORKER
from tools.step import ROOT, Failure

FILE_NOTICE = ROOT / "game" / "web" / "boot" / "page" / "no-module-notice.js"
FOR_READERS = shutil.ignore_patterns("pictures")
"""The README's pictures: no player waits for them."""

FOR_INSTALLING = ["manifest.webmanifest", "icon.svg", APP]
"""What a browser asks for when the page is installed: its addresses stay, whatever the build."""

UNNAMED = "unnamed"
OURS = re.compile(r"(?<=\")\./([\w./-]+)")


def write(target: Path) -> Path:
    """Write them below dist/ and return the folder of what belongs to this build, which has no name yet."""
    folder = target / PAGE / UNNAMED
    assets = folder / "assets"
    shutil.copytree(ROOT / "assets", assets, copy_function=shutil.copyfile, ignore=FOR_READERS)
    (target / "assets").mkdir()
    for name in FOR_INSTALLING:
        shutil.move(assets / name, target / "assets" / name)
    drawn.write(assets)
    font.write(assets)
    for script in [WORKER, FILE_NOTICE]:
        copy = folder / script.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(script, copy)
    return folder


def name(folder: Path) -> None:
    """Name the folder after what is in it, and have index.html ask for that."""
    page = with_config((ROOT / "index.html").read_text())
    digest = hashlib.sha256(page.encode())
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    named = folder.rename(folder.with_name(digest.hexdigest()[:12]))
    (named.parents[1] / "index.html").write_text(referring(page, named))


def with_config(page: str) -> str:
    """The page with PyScript's configuration in it: nobody waits for another file and for a parser of TOML.

    PyScript knows another Python, too, whose plugins it would load where nobody says otherwise.
    """
    config = tomllib.loads((ROOT / "pyscript.toml").read_text())
    plugins = {"plugins": config["plugins"]}
    for placed, written in (
        ('config="./pyscript.toml"', f"config='{compact(config)}'"),
        (' src="./pyscript.toml">', f">{compact(plugins)}"),
    ):
        if page.count(placed) != 1:
            raise Failure(f"index.html has to say {placed} once")
        page = page.replace(placed, written)
    return page


def compact(values: object) -> str:
    """As JSON in HTML, between apostrophes or tags."""
    return html.escape(json.dumps(values, separators=(",", ":")), quote=False).replace("'", "&#39;")


def referring(text: str, named: Path) -> str:
    """A text that names files from the repository's top, naming those in the folder there."""
    place = f"./{PAGE}/{named.name}/"
    return OURS.sub(lambda found: place + found[1] if (named / found[1]).exists() else found[0], text)
