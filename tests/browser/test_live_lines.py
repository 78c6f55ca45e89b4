"""Lines between devices of one network, without the game: codes, order, cuts that mend, hostile devices.

Each device is a browser context on a file of the site that starts nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page

from tests.browser.conftest import Problems, wait_until

BLANK_PATH = "/sw.js"

ENTER_SCRIPT = """
async path => {
  window.live = await import(path);
  window.heard = [];
  window.room = await live.enter((event, id, text) => heard.push(text === undefined ? event : text));
  return Boolean(room);
}
"""
CUTS = 10
TEXTS = [f"text {number}" for number in range(100)]


class Device:
    """A browser context in a room."""

    def __init__(self, context: BrowserContext, module: str) -> None:
        self._context, self._module = context, module
        self.open()

    def open(self) -> None:
        """Open a tab and enter the room."""
        self.page = self._context.new_page()
        self.page.goto(BLANK_PATH)
        assert self.enter_in(self.page)

    def reload(self) -> None:
        self.page.reload()
        assert self.enter_in(self.page)

    def other_tab(self) -> Page:
        page = self._context.new_page()
        page.goto(BLANK_PATH)
        return page

    def enter_in(self, page: Page) -> bool:
        """Whether this tab may enter the room."""
        return bool(page.evaluate(ENTER_SCRIPT, self._module))

    def run(self, expression: str) -> Any:
        return self.page.evaluate(f"async () => {expression}")

    def send(self, text: str) -> None:
        self.run(f"room.ids.forEach(id => room.send(id, {json.dumps(text)}))")

    def heard(self) -> list[str]:
        """The events since the last call: texts of messages, names of others."""
        return self.run("heard.splice(0)")

    def wait_for(self, event: str, count: int = 1) -> None:
        wait_until(self.page, f"heard.filter(each => each === {json.dumps(event)}).length >= {count}")


@pytest.fixture
def new_device(
    dist: Path, new_context: Callable[..., BrowserContext], problems: Problems
) -> Callable[[], Device]:
    problems.expect("favicon.ico")  # the blank page names no icon
    [module] = dist.glob("page/*/boot/live.mjs")
    path = f"/{module.relative_to(dist).as_posix()}"
    return lambda: Device(problems.watch(new_context()), path)


def connect(host: Device, guest: Device) -> None:
    code = host.run("room.invite()")
    answer = guest.run(f"room.join({json.dumps(code)})")
    assert max(len(code), len(answer)) < 140, "a camera reads it at once"
    host.run(f"room.accept({json.dumps(answer)})")
    wait_for_line(host, guest)


def wait_for_line(*devices: Device) -> None:
    """Wait until there is a line, which will be found again after a reload."""
    for device in devices:
        device.wait_for("open")
        device.wait_for("kept")


def check_texts(sender: Device, *receivers: Device) -> None:
    """All texts arrive in order."""
    for receiver in receivers:
        receiver.heard()
    sender.run(f"{json.dumps(TEXTS)}.forEach(text => room.ids.forEach(id => room.send(id, text)))")
    for receiver in receivers:
        receiver.wait_for(TEXTS[-1])
        assert [text for text in receiver.heard() if text != "kept"] == TEXTS


def test_a_line_mends_after_reloads_and_closed_tabs(new_device: Callable[[], Device]) -> None:
    host, guest = new_device(), new_device()
    connect(host, guest)
    check_texts(host, guest)
    for number in range(CUTS):
        cut, other = (guest, host) if number % 2 else (host, guest)
        other.heard()
        cut.reload()
        wait_for_line(host, guest)
        assert set(other.heard()) == {"away", "open", "kept"}
    check_texts(host, guest)
    check_texts(guest, host)
    for closed, other in ((guest, host), (host, guest)):
        closed.page.close()
        other.wait_for("away")
        other.heard()
        closed.open()
        wait_for_line(host, guest)
    check_texts(host, guest)
    guest.run("room.leave()")
    host.wait_for("left")
    assert host.run("room.ids") == []


def test_five_devices_around_a_host(new_device: Callable[[], Device]) -> None:
    host, *guests = (new_device() for _ in range(5))
    for guest in guests:
        host.heard()
        connect(host, guest)
    check_texts(host, *guests)
    with pytest.raises(Error, match="full"):
        host.run("room.invite()")
    host.heard()
    host.reload()
    host.wait_for("open", len(guests))
    check_texts(host, *guests)


def test_an_answer_is_handed_to_the_waiting_tab(new_device: Callable[[], Device]) -> None:
    host, guest = new_device(), new_device()
    answer = guest.run(f"room.join({json.dumps(host.run('room.invite()'))})")
    tab = host.other_tab()
    assert not host.enter_in(tab), "one tab at a time is in the room"
    assert not tab.evaluate("live.handOver('nonsense')")
    assert tab.evaluate("text => live.handOver(text)", answer)
    host.wait_for("accepted")
    wait_for_line(host, guest)
    assert not tab.evaluate("text => live.handOver(text)", answer), "nobody waits for it any more"


KEEP_CHANNEL_SCRIPT = """() => {
  const create = RTCPeerConnection.prototype.createDataChannel;
  RTCPeerConnection.prototype.createDataChannel = function (...options) {
    const made = create.apply(this, options);
    window.channel ??= made;
    return made;
  };
}"""
"""Gives a test the channel of the next line."""

HOSTILE_SCRIPTS = {
    "a flood": "for (let n = 0; n < 1000; n++) send('m' + n)",
    "a huge text": "send('m' + 'x'.repeat(60_000))",
    "bytes": "send(new Uint8Array(10))",
    "no known kind": "send('?')",
    "a spare line of another device": "send(`s${'x'.repeat(200)} aaaaaaaa ${'b'.repeat(24)}`)",
    "an empty text": "send('')",
}
"""What a changed program sends; `send` goes to the channel itself."""


def test_hostile_devices_are_shut_out(new_device: Callable[[], Device]) -> None:
    host, guest = new_device(), new_device()
    connect(host, guest)
    for name, script in HOSTILE_SCRIPTS.items():
        hostile = new_device()
        hostile.page.evaluate(KEEP_CHANNEL_SCRIPT)
        host.heard()
        connect(host, hostile)
        hostile.run(f"{{ const send = data => channel.send(data); {script} }}")
        host.wait_for("refused")
        assert len(host.heard()) < 300, name
        assert len(host.run("room.ids")) == 1, name
        hostile.page.close()
    check_texts(host, guest)


def test_a_text_that_is_no_code_is_refused_at_once(new_device: Callable[[], Device]) -> None:
    device = new_device()
    for code in ("", "x" * 10_000_000, "~" * 199, "aaaa~" * 39 + "1", "A" * 199 + "1"):
        for use in ("join", "accept"):
            with pytest.raises(Error, match="RangeError"):
                device.page.evaluate(f"code => room.{use}(code)", code)
    assert device.run("room.ids") == []
