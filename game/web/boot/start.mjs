/**
 * The page's script: words first, Python beside them when it is wanted, then the service worker. What fails on the way is
 * shown in the player's language, saves untouched. What it exports is for Python: `pyscript.js_modules.page`.
 */
import "./python/pyscript-indexeddb-stub.mjs";
import "./page/device.mjs";
import "./page/dialogs.mjs";
import { chosen } from "./python/last-game.mjs";
import { announce, listen } from "./events.mjs";
import { showFailure, withdrawFailure } from "./page/start-error.mjs";
import { bringOthers, makeSnapshot } from "./python/idle-tasks.mjs";
import * as mirror from "./storage/indexeddb-backup.mjs";
import { keepOffline } from "./offline/service-worker-client.mjs";
import { wanted } from "./python/start-trigger.mjs";
import * as words from "./i18n/i18n.mjs";

export * as ai from "./python/start-ai-worker.mjs";
export * as early from "./page/queued-click.mjs";
export * as seats from "./page/setup-rows.mjs";
export * as settings from "./page/settings.mjs";
export * as tabs from "./storage/tab-lock.mjs";
export { makeSnapshot, mirror, words };

/* global PYSCRIPT -- the address of PyScript's core, from here, written by tools/site */
const page = document.documentElement;
const here = path => new URL(path, import.meta.url).href;

listen("failure", detail => page.dataset.ready ?? showFailure(detail));
listen("progress", showProgress);
// What PyScript loads by itself fails without a word to anybody else.
addEventListener("unhandledrejection", ({ reason }) => announce("failure", { kind: "runtime", detail: String(reason) }));
words.ready.then(() => performance.mark("interactive"), error => showFailure({ kind: "files", detail: String(error) }));
startPython();

async function startPython() {
  if (typeof WebAssembly !== "object") return showFailure({ kind: "webassembly" });
  await wanted();
  const interpreter = import(here("./interpreter.mjs")); // it begins to load Python, if preload.mjs did not
  interpreter.catch(() => undefined);
  try {
    const { config, hooks } = await import(here(PYSCRIPT));
    hooks.main.onReady.add(() => Promise.all([words.ready, mirror.restored]));
    // Another game than that which came, where localStorage had forgotten it.
    hooks.main.onReady.add(() => mirror.restored.then(async () => (await interpreter).bring(...chosen())));
    // PyScript makes a function out of this hook's text, which our Content-Security-Policy rightly refuses.
    hooks.worker.onBeforeRunAsync.clear();
    if (!config.py) throw new Error("pyscript.toml");
  } catch (error) {
    return showFailure({ kind: "files", detail: String(error) });
  }
  await pythonIsReady();
  withdrawFailure();
  bringOthers(await interpreter);
  await keepOffline();
  await makeSnapshot();
}

function pythonIsReady() {
  return new Promise(resolve => {
    const look = () => page.dataset.ready && resolve();
    new MutationObserver(look).observe(page, { attributeFilter: ["data-ready"] });
    look();
  });
}

function showProgress({ loaded, total }) {
  const bar = document.getElementById("boot-progress");
  if (bar) Object.assign(bar, { max: total, value: Math.min(loaded, total) });
}
