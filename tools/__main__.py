"""`python3 -m tools COMMAND`: prepares the command's environment and runs it.

A command is a module with `main(arguments) -> int`. Commands that need packages run again inside `.venv`,
which is created here; the others use the standard library only.
"""

import importlib
import sys
from typing import NamedTuple

from tools.console import ToolError
from tools.setup import venv

MIN_PYTHON = (3, 11)


class Command(NamedTuple):
    module: str
    help: str


COMMANDS = {
    "play": Command("tools.play", "set up, build, serve on this computer and open the browser"),
    "test": Command(
        "tools.test", "set up and run every check (--unit, --browser, --all-browsers, arguments of pytest)"
    ),
    "build": Command("tools.build", "make dist/, ready for any static host"),
    "serve": Command("tools.serve", "serve dist/ as it is, with the headers of netlify.toml"),
    "arena": Command("tools.arena", "let computer players play each other: GAME --players A,B,… --games N"),
    "fuzz": Command(
        "tools.fuzz", "corrupt input and kill running games, in bulk (SUBJECT… --count N --seed S)"
    ),
    "verify": Command("tools.verify", "check every die of a game played from several devices: FILE"),
    "simulate": Command(
        "tools.simulate", "play games between computer players, print statistics: africa, mancala"
    ),
    "puzzles": Command("tools.puzzles", "make the puzzles of star or mancala again, or prove them (--prove)"),
    "train": Command("tools.train", "learn from games what *Star's master adds to the value of a move: star"),
    "bench": Command("tools.bench", "measure the promised figures (--json FILE)"),
    "pictures": Command("tools.pictures", "take the README's pictures again"),
    "map": Command("tools.map", "draw the map of Africa again"),
    "profile": Command("tools.profile", "find what Python a start needs, after an upgrade of Pyodide"),
    "lock": Command("tools.lock", "renew the lock files from pyproject.toml and package.json"),
}
NEED_PACKAGES = {"play", "test", "build", "fuzz", "bench", "pictures", "profile"}


def usage_text() -> str:
    lines = [f"  {name:10}{command.help}" for name, command in COMMANDS.items()]
    return "\n".join(["python3 -m tools COMMAND", "", *lines])


def main(arguments: list[str]) -> int:
    if sys.version_info < MIN_PYTHON:
        print(f"✗ the tools need Python 3.11 or newer; this is {sys.version.split()[0]}", file=sys.stderr)
        return 1
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(usage_text())
        return 0
    name, *rest = arguments
    if name not in COMMANDS:
        print(f"{usage_text()}\n\nThere is no command {name!r}.", file=sys.stderr)
        return 1
    return run_command(name, rest)


def run_command(name: str, arguments: list[str]) -> int:
    try:
        if name in NEED_PACKAGES:
            python = venv.python()
            if not venv.in_venv():
                venv.reexec_in_venv(python, [name, *arguments])
        code: int = importlib.import_module(COMMANDS[name].module).main(arguments)
    except ToolError as failure:
        print(f"✗ {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
