/**
 * Worker: fetches what Python needs into the browser's cache, at low priority, before a first start. The worker's name is the id
 * of the last game. Posts "done" once all fetches have ended; errors are ignored, since the start reports them.
 */
/* global PREFETCH, GAMES -- URLs of Python's files, and of the games' own archives by game id; defined by tools/build */
const game = self.name ? [GAMES[self.name]] : [];
Promise.all([...PREFETCH, ...game].map(prefetch)).then(() => postMessage("done"));

async function prefetch(path) {
  const response = await fetch(new URL(path, import.meta.url), { priority: "low" }).catch(() => undefined);
  await response?.body?.pipeTo(new WritableStream()).catch(() => undefined);
}
