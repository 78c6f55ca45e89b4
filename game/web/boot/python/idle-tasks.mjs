/** What can wait until nobody waits: the other games, and a snapshot of Python for the next start. */
import { isKept, possible } from "./snapshot-store.mjs";

const LATER = 15_000; // milliseconds after the game can be played offline
const SOON = 3_000; // milliseconds after Python is ready: not before the first tap

/** Have the games brought that are not there yet. Where one does not come now, whoever chooses it hears. */
export async function bringOthers({ others, bring }) {
  await idle(SOON);
  await bring(...others).catch(() => undefined);
}

/** Have one made where there is none, and one can be made and kept. Settles with "made", "failed" or nothing. */
export async function makeSnapshot(later = LATER) {
  if (!possible || (await isKept().catch(() => true))) return undefined;
  await idle(later);
  return new Promise(resolve => {
    const maker = new Worker(new URL("./snapshot-worker.mjs", import.meta.url), { type: "module" });
    maker.onmessage = maker.onerror = ({ data }) => {
      maker.terminate();
      resolve(data);
    };
  });
}

/** Settles so many milliseconds from now, when the page has nothing to do; where the browser does not tell, at once. */
async function idle(later) {
  await new Promise(resolve => setTimeout(resolve, later));
  await new Promise(resolve => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
}
