"""Runs a Python program of the build inside the page's Pyodide, under Node.js."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.console import ToolError

HERE = Path(__file__).parent


def read_program(program: str) -> bytes:
    return (HERE / program).read_bytes()


def run_program(node: Path, program: str, job: object, folder: Path | None = None) -> str:
    """The value of the program's last expression. The program gets `job`, and `folder` as /work."""
    with tempfile.TemporaryDirectory() as empty:
        task = {"program": str(HERE / program), "folder": str(folder or empty), "job": job}
        result = subprocess.run(
            [node, HERE / "pyodide_node.mjs"],
            input=json.dumps(task),
            capture_output=True,
            text=True,
            check=False,
        )
    if result.returncode:
        sys.stderr.write(result.stdout + result.stderr)
        raise ToolError(f"{program} failed in the page's Python: see above")
    return result.stdout
