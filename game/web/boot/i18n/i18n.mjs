/**
 * The words of the page: Mozilla's Fluent over assets/text/<language>.ftl, before and after Python starts. Those of the
 * first screen (assets/text/boot/) come with this script; on a first visit the rest waits until that screen is seen.
 *
 * Elements with `data-l10n-id` (and `data-l10n-args`, JSON) are translated where they stand and whenever they change.
 * Python formats through `from pyscript.js_modules import words`. A message that is missing shows its id and is an
 * error on the console. `?lang=qps` gives a pseudo-language, English with long and accented words, to find what overflows.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { DOMLocalization } from "@fluent/dom";
import { negotiateLanguages } from "@fluent/langneg";
import en from "../../../../assets/text/boot/en.ftl";
import fi from "../../../../assets/text/boot/fi.ftl";
import sv from "../../../../assets/text/boot/sv.ftl";
import { dispatch } from "../events.mjs";
import { pseudo } from "./pseudo-locale.mjs";

const FIRST_SCREEN = { en, sv, fi };
const PSEUDO = "qps";
const MAX_NAME_GRAPHEMES = 24;
const BATCH_SIZE = 20; // elements that are translated before the browser may do something else
const FIRST_PAINT_TIMEOUT_MS = 1_000; // milliseconds that the first screen may take to be seen
const CHUNKS = /[^]{1,4000}[^]*?(?=\n[\w#-]|$)/g; // of a file of texts; each begins where a message or a comment does
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Bidi_Control}]/u;

const { toString: formatNumber } = FluentNumber.prototype;
FluentNumber.prototype.toString = function (scope) {
  return formatNumber.call(this, scope).replace("-", "−"); // Intl's English has a hyphen for a minus
};

export const languages = Object.keys(FIRST_SCREEN);

const parts = new Map(); // what was asked for besides the page's own texts, and when it is there
let current = initialLanguage();
let requested = current;
let bundle = bundleOf(current);
let isComplete = false; // until then what has no text yet stays as index.html has it
const localization = new (class extends DOMLocalization {
  async formatMessages(keys) {
    return keys.map(({ id, args }) => (isComplete || bundle.hasMessage(id) ? escaped(messageOf(id, args)) : undefined));
  }
  /** A text that stays as it is stays untouched: WebKit forgets a click on one that is put anew while it is pressed. */
  applyTranslations(elements, translations) {
    const changes = translations.map((each, index) => (each?.value === elements[index].textContent ? { ...each, value: null } : each));
    super.applyTranslations(elements, changes);
  }
})([], () => []);

/** Settles once the first language is there and the page is translated; rejects where its file does not come. */
export const ready = start();

/** The text of a message; `args` is JSON, its values strings and numbers. `id` may name an attribute: "id.attribute". */
export function format(id, args = "{}") {
  return textOf(id, JSON.parse(args || "{}"));
}

/** Many at once: JSON of a list of `{key, params}`, and a list of texts back as JSON. */
export function formatAll(messages) {
  return JSON.stringify(JSON.parse(messages).map(({ key, params }) => textOf(key, params)));
}

/** A name as it is shown: at most 24 letters as a reader counts them, so that no name breaks the page. */
export function shortened(name) {
  return graphemes(name).length > MAX_NAME_GRAPHEMES ? `${firstGraphemes(name, MAX_NAME_GRAPHEMES - 1)}…` : name;
}

/** As many letters of a name as are shown. */
export function firstGraphemes(name, max = MAX_NAME_GRAPHEMES) {
  return graphemes(name).slice(0, max).join("");
}

function graphemes(name) {
  return globalThis.Intl?.Segmenter ? [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment) : [...name];
}

/** Whether there is a message of that id. */
export const has = id => bundle.hasMessage(id);

export const language = () => current;

/** The language whose names stand on a board: the pseudo-language has none of its own. */
export const boardLanguage = () => (current === PSEUDO ? "en" : current);

/** Speak another language from now on. Whether to remember it (localStorage) is for the caller to say. */
export async function setLanguage(code) {
  if (!isKnown(code)) throw new RangeError(`no such language: ${code}`);
  requested = code;
  const loaded = await loadBundle(code);
  if (requested !== code) return; // another language was chosen before this one's texts came
  bundle = loaded;
  isComplete = true;
  current = code;
  await translateAll();
  dispatch("language", { language: code });
}

/** Load more texts, those of assets/text/<part>/, in the language spoken now and in whatever is chosen later. */
export function loadPart(part) {
  if (!parts.has(part)) parts.set(part, fetchPart(part));
  return parts.get(part);
}

async function fetchPart(part) {
  const [code, target] = [current, bundle];
  try {
    await addInChunks(target, await fetchText(`${part}/${fileOf(code)}`));
  } catch (error) {
    parts.delete(part); // whoever asks again may have a network
    throw error;
  }
  if (bundle !== target || requested !== current) await setLanguage(requested); // another language comes without this part
}

async function start() {
  localization.connectRoot(document.documentElement);
  await translate();
  await firstPaint();
  while (!isComplete) await setLanguage(requested); // again where another language was chosen meanwhile
}

/** Where the page never was, its first screen does not share the line with words that nobody reads yet. */
async function firstPaint() {
  if (document.hidden || navigator.serviceWorker?.controller) return;
  const painted = new Promise(resolve => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
  await Promise.race([painted, new Promise(resolve => setTimeout(resolve, FIRST_PAINT_TIMEOUT_MS))]);
}

/** All of the page; then `html[lang]` says what all of it speaks. */
async function translateAll() {
  await translate();
  document.documentElement.lang = current === PSEUDO ? "en-x-qps" : current;
}

/** Some elements after the other, those of the first screen first, so that no task is long. */
async function translate() {
  const elements = [...document.querySelectorAll("[data-l10n-id]")];
  while (elements.length) {
    await localization.translateElements(elements.splice(0, BATCH_SIZE));
    await yieldToMain();
  }
}

/** The address asks, else the player's setting, else what the browser prefers. */
function initialLanguage() {
  const asked = new URLSearchParams(location.search).get("lang");
  const found = [asked, storedLanguage()].find(isKnown);
  return found ?? negotiateLanguages(navigator.languages, languages, { defaultLocale: "en", strategy: "lookup" })[0];
}

function storedLanguage() {
  try {
    return JSON.parse(localStorage.getItem("starboard.settings"))?.language;
  } catch {
    return undefined; // no storage, or not ours to read: the browser's language will do
  }
}

function isKnown(code) {
  return code === PSEUDO || languages.includes(code);
}

async function loadBundle(code) {
  const files = ["", ...[...parts.keys()].map(part => `${part}/`)].map(folder => `${folder}${fileOf(code)}`);
  const newBundle = bundleOf(code);
  for (const text of await Promise.all(files.map(fetchText))) await addInChunks(newBundle, text);
  return newBundle;
}

async function fetchText(path) {
  const response = await fetch(new URL(`../assets/text/${path}`, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

function fileOf(code) {
  return `${code === PSEUDO ? "en" : code}.ftl`;
}

/** A bundle with what is said while nothing has come yet. */
function bundleOf(code) {
  const name = code === PSEUDO ? "en" : code;
  const newBundle = new FluentBundle(name, { useIsolating: false, transform: code === PSEUDO ? pseudo : undefined });
  addChunk(newBundle, FIRST_SCREEN[name]);
  return newBundle;
}

/** Piece by piece, so that no task is long. */
async function addInChunks(newBundle, text) {
  for (const chunk of text.match(CHUNKS)) {
    addChunk(newBundle, chunk);
    await yieldToMain();
  }
}

function addChunk(newBundle, text) {
  for (const error of newBundle.addResource(new FluentResource(text))) console.error(`${newBundle.locales}: ${error.message}`);
}

/** The browser may do something else, and answer a tap. */
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

/** Fluent takes "<" in a text for markup. Ours has none, but a player's name may. */
function escaped({ value, attributes }) {
  return { value: value?.replaceAll("&", "&amp;").replaceAll("<", "&lt;") ?? null, attributes };
}

function missing(id) {
  console.error(`no message ${id} in ${current}`);
  return id;
}

/**
 * Values as Fluent takes them. A value that is a message itself, `{key, params}`, is put into words first and brings its
 * attributes along: `place` with an attribute `.to` gives `$place` and `$place-to`.
 */
function fluentArgs(args) {
  return Object.fromEntries(Object.entries(args ?? {}).flatMap(([name, value]) => {
    if (typeof value !== "object") return [[name, isolated(value)]];
    const { value: text, attributes } = messageOf(value.key, value.params);
    return [[name, text], ...(attributes ?? []).map(each => [`${name}-${each.name}`, each.value])];
  }));
}

/** A name that runs from right to left must not turn the sentence around it. */
function isolated(value) {
  return typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}
