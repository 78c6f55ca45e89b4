/** QR codes. A bundle of its own, loaded when somebody asks for one. */
import { generate } from "lean-qr";

const QUIET = 4, MIN_PIXELS = 6; // modules around the code; pixels of a module

/** Draws a text as a QR code on a canvas: always dark on light, as cameras expect. */
export function draw(text, canvas) {
  generate(text).toCanvas(canvas, { on: [0, 0, 0, 255], off: [255, 255, 255, 255], pad: QUIET, scale: MIN_PIXELS });
}
