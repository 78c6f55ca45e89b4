"""Transfer sizes, compressed with Brotli, and the limits that the build enforces."""

from collections.abc import Iterator

from tools.bench.browser_session import built_dist
from tools.bench.metric import Metric, Scope, at_most
from tools.build.budget import budgets


def rows(_: Scope) -> Iterator[Metric]:
    for budget in budgets(built_dist()):
        yield at_most(budget.name, budget.used, "kB", budget.limit)
