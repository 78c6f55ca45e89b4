"""What goes over the wire, compressed with Brotli, and what the build allows."""

from collections.abc import Iterator

from tools.bench.row import Row, at_most
from tools.bench.visit import built
from tools.site.budget import budgets


def rows() -> Iterator[Row]:
    for budget in budgets(built()):
        yield at_most(budget.name, budget.used, "kB", budget.most)
