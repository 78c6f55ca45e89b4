/**
 * All texts of the page: Fluent over assets/text/<language>.ftl, without Python and with it (`pyscript.js_modules.page.i18n`).
 * The first screen's texts (assets/text/boot/) are part of this script; the others load after the first paint.
 *
 * Elements with `data-l10n-id` (and `data-l10n-args`, JSON) are translated when they change. A missing message shows its id and
 * logs an error. `?lang=qps` shows a pseudo-language, long and accented English.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { DOMLocalization } from "@fluent/dom";
import { negotiateLanguages } from "@fluent/langneg";
import en from "../../../../assets/text/boot/en.ftl";
import fi from "../../../../assets/text/boot/fi.ftl";
import sv from "../../../../assets/text/boot/sv.ftl";
import { dispatch } from "../events.mjs";
import { fetchFile } from "../fetch-file.mjs";
import { ifAllowed } from "../storage/if-allowed.mjs";
import { after } from "../timing.mjs";
import { pseudo } from "./pseudo-locale.mjs";

const FIRST_SCREEN = { en, sv, fi };
const PSEUDO = "qps";
const MAX_NAME_GRAPHEMES = 24;
const BATCH_SIZE = 20; // elements translated per task
const FIRST_PAINT_TIMEOUT_MS = 1_000;
const CHUNKS = /[^]{1,4000}[^]*?(?=\n[\w#-]|$)/g; // of an .ftl file; each begins at a message or a comment
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Bidi_Control}]/u;

const { toString: formatNumber } = FluentNumber.prototype;
FluentNumber.prototype.toString = function (scope) {
  return formatNumber.call(this, scope).replace("-", "−"); // Intl writes a hyphen for a minus in English
};

export const languages = Object.keys(FIRST_SCREEN);

const parts = new Map(); // name to promise, of texts loaded by `loadPart`
let current = initialLanguage();
let requested = current;
let bundle = bundleOf(current);
let isComplete = false; // while false, elements without a message keep the text of index.html
const localization = new (class extends DOMLocalization {
  async formatMessages(keys) {
    return keys.map(({ id, args }) => (isComplete || bundle.hasMessage(id) ? escaped(messageOf(id, args)) : undefined));
  }
  /** Leaves unchanged texts alone: WebKit loses a click if a pressed button's text is replaced. */
  applyTranslations(elements, translations) {
    const changes = translations.map((each, index) => (each?.value === elements[index].textContent ? { ...each, value: null } : each));
    super.applyTranslations(elements, changes);
  }
})([], () => []);

/** Resolves once the page is translated; rejects if the language's file cannot be loaded. */
export const ready = start();

/** The text of a message without arguments. */
export const format = id => textOf(id, {});

/** JSON of a list of texts, for JSON of a list of messages, `{key, params}`. A key may name an attribute: "id.attribute". */
export function formatAll(messages) {
  return JSON.stringify(JSON.parse(messages).map(({ key, params }) => textOf(key, params)));
}

/** A name for display, at most MAX_NAME_GRAPHEMES long, so that no name breaks the layout. */
export function shortened(name) {
  return graphemes(name).length > MAX_NAME_GRAPHEMES ? `${firstGraphemes(name, MAX_NAME_GRAPHEMES - 1)}…` : name;
}

/** The first `max` graphemes of a name. */
export function firstGraphemes(name, max = MAX_NAME_GRAPHEMES) {
  return graphemes(name).slice(0, max).join("");
}

function graphemes(name) {
  return globalThis.Intl?.Segmenter ? [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment) : [...name];
}

/** True if there is a message with this id. */
export const has = id => bundle.hasMessage(id);

export const language = () => current;

/** The language of names on the board: English for the pseudo-language. */
export const boardLanguage = () => realLanguage(current);

/** Change the language. Does not save the choice. If its texts cannot be loaded, the language stays, and this rejects. */
export async function setLanguage(code) {
  requested = code;
  const loaded = await loadBundle(code).catch(error => {
    if (requested === code) requested = current;
    throw error;
  });
  if (requested !== code) return; // another language was chosen meanwhile
  bundle = loaded;
  isComplete = true;
  current = code;
  await translate();
  document.documentElement.lang = current === PSEUDO ? "en-x-qps" : current;
  dispatch("language");
}

/** Load the texts of assets/text/<part>/ in the current language and in all that are chosen later. */
export function loadPart(part) {
  if (!parts.has(part)) parts.set(part, fetchPart(part));
  return parts.get(part);
}

async function fetchPart(part) {
  const [code, target] = [current, bundle];
  try {
    await addInChunks(target, await fetchText(`${part}/${realLanguage(code)}.ftl`));
  } catch (error) {
    parts.delete(part); // a second call tries again
    throw error;
  }
  if (bundle === target && requested === current) return;
  await setLanguage(requested).catch(error => { // the language that is being loaded lacks this part
    if (bundle === target) return; // the language stays, and has it
    parts.delete(part);
    throw error;
  });
}

async function start() {
  localization.connectRoot(document.documentElement);
  await translate();
  await firstPaint();
  while (!isComplete) { // repeat if another language was chosen meanwhile, or if that one cannot be loaded
    const code = requested;
    await setLanguage(code).catch(error => {
      if (requested === code) throw error;
    });
  }
}

/** On a first visit, wait for the first paint, so that texts needed later do not compete with it for the network. */
async function firstPaint() {
  if (document.hidden || navigator.serviceWorker?.controller) return;
  const painted = new Promise(resolve => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
  await Promise.race([painted, after(FIRST_PAINT_TIMEOUT_MS)]);
}

/** Translate in batches, in document order, so that no task is long. */
async function translate() {
  const elements = [...document.querySelectorAll("[data-l10n-id]")];
  while (elements.length) {
    await localization.translateElements(elements.splice(0, BATCH_SIZE));
    await yieldToMain();
  }
}

/** From the address (`?lang=`), else the player's setting, else the browser's preference. */
function initialLanguage() {
  const asked = new URLSearchParams(location.search).get("lang");
  const found = [asked, storedLanguage()].find(isKnown);
  return found ?? negotiateLanguages(navigator.languages, languages, { defaultLocale: "en", strategy: "lookup" })[0];
}

function storedLanguage() {
  return ifAllowed(() => JSON.parse(localStorage.getItem("starboard.settings"))?.language);
}

function isKnown(code) {
  return code === PSEUDO || languages.includes(code);
}

async function loadBundle(code) {
  const files = ["", ...[...parts.keys()].map(part => `${part}/`)].map(folder => `${folder}${realLanguage(code)}.ftl`);
  const newBundle = bundleOf(code);
  for (const text of await Promise.all(files.map(fetchText))) await addInChunks(newBundle, text);
  return newBundle;
}

async function fetchText(path) {
  return (await fetchFile(new URL(`../assets/text/${path}`, import.meta.url))).text();
}

function realLanguage(code) {
  return code === PSEUDO ? "en" : code;
}

/** A bundle with the first screen's texts. */
function bundleOf(code) {
  const name = realLanguage(code);
  const newBundle = new FluentBundle(name, { useIsolating: false, transform: code === PSEUDO ? pseudo : undefined });
  addChunk(newBundle, FIRST_SCREEN[name]);
  return newBundle;
}

/** Add a file's text in chunks, so that no task is long. */
async function addInChunks(newBundle, text) {
  for (const chunk of text.match(CHUNKS)) {
    addChunk(newBundle, chunk);
    await yieldToMain();
  }
}

function addChunk(newBundle, text) {
  for (const error of newBundle.addResource(new FluentResource(text))) console.error(`${newBundle.locales}: ${error.message}`);
}

/** Let the browser handle input. */
function yieldToMain() {
  return globalThis.scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve));
}

function textOf(id, args) {
  const [name, attribute] = id.split(".");
  const message = messageOf(name, args);
  return attribute ? (message.attributes?.find(found => found.name === attribute)?.value ?? missing(id)) : message.value;
}

function messageOf(id, args) {
  const message = bundle.getMessage(id);
  if (!message) return { value: missing(id), attributes: null };
  const errors = [];
  const values = fluentArgs(args);
  const text = pattern => pattern && bundle.formatPattern(pattern, values, errors);
  const attributes = Object.entries(message.attributes).map(([name, pattern]) => ({ name, value: text(pattern) }));
  const value = text(message.value);
  for (const error of errors) console.error(`${current}/${id}: ${error.message}`);
  return { value, attributes };
}

/** Escapes a message for @fluent/dom, which takes "<" for markup. A player's name may hold one. */
function escaped({ value, attributes }) {
  return { value: value?.replaceAll("&", "&amp;").replaceAll("<", "&lt;") ?? null, attributes };
}

function missing(id) {
  console.error(`no message ${id} in ${current}`);
  return id;
}

/**
 * Arguments for Fluent. A message as a value, `{key, params}`, is formatted first, and so are its attributes: `place` with an
 * attribute `.to` gives `$place` and `$place-to`.
 */
function fluentArgs(args) {
  return Object.fromEntries(Object.entries(args ?? {}).flatMap(([name, value]) => {
    if (typeof value !== "object") return [[name, isolated(value)]];
    const { value: text, attributes } = messageOf(value.key, value.params);
    return [[name, text], ...(attributes ?? []).map(each => [`${name}-${each.name}`, each.value])];
  }));
}

/** Isolates right-to-left text, so that it does not reverse the sentence around it. */
function isolated(value) {
  return typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}
