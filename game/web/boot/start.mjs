/**
 * The page's one script: words first, Python beside them when it is wanted, then the service worker. What fails on the
 * way is shown in the player's language, saves untouched.
 */
import "./trusted.mjs";
import "./device.mjs";
import "./dialogs.mjs";
import "./early.mjs";
import "./seats.mjs";
import { announce, listen } from "./events.mjs";
import { showFailure } from "./failure.mjs";
import { makeSnapshot } from "./idle.mjs";
import { restored } from "./mirror.mjs";
import { keepOffline } from "./offline.mjs";
import "./settings.mjs";
import { wanted } from "./wanted.mjs";
import { ready as wordsReady } from "./words.mjs";

/* global PYSCRIPT -- the address of PyScript's core, from here, written by tools/site */
const page = document.documentElement;

listen("failure", detail => page.dataset.ready ?? showFailure(detail));
listen("progress", showProgress);
// What PyScript loads by itself fails without a word to anybody else.
addEventListener("unhandledrejection", ({ reason }) => announce("failure", { kind: "runtime", detail: String(reason) }));
wordsReady.then(() => performance.mark("interactive"), error => showFailure({ kind: "files", detail: String(error) }));
startPython();

async function startPython() {
  if (typeof WebAssembly !== "object") return showFailure({ kind: "webassembly" });
  await wanted();
  const interpreter = import("./interpreter.mjs"); // it begins to load Python, and tells if that fails
  interpreter.catch(() => undefined);
  await Promise.all([wordsReady, restored]);
  try {
    const { config, hooks } = await import(new URL(PYSCRIPT, import.meta.url).href);
    // PyScript makes a function out of this hook's text, which our Content-Security-Policy rightly refuses.
    hooks.worker.onBeforeRunAsync.clear();
    if (!config.py) throw new Error("pyscript.toml");
  } catch (error) {
    return showFailure({ kind: "files", detail: String(error) });
  }
  await keepOffline();
  await makeSnapshot();
}

function showProgress({ loaded, total }) {
  const bar = document.getElementById("boot-progress");
  if (bar) Object.assign(bar, { max: total, value: Math.min(loaded, total) });
}
