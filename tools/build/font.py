"""The page's font: Source Serif (OFL), cut down to the letters and weights that the page shows.

The main file has the letters of Western European languages, the extended file those of the other languages
that use the Latin alphabet. Browsers load the extended file only for a text or a name that needs it
(`unicode-range` in assets/style/base.css), so a new language adds nothing to what players of others download.
"""

from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from tools.build.content_cache import cached
from tools.console import ROOT, ToolError
from tools.paths import NODE_MODULES, npm_version

PACKAGE = "@fontsource-variable/source-serif-4"
TEXTS = ROOT / "assets" / "text"
WEIGHTS = (400, 700)
FEATURES = ("kern", "liga")

EXTENDED_RANGE = range(0x100, 0x250)
"""As in assets/style/base.css."""


class FontFile(NamedTuple):
    """A file of the page, the part of the font's package that it comes from, and the letters for names."""

    name: str
    part: str
    letters: frozenset[int]


MAIN = FontFile(
    "starboard.woff2",
    "latin",
    frozenset([*range(0x20, 0x7F), *range(0xC0, 0x100), *map(ord, "\xa0£½«»–—‘’“”…−")]),
)
EXTENDED = FontFile(
    "starboard-extended.woff2", "latin-ext", frozenset([*range(0x100, 0x180), *range(0x218, 0x21C)])
)


def write(assets: Path) -> None:
    for file, letters in letters_by_file().items():
        (assets / file.name).write_bytes(subset_font(file, letters))


def letters_by_file() -> dict[FontFile, frozenset[int]]:
    """The letters of each file: those for names, and those that occur in a text."""
    texts = {ord(letter) for path in TEXTS.rglob("*.ftl") for letter in path.read_text() if letter != "\n"}
    extended = texts.intersection(EXTENDED_RANGE)
    return {MAIN: MAIN.letters | texts - extended, EXTENDED: EXTENDED.letters | extended}


def subset_font(file: FontFile, letters: frozenset[int]) -> bytes:
    """A font file with those of the letters that the source has; the same bytes each time."""
    source = NODE_MODULES / PACKAGE / "files" / f"source-serif-4-{file.part}-wght-normal.woff2"
    if not source.exists():
        raise ToolError(f"{source.name} is not there: see package.json")
    inputs = (f"{npm_version(PACKAGE)} {file.part} {sorted(letters)}".encode(), Path(__file__).read_bytes())
    return cached("font", *inputs, make=lambda: make_subset(source, letters))


def make_subset(source: Path, letters: frozenset[int]) -> bytes:
    # Imported here, since it takes a second, and most builds find the result cached.
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    font = instancer.instantiateVariableFont(TTFont(source, recalcTimestamp=False), {"wght": WEIGHTS})
    options = subset.Options(flavor="woff2", layout_features=list(FEATURES), hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    file = BytesIO()
    font.save(file)
    return file.getvalue()
