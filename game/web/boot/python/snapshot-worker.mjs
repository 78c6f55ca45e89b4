/**
 * Makes a snapshot of Python as it is once all that touches no browser has been imported: the next start copies it into
 * memory instead of importing it again. A worker of its own, since it takes a second or two; posts "made" or "failed".
 */
import { TO_SNAPSHOT, takeSnapshot } from "./pyodide-internals.mjs";
import { load, archivedGames } from "./pyodide.mjs";
import { write } from "./snapshot-store.mjs";

make().then(
  () => postMessage("made"),
  error => {
    console.warn(`no snapshot: ${error}`);
    postMessage("failed");
  },
);

async function make() {
  const python = await load(TO_SNAPSHOT, archivedGames);
  python.runPython("import game.web.ahead");
  await write(takeSnapshot(python));
}
