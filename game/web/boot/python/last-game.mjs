/** The game that the page begins with: the one that was chosen last on this device (`bookshelf.py` keeps it). */
import { ifAllowed } from "../storage/if-allowed.mjs";

/* global GAMES -- addresses of the archives of the games that have one of their own, by their ids, written by tools/site */
const KEY = "starboard.game";

/** Its id in a list; an empty one where it is the first game, which has no archive of its own. */
export function lastGame() {
  const last = ifAllowed(() => localStorage.getItem(KEY));
  return Object.hasOwn(GAMES, last) ? [last] : [];
}
