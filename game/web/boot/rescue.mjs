/**
 * The saved games of this browser, for a page on which Python does not start. A slot is written as in game/play/saves.py:
 * a head with its checksum, a sequence number, a line break, the record.
 */

const SLOT = /^starboard\.(\w+)\.[ab]$/;
const WRITTEN = /^starboard \w+ (\d+)\n(.*)$/s;

/** The newest save of each game that can still be read, as `{ name, text }`; the text is a file that the page opens. */
export function savedGames() {
  const newest = new Map();
  for (const { game, sequence, text } of slots()) {
    if (sequence > (newest.get(game)?.sequence ?? 0)) newest.set(game, { sequence, text });
  }
  return [...newest].map(([game, { text }]) => ({ name: `starboard-${game}.json`, text }));
}

function slots() {
  try {
    return Object.entries(localStorage).flatMap(([key, written]) => {
      const [, game] = SLOT.exec(key) ?? [];
      const [, sequence, text] = WRITTEN.exec(written) ?? [];
      return game && isRecord(text) ? [{ game, sequence: Number(sequence), text }] : [];
    });
  } catch {
    return []; // this browser keeps nothing
  }
}

function isRecord(text) {
  try {
    return Boolean(JSON.parse(text).moves);
  } catch {
    return false;
  }
}
