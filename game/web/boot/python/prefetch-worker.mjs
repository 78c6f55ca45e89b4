/**
 * Fetches into the browser's cache what Python will need, behind all that the page itself needs. A worker, whose name is
 * the game that will be on, where that has an archive of its own; it posts "done" when all has come or failed. Where
 * something does not come, the start will tell.
 */

/* global PREFETCH, GAMES -- addresses of what Python needs, and of the games' archives by their ids; written by tools/site */
const game = self.name ? [GAMES[self.name]] : [];
Promise.all([...PREFETCH, ...game].map(prefetch)).then(() => postMessage("done"));

async function prefetch(path) {
  const response = await fetch(new URL(path, import.meta.url), { priority: "low" }).catch(() => undefined);
  await response?.body?.pipeTo(new WritableStream()).catch(() => undefined);
}
