/** Tasks for when the page is idle: loading the other games, and making a snapshot of Python for the next start. */
import { after } from "../timing.mjs";
import { exists, supported, write } from "./snapshot-store.mjs";

const SNAPSHOT_DELAY_MS = 15_000; // after the game can be played offline
const GAMES_DELAY_MS = 3_000; // after Python is ready, so that the first tap comes first

/** Load the games that are missing. Errors are ignored: choosing a game tries again and reports. */
export async function loadOtherGames({ archivedGames, loadArchives }) {
  await idle(GAMES_DELAY_MS);
  await loadArchives(...archivedGames).catch(() => undefined);
}

/** Make a snapshot if there is none and the browser can store one. Resolves to "made", "failed" or undefined (not tried). */
export async function makeSnapshot(delay = SNAPSHOT_DELAY_MS) {
  if (!supported || (await exists().catch(() => true))) return undefined;
  await idle(delay);
  const snapshot = await fromWorker(new Worker(new URL("./snapshot-worker.mjs", import.meta.url), { type: "module" }));
  if (!snapshot) return "failed";
  return write(snapshot).then(() => "made", error => {
    console.warn(`no snapshot: ${error}`);
    return "failed";
  });
}

/** The first message of a worker, which is then ended; undefined after an error. */
export function fromWorker(worker) {
  return new Promise(resolve => {
    worker.onmessage = worker.onerror = ({ data }) => {
      worker.terminate();
      resolve(data);
    };
  });
}

/** Wait `delay` ms, then until the page is idle (if the browser can tell). */
async function idle(delay) {
  await after(delay);
  await new Promise(resolve => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
}
