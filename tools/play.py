"""`python3 -m tools play`: build, serve on this machine, open the browser."""

import argparse
import webbrowser

from tools import build, serve
from tools.build.paths import DIST
from tools.console import print_line


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools play", description=__doc__)
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--port", type=serve.parse_port, default=serve.PORT, help="where to serve (%(default)s)"
    )
    args = parser.parse_args(arguments)
    build.build()
    with serve.on_free_port(DIST, args.port) as serving:
        address = serve.address(serving)
        print_line(f"Starboard is at {address} — stop with Ctrl-C")
        if not args.no_open:
            webbrowser.open(address)
        serving.serve_forever()
    return 0
