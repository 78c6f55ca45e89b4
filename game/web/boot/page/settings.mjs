/**
 * What players choose once for all games, kept on the device. It works before Python is there: the form #settings-form
 * and every [data-language] and [data-toggle-setting] button change it, language and colours follow at once,
 * `starboard:settings` tells the rest.
 */
import { dispatch, listen } from "../events.mjs";
import { language, setLanguage } from "../i18n/i18n.mjs";

const KEY = "starboard.settings";
const TOGGLES_PREFIX = "show-";
const DEFAULTS = {
  theme: "system", speed: "normal", motion: "system", names: "old", undo: "chance", think: "short", ponder: false,
  confirm: false, turned: false, sound: true, vibration: true, voice: "none",
};
const page = document.documentElement;
const form = document.getElementById("settings-form");

let current = { ...DEFAULTS, ...stored() };
showSettings();
listen("language", () => showSettings());
form.addEventListener("change", ({ target }) => set(target.name, target.type === "checkbox" ? target.checked : target.value));
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-language]");
  if (button) set("language", button.dataset.language);
  const name = target.closest("[data-toggle-setting]")?.dataset.toggleSetting;
  if (name) set(name, !get(name));
});

/** The value of one setting. `show-<game>` are the words of what is shown, or undefined where nobody has chosen. */
export function get(name) {
  return name === "language" ? language() : current[name];
}

/** Change one setting, keep it, and tell. */
export async function set(name, value) {
  current = { ...current, [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Nothing is kept in this browser; saving a game says so.
  }
  if (name === "language") await setLanguage(value);
  showSettings();
  dispatch("settings", { name });
}

function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY));
    return Object.fromEntries(Object.entries(found ?? {}).filter(([name, value]) => isValid(name, value)));
  } catch {
    return {}; // damaged or not to be read: the first settings will do
  }
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
