"""What tests of several folders stand on.

A property is about what holds, not about how fast: a busy machine fails none of them.
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
    """A build of its own, so that nobody's `tools build` gets in between."""
    from tools import build  # only who asks for a build needs what builds

    folder = tmp_path_factory.mktemp("site") / "dist"
    build.build(folder)
    return folder


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """That build, served with the real headers."""
    served = Site(dist)
    yield served
    served.stop()
