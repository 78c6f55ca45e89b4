/**
 * The data of Pyodide's WebAssembly that only functions of its rest need (`split_wasm.mjs`): above all the tables of Chinese, Japanese
 * and Korean encodings and the names of Unicode's letters, more bytes than the code of a start.
 *
 * The data have no names. What looks like an address, a number in the code or a word in the data, counts as one, and an object
 * reaches from its address to the next. Data wait if no address in the first part's code leads to them, also through other objects,
 * and if no visit of `python3 -m tools profile` has touched them, or what lies shortly before.
 */
import binaryen from "binaryen";

const ADDRESS = /\(i32\.const (\d+)\)|offset=(\d+)/g;
const DATA_LINE = /^ \(data .*$/gm;
const PAGE = 1024; // bytes: the unit of the profile's `memory`
const AFTER_TOUCHED = 16 * PAGE; // as large as tables of which a visit uses a part
const AFTER_ADDRESS = 4 * PAGE; // code may have a table's address less a constant
const SMALLEST = 1024; // bytes of a range that is worth a segment

/** The ranges [begin, end) of `data` that can wait; `code` and `firstCode`: the addresses in the code of all and of the first part. */
export function laterRanges(data, { code, firstCode, touched }) {
  const isKept = new Uint8Array(data.length);
  const keep = (begin, end) => isKept.fill(1, begin, end);
  for (const page of touched) keep(page * PAGE, (page + 1) * PAGE + AFTER_TOUCHED);
  for (const address of firstCode) keep(address, address + AFTER_ADDRESS);
  for (const [begin, end] of reachable(data, code, firstCode)) keep(begin, end);
  const ranges = [];
  for (let end, begin = isKept.indexOf(0); begin >= 0; begin = isKept.indexOf(0, end)) {
    end = isKept.indexOf(1, begin);
    if (end < 0) end = data.length;
    if (end - begin >= SMALLEST && data.subarray(begin, end).some(Boolean)) ranges.push([begin, end]);
  }
  return ranges;
}

/** The objects that `firstCode` has the addresses of, and those that the words of these lead to. */
function* reachable(data, code, firstCode) {
  const words = new Uint32Array(data.buffer, 0, data.length >> 2);
  const addresses = Uint32Array.from(new Set([...code, ...words].filter(each => each < data.length))).sort();
  const place = new Map([...addresses].map((address, index) => [address, index]));
  const found = new Set();
  const open = [...firstCode].flatMap(address => place.get(address) ?? []);
  while (open.length) {
    const index = open.pop();
    if (found.has(index)) continue;
    found.add(index);
    const [begin, end] = [addresses[index], addresses[index + 1] ?? data.length];
    yield [begin, end];
    for (const word of words.subarray(begin >> 2, (end + 3) >> 2)) if (word < data.length) open.push(place.get(word));
  }
}

/** What looks like an address in a module's code. */
export function addressesIn(module) {
  const text = module.emitText().replace(DATA_LINE, "");
  return new Set([...text.matchAll(ADDRESS)].map(([, number, offset]) => Number(number ?? offset)));
}

/** The data of a module as they lie in memory, from address 0. */
export function dataOf(module) {
  const segments = segmentsOf(module);
  const data = new Uint8Array(Math.max(...segments.map(({ offset, data }) => offset + data.length)));
  for (const segment of segments) data.set(segment.data, segment.offset);
  return data;
}

/** Take ranges out of a module's data. */
export function removeData(module, ranges) {
  const kept = [[0, 0], ...ranges].map(([, begin], index) => [begin, ranges[index]?.[0] ?? Infinity]);
  const cut = ({ offset, data }) =>
    kept.flatMap(([begin, end]) => {
      const part = data.subarray(Math.max(0, begin - offset), Math.max(0, end - offset));
      return part.length ? [{ offset: module.i32.const(Math.max(begin, offset)), data: part, passive: false }] : [];
    });
  setData(module, segmentsOf(module).flatMap(cut));
}

/** Let a module, which has no data, fill ranges of memory with `data` when it starts, unless a snapshot has filled them. */
export function fillAtStart(module, data, ranges) {
  const { i32, memory } = module;
  const segments = ranges.map(([begin, end], index) => ({ name: `later-${index}`, passive: true, offset: 0, data: data.slice(begin, end) }));
  setData(module, segments);
  const [longest] = [...ranges].sort((a, b) => b[1] - b[0] - (a[1] - a[0])); // a table, which nothing changes
  const probe = longest[0] + data.subarray(...longest).findIndex(Boolean);
  const fill = segments.map(({ name, data }, index) =>
    memory.init(name, i32.const(ranges[index][0]), i32.const(0), i32.const(data.length)),
  );
  const isEmpty = i32.eqz(i32.load8_u(0, 1, i32.const(probe)));
  module.setStart(module.addFunction("fill", binaryen.none, binaryen.none, [], module.if(isEmpty, module.block(null, fill))));
}

function segmentsOf(module) {
  const infos = Array.from({ length: module.getNumDataSegments() }, (_, i) => module.getDataSegmentInfo(module.getDataSegmentByIndex(i)));
  return infos.map(({ offset, data }) => ({ offset, data: new Uint8Array(data) }));
}

function setData(module, segments) {
  const { initial, max } = module.getMemoryInfo();
  module.setMemory(initial, max, null, segments, false, false, memoryName(module));
}

function memoryName(module) {
  const exports = Array.from({ length: module.getNumExports() }, (_, i) => binaryen.getExportInfo(module.getExportByIndex(i)));
  return exports.find(({ kind }) => kind === binaryen.ExternalMemory).value;
}
