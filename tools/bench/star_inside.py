"""Runs inside Pyodide (see `tools/site/inside.mjs`): the kernel's rates for the sizes in `job`, as JSON."""

import json
import sys

import js

sys.path.insert(0, "/work")
sys.dont_write_bytecode = True

from tools.bench.star_rate import rate  # noqa: E402


def processor() -> float:
    return float(js.process.cpuUsage().user) * 1e-6


asked = json.loads(job)  # type: ignore[name-defined]  # noqa: F821
json.dumps([rate(rings, asked["seconds"], processor) for rings in asked["sizes"]])
