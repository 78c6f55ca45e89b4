/**
 * The service worker: keeps every file of its build and serves the page from them. A new build waits until a player
 * agrees (service-worker-client.mjs). All but index.html has names that hold a hash of the content, so versions never mix: a tab of an
 * older build goes on with files of that build, which stay as long as it is open. Workbox does the keeping; what is kept
 * is held against the build's list, and what got lost or damaged is fetched again.
 */
import { cacheNames } from "workbox-core";
import { PrecacheController, PrecacheRoute, cleanupOutdatedCaches } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

/* global BUILD, FILES -- which build this is; every file of dist/ with its revision; both written by tools/site */
const RUNTIME = "/runtime/";
const HASHED_PATH = /\/(runtime|page)\//;

const controller = new PrecacheController({ plugins: [{ cachedResponseWillBeUsed: intactOrNull }] });
controller.addToCacheList(FILES);
const INTEGRITIES = new Map(FILES.map(({ url, integrity }) => [controller.getCacheKeyForURL(url), integrity]));
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./], cleanURLs: false }));
registerRoute(({ url, sameOrigin }) => sameOrigin && HASHED_PATH.test(url.pathname), otherBuild);
cleanupOutdatedCaches();

/** What a page may ask for, by the `type` of its message. The answer goes to the port that came along. */
const ANSWERS = {
  BUILD: () => BUILD,
  MEND: () => repair().then(() => true, () => false),
  SKIP_WAITING: () => self.skipWaiting(),
  TIDY: cleanup,
};

self.addEventListener("install", controller.install);
self.addEventListener("install", event => event.addRoutes?.(cacheRoutes()));
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));
self.addEventListener("message", event => {
  const answer = ANSWERS[event.data?.type];
  if (answer) event.waitUntil(Promise.resolve(answer(event)).then(found => event.ports[0]?.postMessage(found)));
});

/**
 * For browsers that take files from a cache without asking us, which costs them milliseconds each. What Python runs on can
 * be had so, since where it is damaged or lost the start fails and says so. Builds cannot mix: see above.
 */
function cacheRoutes() {
  const top = new URL(".", self.location).pathname;
  const paths = [`${top}runtime/*`, `${top}page/*/boot/interpreter.mjs`, `${top}page/*/boot/preload-worker.mjs`];
  const source = { cacheName: cacheNames.precache };
  return paths.map(urlPattern => ({ condition: { urlPattern }, source }));
}

/**
 * For Workbox: a damaged file counts as lost, and a lost one is fetched. A damaged runtime shows in a start that fails
 * (start-error.mjs): to read those megabytes twice would slow every start down.
 */
async function intactOrNull({ request, cachedResponse }) {
  if (!cachedResponse || request.url.includes(RUNTIME)) return cachedResponse;
  return (await integrityOf(cachedResponse.clone())) === INTEGRITIES.get(request.url) ? cachedResponse : null;
}

/** For a tab that has not agreed to this build. */
async function otherBuild({ request }) {
  const cache = await caches.open(cacheNames.precache);
  return (await cache.match(request)) ?? fetch(request);
}

/** Fetches anew every file that is not kept as the list has it. Rejects where one cannot be had. */
async function repair() {
  const cache = await caches.open(cacheNames.precache);
  for (const [key, integrity] of INTEGRITIES) {
    const cached = await cache.match(key);
    if (cached && (await integrityOf(cached)) === integrity) continue;
    await cache.put(key, await fetch(key, { integrity, cache: "reload" }));
  }
}

/** Forgets the files of other builds, once nobody needs them: no other tab, and no build that waits. */
async function cleanup(event) {
  const { installing, waiting } = self.registration;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (event.data.build === BUILD && pages.length === 1 && !installing && !waiting) await controller.activate(event);
}

/** As in the list. */
async function integrityOf(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
