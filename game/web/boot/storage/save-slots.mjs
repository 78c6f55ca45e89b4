/** Reads saved games from localStorage without Python. The format is that of game/play/saves/two_slot_save.py. */
import { ifAllowed } from "./if-allowed.mjs";

const KEY = /^starboard\.(\w+)(\.previous)?\.[ab]$/;
const SLOT = /^starboard \w+ (\d+)\n(.*)$/s;

/** True for a localStorage key of a save. */
export const isSaveKey = key => KEY.test(key);

/** Sequence number of a save's text; 0 for any other text. */
export function sequenceNumber(written) {
  return Number(SLOT.exec(written)?.[1] ?? 0);
}

/** The newest readable save of each game as `{ name, text }`, a file that the page can import. */
export function savedGames() {
  const newest = new Map();
  for (const { game, written } of completeSaves()) {
    if (sequenceNumber(written) > sequenceNumber(newest.get(game))) newest.set(game, written);
  }
  return [...newest].map(([game, written]) => ({ name: `starboard-${game}.json`, text: recordIn(written) }));
}

function completeSaves() {
  return (ifAllowed(() => Object.entries(localStorage)) ?? []).flatMap(([key, written]) => {
    const [, game, previous] = KEY.exec(key) ?? [];
    return game && !previous && isComplete(recordIn(written)) ? [{ game, written }] : [];
  });
}

function recordIn(written) {
  return SLOT.exec(written)?.[2];
}

const isComplete = record => Boolean(ifAllowed(() => JSON.parse(record).moves));
