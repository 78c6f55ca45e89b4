"""The files of the page: index.html, texts, style, pictures.

All of them but index.html lie in a folder named after a hash of its content. So an open page never gets a
file of another build, even if new builds have been published since.
"""

import hashlib
import html
import json
import re
import shutil
import tomllib
from pathlib import Path

from tools.build import font, prerendered
from tools.build.pyodide_files import WORKER
from tools.console import ROOT, ToolError
from tools.paths import APP, PAGE

NOTICES = [
    ROOT / "game" / "web" / "boot" / "page" / f"{name}.js"
    for name in ("no-module-notice", "slow-page-notice")
]
"""Scripts that are no modules, copied as they are."""

IGNORED_ASSETS = shutil.ignore_patterns("pictures", ".*", "*~")
"""Pictures of the README, which the page does not use, and editors' temporary files."""

INSTALL_FILES = ["manifest.webmanifest", "icon.svg", APP]
"""Files that a browser fetches to install the page; their addresses are the same in every build."""

PLACEHOLDER_NAME = "unnamed"
FLUENT_COMMENT = re.compile(r"^#.*\n+|^\n", re.MULTILINE)
WIDE_INDENT = re.compile(r"\n {2,}")
RELATIVE_URL = re.compile(r"(?<=\")\./([\w./-]+)")


def write(target: Path) -> Path:
    """Write the files below dist/ and return their folder, which `rename_to_hash` renames."""
    folder = target / PAGE / PLACEHOLDER_NAME
    assets = folder / "assets"
    shutil.copytree(ROOT / "assets", assets, copy_function=shutil.copyfile, ignore=IGNORED_ASSETS)
    (target / "assets").mkdir()
    for name in INSTALL_FILES:
        shutil.move(assets / name, target / "assets" / name)
    for texts in assets.rglob("*.ftl"):
        texts.write_text(without_comments(texts.read_text()))
    prerendered.write(assets)
    font.write(assets)
    for script in [WORKER, *NOTICES]:
        copy = folder / script.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(script, copy)
    return folder


def without_comments(texts: str) -> str:
    """Fluent's messages without what only people need: comments, empty lines, wide indents."""
    return WIDE_INDENT.sub("\n ", FLUENT_COMMENT.sub("", texts)).lstrip()


def rename_to_hash(folder: Path) -> None:
    """Rename the folder to a hash of its content, and write an index.html with addresses in it."""
    page = inline_config((ROOT / "index.html").read_text())
    digest = hashlib.sha256(page.encode())
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    hashed_folder = folder.rename(folder.with_name(digest.hexdigest()[:12]))
    (hashed_folder.parents[1] / "index.html").write_text(rewrite_urls(page, hashed_folder))


def inline_config(page: str) -> str:
    """The page with PyScript's configuration inline, which saves a request and a parser of TOML.

    The second place turns off the plugins for MicroPython, which PyScript would load by default.
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
    """JSON for an HTML attribute in apostrophes, or between tags."""
    return html.escape(json.dumps(values, separators=(",", ":")), quote=False).replace("'", "&#39;")


def rewrite_urls(text: str, hashed_folder: Path) -> str:
    """A text whose addresses, relative to the repository, point to the files in the folder."""
    place = f"./{PAGE}/{hashed_folder.name}/"
    return RELATIVE_URL.sub(
        lambda found: place + found[1] if (hashed_folder / found[1]).exists() else found[0], text
    )
