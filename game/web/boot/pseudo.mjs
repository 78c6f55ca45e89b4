/** Pseudo-localisation: every text 40 % longer and accented, still readable, so that what overflows shows itself. */

const ACCENTED = { a: "å", e: "ë", i: "ï", o: "ø", u: "ü", y: "ý", A: "Å", E: "Ë", I: "Ï", O: "Ø", U: "Ü", Y: "Ý", n: "ñ", c: "ç" };
const LONGER = 0.4;

export function pseudo(text) {
  let owed = 0;
  return [...text].map(letter => {
    const shown = ACCENTED[letter] ?? letter;
    if (!/\p{Letter}/u.test(letter)) return shown;
    owed += LONGER;
    if (owed < 1) return shown;
    owed -= 1;
    return shown + shown.toLowerCase();
  }).join("");
}
