"""The shortest SVG path data, for generated files; shapes drawn at run time are in `game.draw.svg_paths`.

Relative commands, one decimal, no unnecessary separators.
"""

from collections.abc import Iterable, Sequence

from tools.map.geometry import Cubic, Point, spline


def polygon(ring: Sequence[Point]) -> str:
    """A closed polygon."""
    pen = Pen(ring[0])
    pen.command("l", ring[1:])
    return pen.text + "z"


def polyline(points: Sequence[Point]) -> str:
    """An open polyline."""
    pen = Pen(points[0])
    pen.command("l", points[1:])
    return pen.text


def curve(pieces: Sequence[Cubic], closed: bool = False) -> str:
    """A path of cubic Bézier curves."""
    pen = Pen(pieces[0][0])
    pen.cubics(pieces)
    return pen.text + ("z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """A smooth path through `points`."""
    return curve(spline(points, closed), closed)


class Pen:
    """Writes relative coordinates. Its position is rounded, so that errors do not add up."""

    def __init__(self, start: Point) -> None:
        self.position = rounded(start)
        self.text = "M" + join_numbers(self.position)

    def command(self, letter: str, points: Iterable[Point]) -> None:
        self.text += letter
        for point in points:
            self.append_points([point])

    def cubics(self, pieces: Iterable[Cubic]) -> None:
        self.text += "c"
        for piece in pieces:
            self.append_points(piece[1:])

    def append_points(self, points: Sequence[Point]) -> None:
        """Write points relative to the pen's position, and move it to the last one."""
        ends = [rounded(point) for point in points]
        values = [v for x, y in ends for v in (x - self.position[0], y - self.position[1])]
        text = join_numbers(values)
        needs_space = self.text[-1].isdigit() and text[0] != "-"
        self.text += f" {text}" if needs_space else text
        self.position = ends[-1]


def rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def join_numbers(values: Iterable[float]) -> str:
    """Numbers with a space between them unless a minus sign separates them."""
    text = ""
    for value in values:
        number = format_number(value)
        text += number if not text or number[0] == "-" else f" {number}"
    return text


def format_number(value: float) -> str:
    """One decimal, without an unnecessary zero before or after the point."""
    text = f"{value:.1f}".removesuffix(".0")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
