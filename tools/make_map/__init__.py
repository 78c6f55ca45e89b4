"""`python3 -m tools map`: draws the map of Africa anew, into `game/africa/atlas.py`.

What goes in: the coast (Natural Earth through world-atlas), the board's routes (`game/africa/routes.py`) and,
by hand, where places lie and how routes run (`places.py`), rivers and mountains (`ground.py`) and names
(`names.py`). The same input gives the same bytes.
"""

from tools.make_map import coast, drawing
from tools.step import ROOT, say, step, takes_nothing

ATLAS = ROOT / "game" / "africa" / "atlas.py"


def main(arguments: list[str]) -> int:
    """Write the atlas. Raises Failure where Node.js or its packages are missing."""
    takes_nothing("map", __doc__, arguments)
    with step("reading the coast"):
        shore = coast.read()
    with step("laying out spots, names and hills"):
        text = drawing.module(shore)
    ATLAS.write_text(text, encoding="utf-8")
    say(f"✓ {ATLAS.relative_to(ROOT)}, {len(text.encode()) / 1000:.0f} kB")
    return 0
