/**
 * The service worker: keeps every file of one build and serves the page from them. A new build waits until the player
 * agrees (offline.mjs), so versions never mix. Workbox does the keeping; what is kept is held against the build's list,
 * and what got lost or damaged is fetched again.
 */
import { cacheNames } from "workbox-core";
import { addPlugins, cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from "workbox-precaching";

/* global BUILD, FILES -- which build this is; every file of dist/ with its revision; both written by tools/site */
const RUNTIME = "/runtime/";

addPlugins([{ cachedResponseWillBeUsed: wholeOrNone }]);
precacheAndRoute(FILES, { ignoreURLParametersMatching: [/./], cleanURLs: false });
cleanupOutdatedCaches();
const INTEGRITIES = new Map(FILES.map(({ url, integrity }) => [getCacheKeyForURL(url), integrity]));

/** What a page may ask for, by the `type` of its message. The answer goes to the port that came along. */
const ANSWERS = {
  BUILD: () => BUILD,
  MEND: () => mend().then(() => true, () => false),
  SKIP_WAITING: () => self.skipWaiting(),
};

self.addEventListener("message", event => {
  const answer = ANSWERS[event.data?.type];
  if (answer) event.waitUntil(Promise.resolve(answer()).then(found => event.ports[0]?.postMessage(found)));
});
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));

/**
 * For Workbox: a damaged file counts as lost, and a lost one is fetched. A damaged runtime shows in a start that fails
 * (failure.mjs): to read those megabytes twice would slow every start down.
 */
async function wholeOrNone({ request, cachedResponse }) {
  if (!cachedResponse || request.url.includes(RUNTIME)) return cachedResponse;
  return (await integrityOf(cachedResponse.clone())) === INTEGRITIES.get(request.url) ? cachedResponse : null;
}

/** Fetches anew every file that is not kept as the list has it. Rejects where one cannot be had. */
async function mend() {
  const cache = await caches.open(cacheNames.precache);
  for (const [key, integrity] of INTEGRITIES) {
    const kept = await cache.match(key);
    if (kept && (await integrityOf(kept)) === integrity) continue;
    await cache.put(key, await fetch(key, { integrity, cache: "reload" }));
  }
}

/** As in the list. */
async function integrityOf(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
