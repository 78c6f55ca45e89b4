"""The words module by itself: what it does with a message, without waiting for Python."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Problems
from tools.browser import BOOT


def words(page: Page, program: str, argument: Any = None) -> Any:
    """Run a function body with the module as `words`, once its first language is there."""
    load = f"const {{ i18n }} = await import({BOOT} + 'start.mjs'); await i18n.ready;"
    return page.evaluate(f"async argument => {{ {load} {program} }}", argument)


@pytest.fixture
def opened(page: Page) -> Page:
    page.goto("/?lang=en")
    return page


def test_a_missing_message_shows_its_id_and_is_an_error(opened: Page, problems: Problems) -> None:
    problems.expect("no message nothing-of-the-kind in en")
    assert words(opened, "return i18n.format('nothing-of-the-kind')") == "nothing-of-the-kind"
    assert any("nothing-of-the-kind" in problem for problem in problems.seen)


def test_an_element_is_translated_where_it_stands_and_in_every_language(opened: Page) -> None:
    words(
        opened,
        "const made = document.createElement('p'); made.dataset.l10nId = 'boot-again'; made.id = 'made';"
        "document.body.append(made)",
    )
    expect(opened.locator("#made")).to_have_text("Try again")
    words(opened, "await i18n.setLanguage('fi')")
    expect(opened.locator("#made")).to_have_text("Yritä uudelleen")
    expect(opened.locator("html")).to_have_attribute("lang", "fi")


def test_a_text_that_stays_as_it_is_is_not_put_anew_under_a_finger(opened: Page) -> None:
    settle = "await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame);"
    program = f"""
      const made = document.createElement("p");
      const shown = [];
      document.body.append(made);
      for (const key of ["boot-again", "boot-again", "boot-failed"]) {{
        made.dataset.l10nId = key;
        {settle}
        shown.push(made.firstChild);
      }}
      return shown.map(text => text.isConnected);
    """
    assert words(opened, program) == [False, False, True]
    assert words(opened, program.replace('"boot-failed"', '"boot-again"')) == [True, True, True]


def test_a_number_below_zero_has_a_minus_and_no_hyphen(opened: Page) -> None:
    told = {"en": "−1.50", "sv": "−1,50", "fi": "−1,50"}
    number = "return i18n.format('statistics-decimal', JSON.stringify({ value: -1.5 }))"
    for language, text in told.items():
        assert words(opened, f"await i18n.setLanguage('{language}'); {number}") == text


def test_a_language_that_does_not_exist_is_refused(opened: Page) -> None:
    program = "return i18n.setLanguage('xx').then(() => 'taken', error => error.message)"
    assert words(opened, program) == "no such language: xx"


def test_the_address_asks_before_the_setting_and_the_setting_before_the_browser(page: Page) -> None:
    page.add_init_script("""localStorage.setItem("starboard.settings", '{"language": "sv"}')""")
    page.goto("/")
    assert words(page, "return i18n.language()") == "sv"
    page.goto("/?lang=fi")
    assert words(page, "return i18n.language()") == "fi"


@pytest.mark.parametrize(
    "settings", ["{", "null", "[]", '"sv"', '{"language": 7}', '{"language": "__proto__"}']
)
def test_settings_that_make_no_sense_are_passed_over(settings: str, page: Page) -> None:
    page.add_init_script(f"localStorage.setItem('starboard.settings', {settings!r})")
    page.goto("/")
    assert words(page, "return i18n.language()") == "en"


def test_the_pseudo_language_is_longer_and_tells_tools_that_it_is_english(page: Page) -> None:
    page.goto("/?lang=en")
    plain = words(page, "return i18n.format('boot-saves-safe')")
    page.goto("/?lang=qps")
    longer = words(page, "return i18n.format('boot-saves-safe')")
    assert len(longer) > 1.3 * len(plain)
    expect(page.locator("html")).to_have_attribute("lang", "en-x-qps")


def test_the_language_chosen_last_is_spoken_however_late_another_ones_texts_come(
    new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    page = open_ready(new_page(service_workers="block"))
    held: list[Route] = []
    page.route("**/fi.ftl", lambda route: held.append(route))
    with page.expect_request("**/fi.ftl"):
        page.click("[data-language=fi]")
    page.click("[data-language=sv]")
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    with page.expect_response("**/fi.ftl"):
        held[0].continue_()
    page.unroute("**/fi.ftl")
    finnish = f"{BOOT} + '../assets/text/fi.ftl'"
    page.evaluate(f"async () => {{ await (await fetch({finnish})).text(); await document.fonts.ready; }}")
    expect(page.locator("html")).to_have_attribute("lang", "sv")


def test_the_first_screen_speaks_the_players_language_before_the_other_texts_come(
    new_page: Callable[..., Page],
) -> None:
    page = new_page(locale="sv-FI")
    held: list[Route] = []
    page.route("**/sv.ftl", lambda route: held.append(route))
    with page.expect_request("**/sv.ftl"):
        page.goto("/")
    expect(page.locator("#play")).to_have_text("Spela")
    expect(page.locator("#settings-title")).to_have_text("Settings")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.click("[data-language=fi]")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(page.locator("#settings-title")).to_have_text("Asetukset")
    held[0].continue_()
    assert words(page, "return i18n.language()") == "fi"
