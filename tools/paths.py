"""Folders of the checkout that the commands write, and versions of npm packages."""

import json

from tools.console import ROOT

DIST = ROOT / "dist"
CACHE = ROOT / "build"
NODE_MODULES = ROOT / "node_modules"
RUNTIME = "runtime"
PAGE = "page"
"""Holds a folder, named after a hash of its content, with the page's files but index.html and the runtime."""
APP = "app"
"""In assets/: pictures that a browser fetches only when the page is installed as an app."""
LANGUAGES = ("en", *sorted({path.stem for path in (ROOT / "assets" / "text").glob("*.ftl")} - {"en"}))
"""Those with texts, English first."""


def npm_version(package: str) -> str:
    found: str = json.loads((NODE_MODULES / package / "package.json").read_text())["version"]
    return found
