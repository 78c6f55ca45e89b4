/** The page's side of the service worker: offline use, repair of cached files, and updates, which each tab accepts by itself. */
import { reloadToSameScreen } from "../page/reload.mjs";
import { dispatch } from "../events.mjs";

const page = document.documentElement;
const worker = navigator.serviceWorker;
const REPAIR_TIMEOUT_MS = 30_000; // for repairing single files; after it, all are fetched
const build = document.querySelector("meta[name=build]").content;

/**
 * Sets `html[data-offline]` to "ready" once all files are cached and intact, to "no" without service workers. Event
 * `starboard:update` with `accept()` if a new build waits. Call once Python is ready: it then has the network for itself, and
 * Python listens for the event.
 */
export async function registerServiceWorker() {
  const registration = await register();
  if (!registration) return void (page.dataset.offline = "no");
  if (registration.waiting) offer(registration);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found.addEventListener("statechange", () => {
      if (found.state === "installed" && registration.active) offer(registration);
    });
  });
  const { active } = await worker.ready;
  if ((await ask(active, "BUILD")) !== build) offer(registration);
  const intact = await ask(active, "MEND");
  await ask(active, "TIDY");
  if (intact) page.dataset.offline = "ready";
}

/** Reload after a failed start. Repairs damaged cached files first; if that fails and there is a network, drops all of them. */
export async function repairAndReload() {
  const registration = await worker?.getRegistration().catch(() => undefined);
  const repaired = registration?.active && (await Promise.race([ask(registration.active, "MEND"), timeout()]));
  if (registration && !repaired && (await isOnline())) {
    await registration.unregister();
    await Promise.all((await caches.keys()).map(name => caches.delete(name)));
  }
  location.reload();
}

/** The registration; undefined if the browser has no service workers or blocks them, as in private windows. */
async function register() {
  try {
    return await worker?.register("./sw.js", { updateViaCache: "none" });
  } catch {
    return undefined;
  }
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

function timeout() {
  return new Promise(resolve => setTimeout(resolve, REPAIR_TIMEOUT_MS, false));
}

/** The service worker's own file is never cached, so only the network can answer. */
function isOnline() {
  return fetch("./sw.js", { method: "HEAD", cache: "no-store" }).then(({ ok }) => ok, () => false);
}
