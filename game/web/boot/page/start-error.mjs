/** Start error screen: the reason, what to do, and the saved games as files. It only reads saves. */
import { repairAndReload } from "../offline/service-worker-client.mjs";
import { forgetRetry, reloadOnce } from "../retry.mjs";
import { savedGames } from "../storage/save-slots.mjs";
import { format, ready as textsReady } from "../i18n/i18n.mjs";
import { after } from "../timing.mjs";

const page = document.documentElement;
const REASONS = {
  webassembly: "boot-no-webassembly",
  memory: "boot-no-memory",
  files: "boot-no-files",
  runtime: "boot-no-files",
  python: "boot-no-python",
};
const OUT_OF_MEMORY = /out of memory|allocat|MemoryError/i; // wording of browsers and of Python
const WASM_CRASH = /^RuntimeError/; // WebKit fails so in about one of some hundred starts
const TEXTS_TIMEOUT_MS = 1_000; // this screen's own texts are part of the script
let reloading = false;

/**
 * `kind`: "webassembly", "files", "runtime" or "python"; `detail`: the error text, shown for a report; `mayRetry`: reload once first, since
 * the error may not come again.
 */
export async function showStartError({ kind, detail = "", mayRetry = WASM_CRASH.test(detail) }) {
  if (page.dataset.startError || reloading) return;
  if (mayRetry && (reloading = reloadOnce())) return;
  page.dataset.startError = OUT_OF_MEMORY.test(detail) ? "memory" : kind;
  await Promise.race([textsReady.catch(() => undefined), after(TEXTS_TIMEOUT_MS)]);
  if (!page.dataset.startError) return;
  const box = document.getElementById("start-error");
  box.replaceChildren(...contents(page.dataset.startError, detail));
  box.hidden = false;
  addEventListener("online", () => page.dataset.startError && repairAndReload(), { once: true });
}

/** The game started after all: the error came from elsewhere, such as a browser extension. */
export function clearStartError() {
  delete page.dataset.startError;
  document.getElementById("start-error").hidden = true;
  forgetRetry();
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
