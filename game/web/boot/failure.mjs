/** The page that says why the game did not start and what to do. It never touches a save. */
import { startAgain } from "./offline.mjs";
import { format, ready as wordsReady } from "./words.mjs";

const REASONS = {
  webassembly: "boot-no-webassembly",
  files: "boot-no-files",
  runtime: "boot-no-files",
  python: "boot-no-python",
};

/** `kind`: "webassembly", "files", "runtime" or "python"; `detail`: for a report, as it came. */
export async function showFailure({ kind, detail = "" }) {
  const page = document.documentElement;
  if (page.dataset.failure) return;
  page.dataset.failure = kind;
  await wordsReady.catch(() => undefined);
  const box = document.getElementById("failure");
  const line = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
  const again = Object.assign(line("button", format("boot-again")), { type: "button", onclick: startAgain });
  const offline = navigator.onLine ? [] : [line("p", format("boot-offline"))];
  box.replaceChildren(
    line("h1", format("boot-failed")),
    line("p", format(REASONS[kind])),
    ...offline,
    line("p", format("boot-saves-safe")),
    again,
    ...(detail ? [line("pre", detail)] : []),
  );
  box.hidden = false;
  addEventListener("online", startAgain, { once: true });
}
