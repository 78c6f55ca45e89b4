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


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build in a folder of its own, which no `tools build` overwrites."""
    from tools import build  # its packages are needed only where a site is built

    folder = tmp_path_factory.mktemp("site") / "dist"
    build.build(folder)
    return folder


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """The built site, served with the real headers."""
    served = Site(dist)
    yield served
    served.stop()
