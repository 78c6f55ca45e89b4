/** The page that says why the game did not start, what to do, and hands out the saved games. It never touches a save. */
import { repairAndReload } from "../offline/service-worker-client.mjs";
import { ifAllowed } from "../storage/if-allowed.mjs";
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
const WASM_CRASH = /^RuntimeError/; // WebAssembly's: WebKit has been seen to, once in some hundred starts
const RETRIED_KEY = "starboard.lost"; // in this tab's own storage: the start before did
let reloading = false;

/** `kind`: "webassembly", "files", "runtime" or "python"; `detail`: for a report, as it came. */
export async function showStartError({ kind, detail = "" }) {
  if (page.dataset.startError || reloading) return;
  if (WASM_CRASH.test(detail) && reloadOnce()) return;
  page.dataset.startError = OUT_OF_MEMORY.test(detail) ? "memory" : kind;
  await wordsReady.catch(() => undefined);
  if (!page.dataset.startError) return;
  const box = document.getElementById("start-error");
  box.replaceChildren(...contents(page.dataset.startError, detail));
  box.hidden = false;
  addEventListener("online", () => page.dataset.startError && repairAndReload(), { once: true });
}

/** The game has started all the same: what failed was somebody else's, such as an extension of the browser. */
export function clearStartError() {
  delete page.dataset.startError;
  document.getElementById("start-error").hidden = true;
  ifAllowed(() => sessionStorage.removeItem(RETRIED_KEY));
}

/** Start again where that has not been tried yet; false where it has, or where nobody could know. */
function reloadOnce() {
  const first = ifAllowed(() => sessionStorage.getItem(RETRIED_KEY) === null);
  const reachable = navigator.onLine || navigator.serviceWorker?.controller;
  if (!first || !reachable) return false;
  ifAllowed(() => sessionStorage.setItem(RETRIED_KEY, "yes"));
  location.reload();
  return (reloading = true);
}

function contents(kind, detail) {
  const saves = savedGames();
  return [
    element("h1", format("boot-failed")),
    element("p", format(REASONS[kind])),
    ...(navigator.onLine ? [] : [element("p", format("boot-offline"))]),
    element("p", format("boot-saves-safe")),
    ...(saves.length ? [element("p", format("boot-saves-files")), list(saves)] : []),
    element("button", format("boot-again"), { type: "button", onclick: retry }),
    ...(detail ? [element("pre", detail)] : []),
  ];
}

function retry({ target }) {
  target.disabled = true;
  repairAndReload();
}

function list(saves) {
  const items = saves.map(({ name, text }) => {
    const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    const item = document.createElement("li");
    item.append(element("a", name, { href, download: name }));
    return item;
  });
  const ul = document.createElement("ul");
  ul.append(...items);
  return ul;
}

function element(tag, textContent, properties = {}) {
  return Object.assign(document.createElement(tag), { textContent, ...properties });
}
