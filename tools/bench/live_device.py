"""A device in a room of `web/boot/live`, without the game: a page on a file of the site that starts nothing.

`tell` sends the others the next number. After each `open` the page sends its last one again, as the game does
with its newest letter: so none may be missed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

BLANK_PATH = "/sw.js"
WAIT_MS = 60_000

ENTER_SCRIPT = """
async path => {
  const create = RTCPeerConnection.prototype.createDataChannel;
  window.channels = [];
  RTCPeerConnection.prototype.createDataChannel = function (...options) {
    const made = create.apply(this, options);
    channels.push(made);
    return made;
  };
  window.live = await import(path);
  window.heard = [];
  window.opened = 0;
  window.told = Number(sessionStorage.told ?? 0);
  window.known = 0;
  window.tell = () => {
    sessionStorage.told = ++told;
    room.ids.forEach(id => room.send(id, `number ${told}`));
  };
  window.room = await live.enter((event, id, text) => {
    if (text?.startsWith("number ")) known = Math.max(known, Number(text.slice(7)));
    else heard.push(text === undefined ? event : text);
    if (event === "open") {
      opened = Date.now();
      room.send(id, `number ${told}`);
    }
  });
  return Boolean(room);
}
"""

CUT_SCRIPT = """
() => {
  const now = Date.now();
  channels.filter(channel => channel.readyState === "open").forEach(channel => channel.close());
  return now;
}
"""


class LiveDevice:
    """A browser context in a room. `module` is the address of live.mjs."""

    def __init__(self, context: BrowserContext, module: str, site: str = "") -> None:
        self._context, self._module, self._blank = context, module, site + BLANK_PATH
        self.open()

    def open(self) -> None:
        """Open a tab and enter the room."""
        self.page = self.other_tab()
        assert self.enter_in(self.page)

    def reload(self) -> None:
        self.page.reload()
        assert self.enter_in(self.page)

    def cut(self) -> float:
        """Cut all open lines; the time in milliseconds since 1970."""
        return float(self.page.evaluate(CUT_SCRIPT))

    def other_tab(self) -> Page:
        page = self._context.new_page()
        page.goto(self._blank)
        return page

    def enter_in(self, page: Page) -> bool:
        """Whether this tab may enter the room."""
        return bool(page.evaluate(ENTER_SCRIPT, self._module))

    def run(self, expression: str) -> Any:
        return self.page.evaluate(f"async () => {expression}")

    def heard(self) -> list[str]:
        """The events since the last call: texts of messages, names of others."""
        return list(self.run("heard.splice(0)"))

    def wait_for(self, event: str, count: int = 1) -> None:
        self.wait_until(f"heard.filter(each => each === {json.dumps(event)}).length >= {count}")

    def wait_until(self, condition: str) -> None:
        """Wait until a JavaScript expression is true."""
        assert self.arrives(condition), f"{condition}: {self.heard()}"

    def arrives(self, condition: str) -> bool:
        """Whether an expression becomes true in time. Playwright's own function needs eval: it is refused."""
        return bool(
            self.page.evaluate(f"""async () => {{
              const end = performance.now() + {WAIT_MS};
              while (!({condition}) && performance.now() < end) await new Promise(setTimeout);
              return Boolean({condition});
            }}""")
        )


def module_path(dist: Path) -> str:
    """The path of live.mjs in a build."""
    [module] = dist.glob("page/*/boot/live.mjs")
    return f"/{module.relative_to(dist).as_posix()}"


def connect(host: LiveDevice, guest: LiveDevice) -> None:
    """Let a guest in, as with QR codes."""
    code = host.run("room.invite()")
    answer = guest.run(f"room.join({json.dumps(code)})")
    assert max(len(code), len(answer)) < 140, "a camera reads it at once"
    host.run(f"room.accept({json.dumps(answer)})")
    wait_for_line(host, guest)


def wait_for_line(*devices: LiveDevice) -> None:
    """Wait until there is a line, which will be found again after a reload."""
    for device in devices:
        device.wait_for("open")
        device.wait_for("kept")
