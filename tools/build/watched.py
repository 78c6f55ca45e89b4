"""A build for `tools play --watch`: as fast as possible, and reloaded by the page when the next one is there.

Compared with dist/: no Brotli copies, no service worker, no budget, Pyodide as it comes from npm, and changed
Python files as source, which the page compiles. Its folder keeps the files of earlier builds for pages that
are still open.
"""

import sys
import time
from pathlib import Path

from tools.build import html, javascript, pyodide_files, staging_folder
from tools.console import ToolError
from tools.paths import CACHE
from tools.setup import venv

WATCHED = CACHE / "watched"
KEEP_SECONDS = 600.0


def build(target: Path = WATCHED, *, compile_new: bool) -> None:
    """Build and publish; `compile_new` compiles changed Python files, which takes seconds."""
    node = venv.node_modules()
    with staging_folder() as staging:
        parts = pyodide_files.write(node, staging, compile_new=compile_new, savings=())
        folder = html.write(staging)
        javascript.bundle_style(node, folder / "assets")
        javascript.write_boot(node, folder / "boot", parts, watch=True)
        html.rename_to_hash(folder)
        javascript.write_watch_service_worker(staging)
        publish(staging, target)


def publish(staging: Path, target: Path) -> None:
    """Move a build's files to the served folder, index.html last, and delete files of old builds."""
    files = sorted(path.relative_to(staging) for path in staging.rglob("*") if path.is_file())
    for name in sorted(files, key=lambda name: name == Path("index.html")):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (staging / name).replace(target / name)
    for path in target.rglob("*"):
        is_old = path.is_file() and path.stat().st_mtime < time.time() - KEEP_SECONDS
        if is_old and path.relative_to(target) not in files:
            path.unlink()


def main() -> int:
    """Build once in this process; `--compile` compiles changed Python files."""
    try:
        build(compile_new="--compile" in sys.argv)
    except ToolError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
