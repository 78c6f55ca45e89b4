"""`python3 -m tools bench [--json FILE]`: every figure that we promise, measured.

A figure is a row of one of the modules below: each has `rows()`, which measures and yields them. Exit code 1
where one misses its aim.
"""

import argparse
import importlib
import json
from pathlib import Path

from tools.bench.row import Row
from tools.step import say

MODULES = [
    "tools.bench.sizes",
    "tools.bench.africa_rules",
    "tools.bench.africa_ai",
    "tools.bench.mancala_ai",
    "tools.bench.star_playouts",
]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools bench", description="Measure what we promise.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    chosen = parser.parse_args(arguments)
    rows: list[Row] = []
    for name in MODULES:
        for row in importlib.import_module(name).rows():
            say(line(row))
            rows.append(row)
    if chosen.json:
        chosen.json.write_text(json.dumps([row._asdict() for row in rows], indent=2) + "\n")
    return 0 if all(row.ok for row in rows) else 1


def line(row: Row) -> str:
    mark = "✓" if row.ok else "✗"
    return f"{mark} {row.name:50} {row.value:12,.1f} {row.unit:8} {row.aim}"
