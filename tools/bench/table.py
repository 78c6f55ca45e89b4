"""The figures as lines on the screen, as JSON, and as a Markdown table in the README."""

import json
from collections.abc import Mapping, Sequence

from tools.bench.metric import Metric
from tools.console import ROOT, ToolError

README = ROOT / "README.md"
BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"
Machine = Mapping[str, str | int]


def format_line(row: Metric) -> str:
    """One figure as a line of text."""
    status = "✓" if row.ok else "✗"
    return f"{status} {row.name:58} {format_number(row.value):>11} {row.unit:8} {row.aim}"


def format_number(value: float) -> str:
    """At least three significant digits."""
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:,.{digits}f}"


def as_json(rows: Sequence[Metric], machine: Machine) -> str:
    return json.dumps({"machine": machine, "rows": [row._asdict() for row in rows]}, indent=2) + "\n"


def as_markdown(rows: Sequence[Metric], machine: Machine) -> str:
    """The table, and a line about the machine."""
    head = ["| what | measured | aim | |", "| --- | ---: | --- | --- |"]
    body = [
        f"| {row.name} | {format_number(row.value)} {row.unit} | {row.aim} | {status_mark(row)} |"
        for row in rows
    ]
    footer = "Measured on {day}: {cores} cores ({processor}), {browser}, CPython {python}; load {load}."
    return "\n".join([*head, *body, "", footer.format(**machine)])


def status_mark(row: Metric) -> str:
    """✓ or ✗; empty for a figure without an aim."""
    return ("✓" if row.ok else "✗") if row.aim else ""


def update_readme(rows: Sequence[Metric], machine: Machine) -> None:
    text = README.read_text()
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        raise ToolError(f"README.md must contain {BEGIN} and {END} once each")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    README.write_text(f"{before}{BEGIN}\n{as_markdown(rows, machine)}\n{END}{after}")
