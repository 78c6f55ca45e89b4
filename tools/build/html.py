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

from tools.build import font, prerendered
from tools.build.paths import APP, PAGE
from tools.build.pyodide_files import WORKER
from tools.console import ROOT, ToolError

FILE_NOTICE = ROOT / "game" / "web" / "boot" / "page" / "no-module-notice.js"
README_ONLY = shutil.ignore_patterns("pictures")
"""The README's pictures: no player waits for them."""

INSTALL_FILES = ["manifest.webmanifest", "icon.svg", APP]
"""What a browser asks for when the page is installed: its addresses stay, whatever the build."""

PLACEHOLDER_NAME = "unnamed"
RELATIVE_URL = re.compile(r"(?<=\")\./([\w./-]+)")


def write(target: Path) -> Path:
    """Write them below dist/ and return the folder of what belongs to this build, which has no name yet."""
    folder = target / PAGE / PLACEHOLDER_NAME
    assets = folder / "assets"
    shutil.copytree(ROOT / "assets", assets, copy_function=shutil.copyfile, ignore=README_ONLY)
    (target / "assets").mkdir()
    for name in INSTALL_FILES:
        shutil.move(assets / name, target / "assets" / name)
    prerendered.write(assets)
    font.write(assets)
    for script in [WORKER, FILE_NOTICE]:
        copy = folder / script.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(script, copy)
    return folder


def rename_to_hash(folder: Path) -> None:
    """Name the folder after what is in it, and have index.html ask for that."""
    page = inline_config((ROOT / "index.html").read_text())
    digest = hashlib.sha256(page.encode())
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    hashed_folder = folder.rename(folder.with_name(digest.hexdigest()[:12]))
    (hashed_folder.parents[1] / "index.html").write_text(rewrite_urls(page, hashed_folder))


def inline_config(page: str) -> str:
    """The page with PyScript's configuration in it: nobody waits for another file and for a parser of TOML.

    PyScript knows another Python, too, whose plugins it would load where nobody says otherwise.
    """
    config = tomllib.loads((ROOT / "pyscript.toml").read_text())
    plugins = {"plugins": config["plugins"]}
    for placeholder, replacement in (
        ('config="./pyscript.toml"', f"config='{attribute_json(config)}'"),
        (' src="./pyscript.toml">', f">{attribute_json(plugins)}"),
    ):
        if page.count(placeholder) != 1:
            raise ToolError(f"index.html has to say {placeholder} once")
        page = page.replace(placeholder, replacement)
    return page


def attribute_json(values: object) -> str:
    """As JSON in HTML, between apostrophes or tags."""
    return html.escape(json.dumps(values, separators=(",", ":")), quote=False).replace("'", "&#39;")


def rewrite_urls(text: str, hashed_folder: Path) -> str:
    """A text that names files from the repository's top, naming those in the folder there."""
    place = f"./{PAGE}/{hashed_folder.name}/"
    return RELATIVE_URL.sub(
        lambda found: place + found[1] if (hashed_folder / found[1]).exists() else found[0], text
    )
