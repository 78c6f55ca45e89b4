/**
 * The page's side of the service worker: everything is there offline after one visit, and a new build waits until the
 * player agrees, in each tab by itself.
 */
import { reloadToSameScreen } from "../page/reload.mjs";
import { dispatch } from "../events.mjs";

const page = document.documentElement;
const worker = navigator.serviceWorker;
const REPAIR_TIMEOUT_MS = 30_000; // milliseconds for files that are fetched anew, before all of them are
const build = document.querySelector("meta[name=build]").content;

/**
 * `html[data-offline=ready]` once every file is kept, whole; `no` where the browser keeps nothing. Event
 * `starboard:update` with `accept()` when a new build waits. To be called once Python is ready, so that it neither
 * competes for the network nor speaks before anybody listens.
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

/**
 * Start again, since the start has failed. Where files are kept, those that are damaged are fetched anew first; where
 * that cannot be done and there is a network, all of them.
 */
export async function repairAndReload() {
  const registration = await worker?.getRegistration().catch(() => undefined);
  const repaired = registration?.active && (await Promise.race([ask(registration.active, "MEND"), timeout()]));
  if (registration && !repaired && (await isOnline())) {
    await registration.unregister();
    await Promise.all((await caches.keys()).map(name => caches.delete(name)));
  }
  location.reload();
}

/** A browser may have no service workers, forbid them (private windows do), or give nothing where they are blocked. */
async function register() {
  try {
    return await worker?.register("./sw.js", { updateViaCache: "none" });
  } catch {
    return undefined;
  }
}

/** The new build comes when the player agrees here. Other tabs go on with theirs, and are offered the new one too. */
function offer(registration) {
  dispatch("update", { accept: () => accept(registration) });
}

/** Start again with the newest build, where the player is. It may be on already, since another tab agreed to it. */
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

/** The service worker's own file is never kept, so it answers only over the network. */
async function isOnline() {
  try {
    return (await fetch("./sw.js", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
