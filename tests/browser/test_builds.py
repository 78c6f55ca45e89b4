"""The current page opens the localStorage of earlier builds (`tests/play/builds/README.md`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from game.catalog import load_submodule
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import READ_STORAGE_SCRIPT, PagePlayer, choose_game
from tests.play.freeze import BUILDS, JsonObject

SETS = sorted(path for path in BUILDS.iterdir() if path.is_dir())

FORM_VALUES_SCRIPT = """form => Object.fromEntries([...form.elements].filter(({ name }) => name)
  .map(({ name, type, checked, value }) => [name, type === "checkbox" ? checked : value]))"""
"""The values that the settings form shows, by name."""

CHECKED_NAMES_SCRIPT = "boxes => boxes.filter(box => box.checked).map(box => box.name).sort().join(' ')"
"""The names of the checked view options, as the setting `show-<game>` writes them."""

VIEW_OPTIONS_PREFIX = "show-"
"""The beginning of the names of settings of one game."""


@pytest.mark.parametrize("build", SETS, ids=lambda path: path.name)
def test_the_storage_of_an_earlier_build_is_opened_completely(build: Path, new_page: NewPage) -> None:
    found = json.loads((build / "page.json").read_text("utf-8"))
    expected: JsonObject = found["expected"]
    page = open_ready(new_page(found["storage"]))

    expect(page.locator(f"body[data-game={expected['last']}]")).to_be_attached()
    check_settings(page, expected["settings"])
    check_solved_puzzles(page, expected["solved"])
    check_library(page, expected["library"])
    for game, games in expected["games"].items():
        choose_game(page, game)
        check_setup(page, games["current"])
        check_current_game(page, games["current"], expected["settings"].get(f"{VIEW_OPTIONS_PREFIX}{game}"))
        check_previous_game(page, game, games["previous"])
    assert page.evaluate(READ_STORAGE_SCRIPT).keys() >= found["storage"].keys()


def check_settings(page: Page, expected: JsonObject) -> None:
    chosen = {name: value for name, value in expected.items() if not name.startswith(VIEW_OPTIONS_PREFIX)}
    shown = page.locator("#settings-form").evaluate(FORM_VALUES_SCRIPT)
    assert shown | chosen == shown  # later builds have more settings
    root = page.locator("html")
    expect(root).to_have_attribute("lang", chosen["language"])
    expect(root).to_have_attribute("data-theme", chosen["theme"])
    expect(root).to_have_attribute("data-motion", chosen["motion"])


def check_solved_puzzles(page: Page, expected: dict[str, list[str]]) -> None:
    for game, solved in expected.items():
        choose_game(page, game)
        page.locator("[data-dialog=learn]").click()
        puzzles = load_submodule(game, "learn.puzzles").PUZZLES
        expect(page.locator("#puzzles [data-command=puzzle]")).to_have_count(len(puzzles))
        marked = [number for number, puzzle in enumerate(puzzles) if puzzle.start in solved]
        assert len(marked) == len(solved)
        for number in range(len(puzzles)):
            mark = page.locator(f'#puzzles .solved[data-number="{number}"]')
            expect(mark).to_have_count(int(number in marked))
        page.keyboard.press("Escape")


def check_library(page: Page, expected: list[JsonObject]) -> None:
    page.locator("#start-menu [data-command=library]").click()
    rows = page.locator("#library-games li")
    expect(rows).to_have_count(len(expected))
    for row, game in zip(rows.all(), reversed(expected), strict=True):
        expect(row.locator(".players > span")).to_have_count(len(game["seats"]))
        expect(row.locator("[href$='#crown']")).to_have_count(len(game["winners"]))
        for name, *_ in game["seats"]:
            expect(row).to_contain_text(name)
    for row, game in zip(rows.all(), reversed(expected), strict=True):
        row.locator("button").click()
        expect(page.locator("#preview-players li")).to_have_count(len(game["seats"]))
        page.locator("#preview button[value=cancel]").click()
    page.keyboard.press("Escape")


def check_setup(page: Page, expected: JsonObject) -> None:
    page.locator("#start-menu [data-dialog=setup]").click()
    for row, (name, figure, player) in zip(
        page.locator("#seats > li").all(), expected["seats"], strict=False
    ):
        expect(row).to_have_attribute("data-figure", str(figure))
        expect(row.locator("input")).to_have_value(name)
        expect(row.locator("select")).to_have_value(player)
    for option, value in expected["options"].items():
        expect(page.locator(f"#option-{option}")).to_have_value(str(value))
    page.keyboard.press("Escape")


def check_current_game(page: Page, expected: JsonObject, shown: str | None) -> None:
    """Expect the position and the view options; then play a move and expect it to be saved."""
    page.locator("#continue").click()
    expect(page.locator(f'#game[data-asked=yes][data-ply="{expected["plies"]}"]')).to_be_attached()
    if shown is not None:
        assert page.locator("#toggles input").evaluate_all(CHECKED_NAMES_SCRIPT) == shown
    spots = page.locator("#spots [aria-disabled=false]")
    if spots.count():
        spots.first.press("Enter")
        page.locator("#actions [data-target=confirm]").click()
    else:
        page.locator("#actions button").first.click()
    expect(page.locator(f'#game[data-asked=yes]:not([data-ply="{expected["plies"]}"])')).to_be_attached()
    session = PagePlayer(page).session(expected["game"])
    assert session.ply > expected["plies"]
    assert session.states[expected["plies"]].text() == expected["position"]
    page.locator("#home").click()


def check_previous_game(page: Page, game: str, expected: JsonObject) -> None:
    page.locator(f"#running [data-game={game}][data-place=previous]").click()
    expect(page.locator(f'#game[data-asked=yes][data-ply="{expected["plies"]}"]')).to_be_attached()
    assert PagePlayer(page).session(expected["game"]).state.text() == expected["position"]
    page.locator("#home").click()
