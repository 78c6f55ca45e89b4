/** Pseudo-localisation: makes a text 40 % longer and accented, but readable, to show what overflows. */
const PLAIN = "aeiouyAEIOUYnc";
const ACCENTED = "åëïøüýÅËÏØÜÝñç";
const LONGER = 0.4;

export function pseudo(text) {
  let owed = 0;
  return [...text].map(letter => {
    const shown = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    if (!/\p{Letter}/u.test(letter)) return shown;
    owed += LONGER;
    if (owed < 1) return shown;
    owed -= 1;
    return shown + shown.toLowerCase();
  }).join("");
}
