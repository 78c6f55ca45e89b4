/** QR codes, as a file of its own that is loaded with the first one. */
import { generate } from "lean-qr";
import { toSvg } from "lean-qr/extras/svg";

/** A new SVG element that shows a text. Black on white in every theme, with the margin that cameras need. */
export function qrCode(text) {
  const svg = toSvg(generate(text), document, { on: "black", off: "white" });
  svg.setAttribute("class", "qr-code");
  svg.setAttribute("aria-hidden", "true"); // the same text always stands beside it as a link
  return svg;
}
