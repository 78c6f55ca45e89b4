"""Where the build reads and writes, and the versions in the names of what it copies."""

import json

from tools.console import ROOT

DIST = ROOT / "dist"
CACHE = ROOT / "build"
NODE_MODULES = ROOT / "node_modules"
RUNTIME = "runtime"
PAGE = "page"
"""Below it a folder, named after its content, with all that one build's page needs besides its runtime."""
APP = "app"
"""Below assets/: pictures that a browser fetches when somebody installs the app, and for no other reason."""


def npm_version(package: str) -> str:
    found: str = json.loads((NODE_MODULES / package / "package.json").read_text())["version"]
    return found
