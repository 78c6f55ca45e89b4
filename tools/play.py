"""`python3 -m tools play`: build, serve on this machine, open the browser."""

import argparse
import webbrowser

from tools import serve, site
from tools.site.place import DIST
from tools.step import say


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools play", description=__doc__)
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument("--port", type=serve.port, default=serve.PORT, help="where to serve (%(default)s)")
    chosen = parser.parse_args(arguments)
    site.build()
    with serve.first_free(DIST, chosen.port) as serving:
        address = serve.address(serving)
        say(f"Starboard is at {address} — stop with Ctrl-C")
        if not chosen.no_open:
            webbrowser.open(address)
        serving.serve_forever()
    return 0
