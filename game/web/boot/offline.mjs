/** The page's side of the service worker: everything is there offline after one visit, updates wait for the player. */
import { announce } from "./events.mjs";

/** `html[data-offline=ready]` once every file is kept; event `starboard:update` with `accept()` when a new build waits. */
export async function keepOffline() {
  if (!navigator.serviceWorker) return;
  const registration = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) offer(worker);
    });
  });
  await navigator.serviceWorker.ready;
  document.documentElement.dataset.offline = "ready";
}

function offer(worker) {
  const accept = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage({ type: "SKIP_WAITING" });
  };
  announce("update", { accept });
}
