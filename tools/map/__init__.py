"""`python3 -m tools map`: draws the map of Africa again, into `game/africa/view/map_data.py`.

Its input is the coast (Natural Earth, from world-atlas), the board's routes (`rules/routes.py`) and, made by
hand, places and waypoints (`place_data.py`), rivers and mountains (`terrain_data.py`) and names (`names.py`).
The same input gives the same bytes.
"""

from tools.console import ROOT, parse_no_arguments, print_line, step
from tools.map import coast, drawing

MAP_DATA = ROOT / "game" / "africa" / "view" / "map_data.py"


def main(arguments: list[str]) -> int:
    """Write the map. Raises ToolError if Node.js or its packages are missing."""
    parse_no_arguments("map", __doc__, arguments)
    with step("reading the coast"):
        shore = coast.read()
    with step("laying out spots, names and hills"):
        text = drawing.module_source(shore)
    MAP_DATA.write_text(text, encoding="utf-8")
    print_line(f"✓ {MAP_DATA.relative_to(ROOT)}, {len(text.encode()) / 1000:.0f} kB")
    return 0
