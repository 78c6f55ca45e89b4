/** The names on the home screen's map, in the page's language and font; they are no part of its picture (tools/build/prerendered.py). */
import { listen } from "../events.mjs";
import { fetchFile } from "../fetch-file.mjs";
import { boardLanguage } from "../i18n/i18n.mjs";

const drawing = document.getElementById("map-names");
let shown;

showNames();
listen("language", showNames);

async function showNames() {
  const language = boardLanguage();
  if (language === shown) return;
  shown = language;
  try {
    const { size, texts } = await (await fetchFile(new URL(`../assets/map/${language}.json`, import.meta.url))).json();
    if (language !== shown) return; // another language was chosen meanwhile
    drawing.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
    drawing.replaceChildren(...texts.map(text));
  } catch {
    shown = undefined; // the map has no names until the language changes
  }
}

function text([attributes, content]) {
  const element = document.createElementNS(drawing.namespaceURI, "text");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = content;
  return element;
}
