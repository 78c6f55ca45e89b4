"""Fixtures that several folders share: the built site and its server.

Hypothesis has no deadline, so that a busy machine fails no property test.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.served_site import Site

settings.register_profile("no deadline", deadline=None)
settings.load_profile("no deadline")


def pytest_addoption(parser: pytest.Parser) -> None:
    help_text = "what the tested site is built without, as for `tools build`"
    parser.addoption("--without", default="", help=help_text)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of savings that the tested site has not."""
    if config.getoption("without"):
        of_all = [item for item in items if item.get_closest_marker("all_savings")]
        config.hook.pytest_deselected(items=of_all)
        items[:] = [item for item in items if item not in of_all]


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Path:
    """A build in a folder of its own, which no `tools build` overwrites."""
    from tools import build  # its packages are needed only where a site is built
    from tools.build.pyodide_files import savings_without

    folder = tmp_path_factory.mktemp("site") / "dist"
    build.build(folder, savings=savings_without(pytestconfig.getoption("without")))
    return folder


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """The built site, served with the real headers."""
    served = Site(dist)
    yield served
    served.stop()
