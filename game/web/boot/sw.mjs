/**
 * The service worker: keeps every file of one build and serves the page from them. A new build waits until the player
 * agrees (offline.mjs), so versions never mix. Workbox does the keeping; a file that got lost is fetched again.
 */
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

/* global FILES -- every file of dist/ with its revision, written by tools/site */
precacheAndRoute(FILES, { ignoreURLParametersMatching: [/./], cleanURLs: false });
cleanupOutdatedCaches();

self.addEventListener("message", event => {
  if (event.data?.type === "SKIP_WAITING") self.skipWaiting();
});
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));
