"""A page of stock PyScript that shows one word: the reference for our start times.

It uses the same npm packages as our page, served and compressed in the same way.
"""

import json
import shutil
from pathlib import Path

from tools.build import compress
from tools.paths import NODE_MODULES, RUNTIME, npm_version

PYODIDE_FILES = [
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
]
PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Stock PyScript</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="./{pyscript}/core.css">
    <script>document.addEventListener("py:done", () => performance.mark("playable"))</script>
    <script type="module" src="./{pyscript}/core.js"></script>
  </head>
  <body>
    <script type="py" config='{config}'>from pyscript import display; display("ready")</script>
  </body>
</html>
"""


def write(target: Path) -> None:
    """Write the page. All but index.html is where our build has it, so that the same headers are sent."""
    pyscript = f"{RUNTIME}/pyscript-{npm_version('@pyscript/core')}"
    pyodide = f"{RUNTIME}/pyodide-{npm_version('pyodide')}"
    no_source_maps = shutil.ignore_patterns("*.map")
    shutil.copytree(NODE_MODULES / "@pyscript" / "core" / "dist", target / pyscript, ignore=no_source_maps)
    (target / pyodide).mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(NODE_MODULES / "pyodide" / name, target / pyodide / name)
    config = json.dumps({"interpreter": f"./{pyodide}/pyodide.mjs"})
    (target / "index.html").write_text(PAGE.format(pyscript=pyscript, config=config))
    compress.write(target)
