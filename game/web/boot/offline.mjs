/** The page's side of the service worker: everything is there offline after one visit, updates wait for the player. */
import { announce } from "./events.mjs";

const page = document.documentElement;
const worker = navigator.serviceWorker;

/**
 * `html[data-offline=ready]` once every file is kept; event `starboard:update` with `accept()` when a new build waits.
 * Starts once Python is ready, so that it neither competes for the network nor speaks before anybody listens.
 */
export async function keepOffline() {
  if (!worker) return;
  await pythonIsReady();
  const registration = await worker.register("./sw.js", { updateViaCache: "none" });
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found.addEventListener("statechange", () => {
      if (found.state === "installed" && registration.active) offer(found);
    });
  });
  await worker.ready;
  page.dataset.offline = "ready";
}

/** Start again; with the files fetched anew, where there is a network, since one of those that are kept may be damaged. */
export async function startAgain() {
  const registration = await worker?.getRegistration();
  if (registration && (await networkIsThere())) {
    await registration.unregister();
    await Promise.all((await caches.keys()).map(name => caches.delete(name)));
  }
  location.reload();
}

function offer(found) {
  const accept = () => {
    worker.addEventListener("controllerchange", () => location.reload(), { once: true });
    found.postMessage({ type: "SKIP_WAITING" });
  };
  announce("update", { accept });
}

function pythonIsReady() {
  return new Promise(resolve => {
    const look = () => page.dataset.ready && resolve();
    new MutationObserver(look).observe(page, { attributeFilter: ["data-ready"] });
    look();
  });
}

/** The service worker's own file is never kept, so it answers only over the network. */
async function networkIsThere() {
  try {
    return (await fetch("./sw.js", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
