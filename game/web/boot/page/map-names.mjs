/** The names on the home screen's map, in the page's language and font; they are no part of its picture (tools/build/prerendered.py). */
import { listen } from "../events.mjs";
import { fetchFile } from "../fetch-file.mjs";
import { boardLanguage } from "../i18n/i18n.mjs";
import { get } from "./settings.mjs";

const drawing = document.getElementById("map-names");
let shown;

showNames();
listen("language", showNames);
listen("settings", showNames);

async function showNames() {
  const names = `${get("names")}/${boardLanguage()}`;
  if (names === shown) return;
  shown = names;
  try {
    const { size, texts } = await (await fetchFile(new URL(`../assets/map/${names}.json`, import.meta.url))).json();
    if (names !== shown) return; // others were chosen meanwhile
    drawing.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
    drawing.replaceChildren(...texts.map(text));
  } catch {
    shown = undefined; // the map has no names until others are chosen
  }
}

function text([attributes, content]) {
  const element = document.createElementNS(drawing.namespaceURI, "text");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = content;
  return element;
}
