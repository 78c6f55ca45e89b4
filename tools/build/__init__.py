"""`python3 -m tools build`: makes dist/, ready for any static host. The same sources give the same bytes.

The order matters: our JavaScript needs the names and sizes of Python's files, and the service worker the list
of all files. The build fails if the site is larger than its budget.

To find out which of our changes to Pyodide and byte code a fault comes from, `--without=split` or
`--without=later,trim` leaves some out (`pyodide_files.Saving`); `--without=all` ships Pyodide as it comes
from npm and byte code as Python makes it.
"""

import argparse
import shutil
import tempfile
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.build import budget, compress, html, javascript, pyodide_files
from tools.build.pyodide_files import Saving, savings_without
from tools.console import print_line, step
from tools.paths import CACHE, DIST
from tools.setup import venv


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools build", description="Make dist/.")
    help_text = f"leave out savings, with commas between them: {', '.join(Saving)}; or all"
    parser.add_argument("--without", metavar="SAVINGS", default="", help=help_text)
    try:
        savings = savings_without(parser.parse_args(arguments).without)
    except ValueError as error:
        parser.error(str(error))
    build(DIST, savings=savings)
    print_line(compress.table(DIST))
    return 0


def build(target: Path = DIST, *, savings: Collection[Saving] = tuple(Saving)) -> None:
    """Build the site and then replace the last one, which a failed build leaves as it is.

    Unless all savings are made, the site may be larger than its budget.
    """
    node = venv.node_modules()
    with staging_folder() as staging:
        write_site(node, staging, savings)
        if set(savings) == set(Saving):
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


def write_site(node: Path, target: Path, savings: Collection[Saving]) -> None:
    with step("copying PyScript and Pyodide, compiling the game"):
        parts = pyodide_files.write(node, target, savings=savings)
    with step("writing the page"):
        folder = html.write(target)
    with step("bundling our JavaScript and style"):
        javascript.bundle_style(node, folder / "assets")
        javascript.write_boot(node, folder / "boot", parts)
        html.rename_to_hash(folder)
        javascript.write_service_worker(node, target)
    with step("compressing"):
        compress.write(target)
