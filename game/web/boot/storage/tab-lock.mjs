/**
 * One tab at a time plays a game: Web Locks, one lock a game. Where a browser has none, only the sequence numbers of the
 * saves (game/play/saves.py) keep tabs apart.
 */
import { dispatch } from "../events.mjs";

let held = null; // { game, release } of the game that this tab plays

/** Whether this browser can tell tabs apart. */
export const supported = Boolean(navigator.locks);

/**
 * Hold the lock of a game from now on, and of no other; `steal` takes it from the tab that has it. Resolves to whether
 * this tab may play: it may, too, where the browser refuses locks. Event `starboard:taken` when another tab takes it.
 */
export async function acquire(game, steal) {
  if (held?.game === game || !supported) return true;
  release();
  const options = steal ? { steal } : { ifAvailable: true };
  return new Promise(resolve => {
    const own = { game };
    const lost = () => {
      resolve(true); // refused, unless it was answered before
      if (held !== own) return;
      held = null;
      dispatch("lock-lost");
    };
    const keep = lock => {
      if (lock) held = own;
      resolve(Boolean(lock));
      return lock && new Promise(release => (own.release = release));
    };
    navigator.locks.request(`starboard.${game}`, options, keep).catch(lost);
  });
}

/** Other tabs may play from now on. */
export function release() {
  held?.release();
  held = null;
}
