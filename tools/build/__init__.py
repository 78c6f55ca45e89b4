"""`python3 -m tools build`: makes dist/, ready for any static host. Building twice gives the same bytes.

The order: what Python runs on, the game as byte code, the files of the page, our JavaScript (which knows the
names and sizes of all that), the service worker with its list of files, and compressed copies. A site that
weighs too much is none.
"""

import shutil
import tempfile
from pathlib import Path

from tools.build import budget, compress, html, javascript, pyodide_files
from tools.build.paths import CACHE, DIST
from tools.console import parse_no_arguments, print_line, step
from tools.setup import venv


def main(arguments: list[str]) -> int:
    parse_no_arguments("build", __doc__, arguments)
    build()
    print_line(compress.table())
    return 0


def build(target: Path = DIST) -> None:
    """Make the site anew. It is put in place at the end, so a build that fails leaves the last one alone."""
    node = venv.node_modules()
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        staging = Path(folder) / "dist"
        staging.mkdir()
        write_site(node, staging)
        shutil.rmtree(target, ignore_errors=True)
        shutil.move(staging, target)


def write_site(node: Path, target: Path) -> None:
    with step("copying PyScript and Pyodide, compiling the game"):
        parts = pyodide_files.write(node, target)
    with step("writing the page"):
        folder = html.write(target)
    with step("bundling our JavaScript and style"):
        javascript.bundle_style(node, folder / "assets")
        javascript.write_boot(node, folder / "boot", parts)
        html.rename_to_hash(folder)
        javascript.write_service_worker(node, target)
    with step("compressing"):
        compress.write(target)
    budget.check(target)
