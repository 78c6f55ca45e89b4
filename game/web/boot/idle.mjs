/** What can wait until nobody waits: a snapshot of Python for the next start. */

const LATER = 15_000; // milliseconds after the game can be played offline

/** Have one made where there is none and one can be. Settles with "made", "failed" or nothing. */
export async function makeSnapshot(later = LATER) {
  const { find, possible } = await import("./snapshots.mjs");
  if (!possible || (await find())) return undefined;
  await new Promise(resolve => setTimeout(() => requestIdleCallback(resolve), later));
  return new Promise(resolve => {
    const maker = new Worker(new URL("./snapshot.mjs", import.meta.url), { type: "module" });
    maker.onmessage = maker.onerror = ({ data }) => {
      maker.terminate();
      resolve(data);
    };
  });
}
