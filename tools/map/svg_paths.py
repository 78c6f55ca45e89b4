"""The shortest SVG path data, for generated files; shapes drawn at run time are in `game.draw.svg_paths`.

Relative commands, whole numbers, no unnecessary separators. A board unit is 1.4 pixels on a screen of
2560×1440, so that tenths of it would cost a third of the file and change nothing that can be seen.
"""

from collections.abc import Iterable, Sequence

from tools.map.geometry import Cubic, Point, spline


def polygon(ring: Sequence[Point]) -> str:
    """A closed polygon."""
    pen = Pen(ring[0])
    pen.lines(ring[1:])
    return pen.text + "z"


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

    def lines(self, points: Iterable[Point]) -> None:
        self.text += "l"
        for point in points:
            if rounded(point) != self.position:
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


def rounded(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def join_numbers(values: Iterable[int]) -> str:
    """Numbers with a space between them unless a minus sign separates them."""
    return " ".join(map(str, values)).replace(" -", "-")
