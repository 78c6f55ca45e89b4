/**
 * Worker: makes a snapshot of Python with all modules imported that do not touch the browser; the next start copies it into
 * memory. Takes one or two seconds. Posts "made" or "failed".
 */
import { TO_SNAPSHOT, takeSnapshot } from "./pyodide-internals.mjs";
import { load, archivedGames } from "./pyodide.mjs";
import { write } from "./snapshot-store.mjs";

make().then(() => postMessage("made"), error => {
  console.warn(`no snapshot: ${error}`);
  postMessage("failed");
});

async function make() {
  const python = await load(TO_SNAPSHOT, archivedGames);
  python.runPython("import game.web.startup.snapshot_contents");
  await write(takeSnapshot(python));
}
