/** The page that says why the game did not start, what to do, and hands out the saved games. It never touches a save. */
import { startAgain } from "../offline/service-worker-client.mjs";
import { unlessRefused } from "../storage/if-allowed.mjs";
import { savedGames } from "../storage/save-format.mjs";
import { format, ready as wordsReady } from "../i18n/i18n.mjs";

const page = document.documentElement;
const REASONS = {
  webassembly: "boot-no-webassembly",
  memory: "boot-no-memory",
  files: "boot-no-files",
  runtime: "boot-no-files",
  python: "boot-no-python",
};
const OUT_OF_MEMORY = /out of memory|allocat|MemoryError/i; // as the engines and Python word it
const LOST_ITS_WAY = /^RuntimeError/; // WebAssembly's: WebKit has been seen to, once in some hundred starts
const LOST = "starboard.lost"; // in this tab's own storage: the start before did
let leaving = false;

/** `kind`: "webassembly", "files", "runtime" or "python"; `detail`: for a report, as it came. */
export async function showFailure({ kind, detail = "" }) {
  if (page.dataset.startError || leaving) return;
  if (LOST_ITS_WAY.test(detail) && onceMore()) return;
  page.dataset.startError = OUT_OF_MEMORY.test(detail) ? "memory" : kind;
  await wordsReady.catch(() => undefined);
  if (!page.dataset.startError) return;
  const box = document.getElementById("start-error");
  box.replaceChildren(...parts(page.dataset.startError, detail));
  box.hidden = false;
  addEventListener("online", () => page.dataset.startError && startAgain(), { once: true });
}

/** The game has started all the same: what failed was somebody else's, such as an extension of the browser. */
export function withdrawFailure() {
  delete page.dataset.startError;
  document.getElementById("start-error").hidden = true;
  unlessRefused(() => sessionStorage.removeItem(LOST));
}

/** Start again where that has not been tried yet; false where it has, or where nobody could know. */
function onceMore() {
  const first = unlessRefused(() => sessionStorage.getItem(LOST) === null);
  const reachable = navigator.onLine || navigator.serviceWorker?.controller;
  if (!first || !reachable) return false;
  unlessRefused(() => sessionStorage.setItem(LOST, "yes"));
  location.reload();
  return (leaving = true);
}

function parts(kind, detail) {
  const saves = savedGames();
  return [
    line("h1", format("boot-failed")),
    line("p", format(REASONS[kind])),
    ...(navigator.onLine ? [] : [line("p", format("boot-offline"))]),
    line("p", format("boot-saves-safe")),
    ...(saves.length ? [line("p", format("boot-saves-files")), list(saves)] : []),
    line("button", format("boot-again"), { type: "button", onclick: pressed }),
    ...(detail ? [line("pre", detail)] : []),
  ];
}

function pressed({ target }) {
  target.disabled = true;
  startAgain();
}

function list(saves) {
  const items = saves.map(({ name, text }) => {
    const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    const item = document.createElement("li");
    item.append(line("a", name, { href, download: name }));
    return item;
  });
  const made = document.createElement("ul");
  made.append(...items);
  return made;
}

function line(tag, textContent, properties = {}) {
  return Object.assign(document.createElement(tag), { textContent, ...properties });
}
