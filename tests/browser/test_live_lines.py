"""Lines between devices of one network, without the game: codes, order, cuts that mend, hostile devices.

Each device is a browser context on a file of the site that starts nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error

from tests.browser.conftest import Problems, prepared
from tools.bench.live_device import LiveDevice, connect, module_path, wait_for_line

CUTS = 4
"""`python3 -m tools bench live` cuts a thousand times."""

ADMISSION_MS = 10_000
CHANNEL_STATES_SCRIPT = "channels.map(({ readyState }) => readyState)"
TEXTS = [f"text {number}" for number in range(100)]


@pytest.fixture
def new_device(
    dist: Path, new_context: Callable[..., BrowserContext], problems: Problems
) -> Callable[[], LiveDevice]:
    problems.expect("favicon.ico")  # the blank page names no icon
    return lambda: LiveDevice(problems.watch(prepared(new_context())), module_path(dist))


def check_texts(sender: LiveDevice, *receivers: LiveDevice) -> None:
    """All texts arrive in order."""
    for receiver in receivers:
        receiver.heard()
    sender.run(f"{json.dumps(TEXTS)}.forEach(text => room.ids.forEach(id => room.send(id, text)))")
    for receiver in receivers:
        receiver.wait_for(TEXTS[-1])
        assert [text for text in receiver.heard() if text != "kept"] == TEXTS


def test_a_line_mends_after_reloads_and_closed_tabs(new_device: Callable[[], LiveDevice]) -> None:
    host, guest = new_device(), new_device()
    connect(host, guest)
    check_texts(host, guest)
    for number in range(CUTS):
        cut, other = (guest, host) if number % 2 else (host, guest)
        other.heard()
        cut.reload()
        wait_for_line(host, guest)
        assert set(other.heard()) == {"away", "open", "kept"}
        cut.heard()
        cut.cut()
        wait_for_line(host, guest)
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


def test_five_devices_around_a_host(new_device: Callable[[], LiveDevice]) -> None:
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
    gone = guests.pop()
    gone.page.close()
    host.wait_for("away")
    host.heard()
    connect(host, new_device())
    assert len(host.run("room.ids")) == 4, "a new device takes the place of the one that is away"
    check_texts(host, *guests)


def test_an_answer_to_a_room_that_is_full_again_can_be_used_once_a_place_is_free(
    new_device: Callable[[], LiveDevice],
) -> None:
    host, *guests, late = (new_device() for _ in range(6))
    for guest in guests:
        connect(host, guest)
    gone = guests[-1]
    gone.page.close()
    host.wait_for("away")
    answer = json.dumps(late.run(f"room.join({json.dumps(host.run('room.invite()'))})"))
    host.heard()
    gone.open()
    host.wait_for("open")
    with pytest.raises(Error, match="full"):
        host.run(f"room.accept({answer})")
    gone.run("room.leave()")
    host.wait_for("left")
    host.heard()
    host.run(f"room.accept({answer})")
    wait_for_line(host, late)


def test_a_device_that_answers_and_cannot_be_reached_takes_no_place(
    new_device: Callable[[], LiveDevice],
) -> None:
    host, guest, gone = new_device(), new_device(), new_device()
    host.page.clock.install()
    join = f"room.join({json.dumps(host.run('room.invite()'))})"
    gone.run(join)
    answer = gone.run(join)
    assert gone.run(CHANNEL_STATES_SCRIPT) == ["closed", "connecting"], "the first answer is given up"
    gone.page.close()
    host.run(f"room.accept({json.dumps(answer)})")
    host.page.clock.fast_forward(ADMISSION_MS)
    host.wait_for("unreached")
    assert host.run("room.ids") == []
    assert host.run(CHANNEL_STATES_SCRIPT) == ["closed"], "it cannot open after all"
    gone.open()
    assert gone.run("room.ids") == [], "a host that never came is not looked for"
    connect(host, guest)


def test_an_answer_is_handed_to_the_waiting_tab(new_device: Callable[[], LiveDevice]) -> None:
    host, guest = new_device(), new_device()
    answer = guest.run(f"room.join({json.dumps(host.run('room.invite()'))})")
    tab = host.other_tab()
    assert not host.enter_in(tab), "one tab at a time is in the room"
    assert not tab.evaluate("live.handOver('nonsense')")
    assert tab.evaluate("text => live.handOver(text)", answer)
    host.wait_for("accepted")
    wait_for_line(host, guest)
    assert not tab.evaluate("text => live.handOver(text)", answer), "nobody waits for it any more"


HOSTILE_SCRIPTS = {
    "a flood": "for (let n = 0; n < 1000; n++) send('m' + n)",
    "a huge text": "send('m' + 'x'.repeat(60_000))",
    "bytes": "send(new Uint8Array(10))",
    "no known kind": "send('?')",
    "a spare line of another device": "send(`s${'x'.repeat(200)} aaaaaaaa ${'b'.repeat(24)}`)",
    "an empty text": "send('')",
}
"""What a changed program sends; `send` goes to the channel itself."""


def test_hostile_devices_are_shut_out(new_device: Callable[[], LiveDevice]) -> None:
    host, guest = new_device(), new_device()
    connect(host, guest)
    for name, script in HOSTILE_SCRIPTS.items():
        hostile = new_device()
        host.heard()
        connect(host, hostile)
        hostile.run(f"{{ const send = data => channels[0].send(data); {script} }}")
        host.wait_for("refused")
        assert len(host.heard()) < 300, name
        assert len(host.run("room.ids")) == 1, name
        hostile.page.close()
    check_texts(host, guest)


def test_a_text_that_is_no_code_is_refused_at_once(new_device: Callable[[], LiveDevice]) -> None:
    device = new_device()
    no_address = f"aaaa~{'b' * 22}~{'c' * 43}1"
    codes = map(json.dumps, ("", "~" * 199, "aaaa~" * 39 + "1", "A" * 199 + "1", no_address))
    for code in (*codes, "'x'.repeat(10_000_000)"):
        for use in ("join", "accept"):
            with pytest.raises(Error, match="RangeError"):
                device.page.evaluate(f"room.{use}({code})")
    assert device.run("room.ids") == []
