/** Reloads the page and remembers the screen, so that the next start can open it again. */
import { ifAllowed } from "../storage/if-allowed.mjs";

const SCREEN_KEY = "starboard.again"; // sessionStorage: "<screen> <build>"
const { content: build } = document.querySelector("meta[name=build]");
const [screen, buildBefore] = takeScreen();

/** The screen shown before the reload; undefined if `reloadToSameScreen` did not cause this start. */
export const screenBefore = screen;

/** True if the reload brought a new build. */
export const updatedOnReload = Boolean(screen) && buildBefore !== build;

/** Reload, and return to the current screen. No move is lost: every move is saved before it is shown. */
export function reloadToSameScreen() {
  ifAllowed(() => sessionStorage.setItem(SCREEN_KEY, `${document.body.dataset.screen ?? "start"} ${build}`));
  location.reload();
}

function takeScreen() {
  const stored = ifAllowed(() => sessionStorage.getItem(SCREEN_KEY));
  ifAllowed(() => sessionStorage.removeItem(SCREEN_KEY));
  return stored?.split(" ") ?? [];
}
