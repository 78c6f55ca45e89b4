/** Prints in how many bytes the memory of the first part of Python differs from that of the whole, without and with the rest. */
import { readFileSync } from "node:fs";

const [whole, first, rest] = process.argv.slice(2).map(path => new WebAssembly.Module(readFileSync(path)));
const expected = start(whole);
const python = start(first);
const without = differences();
const functions = functionsOf(rest).filter(({ module }) => module === "first").map(({ name }) => [name, python.rest.get(Number(name))]);
start(rest, { ...python, ...Object.fromEntries(functions) });
console.log(JSON.stringify([without, differences()]));

/** The exports of a module whose imported functions do nothing. */
function start(module, first = {}) {
  const imports = { first };
  for (const each of functionsOf(module)) if (each.module !== "first") (imports[each.module] ??= {})[each.name] = () => 0;
  return new WebAssembly.Instance(module, imports).exports;
}

function functionsOf(module) {
  return WebAssembly.Module.imports(module).filter(({ kind }) => kind === "function");
}

function differences() {
  const found = new Uint8Array(python.memory.buffer);
  return new Uint8Array(expected.memory.buffer).reduce((count, byte, address) => count + (byte !== found[address]), 0);
}
