"""The page can be installed as an app: the browser reports no obstacle."""

import json

from tests.browser.conftest import Launch
from tests.served_site import Site


def test_the_browser_finds_the_page_installable(launch: Launch, own_site: Site) -> None:
    with launch(with_windows=True) as context:
        page = context.pages[0]
        page.goto(own_site.address)
        session = context.new_cdp_session(page)
        manifest = session.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert json.loads(manifest["data"])["id"] == "starboard"
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
