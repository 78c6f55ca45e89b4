/** sw.js of a watch build (`tools play --watch`): removes the service worker that an ordinary build has installed, and its caches. */
addEventListener("install", () => skipWaiting());
addEventListener("activate", event => event.waitUntil(unregister()));

async function unregister() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  // Not awaited: the pages' requests wait until this worker is active.
  for (const client of await clients.matchAll({ type: "window" })) client.navigate(client.url);
}
