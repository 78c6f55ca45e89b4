/**
 * One tab at a time plays a game: one Web Lock per game. In browsers without Web Locks, only the sequence numbers of saves
 * (game/play/saves/two_slot_save.py) detect a second tab.
 */
import { dispatch } from "../events.mjs";

let held = null; // { game, release } of the game this tab plays

/** True if the browser has Web Locks. */
export const supported = Boolean(navigator.locks);

/**
 * Acquire a game's lock and release any other; `steal` takes it from another tab. Resolves to true if this tab may play, also
 * if the browser refuses locks. Event `starboard:lock-lost` when another tab takes the lock.
 */
export async function acquire(game, steal) {
  if (held?.game === game || !supported) return true;
  release();
  const options = steal ? { steal } : { ifAvailable: true };
  return new Promise(resolve => {
    const own = { game };
    const lost = () => {
      resolve(true); // the request was refused, unless it was granted before
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

/** Let other tabs play. */
export function release() {
  held?.release();
  held = null;
}
