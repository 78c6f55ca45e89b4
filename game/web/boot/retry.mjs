/** Reloads the page after an error that may not come again: once, until it has started. */
import { ifAllowed } from "./storage/if-allowed.mjs";

const KEY = "starboard.lost"; // sessionStorage

/** True if this start follows such a reload. */
export const isRetry = Boolean(ifAllowed(() => sessionStorage.getItem(KEY)));

/** Reload unless that was tried before; false if it was, if storage cannot tell, or if the page cannot be reached. */
export function reloadOnce() {
  const first = ifAllowed(() => sessionStorage.getItem(KEY) === null);
  const reachable = navigator.onLine || navigator.serviceWorker?.controller;
  if (!first || !reachable) return false;
  ifAllowed(() => sessionStorage.setItem(KEY, "yes"));
  location.reload();
  return true;
}

/** The page has started. */
export function forgetRetry() {
  ifAllowed(() => sessionStorage.removeItem(KEY));
}
