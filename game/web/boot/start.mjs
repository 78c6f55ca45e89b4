/**
 * The page's main script. Shows texts first, starts Python when start-trigger.mjs says so, then registers the service worker.
 * Python imports its exports as `pyscript.js_modules.page`.
 */
import "./page/reload-on-change.mjs"; // first: it works even if the scripts after it fail
import "./python/pyscript-indexeddb-stub.mjs";
import "./page/device.mjs";
import "./page/dialogs.mjs";
import "./page/map-names.mjs";
import "./page/chosen-game.mjs";
import { lastGame } from "./python/last-game.mjs";
import { dispatchFailure, errorText, listen } from "./events.mjs";
import { showStartError, clearStartError } from "./page/start-error.mjs";
import { watchStart } from "./page/slow-start.mjs";
import { loadOtherGames, makeSnapshot } from "./python/idle-tasks.mjs";
import * as backup from "./storage/indexeddb-backup.mjs";
import { registerServiceWorker } from "./offline/service-worker-client.mjs";
import { clearTextHook } from "./python/pyodide-internals.mjs";
import { startTrigger } from "./python/start-trigger.mjs";
import { enterStage } from "./start-stage.mjs";
import * as i18n from "./i18n/i18n.mjs";

export { startAiWorker } from "./python/start-ai-worker.mjs";
export { replayClick } from "./page/queued-click.mjs";
export { reloadToSameScreen, updatedOnReload } from "./page/reload.mjs";
export * as runningGames from "./page/running-games.mjs";
export * as setupRows from "./page/setup-rows.mjs";
export * as settings from "./page/settings.mjs";
export * as tabLock from "./storage/tab-lock.mjs";
export { makeSnapshot, backup, i18n };

/* global PYSCRIPT, WATCH -- URL of PyScript's core, relative to this bundle; true in watch builds; defined by tools/build */
const page = document.documentElement;
const here = path => new URL(path, import.meta.url).href;

/** Load a script that few visitors need: `qr-code` or `live`. */
export const loadModule = name => import(here(`./${name}.mjs`));

listen("failure", detail => (page.dataset.ready && detail.kind !== "files") || showStartError(detail));
listen("progress", showProgress);
// PyScript reports failed loads of its own modules only as unhandled rejections.
addEventListener("unhandledrejection", ({ reason }) => dispatchFailure("runtime", reason));
i18n.ready.then(() => performance.mark("interactive"), error => showStartError({ kind: "files", detail: errorText(error) }));
page.dataset.script = "yes"; // slow-page-notice.js waits for it
startPython();

async function startPython() {
  if (typeof WebAssembly !== "object") return showStartError({ kind: "webassembly" });
  await startTrigger();
  const stopWatching = watchStart();
  const interpreter = import(here("./interpreter.mjs")); // starts loading Python, unless preload.mjs did
  interpreter.catch(() => undefined);
  try {
    const { config, hooks } = await import(here(PYSCRIPT));
    hooks.main.onReady.add(async () => {
      enterStage("texts");
      await Promise.all([i18n.ready, backup.restored]);
      enterStage("game");
      await (await interpreter).loadArchives(...lastGame()); // the backup may have restored another last game
    });
    clearTextHook(hooks);
    if (!config.py) throw new Error("pyscript.toml");
  } catch (error) {
    return showStartError({ kind: "files", detail: errorText(error) });
  }
  await pythonReady();
  performance.mark("playable"); // read by tools/bench
  stopWatching();
  clearStartError();
  await (await interpreter).fetchLaterCode(); // before the service worker fetches all else
  loadOtherGames(await interpreter);
  if (WATCH) return; // the next build is never far: nothing is worth caching
  await registerServiceWorker();
  await makeSnapshot();
}

function pythonReady() {
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
