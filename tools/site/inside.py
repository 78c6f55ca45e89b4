"""Runs a program of ours inside the page's Python, under Node.js, and keeps what it made."""

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools.site.place import CACHE, version
from tools.step import Failure

HERE = Path(__file__).parent
ANSWER = "answer.json"


def run(node: Path, program: str, files: Mapping[str, bytes], job: object) -> Path:
    """Run `program` on files, which it finds under /work; it may add others, and answers in JSON.

    Returns the folder with all that, the answer as `answer.json`: an earlier build's where nothing differs.
    """
    kept = CACHE / Path(program).stem / digest(program, files, job)
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        work = Path(tempfile.mkdtemp(dir=CACHE))
        for name, content in files.items():
            (work / name).write_bytes(content)
        (work / ANSWER).write_text(ask(node, program, work, job))
        keep(work, kept)
    return kept


def digest(program: str, files: Mapping[str, bytes], job: object) -> str:
    hashed = hashlib.sha256(f"{version('pyodide')}\0{json.dumps(job)}\0".encode())
    hashed.update((HERE / program).read_bytes())
    for name, content in files.items():
        hashed.update(f"\0{name}\0{len(content)}\0".encode() + content)
    return hashed.hexdigest()[:16]


def ask(node: Path, program: str, folder: Path, job: object) -> str:
    task = json.dumps({"program": str(HERE / program), "folder": str(folder), "job": job})
    done = subprocess.run(
        [node, HERE / "inside.mjs"], input=task, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise Failure(f"{program} failed in the page's Python: see above")
    return done.stdout


def keep(work: Path, kept: Path) -> None:
    try:
        work.rename(kept)
    except OSError:  # another build was quicker
        shutil.rmtree(work)
