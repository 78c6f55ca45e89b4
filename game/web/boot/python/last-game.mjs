/** The game chosen last on this device (also saved by game/web/saves/save_manager.py), with which the page starts. */
import { ifAllowed } from "../storage/if-allowed.mjs";

/* global GAMES -- URLs of the games' own archives by game id; defined by tools/build */
const KEY = "starboard.game";

/** A list with its id; empty for the first game, which is in the main archive. */
export function lastGame() {
  const last = ifAllowed(() => localStorage.getItem(KEY));
  return Object.hasOwn(GAMES, last) ? [last] : [];
}

/** Start with this game; without effect if the browser stores nothing. */
export const rememberGame = game => ifAllowed(() => localStorage.setItem(KEY, game));
