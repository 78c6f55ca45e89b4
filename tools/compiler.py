"""Programs in C and C++ that our own code is measured against."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.console import ToolError, run
from tools.paths import CACHE

COMPILERS = {".c": ("cc", "gcc", "clang"), ".cpp": ("c++", "g++", "clang++")}


def compiler_for(source: Path) -> str | None:
    """The compiler of a source file on this machine, or None."""
    return next(filter(None, map(shutil.which, COMPILERS[source.suffix])), None)


def compiled(source: Path) -> Path:
    """The program made from a source file; compiled again if the source is newer. Raises ToolError."""
    program = CACHE / "programs" / source.stem
    if program.exists() and program.stat().st_mtime > source.stat().st_mtime:
        return program
    compiler = compiler_for(source)
    if compiler is None:
        raise ToolError(f"{source.name} needs one of {', '.join(COMPILERS[source.suffix])}")
    program.parent.mkdir(parents=True, exist_ok=True)
    unfinished = program.with_suffix(f".{os.getpid()}")
    command: list[str | Path] = [compiler, "-O3", "-march=native", "-o", unfinished, source]
    run(command, failure_message=f"{source.name} does not compile")
    unfinished.replace(program)
    return program
