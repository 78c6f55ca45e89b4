"""How fast *Star's kernel plays random games to their ends, against a plain C program on the same core.

The C program, `star_playouts.c`, plays one after the other with union-find. All times are the processor's,
so that other work on the machine does not count. The page's Python is measured in Node.js, whose engine is
Chromium's.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import process_time

from tools import environment
from tools.bench.row import Row, at_least
from tools.bench.star_rate import rate
from tools.site import inside
from tools.step import ROOT, run

HERE = Path(__file__).parent
SIZES = (4, 6, 8, 10)
SECONDS = 0.7
ROUNDS = 2
"""The best of so many counts, on both sides."""


def rows() -> Iterator[Row]:
    """The rates, and their ratios to C's where there is a compiler."""
    in_c, here, in_page = rates_in_c(), rates_here(), rates_in_page()
    for rings, native, page in zip(SIZES, here, in_page, strict=True):
        name = f"*Star, playouts, {rings} rings"
        yield Row(f"{name}, CPython", native, "1/s", "", True)
        yield Row(f"{name}, the page's Python", page, "1/s", "", True)
        if in_c is None:
            yield Row(f"{name}: no C compiler to compare with", 0, "", "", True)
        else:
            yield Row(f"{name}, C", in_c[rings], "1/s", "", True)
            yield at_least(f"{name}, CPython to C", native / in_c[rings], "times", 1)
            yield at_least(f"{name}, the page's Python to C", page / in_c[rings], "times", 1)


def rates_in_c() -> dict[int, float] | None:
    """Playouts a second of the C program by rings, or None where nothing compiles it."""
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "star_playouts"
        source = HERE / "star_playouts.c"
        command: list[str | Path] = [compiler, "-O3", "-march=native", "-o", program, source]
        run(command, mend=f"{source.name} does not compile")
        return {rings: max(_run_c(program, rings) for _ in range(ROUNDS)) for rings in SIZES}


def _run_c(program: Path, rings: int) -> float:
    done = subprocess.run([program, str(rings), str(SECONDS)], capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout)["playouts_per_s"])


def rates_here() -> list[float]:
    return [max(rate(rings, SECONDS, process_time) for _ in range(ROUNDS)) for rings in SIZES]


def rates_in_page() -> list[float]:
    """The same in Pyodide."""
    job = {"sizes": SIZES * ROUNDS, "seconds": SECONDS}
    found = json.loads(inside.ask(environment.node_modules(), str(HERE / "star_inside.py"), ROOT, job))
    return [max(found[at :: len(SIZES)]) for at in range(len(SIZES))]
