import fc from "fast-check";

/** Letters of names in France and around it, and the marks between them. */
const LETTERS = [..."abcdefghijklmnopqrstuvwxyzàâäæçéèêëîïôöœùûüÿñßøåšžłáíóúý"];
const BETWEEN = ["", "", "-", " ", "’", "'", " de ", " & "];

const word = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 9 })
  .map(([first = "x", ...rest]) => first.toLocaleUpperCase("fr") + rest.join(""));

/** Draws a name of one to so many words, of a person or of a place. */
export const anyName = (words: number): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...BETWEEN), word), { minLength: 1, maxLength: words })
    .map((parts) => parts.map(([between, one], index) => (index ? between : "") + one).join(""));
