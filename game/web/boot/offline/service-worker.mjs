/**
 * The service worker: caches all files of its build and serves the page from them. A new build waits until a player accepts it
 * (service-worker-client.mjs). File names hold a content hash (all but index.html), so builds never mix: tabs of an older build
 * keep using its files. Workbox does the caching; damaged or lost files are found by the build's list and fetched again.
 */
import { cacheNames } from "workbox-core";
import { PrecacheController, PrecacheRoute, cleanupOutdatedCaches } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

/* global BUILD, FILES -- name of this build; all files of dist/ with revisions; defined by tools/build */
const RUNTIME = "/runtime/";
const HASHED_PATH = /\/(runtime|page)\//;

const controller = new PrecacheController({ plugins: [{ cachedResponseWillBeUsed: intactOrNull, handlerDidError: fetchedAnew }] });
controller.addToCacheList(FILES);
const INTEGRITIES = new Map(FILES.map(({ url, integrity }) => [controller.getCacheKeyForURL(url), integrity]));
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./], cleanURLs: false }));
registerRoute(({ url, sameOrigin }) => sameOrigin && HASHED_PATH.test(url.pathname), otherBuild);
cleanupOutdatedCaches();

/** Replies to messages of pages, by `type`, sent to the message's port. Pages of other builds use them too: never rename one. */
const ANSWERS = {
  BUILD: () => BUILD,
  MEND: () => repair().then(() => true, error => reportFullDisk(error)),
  SKIP_WAITING: () => self.skipWaiting(),
  TIDY: cleanup,
};

self.addEventListener("install", event => event.waitUntil(controller.install(event).catch(reportFullDisk)));
self.addEventListener("install", event => event.addRoutes?.(cacheRoutes()));
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));
self.addEventListener("message", event => {
  const answer = ANSWERS[event.data?.type];
  if (answer) event.waitUntil(Promise.resolve(answer(event)).then(found => event.ports[0]?.postMessage(found)));
});

/**
 * Static routes: the browser reads these files from the cache without starting this worker, which saves milliseconds per file.
 * Only for what Python runs on: if such a file is damaged, the start fails and start-error.mjs repairs it.
 */
function cacheRoutes() {
  const top = new URL(".", self.location).pathname;
  const paths = [`${top}runtime/*`, `${top}page/*/boot/interpreter.mjs`, `${top}page/*/boot/preload-worker.mjs`];
  const source = { cacheName: cacheNames.precache };
  return paths.map(urlPattern => ({ condition: { urlPattern }, source }));
}

/**
 * Workbox hook: null for a damaged file, so that Workbox fetches it. Not for the runtime, of which hashing some megabytes would
 * slow each start; there, a failed start shows the damage (start-error.mjs).
 */
async function intactOrNull({ request, cachedResponse }) {
  if (!cachedResponse || request.url.includes(RUNTIME)) return cachedResponse;
  return (await integrityOf(cachedResponse.clone())) === INTEGRITIES.get(request.url) ? cachedResponse : null;
}

/** A file for a tab of another build. */
async function otherBuild({ request }) {
  const cache = await caches.open(cacheNames.precache);
  return (await cache.match(request)) ?? fetch(request);
}

/** Workbox hook, called after a failed fetch: the browser's cache may have kept an error for a year, so fetch past it. */
async function fetchedAnew({ request }) {
  const key = controller.getCacheKeyForURL(request.url);
  return key && fetchIntoCache(await caches.open(cacheNames.precache), key);
}

/** Rejects if the file does not arrive as it was built. */
async function fetchIntoCache(cache, key) {
  const response = await fetch(key, { integrity: INTEGRITIES.get(key), cache: "reload" });
  await cache.put(key, response.clone());
  return response;
}

/** Tell the pages if files could not be cached for lack of room; false. */
async function reportFullDisk({ name }) {
  const pages = name === "QuotaExceededError" ? await self.clients.matchAll({ includeUncontrolled: true }) : [];
  for (const page of pages) page.postMessage({ type: "DISK_FULL" });
  return false;
}

/** Fetch each file that is lost or damaged; rejects if one cannot be fetched. */
async function repair() {
  const cache = await caches.open(cacheNames.precache);
  for (const [key, integrity] of INTEGRITIES) {
    const cached = await cache.match(key);
    if (cached && (await integrityOf(cached)) === integrity) continue;
    await fetchIntoCache(cache, key);
  }
}

/** Delete the files of other builds if no other tab is open and no build waits. */
async function cleanup(event) {
  const { installing, waiting } = self.registration;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (event.data.build === BUILD && pages.length === 1 && !installing && !waiting) await controller.activate(event);
}

/** Hash in the form used in FILES. */
async function integrityOf(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
