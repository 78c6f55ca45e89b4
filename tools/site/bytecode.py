"""Archives of byte code for the page's Python.

A zip without compression inside is for hosts that compress; ours are compressed inside, as few hosts do it for a zip.
"""

import hashlib
import json
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path
from typing import NamedTuple

from tools.site.place import CACHE
from tools.step import ROOT, Failure

HERE = Path(__file__).parent
EPOCH = (1980, 1, 1, 0, 0, 0)


class Source(NamedTuple):
    """A Python file for an archive: its name there (and in tracebacks), its text, the level of optimisation."""

    name: str
    text: bytes
    optimize: int = 0


def archive(node: Path, sources: list[Source], others: dict[str, bytes], target: Path) -> None:
    """Write a zip with the byte code of the sources and the other files as they are; the same input, the same bytes."""
    files = dict(others)
    files.update({source.name + "c": code for source, code in zip(sources, compiled(node, sources), strict=True)})
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
    hashed = hashlib.sha256((ROOT / "package-lock.json").read_bytes() + (HERE / "compile_inside.py").read_bytes())
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
        lines = [line for line in (done.stdout + done.stderr).splitlines() if "Error" in line]
        raise Failure(f"the page's Python could not compile the game: {lines[-1] if lines else done.stderr[-300:]}")
