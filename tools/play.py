"""`python3 -m tools play`: builds, serves on this computer and opens the browser."""

import argparse
import webbrowser
from collections.abc import Callable

from tools import build, serve, watch
from tools.console import print_line
from tools.paths import DIST


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools play", description=__doc__)
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument("--watch", action="store_true", help="build again and reload the page at each change")
    parser.add_argument("--port", type=serve.parse_port, default=serve.PORT, help="default: %(default)s")
    args = parser.parse_args(arguments)
    open_browser: Callable[[str], object] = str if args.no_open else webbrowser.open
    if args.watch:
        watch.play(args.port, open_browser)
    build.build()
    with serve.on_free_port(DIST, args.port) as serving:
        print_line(f"Starboard is at {serve.address(serving)} — stop with Ctrl-C")
        open_browser(serve.address(serving))
        serving.serve_forever()
    return 0
