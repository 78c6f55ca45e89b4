/**
 * Removes from Emscripten's JavaScript and Pyodide's WebAssembly what only packages with compiled code need, which the page does
 * not load. Arguments: the JavaScript (a script, see `as_script`), pyodide.mjs, the WebAssembly, and the folder for the results.
 *
 * Most exports of the WebAssembly serve such packages: the JavaScript names them only to pass them on. Without these exports,
 * Binaryen finds the functions and imports that nobody needs; without these imports, Terser finds the JavaScript.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { minify } from "terser";

const [gluePath, pyodidePath, wasmPath, folder] = process.argv.slice(2);
const METADCE = join(dirname(createRequire(import.meta.url).resolve("binaryen")), "bin", "wasm-metadce");
/** Those that Pyodide was compiled with. Binaryen uses no others, which older browsers might lack. */
const FEATURES = [
  "bulk-memory", "exception-handling", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext",
].map(feature => `--enable-${feature}`);

const ASSIGNMENT = /((?:[\w$]+=|Module\["[^"]+"\]=)+)wasmExports\["([^"]+)"\](?:\.value>>>0)?;?/g;
const DECLARATION = /(?<=var )(?:[\w$]+,)*[\w$]+(?=;function assignWasmExports)/;
const IMPORTS = /(?<=var wasmImports=\{)[^{}]*(?=\})/;
const PASSED_ON = /(?<=[;}])Module\["([\w$]+)"\]=\1;/g;
const SIGNATURE = /([\w$]+)\.sig="\w*";?/g;
/** Only code of packages is evaluated. Terser keeps every name that such a call may use. */
const EVAL = /(?<![\w$.])eval\(/g;

const glue = readFileSync(gluePath, "utf8");
const pyodide = readFileSync(pyodidePath, "utf8");
for (const part of [ASSIGNMENT, DECLARATION, IMPORTS, PASSED_ON, SIGNATURE]) {
  if (glue.search(part) < 0) throw new Error(`Emscripten's JavaScript has no ${part}`);
}

const wasm = trimmedWasm(usedExports());
writeFileSync(join(folder, "wasm"), wasm);
const options = { ecma: 2020, compress: { ecma: 2020, passes: 2 }, format: { ecma: 2020 } };
const { code } = await minify(trimmedGlue(new WebAssembly.Module(wasm)), options);
writeFileSync(join(folder, "glue"), code);

/** Names of the exports that the JavaScript uses for more than to pass them on. */
function usedExports() {
  const identifiers = new Map([...glue.matchAll(ASSIGNMENT)].map(([, targets, name]) => [name, identifiersOf(targets)]));
  const rest = [ASSIGNMENT, DECLARATION, IMPORTS, PASSED_ON, SIGNATURE].reduce((text, part) => text.replace(part, ""), glue);
  const words = new Set(`${rest} ${pyodide}`.match(/[\w$]+/g));
  const isUsed = name => [name, ...(identifiers.get(name) ?? [])].some(word => words.has(word));
  return new Set(exportsOf(new WebAssembly.Module(readFileSync(wasmPath))).filter(isUsed));
}

/** The variables in `_name=Module["_name"]=`. */
function identifiersOf(targets) {
  return targets.split("=").filter(target => /^[\w$]+$/.test(target));
}

function exportsOf(module) {
  return WebAssembly.Module.exports(module).map(({ name }) => name);
}

/** The WebAssembly with these exports, and those whose addresses it imports from itself (GOT, the global offset table). */
function trimmedWasm(used) {
  const module = new WebAssembly.Module(readFileSync(wasmPath));
  const exported = new Set(exportsOf(module));
  const addresses = WebAssembly.Module.imports(module).filter(({ module, name }) => module.startsWith("GOT") && exported.has(name));
  const graph = [
    { name: "page", root: true, reaches: [...used] },
    ...[...exported].map(name => ({ name, export: name })),
    ...addresses.map(({ module, name }) => ({ name: `${module} ${name}`, import: [module, name], reaches: [name] })),
  ];
  const [graphPath, made] = [join(folder, "graph.json"), join(folder, "trimmed.wasm")];
  writeFileSync(graphPath, JSON.stringify(graph));
  const options = ["--mvp-features", ...FEATURES, "--graph-file", graphPath, "-o", made];
  execFileSync(process.execPath, [METADCE, wasmPath, ...options], { stdio: ["ignore", "ignore", "inherit"] });
  return readFileSync(made);
}

/** The JavaScript without what only served the WebAssembly's lost imports and exports. */
function trimmedGlue(module) {
  const exported = new Set(exportsOf(module));
  const imported = new Set(WebAssembly.Module.imports(module).map(({ name }) => name));
  const lost = new Set();
  const kept = new Set();
  const withImports = glue.replace(IMPORTS, list => {
    const entries = list.split(",").filter(entry => imported.has(entry.split(":")[0]));
    for (const entry of entries) kept.add(entry.split(":").at(-1));
    return entries.join(",");
  });
  const withExports = withImports.replace(ASSIGNMENT, (statement, targets, name) => {
    if (exported.has(name)) return statement;
    for (const identifier of identifiersOf(targets)) lost.add(identifier);
    return "";
  });
  const declared = withExports.replace(DECLARATION, names => names.split(",").filter(name => !lost.has(name)).join(","));
  const properties = new Set((declared.replace(PASSED_ON, "") + pyodide).match(/(?<=[."])[\w$]+/g));
  return declared
    .replace(PASSED_ON, (statement, name) => (properties.has(name) ? statement : ""))
    .replace(SIGNATURE, (statement, name) => (kept.has(name) ? statement : ""))
    .replace(EVAL, "(0,eval)(");
}
