/** What can wait until nobody waits: the other games, and a snapshot of Python for the next start. */
import { exists, supported } from "./snapshot-store.mjs";

const SNAPSHOT_DELAY_MS = 15_000; // milliseconds after the game can be played offline
const GAMES_DELAY_MS = 3_000; // milliseconds after Python is ready: not before the first tap

/** Have the games brought that are not there yet. Where one does not come now, whoever chooses it hears. */
export async function loadOtherGames({ archivedGames, loadGames }) {
  await idle(GAMES_DELAY_MS);
  await loadGames(...archivedGames).catch(() => undefined);
}

/** Have one made where there is none, and one can be made and kept. Settles with "made", "failed" or nothing. */
export async function makeSnapshot(delay = SNAPSHOT_DELAY_MS) {
  if (!supported || (await exists().catch(() => true))) return undefined;
  await idle(delay);
  return new Promise(resolve => {
    const worker = new Worker(new URL("./snapshot-worker.mjs", import.meta.url), { type: "module" });
    worker.onmessage = worker.onerror = ({ data }) => {
      worker.terminate();
      resolve(data);
    };
  });
}

/** Settles so many milliseconds from now, when the page has nothing to do; where the browser does not tell, at once. */
async function idle(delay) {
  await new Promise(resolve => setTimeout(resolve, delay));
  await new Promise(resolve => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
}
