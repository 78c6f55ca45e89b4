"""Runs a program of ours inside the page's Python, under Node.js, and keeps what it made."""

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools.build.paths import CACHE, npm_version
from tools.console import ToolError

HERE = Path(__file__).parent
ANSWER = "answer.json"


def run_program(node: Path, program: str, files: Mapping[str, bytes], job: object) -> Path:
    """Run `program` on files, which it finds under /work; it may add others, and answers in JSON.

    Returns the folder with all that, the answer as `answer.json`: an earlier build's where nothing differs.
    """
    cached = CACHE / Path(program).stem / cache_key(program, files, job)
    if not cached.exists():
        cached.parent.mkdir(parents=True, exist_ok=True)
        work = Path(tempfile.mkdtemp(dir=CACHE))
        for name, content in files.items():
            (work / name).write_bytes(content)
        (work / ANSWER).write_text(call_pyodide(node, program, work, job))
        store_atomically(work, cached)
    return cached


def cache_key(program: str, files: Mapping[str, bytes], job: object) -> str:
    hashed = hashlib.sha256(f"{npm_version('pyodide')}\0{json.dumps(job)}\0".encode())
    hashed.update((HERE / program).read_bytes())
    for name, content in files.items():
        hashed.update(f"\0{name}\0{len(content)}\0".encode() + content)
    return hashed.hexdigest()[:16]


def call_pyodide(node: Path, program: str, folder: Path, job: object) -> str:
    task = json.dumps({"program": str(HERE / program), "folder": str(folder), "job": job})
    result = subprocess.run(
        [node, HERE / "pyodide_node.mjs"], input=task, capture_output=True, text=True, check=False
    )
    if result.returncode:
        sys.stderr.write(result.stdout + result.stderr)
        raise ToolError(f"{program} failed in the page's Python: see above")
    return result.stdout


def store_atomically(work: Path, target: Path) -> None:
    try:
        work.rename(target)
    except OSError:  # another build was quicker
        shutil.rmtree(work)
