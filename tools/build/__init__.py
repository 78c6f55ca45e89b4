"""`python3 -m tools build`: makes dist/, ready for any static host. The same sources give the same bytes.

The order matters: our JavaScript needs the names and sizes of Python's files, and the service worker the list
of all files. The build fails if the site is larger than its budget.

To find out whether a fault comes from what we do with Pyodide, `--plain-pyodide` ships it as it comes from
npm, with byte code as Python makes it, and `--whole-pyodide` only does not split the WebAssembly.
"""

import argparse
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.build import budget, compress, html, javascript, pyodide_files
from tools.build.pyodide_files import Pyodide
from tools.console import print_line, step
from tools.paths import CACHE, DIST
from tools.setup import venv


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools build", description="Make dist/.")
    parser.set_defaults(form=Pyodide.SPLIT)
    for form in (Pyodide.PLAIN, Pyodide.WHOLE):
        flag = f"--{form.name.lower()}-pyodide"
        parser.add_argument(
            flag, action="store_const", dest="form", const=form, help=f"ship Pyodide {form.value}"
        )
    build(DIST, form=parser.parse_args(arguments).form)
    print_line(compress.table(DIST))
    return 0


def build(target: Path = DIST, *, form: Pyodide = Pyodide.SPLIT) -> None:
    """Build the site and then replace the last one, which a failed build leaves as it is.

    With another form of Pyodide the site may be larger than its budget.
    """
    node = venv.node_modules()
    with staging_folder() as staging:
        write_site(node, staging, form)
        if form is Pyodide.SPLIT:
            budget.check(staging)
        shutil.rmtree(target, ignore_errors=True)
        shutil.move(staging, target)


@contextmanager
def staging_folder() -> Iterator[Path]:
    """An empty folder for a site, removed afterwards unless it was moved."""
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        staging = Path(folder) / "dist"
        staging.mkdir()
        yield staging


def write_site(node: Path, target: Path, form: Pyodide) -> None:
    with step("copying PyScript and Pyodide, compiling the game"):
        parts = pyodide_files.write(node, target, form=form)
    with step("writing the page"):
        folder = html.write(target)
    with step("bundling our JavaScript and style"):
        javascript.bundle_style(node, folder / "assets")
        javascript.write_boot(node, folder / "boot", parts)
        html.rename_to_hash(folder)
        javascript.write_service_worker(node, target)
    with step("compressing"):
        compress.write(target)
