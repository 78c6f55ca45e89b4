"""`python3 -m tools profile`: finds the functions and data of Python that a start and the first moves use.

Needed after an upgrade of Pyodide. Each visit (`visits.py`) runs in Chromium on a build whose WebAssembly
notes what is used (`tools/build/split_wasm.mjs`). The result, `tools/build/python_profile.txt`, decides what
the page fetches before somebody can play.
"""

from __future__ import annotations

from pathlib import Path

from tools import build
from tools.bench.browser_session import chromium, served
from tools.build import split_pyodide
from tools.build.pyodide_files import WASM, Pyodide
from tools.build.split_pyodide import Profile
from tools.console import parse_no_arguments, step
from tools.profile.visits import VISITS
from tools.setup import venv

CAPTURE_SCRIPT = """
(() => {
  const started = [];
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const real = WebAssembly[name];
    WebAssembly[name] = async (...args) => {
      const result = await real.apply(WebAssembly, args);
      started.push(result.instance ?? result);
      return result;
    };
  }
  const called = ([name, { value }]) => (name.startsWith("seen:") && value ? Number(name.slice(5)) : []);
  const touched = ({ memory }) => {
    const bits = memory ? [...new Uint8Array(memory.buffer, 0, 1024)] : [];
    const isTouched = number => (bits[number >> 3] >> (number & 7)) & 1;
    return [...Array(8 * bits.length).keys()].filter(isTouched);
  };
  globalThis.pythonProfile = () => [
    started.flatMap(({ exports }) => Object.entries(exports).flatMap(called)),
    started.flatMap(({ exports }) => touched(exports)),
  ];
  addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
})()
"""
"""Notes what the page's WebAssembly uses, and starts Python, which waits for a touch."""


def main(arguments: list[str]) -> int:
    parse_no_arguments("profile", __doc__, arguments)
    node = venv.node_modules()
    with build.staging_folder() as site:
        build.write_site(node, site, Pyodide.WHOLE)
        [file] = site.rglob(WASM)
        wasm = file.read_bytes()
        with step("instrumenting the WebAssembly"):
            file.write_bytes(split_pyodide.instrument(node, wasm))
            file.with_name(f"{WASM}.br").unlink()
        profile = visit_all(site)
    split_pyodide.write_profile(wasm, profile)
    return 0


def visit_all(site: Path) -> Profile:
    """What the visits use."""
    profile = Profile()
    with served(site) as address:
        for visit in VISITS:
            with step(f"visiting: {(visit.__doc__ or '').partition('.')[0]}"), chromium() as context:
                context.add_init_script(CAPTURE_SCRIPT)
                for page in visit(context, address):
                    profile.add(Profile(*map(set, page.evaluate("pythonProfile()"))))
    return profile
