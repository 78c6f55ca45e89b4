"""`python3 -m tools bench [PART …]`: measures every promised figure in one run.

A part is one of the modules below: `rows(scope)` measures and yields its figures. The exit code is 1 if a
figure misses its aim. `--base` names another build, a folder or a commit, which `first-visit` measures beside
the current one in the same run; `--cuts` says how often `live` cuts each line.
"""

import argparse
import importlib
from pathlib import Path

from tools.bench import table
from tools.bench.hardware import machine
from tools.bench.metric import Metric, Scope
from tools.console import print_line

PARTS = {
    "sizes": "tools.bench.sizes",
    "start": "tools.bench.startup",
    "engine-starts": "tools.bench.engine_starts",
    "first-visit": "tools.bench.first_visit",
    "smooth": "tools.bench.frame_times",
    "memory": "tools.bench.memory",
    "lighthouse": "tools.bench.lighthouse",
    "africa-rules": "tools.bench.africa_rules",
    "africa-ai": "tools.bench.africa_ai",
    "mancala-ai": "tools.bench.mancala_ai",
    "star-playouts": "tools.bench.star_playouts",
    "thinking": "tools.bench.thinking",
    "live": "tools.bench.live_lines",
}


def main(arguments: list[str]) -> int:
    args = argument_parser().parse_args(arguments)
    rows: list[Metric] = []
    for name in args.parts or PARTS:
        for row in importlib.import_module(PARTS[name]).rows(Scope(args.quick, args.base, args.cuts)):
            print_line(table.format_line(row))
            rows.append(row)
    if args.json:
        args.json.write_text(table.as_json(rows, machine()))
    if args.readme:
        table.update_readme(rows, machine())
    return 0 if all(row.ok for row in rows) else 1


def argument_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python3 -m tools bench", description="Measure the promised figures."
    )
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"only these: {', '.join(PARTS)}", type=part_name
    )
    parser.add_argument("--quick", action="store_true", help="fewer rounds, for a first look")
    parser.add_argument("--base", metavar="BUILD", help="a folder or commit to compare with: first-visit")
    parser.add_argument("--cuts", type=int, metavar="N", help="cuts of each pair of browsers: live")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    parser.add_argument("--readme", action="store_true", help="write the table into README.md")
    return parser


def part_name(name: str) -> str:
    """Check an argument that names a part."""
    if name not in PARTS:
        raise argparse.ArgumentTypeError(f"there is no part {name!r}")
    return name
