"""`python3 -m tools verify FILE`: checks every die and token of a game that was played from several devices.

FILE has a game's record, or a link or letter to it, as the page exports it. Nobody has to be trusted: the
check needs the file only. Exits with 0 if every die and token is proved.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from game.catalog import GAMES
from game.play.exchange.import_game import import_game
from game.play.record_reader import MAX_RECORD_BYTES
from game.play.session import Session
from game.play.together.verify import check_game
from tools.console import ToolError, print_line


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("python3 -m tools verify", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE")
    session = read_game(parser.parse_args(arguments).file)
    if session.record.together is None:
        raise ToolError("the game was played on one device; its dice came from there and prove nothing")
    proof = check_game(session)
    devices = len(session.record.together.anchors)
    print_line(f"{session.game.id}, {devices} devices, {session.ply} moves, {proof.draws} dice and tokens")
    if proof.problem:
        raise ToolError(proof.problem)
    if not proof.is_whole:
        raise ToolError(
            f"the last turn of device {proof.unrevealed} is not proved: its player has not sent it yet, "
            "or somebody else has played it"
        )
    print_line(
        "✓ every die and token is proved" if proof.draws else "✓ no dice; every turn is its device's own"
    )
    return 0


def read_game(path: Path) -> Session:
    """The game in a file. Raises ToolError if it cannot be read, or was changed after it had been written."""
    try:
        with path.open("rb") as file:
            text = file.read(MAX_RECORD_BYTES + 1).decode()  # one byte more shows that a file is too long
    except (OSError, UnicodeDecodeError) as error:
        raise ToolError(f"{path}: {error}") from None
    loaded = import_game(text, GAMES)
    if loaded.problem or not loaded.session:
        raise ToolError(f"{path}: {loaded.problem}")
    return loaded.session
