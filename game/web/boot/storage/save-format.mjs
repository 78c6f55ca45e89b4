/** Saved games as they lie in localStorage: slots as game/play/saves.py writes them, for when Python is not there. */

const KEY = /^starboard\.(\w+)(\.previous)?\.[ab]$/;
const FORMAT = /^starboard \w+ (\d+)\n(.*)$/s;

/** Whether a key of localStorage names a slot. */
export const isSaveKey = key => KEY.test(key);

/** The sequence number of what is written in a slot; 0 of anything else. */
export function sequenceNumber(written) {
  return Number(FORMAT.exec(written)?.[1] ?? 0);
}

/** The newest save of each game that can still be read, as `{ name, text }`; the text is a file that the page opens. */
export function savedGames() {
  const newest = new Map();
  for (const { game, written } of completeSaves()) {
    if (sequenceNumber(written) > sequenceNumber(newest.get(game))) newest.set(game, written);
  }
  return [...newest].map(([game, written]) => ({ name: `starboard-${game}.json`, text: recordIn(written) }));
}

function completeSaves() {
  try {
    return Object.entries(localStorage).flatMap(([key, written]) => {
      const [, game, previous] = KEY.exec(key) ?? [];
      return game && !previous && isComplete(recordIn(written)) ? [{ game, written }] : [];
    });
  } catch {
    return []; // this browser keeps nothing
  }
}

function recordIn(written) {
  return FORMAT.exec(written)?.[2];
}

function isComplete(record) {
  try {
    return Boolean(JSON.parse(record).moves);
  } catch {
    return false;
  }
}
