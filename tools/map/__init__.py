"""`python3 -m tools map`: draws the map of Africa anew, into `game/africa/view/map_data.py`.

What goes in: the coast (Natural Earth through world-atlas), the board's routes (`rules/routes.py`) and,
by hand, where places lie and how routes run (`places.py`), rivers and mountains (`ground.py`) and names
(`names.py`). The same input gives the same bytes.
"""

from tools.console import ROOT, parse_no_arguments, print_line, step
from tools.map import coast, drawing

ATLAS = ROOT / "game" / "africa" / "atlas.py"


def main(arguments: list[str]) -> int:
    """Write the atlas. Raises Failure where Node.js or its packages are missing."""
    parse_no_arguments("map", __doc__, arguments)
    with step("reading the coast"):
        shore = coast.read()
    with step("laying out spots, names and hills"):
        text = drawing.module_source(shore)
    ATLAS.write_text(text, encoding="utf-8")
    print_line(f"✓ {ATLAS.relative_to(ROOT)}, {len(text.encode()) / 1000:.0f} kB")
    return 0
