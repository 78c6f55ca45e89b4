/**
 * Drops zero blocks, more than half of a snapshot. Format, in 32-bit words: total length in bytes, number of runs, begin and end
 * of each run; then the runs' bytes.
 */
import { restorable } from "./pyodide-internals.mjs";

const BLOCK = 4096; // bytes

/** A Uint8Array without its zero blocks. */
export function encode(bytes) {
  const runs = runsOf(bytes);
  const head = Uint32Array.from([bytes.length, runs.length, ...runs.flat()]);
  const encoded = new Uint8Array(runs.reduce((sum, [begin, end]) => sum + end - begin, head.byteLength));
  encoded.set(new Uint8Array(head.buffer));
  let offset = head.byteLength;
  for (const [begin, end] of runs) {
    encoded.set(bytes.subarray(begin, end), offset);
    offset += end - begin;
  }
  return encoded;
}

/** What `encode` made, as an ArrayBuffer, for `loadPyodide`. Restoring copies the runs into `memory()`, which holds zeros. */
export function decode(buffer, memory) {
  const [length, count] = new Uint32Array(buffer, 0, 2);
  const ends = new Uint32Array(buffer, 8, 2 * count);
  const [first, ...others] = runsIn(buffer, ends);
  return restorable(first.bytes, length, start => {
    const heap = new Uint8Array(memory().buffer);
    heap.set(first.bytes.subarray(start));
    for (const { begin, bytes } of others) heap.set(bytes, begin - start);
  });
}

function runsIn(buffer, ends) {
  let offset = 8 + ends.byteLength;
  return Array.from({ length: ends.length / 2 }, (_, run) => {
    const [begin, end] = ends.subarray(2 * run);
    const bytes = new Uint8Array(buffer, offset, end - begin);
    offset += bytes.length;
    return { begin, bytes };
  });
}

/** [begin, end] of each run of blocks that are not all zero. */
function runsOf(bytes) {
  const runs = [];
  for (let begin = 0; begin < bytes.length; begin += BLOCK) {
    const end = Math.min(begin + BLOCK, bytes.length);
    if (bytes.subarray(begin, end).every(byte => byte === 0)) continue;
    if (runs.at(-1)?.[1] === begin) runs.at(-1)[1] = end;
    else runs.push([begin, end]);
  }
  return runs;
}
