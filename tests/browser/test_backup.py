"""The backup of the saves in IndexedDB goes on after the browser has deleted it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Problems, open_ready
from tools.setup.browsers import BOOT_URL

pytestmark = pytest.mark.first_visit

KEY = "starboard.africa.a"
PUT_SCRIPT = f"""async text => {{
  const {{ backup }} = await import({BOOT_URL} + "start.mjs");
  backup.put("{KEY}", text);
  await backup.flushed();
}}"""
REQUEST_SCRIPT = """
const done = request => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = request.onblocked = () => reject(new Error("refused"));
});
"""
READ_SCRIPT = f"""async () => {{
  {REQUEST_SCRIPT}
  const database = await done(indexedDB.open("starboard"));
  const text = await done(database.transaction("texts").objectStore("texts").get("{KEY}"));
  database.close();
  return text;
}}"""
DELETE_SCRIPT = f"() => {{ {REQUEST_SCRIPT} return done(indexedDB.deleteDatabase('starboard')); }}"


@pytest.fixture
def bare_page(page: Page, problems: Problems) -> Page:
    """A page of the site without its scripts."""
    problems.expect("favicon.ico")
    bare = page.context.new_page()
    bare.goto("/assets/icon.svg")
    return bare


def clear_by_browser(page: Page, address: str) -> None:
    cleared = {"origin": address, "storageTypes": "indexeddb"}
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", cleared)


def delete_by_another_tab(page: Page, address: str) -> None:
    assert page.url.startswith(address)
    page.evaluate(DELETE_SCRIPT)


@pytest.mark.parametrize("delete", [clear_by_browser, delete_by_another_tab])
def test_the_backup_is_written_again_after_it_was_deleted(
    delete: Callable[[Page, str], None],
    page: Page,
    bare_page: Page,
    base_url: str,
) -> None:
    open_ready(page)
    page.evaluate(PUT_SCRIPT, "first")
    assert bare_page.evaluate(READ_SCRIPT) == "first"
    delete(bare_page, base_url)
    page.evaluate(PUT_SCRIPT, "second")
    assert bare_page.evaluate(READ_SCRIPT) == "second"
