"""The i18n module by itself, without waiting for Python."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage, Problems, open_ready, stall
from tools.setup.browsers import BOOT_URL


def run_with_i18n(page: Page, program: str, argument: Any = None) -> Any:
    """Run a function body with the module as `i18n`, once its first language is loaded."""
    load = f"const {{ i18n }} = await import({BOOT_URL} + 'start.mjs'); await i18n.ready;"
    return page.evaluate(f"async argument => {{ {load} {program} }}", argument)


@pytest.fixture
def english_page(page: Page) -> Page:
    page.goto("/?lang=en")
    return page


def test_a_missing_message_shows_its_id_and_is_an_error(english_page: Page, problems: Problems) -> None:
    problems.expect("no message nothing-of-the-kind in en")
    assert run_with_i18n(english_page, "return i18n.format('nothing-of-the-kind')") == "nothing-of-the-kind"
    assert any("nothing-of-the-kind" in problem for problem in problems.seen)


def test_an_added_element_is_translated_into_every_language(english_page: Page) -> None:
    run_with_i18n(
        english_page,
        "const made = document.createElement('p'); made.dataset.l10nId = 'boot-again'; made.id = 'made';"
        "document.body.append(made)",
    )
    expect(english_page.locator("#made")).to_have_text("Try again")
    run_with_i18n(english_page, "await i18n.setLanguage('fi')")
    expect(english_page.locator("#made")).to_have_text("Yritä uudelleen")
    expect(english_page.locator("html")).to_have_attribute("lang", "fi")


def test_an_unchanged_text_node_is_not_replaced(english_page: Page) -> None:
    two_frames = "await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame);"
    program = f"""
      const made = document.createElement("p");
      const shown = [];
      document.body.append(made);
      for (const key of ["boot-again", "boot-again", "boot-failed"]) {{
        made.dataset.l10nId = key;
        {two_frames}
        shown.push(made.firstChild);
      }}
      return shown.map(text => text.isConnected);
    """
    assert run_with_i18n(english_page, program) == [False, False, True]
    assert run_with_i18n(english_page, program.replace('"boot-failed"', '"boot-again"')) == [
        True,
        True,
        True,
    ]


def test_negative_numbers_have_a_minus_sign(english_page: Page) -> None:
    expected = {"en": "−1.50", "sv": "−1,50", "fi": "−1,50"}
    message = json.dumps([{"key": "statistics-decimal", "params": {"value": -1.5}}])
    for language, text in expected.items():
        program = f"await i18n.setLanguage('{language}'); return i18n.formatAll(argument)"
        assert json.loads(run_with_i18n(english_page, program, message)) == [text]


@pytest.mark.first_visit
@pytest.mark.parametrize(
    ("locale", "language"), {"en-GB": "en", "sv-FI": "sv", "fi-FI": "fi", "de-DE": "en"}.items()
)
def test_the_first_language_is_that_of_the_browser(locale: str, language: str, new_page: NewPage) -> None:
    page = new_page(locale=locale)
    page.goto("/")
    assert run_with_i18n(page, "return i18n.language()") == language


def test_the_language_comes_from_url_then_setting_then_browser(page: Page) -> None:
    page.add_init_script("""localStorage.setItem("starboard.settings", '{"language": "sv"}')""")
    page.goto("/")
    assert run_with_i18n(page, "return i18n.language()") == "sv"
    page.goto("/?lang=fi")
    assert run_with_i18n(page, "return i18n.language()") == "fi"


def test_invalid_settings_are_ignored(page: Page) -> None:
    """`test_settings.py` tries more, once Python has started."""
    for settings in ("null", "[{", '{"language": "__proto__"}'):
        page.add_init_script(f"localStorage.setItem('starboard.settings', {settings!r})")
        page.goto("/")
        assert run_with_i18n(page, "return i18n.language()") == "en", settings


def test_the_pseudo_locale_is_longer_and_marked_as_english(page: Page) -> None:
    page.goto("/?lang=en")
    plain = run_with_i18n(page, "return i18n.format('boot-saves-safe')")
    page.goto("/?lang=qps")
    longer = run_with_i18n(page, "return i18n.format('boot-saves-safe')")
    assert len(longer) > 1.3 * len(plain)
    expect(page.locator("html")).to_have_attribute("lang", "en-x-qps")


def test_a_late_catalogue_does_not_override_the_last_chosen_language(new_page: NewPage) -> None:
    page = open_ready(new_page(service_workers="block"))
    let_go = stall(page, "/fi.ftl")
    with page.expect_request("**/fi.ftl"):
        page.click("[data-language=fi]")
    page.click("[data-language=sv]")
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    with page.expect_response("**/fi.ftl"):
        let_go()
    finnish = f"{BOOT_URL} + '../assets/text/fi.ftl'"
    page.evaluate(f"async () => {{ await (await fetch({finnish})).text(); await document.fonts.ready; }}")
    expect(page.locator("html")).to_have_attribute("lang", "sv")


def failing_pair() -> Callable[[Route], None]:
    """A handler of requests for one file: the first lasts until the file is needed again; then both fail."""
    waiting = list[Route]()

    def fail(route: Route) -> None:
        waiting.append(route)
        if len(waiting) == 2:
            for each in waiting:
                each.abort("internetdisconnected")

    return fail


def test_a_part_is_loaded_although_a_language_chosen_before_cannot_be_fetched(
    new_page: NewPage, problems: Problems
) -> None:
    page = new_page(service_workers="block")
    page.goto("/?lang=en")
    problems.expect("net::ERR_INTERNET_DISCONNECTED")
    page.route("**/text/fi.ftl", failing_pair())
    program = """const chosen = i18n.setLanguage("fi").catch(() => "refused");
      await i18n.loadPart("learn");
      return [await chosen, i18n.language(), i18n.has("lesson-africa-home")];"""
    assert run_with_i18n(page, program) == ["refused", "en", True]


def test_the_page_starts_although_a_language_chosen_meanwhile_cannot_be_fetched(
    new_page: NewPage, problems: Problems
) -> None:
    page = new_page(service_workers="block")
    problems.expect("net::ERR_INTERNET_DISCONNECTED")
    let_go = stall(page, "/text/en.ftl")
    page.route("**/text/fi.ftl", failing_pair())
    with page.expect_request("**/text/en.ftl"):
        page.goto("/?lang=en")
    page.click("[data-language=fi]")
    let_go()
    assert run_with_i18n(page, "return i18n.language()") == "en"
    expect(page.locator("#settings [name=language]")).to_have_value("en")


def test_a_language_that_a_lost_connection_keeps_away_is_reported_and_can_be_chosen_again(
    new_page: NewPage, problems: Problems
) -> None:
    page = open_ready(new_page(service_workers="block"), "/?lang=en")
    problems.expect("net::ERR_INTERNET_DISCONNECTED")
    held = list[Route]()
    page.route("**/fi.ftl", lambda route: held.append(route))
    page.locator("[data-dialog=settings]").click()
    language = page.locator("#settings [name=language]")
    language.select_option("fi")
    language.select_option("sv")
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    with page.expect_event("requestfailed"):
        held[0].abort("internetdisconnected")
    page.evaluate("new Promise(resolve => setTimeout(resolve))")
    notice = page.locator("[data-notice=notice-game-missing]")
    assert not notice.count(), "another language was chosen meanwhile"
    page.unroute("**/fi.ftl")

    page.route("**/fi.ftl", lambda route: route.abort("internetdisconnected"))
    language.select_option("fi")
    expect(notice).to_contain_text("försök igen")
    expect(language).to_have_value("sv")
    page.unroute("**/fi.ftl")
    language.select_option("fi")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(notice).to_be_hidden()


@pytest.mark.first_visit
def test_the_home_screen_is_translated_before_the_other_texts_load(
    new_page: NewPage,
) -> None:
    page = new_page(locale="sv-FI")
    let_go = stall(page, "/sv.ftl")
    with page.expect_request("**/sv.ftl"):
        page.goto("/")
    expect(page.locator("#play")).to_have_text("Spela")
    expect(page.locator("#settings-title")).to_have_text("Settings")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.click("[data-language=fi]")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(page.locator("#settings-title")).to_have_text("Asetukset")
    let_go()
    assert run_with_i18n(page, "return i18n.language()") == "fi"
