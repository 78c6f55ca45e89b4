"""The page's font: Source Serif (OFL), cut down to the letters and weights that we print.

The letters are those of our three languages and their neighbours; weights run from 400 to 700.
"""

from functools import lru_cache
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from tools.build.paths import NODE_MODULES
from tools.console import ToolError

PACKAGE = NODE_MODULES / "@fontsource-variable" / "source-serif-4"
SOURCE = PACKAGE / "files" / "source-serif-4-latin-wght-normal.woff2"
CODEPOINTS = (*range(0x20, 0x7F), *range(0xC0, 0x100), *map(ord, "\xa0£½«»–—‘’“”…−"))
WEIGHTS = (400, 700)
FEATURES = ("kern", "liga")


def write(assets: Path) -> None:
    (assets / "starboard.woff2").write_bytes(subset_font())


@lru_cache(maxsize=1)
def subset_font() -> bytes:
    """The font file, the same bytes each time."""
    if not SOURCE.exists():
        raise ToolError(f"{SOURCE.name} is not there: see package.json")
    font = instancer.instantiateVariableFont(TTFont(SOURCE, recalcTimestamp=False), {"wght": WEIGHTS})
    options = subset.Options(flavor="woff2", layout_features=list(FEATURES), hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CODEPOINTS)
    subsetter.subset(font)
    font.flavor = "woff2"
    file = BytesIO()
    font.save(file)
    return file.getvalue()
