/** The page's side of the service worker: offline use, repair of cached files, and updates, which each tab accepts by itself. */
import { reloadToSameScreen } from "../page/reload.mjs";
import { dispatch } from "../events.mjs";
import { after } from "../timing.mjs";

const page = document.documentElement;
const worker = navigator.serviceWorker;
const REPAIR_TIMEOUT_MS = 30_000; // for repairing single files; after it, all are fetched
const NETWORK_TIMEOUT_MS = 5_000;
let isDiskFull = false; // the service worker says so
const build = document.querySelector("meta[name=build]").content;

/**
 * Sets `html[data-offline]` to "ready" once all files are cached and intact, to "no" if that fails; the settings say why. If there is
 * no connection, tries again when there is. Event `starboard:update` with `accept()` if a new build waits. Call once Python is ready:
 * it then has the network for itself, and Python listens for the event.
 */
export async function registerServiceWorker() {
  worker?.addEventListener("message", ({ data }) => {
    if (data?.type !== "DISK_FULL") return;
    isDiskFull = true;
    if (page.dataset.offline === "no") showIncomplete();
  });
  await cacheAllFiles();
}

async function cacheAllFiles() {
  const registration = await register();
  if (!registration && worker && !(await isOnline())) return tryAgainOnline();
  if (!registration) return showOffline("no", isSecureContext ? "offline-blocked" : "offline-insecure");
  if (registration.waiting) offer(registration);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found.addEventListener("statechange", () => {
      if (found.state === "installed" && registration.active) offer(registration);
    });
  });
  const first = !registration.active && (registration.installing ?? registration.waiting);
  if (!registration.active && !(first && (await installed(first)))) return tryAgainOnline();
  const { active } = await worker.ready;
  if ((await ask(active, "BUILD")) !== build) offer(registration);
  const intact = await ask(active, "MEND");
  await ask(active, "TIDY");
  if (intact) showOffline("ready", "offline-ready");
  else showIncomplete();
}

function showOffline(state, message) {
  page.dataset.offline = state;
  document.getElementById("offline").dataset.l10nId = message;
}

/** False if the first service worker could not cache all files. */
function installed(installing) {
  return new Promise(resolve => {
    const look = () => {
      if (installing.state === "redundant") resolve(false);
      else if (installing.state !== "installing") resolve(true);
    };
    installing.addEventListener("statechange", look);
    look();
  });
}

function tryAgainOnline() {
  addEventListener("online", cacheAllFiles, { once: true });
  showIncomplete();
}

function showIncomplete() {
  showOffline("no", isDiskFull ? "offline-full" : "offline-incomplete");
}

/** Reload after a failed start. Repairs damaged cached files first; if that fails and there is a network, drops all of them. */
export async function repairAndReload() {
  const registration = await worker?.getRegistration().catch(() => undefined);
  const repaired = registration?.active && (await Promise.race([ask(registration.active, "MEND"), after(REPAIR_TIMEOUT_MS)]));
  if (!repaired && (await isOnline())) {
    await registration?.unregister();
    if (registration) await Promise.all((await caches.keys()).map(name => caches.delete(name)));
    await Promise.race([replaceCachedErrors(), after(NETWORK_TIMEOUT_MS)]);
  }
  location.reload();
}

/** Fetch past the browser's cache what was answered with an error, which may be cached for a year. */
function replaceCachedErrors() {
  const resources = performance.getEntriesByType("resource").filter(({ responseStatus = 400 }) => responseStatus >= 400);
  return Promise.allSettled(resources.map(({ name }) => fetch(name, { cache: "reload" })));
}

/** The registration; undefined if the browser has no service workers or blocks them, as in private windows. */
async function register() {
  return worker?.register("./sw.js", { updateViaCache: "none" }).catch(() => undefined);
}

/** Offer the new build. Other tabs stay on theirs and get their own offer. */
function offer(registration) {
  dispatch("update", { accept: () => accept(registration) });
}

/** Reload into the newest build, on the same screen. Without a waiting one, another tab has activated it already. */
function accept({ waiting }) {
  if (!waiting) return reloadToSameScreen();
  worker.addEventListener("controllerchange", reloadToSameScreen);
  waiting.postMessage({ type: "SKIP_WAITING" });
}

function ask(target, type) {
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    port1.onmessage = ({ data }) => resolve(data);
    target.postMessage({ type, build }, [port2]);
  });
}

/** The service worker's own file is never cached, so only the network can answer. */
function isOnline() {
  const signal = AbortSignal.timeout(NETWORK_TIMEOUT_MS);
  return fetch("./sw.js", { method: "HEAD", cache: "no-store", signal }).then(({ ok }) => ok, () => false);
}
