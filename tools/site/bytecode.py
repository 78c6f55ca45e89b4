"""Archives of byte code for the page's Python.

They are compressed inside, since few hosts compress a zip on its way.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import NamedTuple

from tools.site.place import CACHE, version
from tools.step import Failure

HERE = Path(__file__).parent
EPOCH = (1980, 1, 1, 0, 0, 0)


class Source(NamedTuple):
    """A Python file for an archive: its name there and in tracebacks, its text, Python's optimisation."""

    name: str
    text: bytes
    optimize: int = 0


def archive(node: Path, sources: list[Source], others: dict[str, bytes], target: Path) -> None:
    """Write a zip with the sources' byte code and the other files; the same input gives the same bytes."""
    codes = compiled(node, sources)
    files = others | {source.name + "c": code for source, code in zip(sources, codes, strict=True)}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name in sorted(files):
            made.writestr(zipfile.ZipInfo(name, EPOCH), files[name], zipfile.ZIP_DEFLATED)


def compiled(node: Path, sources: list[Source]) -> list[bytes]:
    """The byte code of each source, all made in one go, or from the last build where nothing has changed."""
    kept = CACHE / "bytecode" / digest(sources)
    if not kept.exists():
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:
            compile_in(node, Path(folder), sources)
            shutil.copytree(folder, kept)
    return [(kept / f"{number}.pyc").read_bytes() for number in range(len(sources))]


def digest(sources: list[Source]) -> str:
    hashed = hashlib.sha256(version("pyodide").encode() + (HERE / "compile_inside.py").read_bytes())
    for source in sources:
        hashed.update(f"{source.name}\0{source.optimize}\0{len(source.text)}\0".encode() + source.text)
    return hashed.hexdigest()[:16]


def compile_in(node: Path, folder: Path, sources: list[Source]) -> None:
    for number, source in enumerate(sources):
        (folder / f"{number}.py").write_bytes(source.text)
    task = {
        "program": str(HERE / "compile_inside.py"),
        "folder": str(folder),
        "job": [(f"{number}.py", source.name, source.optimize) for number, source in enumerate(sources)],
    }
    done = subprocess.run(
        [node, HERE / "compile.mjs"], input=json.dumps(task), capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise Failure("the page's Python could not compile the game: see above")
