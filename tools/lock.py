"""`python3 -m tools lock`: resolves the dependencies again; the lock files have hashes and name no host.

Needs `uv` on the path (`pip install uv`), since pip cannot resolve for other platforms.
"""

import json
import shutil
from pathlib import Path

from tools.console import ROOT, ToolError, parse_no_arguments, run, step
from tools.setup import venv

GROUPS = {venv.REQUIREMENTS: ["test", "lint", "build"], venv.NODE_REQUIREMENTS: ["node"]}
NPM_FOLDERS = (ROOT, ROOT / "tools" / "bench" / "lighthouse")


def main(arguments: list[str]) -> int:
    parse_no_arguments("lock", __doc__, arguments)
    uv = shutil.which("uv")
    if not uv:
        raise ToolError("lock needs uv: run «pip install uv» and start again")
    for path, groups in GROUPS.items():
        with step(f"resolving {path.relative_to(ROOT)}"):
            run(
                uv_command(uv, str(path), groups),
                failure_message="uv could not resolve pyproject.toml: see above",
            )
    for folder in NPM_FOLDERS:
        with step(f"resolving {(folder / 'package-lock.json').relative_to(ROOT)}"):
            resolve_npm(folder)
    return 0


def resolve_npm(folder: Path) -> None:
    npm = venv.node().parent / "npm"
    options = ["--ignore-scripts", "--omit-lockfile-registry-resolved", "--no-audit", "--no-fund"]
    run(
        [npm, "install", *options],
        failure_message="npm could not resolve package.json: see above",
        cwd=folder,
    )
    strip_funding(folder / "package-lock.json")


def strip_funding(lock: Path) -> None:
    """Remove npm's links to package sponsors, so that the lock file names no host."""
    locked = json.loads(lock.read_text())
    for package in locked["packages"].values():
        package.pop("funding", None)
    lock.write_text(json.dumps(locked, indent=2, ensure_ascii=False) + "\n")


def uv_command(uv: str, output: str, groups: list[str]) -> list[str]:
    """Resolves for all platforms and Pythons from 3.11 on, with all wheels' hashes and no registry URL."""
    flags = ["--no-header", "--no-annotate", "--no-emit-index-url", "--quiet", "--upgrade"]
    group_flags = [word for group in groups for word in ("--group", group)]
    universal = ["--universal", "--python-version", "3.11", "--generate-hashes"]
    return [uv, "pip", "compile", "pyproject.toml", *universal, *flags, *group_flags, "--output-file", output]
