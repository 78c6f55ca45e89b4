/**
 * Fetches into the browser's cache what Python will need, behind all that the page itself needs. A worker; it posts
 * "done" when all has come or failed. Where something does not come, the start will tell.
 */

/* global AHEAD -- addresses of what Python needs, written by tools/site */
await Promise.all(AHEAD.map(fetchAhead));
postMessage("done");

async function fetchAhead(path) {
  const response = await fetch(new URL(path, import.meta.url), { priority: "low" }).catch(() => undefined);
  await response?.body?.pipeTo(new WritableStream()).catch(() => undefined);
}
