/**
 * Player settings, saved in localStorage. The form #settings-form and all [data-language] and [data-toggle-setting] buttons
 * change them without Python. Language and theme apply at once; event `starboard:settings` reports every change.
 */
import { dispatch, listen } from "../events.mjs";
import { language, setLanguage } from "../i18n/i18n.mjs";
import { ifAllowed } from "../storage/if-allowed.mjs";

const KEY = "starboard.settings";
const TOGGLES_PREFIX = "show-";
const DEFAULTS = {
  theme: "system", speed: "normal", motion: "system", names: "old", undo: "chance", think: "short", ponder: false, coach: false,
  confirm: false, turned: false, sound: true, vibration: true, voice: "none",
};
const page = document.documentElement;
const form = document.getElementById("settings-form");

let current = { ...DEFAULTS, ...stored() };
showSettings();
listen("language", showSettings);
addEventListener("storage", ({ key }) => key === KEY && readAgain());
form.addEventListener("change", ({ target }) => set(target.name, target.type === "checkbox" ? target.checked : target.value));
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-language]");
  if (button) set("language", button.dataset.language);
  const name = target.closest("[data-toggle-setting]")?.dataset.toggleSetting;
  if (name) set(name, !get(name));
});

/** A setting's value. `show-<game>` holds the ids of visible toggles, separated by spaces; undefined if never chosen. */
export function get(name) {
  return name === "language" ? language() : current[name];
}

/** Change a setting, save it and dispatch `starboard:settings`. */
export async function set(name, value) {
  save(name, value);
  if (name === "language") {
    await setLanguage(value).catch(() => {
      if (current.language !== value) return; // another language was chosen meanwhile
      save(name, language());
      dispatch("language-missing");
    });
  }
  showSettings();
  dispatch("settings");
}

function save(name, value) {
  current = { ...current, [name]: value };
  ifAllowed(() => localStorage.setItem(KEY, JSON.stringify(current))); // if not, the player is told when a game is saved
}

/** Another tab has changed them: without this, the next change here would undo that. */
function readAgain() {
  current = { ...DEFAULTS, ...stored() };
  showSettings();
  dispatch("settings");
}

function stored() {
  const found = ifAllowed(() => JSON.parse(localStorage.getItem(KEY))); // undefined if corrupt, too
  return Object.fromEntries(Object.entries(found ?? {}).filter(([name, value]) => isValid(name, value)));
}

function isValid(name, value) {
  if (name === "language" || name.startsWith(TOGGLES_PREFIX)) return typeof value === "string";
  const field = form.elements[name];
  return field?.options ? [...field.options].some(option => option.value === value) : typeof value === typeof DEFAULTS[name];
}

function showSettings() {
  if (current.theme === "system") delete page.dataset.theme;
  else page.dataset.theme = current.theme;
  page.dataset.motion = current.motion;
  for (const field of form.elements) {
    if (field.type === "checkbox") field.checked = get(field.name);
    else if (field.name) field.value = get(field.name);
  }
  for (const button of document.querySelectorAll("[data-language]")) {
    button.setAttribute("aria-pressed", button.dataset.language === language());
  }
  for (const button of document.querySelectorAll("[data-toggle-setting]")) {
    button.setAttribute("aria-pressed", get(button.dataset.toggleSetting));
  }
}
