/**
 * One tab at a time plays a game: one Web Lock per game. In browsers without Web Locks, only the sequence numbers of saves
 * (game/play/saves/two_slot_save.py) detect a second tab. A lock is freed when its tab ends; a tab that hangs keeps it until another
 * takes it over.
 */
import { dispatch } from "../events.mjs";
import { after } from "../timing.mjs";

const BROWSER_ANSWER_TIMEOUT_MS = 1_000;
let current = null; // { game, release, mayPlay } of the game this tab plays or asks to play; mayPlay: a promise

/** True if the browser has Web Locks. */
export const supported = Boolean(navigator.locks);

/**
 * Acquire a game's lock and release any other; `steal` takes it from another tab. Resolves to true if this tab may play, also
 * if the browser refuses locks or does not answer. Event `starboard:lock-lost` when another tab takes or has the lock after all.
 */
export async function acquire(game, steal) {
  if (!supported) return true;
  if (current?.game === game) return current.mayPlay;
  release();
  const own = (current = { game, release: () => undefined });
  let answered = false;
  const answer = new Promise(resolve => {
    const end = mayPlay => {
      resolve(mayPlay);
      if (current !== own) return;
      current = null;
      if (answered) dispatch("lock-lost");
    };
    const granted = lock => {
      if (!lock) return end(false);
      resolve(true);
      return current === own ? new Promise(release => (own.release = release)) : undefined;
    };
    const options = steal ? { steal } : { ifAvailable: true };
    navigator.locks.request(`starboard.${game}`, options, granted).catch(() => end(true)); // refused, unless it was granted before
  });
  own.mayPlay = Promise.race([answer, after(BROWSER_ANSWER_TIMEOUT_MS, true)]);
  await own.mayPlay;
  answered = true;
  return own.mayPlay;
}

/** Let other tabs play. */
export function release() {
  current?.release();
  current = null;
}
