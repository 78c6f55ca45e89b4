/**
 * Splits Pyodide's WebAssembly into a first part, for a start and the first moves, and the rest, which the page fetches while
 * somebody plays. Arguments: "split", the WebAssembly, the profile as JSON (`functions` that belong to the first part, and touched
 * `memory`), and the folder for the results `first` and `rest`; or "instrument", the WebAssembly and the result, which notes both.
 *
 * Functions are numbered as in the WebAssembly, without its imports.
 *
 * In the first part each function of the rest is a stub:
 * 1. Before its first call a stub calls the import `rest.load`, which must return with the rest instantiated, or throw.
 * 2. The stub then calls its slot in a new table, "rest", which the first part exports.
 * 3. The rest fills these slots when it is instantiated. It imports what the whole imports and, from the module "first", all that the
 *    first part exports. Functions of the first part that are not exported have slots, too; the rest imports them by their number.
 *
 * Data that only the rest needs comes with it (`wasm_data.mjs`). All else stays in the first part, so that addresses, Python's own table
 * and a snapshot of memory are the same with and without the rest.
 */
import binaryen from "binaryen";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressesIn, dataOf, fillAtStart, laterRanges, removeData } from "./wasm_data.mjs";

const { Features } = binaryen;
/** Those in trim_pyodide.mjs: there bulk memory includes BulkMemoryOpt, and reference types CallIndirectOverlong. */
const FEATURES = [
  "BulkMemory", "BulkMemoryOpt", "CallIndirectOverlong", "ExceptionHandling", "Multivalue", "MutableGlobals",
  "NontrappingFPToInt", "ReferenceTypes", "SignExt",
].reduce((all, name) => all | Features[name], 0);
const SMALL = 24; // bytes of a function that is not worth a stub
const HEADER = 8; // bytes before the first section
const [CUSTOM, CODE, DATA, DATA_COUNT] = [0, 10, 11, 12]; // sections of a binary
const ALLOWED = new Set([1, 2, 3, 8, 9, CODE, DATA, DATA_COUNT]); // in the rest: types, imports, functions, start, elements, …
const [FIRST, REST, LOAD, LOADED, ENSURE] = ["first", "rest", "load", "rest-loaded", "rest-ensure"];

const IMPORT = {
  [binaryen.ExternalGlobal]: (rest, name, exported) => rest.addGlobalImport(name, FIRST, exported),
  [binaryen.ExternalMemory]: (rest, name, exported) => rest.addMemoryImport(name, FIRST, exported),
  [binaryen.ExternalTable]: (rest, name, exported) => rest.addTableImport(name, FIRST, exported),
  [binaryen.ExternalTag]: (rest, name, exported) => rest.addTagImport(name, FIRST, exported),
};

const [mode, wasmPath, ...paths] = process.argv.slice(2);
const wasm = readFileSync(wasmPath);
if (mode === "instrument") writeFileSync(paths[0], instrumented());
else split(JSON.parse(readFileSync(paths[0], "utf8")), paths[1]);

/** The export `seen:NUMBER` of each function, a global, is 1 once it has been called. */
function instrumented() {
  const module = read(wasm);
  for (const name of definedFunctions(module)) {
    const seen = `seen:${name}`;
    module.addGlobal(seen, binaryen.i32, true, module.i32.const(0));
    module.addGlobalExport(seen, seen);
    const ref = module.getFunction(name);
    const body = binaryen.Function.getBody(ref);
    const noting = [module.global.set(seen, module.i32.const(1)), body];
    binaryen.Function.setBody(ref, module.block(null, noting, binaryen.getExpressionType(body)));
  }
  noteAddresses(module);
  return emit(module);
}

/** Each load and store in the data sets its kibibyte's bit in the memory's first kibibyte, which Emscripten leaves free. */
function noteAddresses(module) {
  const { i32, i64, f32, f64 } = binaryen;
  module.runPasses(["instrument-memory"]); // it passes addresses and values through imports, which become functions here
  const values = Object.entries({ i32, i64, f32, f64 });
  const end = dataOf(module).length;
  for (const access of ["load", "store"]) {
    for (const [name, type] of values) define(`${access}_val_${name}`, [i32, type], type, module.local.get(1, type));
    const address = module.i32.add(module.local.get(2, i32), module.local.get(3, i32));
    const isData = module.i32.lt_u(module.local.tee(4, address, i32), module.i32.const(end));
    const shifted = bits => module.i32.shr_u(module.local.get(4, i32), module.i32.const(bits));
    const bit = module.i32.shl(module.i32.const(1), module.i32.and(shifted(10), module.i32.const(7)));
    const noting = module.if(isData, module.i32.store8(0, 1, shifted(13), module.i32.or(module.i32.load8_u(0, 1, shifted(13)), bit)));
    define(`${access}_ptr`, [i32, i32, i32, i32], i32, module.block(null, [noting, module.local.get(3, i32)], i32), [i32]);
  }
  define("memory_grow_pre", [i32, i32], i32, module.local.get(1, i32));
  define("memory_grow_post", [i32, i32], i32, module.local.get(1, i32));

  function define(name, params, result, body, locals = []) {
    module.removeFunction(name);
    module.addFunction(name, binaryen.createType(params), result, locals, body);
  }
}

function split({ functions, memory }, folder) {
  const small = functionSizes().flatMap((size, number) => (size <= SMALL ? [number] : []));
  const wanted = new Set([...functions, ...small].map(String));
  const first = read(wasm);
  const [data, code] = [dataOf(first), addressesIn(first)];
  const unwanted = definedFunctions(first).filter(name => !wanted.has(name));
  for (const name of unwanted) binaryen.Function.setBody(first.getFunction(name), first.unreachable());
  first.runPasses(["remove-unused-module-elements"]);
  const later = laterRanges(data, { code, firstCode: addressesIn(first), touched: memory });
  removeData(first, later);
  exportAll(first);
  const [kept, stubs] = [[], []];
  for (const name of definedFunctions(first)) (wanted.has(name) ? kept : stubs).push(name);
  const rest = read(withoutData());
  fillAtStart(rest, data, later);
  const shared = importAll(rest, kept, exportsOf(first), stubs);
  fillStubs(first, stubs, shared);
  writeFileSync(join(folder, "first"), emit(first));
  writeFileSync(join(folder, "rest"), checked(emit(rest)));
}

/** Export the first part's globals and tables. */
function exportAll(first) {
  const exported = new Set(exportsOf(first).map(({ kind, value }) => `${kind} ${value}`));
  const missing = (kind, names) => names.filter(name => !exported.has(`${kind} ${name}`));
  for (const name of missing(binaryen.ExternalGlobal, globalsOf(first))) first.addGlobalExport(name, `${FIRST}:${name}`);
  for (const name of missing(binaryen.ExternalTable, tablesOf(first))) first.addTableExport(name, `${FIRST}:${name}`);
}

/**
 * Let the rest import what the first part has, and fill the slots of `stubs`, which follow those of the functions that it imports;
 * the names of these.
 */
function importAll(rest, kept, exports, stubs) {
  for (const { name } of exportsOf(rest)) rest.removeExport(name);
  for (const segment of range(rest.getNumElementSegments()).map(i => rest.getElementSegmentByIndex(i))) {
    rest.removeElementSegment(binaryen.getElementSegmentInfo(segment).name);
  }
  for (const name of kept) {
    const { params, results } = binaryen.getFunctionInfo(rest.getFunction(name));
    rest.removeFunction(name);
    rest.addFunctionImport(name, FIRST, name, params, results);
  }
  for (const { kind, value, name } of exports) IMPORT[kind]?.(rest, value, name);
  for (const name of stubs) rest.addFunctionExport(name, name); // or they would count as unused
  rest.runPasses(["remove-unused-module-elements"]);
  for (const name of stubs) rest.removeExport(name);
  const shared = functionsOf(rest).filter(({ module }) => module === FIRST).map(({ name }) => name);
  for (const [slot, name] of shared.entries()) rest.addFunctionImport(name, FIRST, String(slot));
  IMPORT[binaryen.ExternalTable](rest, REST, REST);
  rest.addActiveElementSegment(REST, REST, stubs, rest.i32.const(shared.length));
  return shared;
}

/** Give the stubs their calls; the first part fills the slots of `shared`. */
function fillStubs(first, stubs, shared) {
  const { i32, none } = binaryen;
  const slots = shared.length + stubs.length;
  first.addTable(REST, slots, slots);
  first.addTableExport(REST, REST);
  first.addActiveElementSegment(REST, FIRST, shared, first.i32.const(0));
  first.addFunctionImport(LOAD, REST, LOAD, none, none);
  first.addGlobal(LOADED, i32, true, first.i32.const(0));
  const loading = first.block(null, [first.call(LOAD, [], none), first.global.set(LOADED, first.i32.const(1))]);
  first.addFunction(ENSURE, none, none, [], first.if(first.i32.eqz(first.global.get(LOADED, i32)), loading));
  for (const [index, name] of stubs.entries()) {
    const stub = first.getFunction(name);
    const { params, results } = binaryen.getFunctionInfo(stub);
    const operands = binaryen.expandType(params).map((type, i) => first.local.get(i, type));
    const slot = first.i32.const(shared.length + index);
    const body = [first.call(ENSURE, [], none), first.call_indirect(REST, slot, operands, params, results)];
    binaryen.Function.setBody(stub, first.block(null, body, results));
  }
}

function read(bytes) {
  const module = binaryen.readBinary(bytes);
  module.setFeatures(FEATURES);
  return module;
}

function emit(module) {
  if (!module.validate()) throw new Error("the result is not valid");
  return module.emitBinary();
}

/** The rest. Throws if it has something that the first part has too. */
function checked(bytes) {
  for (const { id } of sectionsOf(bytes)) if (!ALLOWED.has(id)) throw new Error(`the rest has section ${id}`);
  return bytes;
}

function withoutData() {
  const kept = sectionsOf(wasm).filter(({ id }) => ![CUSTOM, DATA, DATA_COUNT].includes(id));
  return Buffer.concat([wasm.subarray(0, HEADER), ...kept.map(({ begin, end }) => wasm.subarray(begin, end))]);
}

/** Bytes of each function's code. */
function functionSizes() {
  const { content } = sectionsOf(wasm).find(({ id }) => id === CODE);
  let [count, at] = unsigned(wasm, content);
  return range(count).map(() => {
    const [size, begin] = unsigned(wasm, at);
    at = begin + size;
    return size;
  });
}

/** The sections of a binary: `id`, where each begins and ends, and where its content begins. */
function sectionsOf(bytes) {
  const found = [];
  for (let begin = HEADER; begin < bytes.length; begin = found.at(-1).end) {
    const [size, content] = unsigned(bytes, begin + 1);
    found.push({ id: bytes[begin], begin, content, end: content + size });
  }
  return found;
}

/** A number in LEB128 at an offset, and the offset after it. */
function unsigned(bytes, offset) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[offset++];
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, offset];
  }
}

function functionsOf(module) {
  return range(module.getNumFunctions()).map(i => binaryen.getFunctionInfo(module.getFunctionByIndex(i)));
}

/** Names of functions that are not imported. */
function definedFunctions(module) {
  return functionsOf(module).filter(each => !each.module).map(({ name }) => name);
}

function exportsOf(module) {
  return range(module.getNumExports()).map(i => binaryen.getExportInfo(module.getExportByIndex(i)));
}

function globalsOf(module) {
  return range(module.getNumGlobals()).map(i => binaryen.getGlobalInfo(module.getGlobalByIndex(i)).name);
}

function tablesOf(module) {
  return range(module.getNumTables()).map(i => binaryen.getTableInfo(module.getTableByIndex(i)).name);
}

function range(length) {
  return Array.from({ length }, (_, index) => index);
}
