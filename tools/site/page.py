"""The files of the page: index.html with hints for the browser, the configuration, texts, style, pictures."""

import shutil
from pathlib import Path

from tools.site import drawn, font
from tools.site.runtime import WORKER, Parts
from tools.step import ROOT, Failure

FILE_NOTICE = ROOT / "game" / "web" / "boot" / "file-notice.js"
HINTS = "<!-- build: hints -->"
FOR_READERS = shutil.ignore_patterns("pictures")
"""The README's pictures: no player waits for them."""


def write(target: Path, parts: Parts) -> None:
    (target / "index.html").write_text(index((ROOT / "index.html").read_text(), parts))
    shutil.copyfile(ROOT / "pyscript.toml", target / "pyscript.toml")
    shutil.copytree(ROOT / "assets", target / "assets", copy_function=shutil.copyfile, ignore=FOR_READERS)
    drawn.write(target / "assets")
    font.write(target / "assets")
    for script in [WORKER, FILE_NOTICE]:
        copy = target / script.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(script, copy)


def index(text: str, parts: Parts) -> str:
    """The page with what Python needs already on its way while the page is read."""
    if text.count(HINTS) != 1:
        raise Failure(f"index.html has to say {HINTS!r} once, in its head")
    pyodide = [f"{parts.pyodide}/{name}" for name in ("pyodide.mjs", "pyodide.asm.mjs")]
    modules = [*pyodide, f"{parts.pyscript}/core.js"]
    files = [f"{parts.pyodide}/pyodide.asm.wasm", parts.stdlib, parts.game]
    lines = [f'<link rel="modulepreload" href="./{path}">' for path in modules]
    fetched = 'as="fetch" crossorigin fetchpriority="low"'
    lines += [f'<link rel="preload" href="./{path}" {fetched}>' for path in files]
    return text.replace(HINTS, "\n    ".join(lines))
