"""`python3 -m tools profile`: finds the functions and data of Python that a start and the first moves use.

Needed after an upgrade of Pyodide, and when the page waits for what it should have had. Each visit
(`visits.py`) runs twice in Chromium: on a build whose Python prints what is called (`recorder.py`), and on
one whose WebAssembly notes what is used (`tools/build/split_wasm.mjs`). The results in `tools/build`,
`later_functions.txt` and `python_profile.txt`, decide what the page fetches before somebody can play.
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Page

from tools import build
from tools.bench.browser_session import chromium, served
from tools.build import later_functions, pyodide_files, split_pyodide, stdlib
from tools.build.pyodide_files import WASM, Saving, savings_without
from tools.build.split_pyodide import Profile
from tools.console import parse_no_arguments, step
from tools.profile.visits import VISITS
from tools.setup import browsers, venv

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
})();
"""
"""Notes what the page's WebAssembly uses."""

WHOLE = ("game/africa/rules/", "game/africa/text/", "game/africa/ai/", "game/search/")
"""Nothing in these folders comes later. A saved game, which a start replays and tells, may need any of the
rules and texts; and a computer player calls functions so often that calling a stub would cost time."""

FIRST_STATEMENT = "import sys; sys.path.insert(0"
"""The first Python statement of the page (`game/web/boot/python/pyodide.mjs`)."""

RECORDER = Path(__file__).parent / "recorder.py"
"""Notes what the page's Python calls."""


def main(arguments: list[str]) -> int:
    parse_no_arguments("profile", __doc__, arguments)
    node = venv.node_modules()
    with built_site(node, {Saving.STRIP}) as site:
        profile_functions(node, site)
    with built_site(node, savings_without("split")) as site:  # second: later functions need WebAssembly
        profile_webassembly(node, site)
    return 0


@contextmanager
def built_site(node: Path, savings: Collection[Saving]) -> Iterator[Path]:
    with build.staging_folder() as site:
        build.write_site(node, site, savings)
        yield site


def profile_webassembly(node: Path, site: Path) -> None:
    """Find what the visits use of the WebAssembly, and write `python_profile.txt`."""
    [file] = site.rglob(WASM)
    wasm = file.read_bytes()
    with step("instrumenting the WebAssembly"):
        file.write_bytes(split_pyodide.instrument(node, wasm))
        file.with_name(f"{WASM}.br").unlink()
    collect_garbage_always(site)
    profile = Profile()
    for page in visited_pages(site, CAPTURE_SCRIPT):
        profile.add(Profile(*map(set, page.evaluate("pythonProfile()"))))
    split_pyodide.write_profile(wasm, profile)


def collect_garbage_always(site: Path) -> None:
    """Let the page's Python collect garbage at each new object: each type has a function that this calls.

    In ordinary runs it happens anywhere, and any change of the code moves it.
    """
    [program] = site.rglob("boot/interpreter.mjs")
    before, after = program.read_text().split(FIRST_STATEMENT)
    program.write_text(f"{before}import gc; gc.set_threshold(1); {FIRST_STATEMENT}{after}")
    program.with_name(f"{program.name}.br").unlink()


def profile_functions(node: Path, site: Path) -> None:
    """Find the Python functions that the visits do not call, and write `later_functions.txt`."""
    [archive] = site.rglob("stdlib-*.zip.txt")
    with zipfile.ZipFile(archive, "a") as library:
        library.writestr("sitecustomize.py", RECORDER.read_text())
    archive.with_name(f"{archive.name}.br").unlink()
    called = set[tuple[str, str]]()
    loaded = set[str]()

    def note(message: ConsoleMessage) -> None:
        match message.text.split(" "):
            case ["called:", path, name]:
                called.add((path, name))
            case ["loaded:", module]:
                loaded.add(f"{module.replace('.', '/')}.py")
                loaded.add(f"{module.replace('.', '/')}/__init__.py")

    for _ in visited_pages(site, on_console=note):
        pass
    functions = later_functions.all_functions(node, [*stdlib.sources(node), *pyodide_files.main_sources()])
    later_functions.write_list(
        {
            path: {name for name in names if (path, name) not in called}
            for path, names in functions.items()
            if path not in loaded and not path.startswith(WHOLE)
        }
    )


def visited_pages(
    site: Path, init_script: str = "", on_console: Callable[[ConsoleMessage], None] | None = None
) -> Iterator[Page]:
    """The pages of all visits, each when it has done its part. Python starts at once."""
    with served(site) as address:
        for visit in VISITS:
            with step(f"visiting: {(visit.__doc__ or '').partition('.')[0]}"), chromium() as context:
                context.add_init_script(init_script + browsers.POINTER_MOVE_SCRIPT)
                if on_console:
                    context.on("console", on_console)
                yield from visit(context, address)
