/**
 * One tab at a time plays a game: Web Locks, one lock a game. Where a browser has none, only the sequence numbers of the
 * saves (game/play/saves.py) keep tabs apart.
 */
import { announce } from "../events.mjs";

let held = null; // { game, release } of the game that this tab plays

/** Whether this browser can tell tabs apart. */
export const locks = Boolean(navigator.locks);

/**
 * Hold the lock of a game from now on, and of no other; `steal` takes it from the tab that has it. Resolves to whether
 * this tab may play: it may, too, where the browser refuses locks. Event `starboard:taken` when another tab takes it.
 */
export async function hold(game, steal) {
  if (held?.game === game || !locks) return true;
  release();
  const wish = steal ? { steal } : { ifAvailable: true };
  return new Promise(resolve => {
    const mine = { game };
    const lost = () => {
      resolve(true); // refused, unless it was answered before
      if (held !== mine) return;
      held = null;
      announce("taken");
    };
    const keep = lock => {
      if (lock) held = mine;
      resolve(Boolean(lock));
      return lock && new Promise(release => (mine.release = release));
    };
    navigator.locks.request(`starboard.${game}`, wish, keep).catch(lost);
  });
}

/** Other tabs may play from now on. */
export function release() {
  held?.release();
  held = null;
}
