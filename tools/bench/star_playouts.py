"""Playouts per second of *Star's kernel, compared with a plain C program on the same core.

The C program, `star_playouts.c`, plays them one after the other with union-find. All times are CPU time. The
page's Python is measured in Chromium.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from time import process_time

from tools.bench import star_rate
from tools.bench.in_page import PagePython, page_python
from tools.bench.metric import Metric, Scope, at_least, unmeasured
from tools.bench.star_rate import Playouts
from tools.compiler import compiled, compiler_for
from tools.setup import browsers

HERE = Path(__file__).parent
BATCHES = {4: 80, 6: 40, 8: 24, 10: 16}
"""By rings: batches that the page plays in about half a second."""

SECONDS = 0.7
ROUNDS = 2
"""The fastest of these counts, for both programs."""


def rows(_: Scope) -> Iterator[Metric]:
    """The rates, and their ratios to C's if there is a compiler."""
    in_c, in_cpython = rates_in_c(), rates_in_cpython()
    in_page = rates_in_page() if browsers.executable() else None
    for rings in BATCHES:
        name = f"*Star, playouts, {rings} rings"
        yield Metric(f"{name}, CPython", in_cpython[rings], "1/s")
        if in_page is None:
            yield unmeasured(f"{name}, Chromium", "no Chromium on this machine")
        else:
            yield Metric(f"{name}, Chromium", in_page[rings], "1/s")
        if in_c is None:
            yield unmeasured(f"{name}, C", "no C compiler on this machine")
            continue
        yield Metric(f"{name}, C", in_c[rings], "1/s")
        yield at_least(f"{name}, CPython to C", in_cpython[rings] / in_c[rings], "times", 1)
        if in_page is not None:
            yield at_least(f"{name}, Chromium to C", in_page[rings] / in_c[rings], "times", 1)


def rates_in_c() -> dict[int, float] | None:
    """Playouts per second of the C program by rings; None without a C compiler."""
    source = HERE / "star_playouts.c"
    if compiler_for(source) is None:
        return None
    program = compiled(source)
    return {rings: max(_rate_in_c(program, rings) for _ in range(ROUNDS)) for rings in BATCHES}


def _rate_in_c(program: Path, rings: int) -> float:
    result = subprocess.run([program, str(rings), str(SECONDS)], capture_output=True, text=True, check=True)
    return float(json.loads(result.stdout)["playouts_per_s"])


def rates_in_cpython() -> dict[int, float]:
    """Playouts per second in CPython by rings."""
    found = {}
    for rings, batches in BATCHES.items():
        playouts = Playouts(rings)
        start = process_time()
        found[rings] = playouts.play(batches) / (process_time() - start)
    return found


def rates_in_page() -> dict[int, float]:
    """Playouts per second in the page's Python by rings, after a warm-up."""
    with page_python(Path(star_rate.__file__)) as python:
        return {rings: _rate_in_page(python, rings, batches) for rings, batches in BATCHES.items()}


def _rate_in_page(python: PagePython, rings: int, batches: int) -> float:
    python.run(f"playouts = Playouts({rings}); str(playouts.play({batches // 2}))")
    runs = [python.timed(f"str(playouts.play({batches}))") for _ in range(ROUNDS)]
    return max(float(played) / seconds for played, seconds in runs)
