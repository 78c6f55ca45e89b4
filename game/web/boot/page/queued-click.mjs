/**
 * What players ask for before Python is there is not lost: the last button with `data-command` is remembered, marked as
 * busy, and pressed again once Python listens. A page that starts again goes on with its game so.
 */
import { ifAllowed } from "../storage/if-allowed.mjs";

const page = document.documentElement;
const AGAIN = "starboard.again"; // in this tab's own storage: which screen was shown, and by which build
const { content: build } = document.querySelector("meta[name=build]");
const [screen, before] = takeScreen();
let wanted = screen === "game" ? document.getElementById("continue") : null;

/** Whether the page has started again by itself, since there was a new build. */
export const replaced = Boolean(screen) && before !== build;

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-command]");
  if (!button || page.dataset.ready) return;
  wanted?.removeAttribute("aria-busy");
  wanted = button;
  wanted.setAttribute("aria-busy", "true");
});

/** Called by Python when it listens: what was asked for happens now. */
export function replayClick() {
  wanted?.removeAttribute("aria-busy");
  wanted?.click();
  wanted = null;
}

/** Start again, and come back to the screen that is shown. Every move is saved before it is shown, so none is lost. */
export function reloadToSameScreen() {
  ifAllowed(() => sessionStorage.setItem(AGAIN, `${document.body.dataset.screen ?? "start"} ${build}`));
  location.reload();
}

function takeScreen() {
  const shown = ifAllowed(() => sessionStorage.getItem(AGAIN));
  ifAllowed(() => sessionStorage.removeItem(AGAIN));
  return shown?.split(" ") ?? [];
}
