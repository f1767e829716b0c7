import { PLAIN_LETTERS } from "./plain-letters";

/** Accents, points and vowel signs over and under letters, and invisible characters. */
export const UNCOUNTED =
  "\\u00ad\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u061c\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff";

const MARKS = new RegExp(`[${UNCOUNTED}]`, "g");

const PLAIN = new Map(
  Object.entries(PLAIN_LETTERS).flatMap(([plain, letters]) =>
    [...letters].map((letter) => [letter, plain] as const),
  ),
);

const withoutMarks = (text: string) => text.normalize("NFKD").replace(MARKS, "");

/** Folds a letter for comparison: there and back, ς is σ and ẞ is ss. */
function foldedLetter(letter: string): string {
  const small = withoutMarks(letter.toUpperCase().toLowerCase());
  return PLAIN.get(letter) ?? PLAIN.get(small) ?? small;
}

/**
 * Folds a text for comparisons that ignore case, accents, and letters that a keyboard does not
 * have: « Łódź » is lodz, « Straße » strasse, « Lecœur » lecoeur. Other alphabets stay theirs.
 */
export const foldedText = (text: string): string =>
  withoutMarks(text)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[^\p{ASCII}]/gu, foldedLetter);
