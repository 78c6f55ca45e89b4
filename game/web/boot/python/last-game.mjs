/** The game chosen last on this device (saved by bookshelf.py), with which the page starts. */
import { ifAllowed } from "../storage/if-allowed.mjs";

/* global GAMES -- URLs of the games' own archives by game id; defined by tools/build */
const KEY = "starboard.game";

/** A list with its id; empty for the first game, which is in the main archive. */
export function lastGame() {
  const last = ifAllowed(() => localStorage.getItem(KEY));
  return Object.hasOwn(GAMES, last) ? [last] : [];
}
