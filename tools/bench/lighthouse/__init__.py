"""Lighthouse's scores for dist/ as it is served: its mobile preset, on this machine's Chromium.

It simulates a phone four times slower than this machine, on slow 4G. Its 200 packages are installed when this
part first runs. It makes a first visit without input, which ends before Python starts; the part `start`
measures that.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from tools.bench.browser_session import built_dist, served
from tools.bench.metric import Metric, Scope, at_least, at_most
from tools.console import ToolError
from tools.setup import browsers, venv

HERE = Path(__file__).parent
PROGRAM = HERE / "node_modules" / "lighthouse" / "cli" / "index.js"
ROUNDS = 3
CATEGORIES = {"performance": 95, "accessibility": 100, "best-practices": 100}
METRICS = {
    "first-contentful-paint": ("s", 0.001, 1.5),
    "largest-contentful-paint": ("s", 0.001, 1.5),
    "cumulative-layout-shift": ("", 1, 0.02),
    "total-blocking-time": ("ms", 1, 200),
}
"""Unit, factor from Lighthouse's unit to it, and maximum."""


def rows(scope: Scope) -> Iterator[Metric]:
    """Medians of ROUNDS runs, or one run."""
    rounds = 1 if scope.quick else ROUNDS
    node = venv.node_modules(HERE)
    with served(built_dist()) as address:
        reports = [run_lighthouse(node, address) for _ in range(rounds)]
    index = median(found["environment"]["benchmarkIndex"] for found in reports)
    yield Metric("Lighthouse's own index of this machine's speed", index, "")
    for category, minimum in CATEGORIES.items():
        score = median(100 * found["categories"][category]["score"] for found in reports)
        yield at_least(f"Lighthouse, {category}", score, "", minimum)
    for metric, (unit, factor, maximum) in METRICS.items():
        value = factor * median(found["audits"][metric]["numericValue"] for found in reports)
        yield at_most(f"Lighthouse, {metric.replace('-', ' ')}", value, unit, maximum)


def run_lighthouse(node: Path, address: str) -> dict[str, Any]:
    """Lighthouse's JSON report of one visit."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "report.json"
        flags = " ".join(["--headless=new", *browsers.launch_args()])
        command: list[str | Path] = [
            node,
            PROGRAM,
            address,
            "--quiet",
            "--output=json",
            f"--output-path={target}",
        ]
        result = subprocess.run(
            [*command, f"--chrome-flags={flags}"],
            env={**os.environ, "CHROME_PATH": str(browsers.ensure())},
            capture_output=True,
            text=True,
            check=False,
        )
        if result.returncode:
            sys.stderr.write(result.stdout + result.stderr)
            raise ToolError("Lighthouse failed: see above")
        parsed: dict[str, Any] = json.loads(target.read_text())
        return parsed
