"""Our JavaScript, bundled by esbuild; last of all the service worker, which holds the list of every file.

The list is ours to make, since the build knows every file; Workbox's list maker would bring 340 packages.
"""

import hashlib
import json
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path

from tools.site.place import APP, MODULES, RUNTIME
from tools.site.runtime import Parts
from tools.step import ROOT, Failure, run

BOOT = ROOT / "game" / "web" / "boot"
ENTRIES = [
    "start",
    "words",
    "settings",
    "early",
    "seats",
    "ahead",
    "ai",
    "tabs",
    "mirror",
    "interpreter",
    "idle",
    "snapshot",
]
UNNAMED = '<meta name="build" content="not built">'
UP = "../"
"""From boot/ to the top of dist/."""


def write_boot(node: Path, target: Path, parts: Parts) -> None:
    counted = [f"{parts.pyodide}/pyodide.asm.wasm", parts.stdlib, parts.game]
    runtime = {
        "indexURL": f"{UP}{parts.pyodide}/",
        "stdLib": UP + parts.stdlib,
        "game": UP + parts.game,
        "lock": parts.lock,
        "sizes": {Path(path).name: (target / path).stat().st_size for path in counted},
        "build": hashlib.sha256("\n".join(counted).encode()).hexdigest()[:12],
    }
    core = f"{UP}{parts.pyscript}/core.js"
    ahead = [UP + path for path in (f"{parts.pyodide}/pyodide.asm.mjs", *counted)]
    defines = {"RUNTIME": runtime, "PYSCRIPT": core, "AHEAD": ahead}
    options = ["--format=esm", "--splitting", "--out-extension:.js=.mjs", "--loader:.ftl=text"]
    bundle(node, [f"{name}.mjs" for name in ENTRIES], target / "boot", defines, options)


def write_service_worker(node: Path, target: Path) -> None:
    build = name_build(target)
    defines = {"BUILD": build, "FILES": precache_list(target), "process.env.NODE_ENV": "production"}
    bundle(node, ["sw.mjs"], target, defines, ["--format=iife"])


def bundle(
    node: Path, entries: list[str], out: Path, defines: Mapping[str, object], options: list[str]
) -> None:
    command = [node, MODULES / "esbuild" / "bin" / "esbuild", *(BOOT / entry for entry in entries)]
    common = ["--bundle", "--minify", "--legal-comments=none", "--target=es2022", "--log-level=warning"]
    defined = [f"--define:{name}={json.dumps(value)}" for name, value in defines.items()]
    run(
        [*command, f"--outdir={out}", *common, *options, *defined],
        mend="our JavaScript does not bundle: see above",
    )


def name_build(target: Path) -> str:
    """Name the build after its content, in the page too, so that page and service worker know each other."""
    files = json.dumps(precache_list(target))
    name = hashlib.sha256(files.encode()).hexdigest()[:12]
    page = target / "index.html"
    text = page.read_text()
    if text.count(UNNAMED) != 1:
        raise Failure(f"index.html has to say {UNNAMED!r} once, in its head")
    page.write_text(text.replace(UNNAMED, f'<meta name="build" content="{name}">'))
    return name


def precache_list(target: Path) -> list[dict[str, str | None]]:
    """For Workbox: each file's address and content, for it to check what it keeps and mend what it lost."""
    paths = sorted(path for path in target.rglob("*") if path.is_file() and APP not in path.parts)
    return [entry(path.relative_to(target).as_posix(), path.read_bytes()) for path in paths]


def entry(url: str, content: bytes) -> dict[str, str | None]:
    """A revision is for names that do not change with the content."""
    digest = hashlib.sha256(content).digest()
    revision = None if url.startswith(f"{RUNTIME}/") else digest.hex()[:16]
    return {"url": url, "revision": revision, "integrity": f"sha256-{b64encode(digest).decode()}"}
