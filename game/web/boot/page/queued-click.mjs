/**
 * Keeps the last click on a command (`data-command`) made before Python listens, marks it busy, and replays it then. So it does
 * with one that opens the set-up of another game than the first, whose set-up is in index.html. It forgets the click when a dialog
 * is opened instead, or the click's own dialog is closed.
 */
import { screenBefore } from "./reload.mjs";

const page = document.documentElement;
const WAITING = "[data-command], body:not([data-game=africa]) [data-dialog=setup]";
let queued = screenBefore === "game" ? document.getElementById("continue") : null; // after a reload, back into the game
let running = {}; // the running game that the queued button stood for when it was clicked

document.addEventListener("click", event => {
  const button = event.target.closest(WAITING);
  if (page.dataset.ready) return;
  if (event.target.closest("#start-menu [data-dialog]")) forget();
  if (!button) return;
  if (button.dataset.dialog) event.stopPropagation(); // not yet to dialogs.mjs
  forget();
  queued = button;
  running = { game: button.dataset.game, place: button.dataset.place };
  queued.setAttribute("aria-busy", "true");
}, true);

document.addEventListener("close", ({ target }) => {
  if (target.contains(queued) && queued.type === "button") forget(); // a submit button closes the dialog itself
}, true);

function forget() {
  queued?.removeAttribute("aria-busy");
  queued = null;
  running = {};
}

/** Python calls this once it listens. */
export function replayClick() {
  const { game, place } = queued?.dataset ?? {};
  const isReplaced = running.place && !(queued.isConnected && game === running.game && place === running.place);
  const button = isReplaced ? successor(running) : queued;
  forget();
  button?.click();
}

/** The button of the same running game in the list that Python has made, or "Continue", which may show it now. */
function successor({ game, place }) {
  return [...document.querySelectorAll("#start-menu [data-place]")].find(({ dataset }) => dataset.game === game && dataset.place === place);
}
