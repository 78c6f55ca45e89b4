/** Starts the computer players' own Python, which takes about 50 MB, once a game has computer players or a player wants advice. */

let started = false;

/** Start it once. Python then gets the exports of worker.py from `await workers["ai"]`. */
export function startAiWorker() {
  if (started) return;
  started = true;
  const script = document.createElement("script");
  script.type = "py";
  script.src = new URL("../game/web/ai/worker.py", import.meta.url).href;
  script.setAttribute("worker", "");
  script.setAttribute("name", "ai");
  document.body.append(script);
}
