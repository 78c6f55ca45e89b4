"""Games by letters between devices, by taps, and what becomes of letters that are not honest.

A whole game of Afrika: `tests/engines/test_together.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from game.catalog import GAMES
from game.play.replay import session_at
from game.play.together.chains import new_secret
from game.play.together.draws import device_to_act, joined, with_revealed
from game.play.together.letter import read_letter, write_letter
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import PagePlayer, sensible_move
from tests.browser.together_player import SHORT_AFRICA, LetterPlayer, fix_secrets
from tests.play.together.players import play_run

SECRET_BYTES = 67, 68, 69
"""The byte of which each device makes its secret: the star is found on the first flights."""


@pytest.fixture
def new_device(stored_page: NewPage) -> Callable[..., LetterPlayer]:
    def open_device(secret_byte: int | None = None) -> LetterPlayer:
        page = stored_page()
        if secret_byte is not None:
            fix_secrets(page, secret_byte)
        return LetterPlayer(open_ready(page))

    return open_device


def test_a_whole_game_goes_by_letters(new_device: Callable[..., LetterPlayer]) -> None:
    """And old, doubled and hostile letters change nothing on the way."""
    anna, bo = new_device(), new_device()
    anna.start("star", "mini", name="Anna")
    anna.place(3)
    first = anna.send(by_hand=True)
    expect(anna.bar.locator(":focus")).to_have_text("Send again")
    expect(anna.bar).to_contain_text(re.compile(r"Waiting for Player\s2 since\s\d\d?:\d\d(?!\s[AP]M)"))
    expect(anna.page.locator("#prompt")).to_have_text("Player 2’s turn")
    bo.join(first, "Bo")
    expect(bo.page.locator("#game")).to_have_attribute("data-ply", "1")
    bo.place(7)
    second = bo.send()
    anna.open(second)
    expect(anna.page.locator("#game")).to_have_attribute("data-ply", "2")

    anna.open(second)
    expect(anna.notice("together-same")).to_be_visible()
    anna.open(first)
    expect(anna.notice("together-older")).to_be_visible()
    anna.open(second[:-6])
    expect(anna.notice("import-bad")).to_contain_text("damaged")
    stranger = new_secret(has_chance=False)
    changed = read_letter(second, GAMES)
    hostile = with_revealed(joined(changed, 1, stranger, "Bo"), 1, stranger)
    anna.open(f"#{write_letter(hostile)}")
    expect(anna.notice("together-refused")).to_contain_text("another device")
    expect(anna.page.locator("#game")).to_have_attribute("data-ply", "2")

    copy = play_run(session_at(changed, 1), bo.chain(), Random(2))
    anna.open(f"#{write_letter(copy)}")
    expect(anna.page.locator("#together-fork")).to_contain_text("Bo has played the same turn in two")
    anna.page.locator("[data-command=together-mine]").click()
    expect(anna.page.locator("#game")).to_have_attribute("data-ply", "2")

    anna.act("pass")
    bo.open(anna.send())
    bo.act("pass")
    bo.page.get_by_role("button", name="End the game").click()
    main_button = bo.page.locator("#result button.main:visible")
    expect(main_button).to_have_text("Send")
    last = bo.send()
    expect(main_button).to_have_text("Once more")
    expect(bo.bar).to_be_hidden()
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator("#spots :focus")).to_be_attached()  # the button that ended the game is gone
    anna.open(last)
    expect(anna.page.locator("#result")).to_be_visible()
    anna.page.locator("#result [data-command=statistics]").click()
    expect(anna.page.locator("#statistics-proof")).to_contain_text("every turn was played by its own device")


def test_three_play_star_of_africa_by_letter_although_two_took_one_seat(
    new_device: Callable[..., LetterPlayer],
) -> None:
    """Who came second takes the other free seat; a spectator only looks; a removed game can be put back."""
    anna, bo, cilla = (new_device(byte) for byte in SECRET_BYTES)
    dag = new_device()
    anna.start("africa", "classic", others=2, name="Anna", rules=SHORT_AFRICA)
    anna.page.evaluate("delete window.RTCPeerConnection")
    anna.page.locator("#live-bar button").click()
    anna.notice("live-unsupported").locator("[data-command=dismiss]").click()
    invitation = anna.send()
    bo.join(invitation, "Bo")
    cilla.join(invitation, "Cilla")
    anna.open(bo.send())
    late = cilla.send()
    anna.open(late)
    expect(anna.notice("together-refused")).to_contain_text("another device")
    both = anna.send("Send again")
    cilla.open(both)
    cilla.notice("together-taken").get_by_role("button", name="Take another seat").click()
    cilla.page.locator("#preview-play").click()
    cilla.page.locator("#together-name").fill("Cilla")
    cilla.page.locator("[data-command=together-join]").click()
    anna.open(cilla.send())
    order_is_drawn = anna.page.locator("#game:not([data-ply='0'])")
    expect(order_is_drawn).to_be_attached()

    dag.open(late)
    dag.page.locator("#preview-replay").click()
    expect(dag.page.locator("body")).to_have_attribute("data-together", "no")

    anna.page.locator("[data-command=home]:visible").click()
    games = anna.page.locator("#together-games")
    games.get_by_role("button", name="Remove this game").click()
    expect(games).to_be_hidden()
    expect(anna.notice("together-removed").get_by_role("button", name="Undo")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(games.locator(".running")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(order_is_drawn).to_be_attached()

    anna.page.evaluate("document.querySelector('#more [data-command=together-ways]').click()")
    expect(anna.page.locator("#together-letter")).to_be_visible()
    tab = open_ready(anna.page.context.new_page())
    tab.locator("#together-games .running").click()
    expect(anna.notice("notice-elsewhere")).to_be_visible()
    expect(anna.page.locator("#together-letter")).to_be_hidden()
    expect(tab.locator("[data-command=together-ways]").first).to_be_attached()
    expect(tab.locator("[data-notice]")).to_have_count(0)
    play_star_of_africa_to_its_end([LetterPlayer(tab), bo, cilla])


def play_star_of_africa_to_its_end(devices: list[LetterPlayer]) -> None:
    """Play sensible moves by taps and send each turn to the next player; the last one to all."""
    mover, is_over = devices[0], False
    while not is_over:
        after = -1
        while mover.wait_for_turn_or_letter(after):
            session = mover.session()
            PagePlayer(mover.page).choose(sensible_move(session), session)
            after = session.ply
        session, letter = mover.session(), mover.send()
        to_act = device_to_act(session)
        is_over = to_act is None
        waiting = [device for device in devices if device is not mover]
        mover = mover if to_act is None else devices[to_act]
        for device in waiting if is_over else [mover]:
            device.open(letter)
    for device in waiting:
        expect(device.page.locator("#result")).to_be_visible()
    waiting[0].page.locator("#result [data-command=statistics]").click()
    expect(waiting[0].page.locator("#statistics-proof")).to_contain_text("Every roll and every token")


def test_a_seat_moves_to_another_device(new_device: Callable[..., LetterPlayer]) -> None:
    anna, bo, phone = (new_device() for _ in range(3))
    anna.start("star", "mini", name="Anna")
    anna.place(3)
    bo.join(anna.send(), "Bo")
    expect(bo.page.locator("#game")).to_have_attribute("data-ply", "1")

    bo.page.locator("[data-dialog=more]").click()
    bo.page.locator("#more [data-command=together-ways]").click()
    bo.page.locator("#together-letter [data-command=together-move]").click()
    bo.page.locator("[data-command=together-move-now]").click()
    expect(bo.page.locator("#together-moving svg.qr-code path")).to_be_attached()
    with bo.page.expect_download() as download:
        bo.page.locator("[data-command=together-move-file]").click()
    seat = download.value.path().read_text("utf-8")
    bo.page.locator("#together-moving button[value=close]").click()
    expect(bo.bar).to_contain_text("Your seat has moved")
    expect(bo.page.locator("#game[data-asked=yes]")).not_to_be_attached()

    phone.open(seat)
    phone.page.get_by_role("button", name="Play here").click()
    phone.place(7)
    letter = phone.send()
    for device in (anna, bo):
        device.open(letter)
        expect(device.page.locator("#game")).to_have_attribute("data-ply", "2")
    expect(bo.bar.get_by_role("button", name="Show the code")).to_be_hidden()
    expect(anna.page.locator("#game[data-asked=yes]")).to_be_attached()


def test_a_move_is_taken_back_and_a_draw_made_if_the_other_agrees(
    new_device: Callable[..., LetterPlayer],
) -> None:
    anna, bo = new_device(), new_device()
    begun_star(anna, bo)
    anna.place(9)
    anna.send()
    first = anna.session().record.moves[2]
    anna.page.locator("[data-command=undo]:visible").click()
    anna.page.get_by_role("button", name="Ask", exact=True).click()
    expect(anna.bar).to_contain_text("Now send your question to Bo")
    bo.open(anna.send())
    expect(bo.page.locator("#together-question")).to_contain_text("Anna asks to take the last move back")
    bo.page.keyboard.press("Escape")
    expect(bo.bar).to_contain_text("Anna asks to take the last move back")
    bo.page.get_by_role("button", name="Agree", exact=True).click()
    expect(bo.page.locator("#game")).to_have_attribute("data-ply", "2")
    anna.open(bo.send())
    expect(anna.notice("together-agreed")).to_be_visible()
    expect(anna.page.locator("#game")).to_have_attribute("data-ply", "2")
    anna.place(20)
    bo.open(anna.send())
    expect(bo.page.locator("#game[data-ply='3'][data-asked=yes]")).to_be_attached()
    assert bo.session().record.moves[2] != first

    bo.place(9)
    anna.open(bo.send())
    expect(anna.page.locator("#game[data-ply='4'][data-asked=yes]")).to_be_attached()
    anna.page.locator("[data-dialog=more]:visible").click()
    expect(anna.page.locator("#more [data-command=together-draw]")).to_be_hidden()
    anna.page.keyboard.press("Escape")
    for answer in ("Play on", "Agree"):
        anna.place(9)
        press_in_more(anna, "Offer a draw")
        anna.page.locator("#together-question [data-command=together-draw-ask]").click()
        expect(anna.bar).to_contain_text("Now send your question to Bo")
        bo.open(anna.send())
        question = bo.page.locator("#together-question")
        expect(question).to_contain_text("Anna offers a draw")
        question.get_by_role("button", name=answer, exact=True).click()
        if answer == "Play on":
            bo.place(9)
            anna.open(bo.send())
            expect(anna.notice("together-draw-declined")).to_be_visible()
    expect(bo.page.locator("#result-title")).to_have_text("Both agree: the game is a draw.")
    anna.open(bo.send())
    expect(anna.page.locator("#result-title")).to_have_text("Both agree: the game is a draw.")


def press_in_more(player: LetterPlayer, label: str) -> None:
    """Press a button of the dialog "More"."""
    player.page.locator("[data-dialog=more]:visible").click()
    player.page.locator("#more").get_by_role("button", name=label).click()


def begun_star(anna: LetterPlayer, bo: LetterPlayer) -> None:
    """Anna and Bo have begun a game of *Star, and Anna is to act."""
    anna.start("star", "mini", name="Anna")
    anna.place(3)
    bo.join(anna.send(), "Bo")
    bo.place(7)
    anna.open(bo.send())
    expect(anna.page.locator("#game[data-ply='2'][data-asked=yes]")).to_be_attached()


def test_a_player_resigns_and_the_other_reads_it_in_a_letter(
    new_device: Callable[..., LetterPlayer],
) -> None:
    anna, bo = new_device(), new_device()
    begun_star(anna, bo)
    press_in_more(anna, "Resign")
    expect(anna.page.locator("#together-question")).to_contain_text("Bo wins")
    anna.page.get_by_role("button", name="Cancel", exact=True).click()
    anna.place(9)
    bo.open(anna.send())
    press_in_more(bo, "Resign")
    bo.page.locator("#together-question [data-command=together-resign-now]").click()
    expect(bo.page.locator("#result-title")).to_have_text("Bo has resigned: Anna wins!")
    expect(bo.page.locator("#result-unsent")).to_contain_text("Anna is waiting")
    anna.open(bo.send())
    expect(anna.page.locator("#result-title")).to_have_text("Bo has resigned: Anna wins!")
    expect(anna.page.locator("#result-rows .winner")).to_contain_text("Anna")
    assert anna.session().record.log() == bo.session().record.log()
