"""The backup of the saves in IndexedDB goes on after the browser has deleted it."""

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


def test_the_backup_is_written_again_after_it_was_deleted(page: Page, bare_page: Page, base_url: str) -> None:
    open_ready(page)
    check_backup(page, bare_page, "first")
    cleared = {"origin": base_url, "storageTypes": "indexeddb"}
    bare_page.context.new_cdp_session(bare_page).send("Storage.clearDataForOrigin", cleared)
    check_backup(page, bare_page, "after the browser has deleted it")
    bare_page.evaluate(DELETE_SCRIPT)
    check_backup(page, bare_page, "after another tab has deleted it")


def check_backup(page: Page, bare_page: Page, text: str) -> None:
    page.evaluate(PUT_SCRIPT, text)
    assert bare_page.evaluate(READ_SCRIPT) == text
