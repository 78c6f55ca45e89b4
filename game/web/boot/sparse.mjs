/**
 * Bytes without their zeros: more than half of a snapshot is memory that nobody has used yet, and what is not kept need
 * not be read. As 32-bit words: the length of all, how many runs there are, begin and end of each; then the runs' bytes.
 */

const BLOCK = 4096;

export function pack(bytes) {
  const runs = runsOf(bytes);
  const head = Uint32Array.from([bytes.length, runs.length, ...runs.flat()]);
  const packed = new Uint8Array(runs.reduce((sum, [begin, end]) => sum + end - begin, head.byteLength));
  packed.set(new Uint8Array(head.buffer));
  let at = head.byteLength;
  for (const [begin, end] of runs) {
    packed.set(bytes.subarray(begin, end), at);
    at += end - begin;
  }
  return packed;
}

/** `buffer`: what `pack` made, as an ArrayBuffer. */
export function unpack(buffer) {
  const [length, count] = new Uint32Array(buffer, 0, 2);
  const runs = new Uint32Array(buffer, 8, 2 * count);
  const bytes = new Uint8Array(length);
  let at = 8 + runs.byteLength;
  for (let run = 0; run < 2 * count; run += 2) {
    const size = runs[run + 1] - runs[run];
    bytes.set(new Uint8Array(buffer, at, size), runs[run]);
    at += size;
  }
  return bytes;
}

/** Begin and end of each run of blocks that hold something. */
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
