import { readFileSync } from "node:fs";

/**
 * Writes lib/rules/text/plain-letters.ts: the small Latin letters that Unicode does not take apart,
 * by the letters of the alphabet that their names are made from.
 *
 * node scripts/plain-letters.mjs UnicodeData.txt > lib/rules/text/plain-letters.ts
 *
 * UnicodeData.txt is Unicode's own (https://www.unicode.org/Public/UCD/latest/ucd/), or Debian's (unicode-data).
 */
const [, , path] = process.argv;
if (!path) throw new Error("usage: node scripts/plain-letters.mjs UnicodeData.txt");

/**
 * Plain letters for letters that have names of their own, as people type them.
 * @type {Record<string, string>}
 */
const NAMED = {
  "SHARP S": "ss",
  THORN: "th",
  ETH: "d",
  ENG: "n",
  SCHWA: "e",
  KRA: "k",
  EZH: "z",
};

/** Name of two letters that are written as one. */
const PAIR = /^(?:LETTER|LIGATURE) (A[AEOUVY]|OE|OO|OU)(?: WITH .*)?$/;

/** Name of a letter with a mark or a shape: `O WITH STROKE`, `DOTLESS I`, `OPEN E`. */
const ONE = /^LETTER (?:[A-Z]+ )*([A-Z])(?: WITH .*)?$/;

/**
 * Returns the letters of the alphabet that stand for a letter of this name.
 * @param {string} name
 */
function plainOf(name) {
  const small = /^LATIN SMALL (.*)$/.exec(name)?.[1];
  if (!small) return undefined;
  const named = /^LETTER (.*?)(?: WITH .*)?$/.exec(small)?.[1];
  return NAMED[named ?? ""] ?? (PAIR.exec(small) ?? ONE.exec(small))?.[1]?.toLowerCase();
}

/** @type {Record<string, string>} */
const lettersOf = {};
for (const line of readFileSync(path, "utf8").split("\n")) {
  const [code, name = ""] = line.split(";");
  const letter = code ? String.fromCodePoint(Number.parseInt(code, 16)) : "";
  const plain = plainOf(name);
  // A letter that is made of another and a mark needs no line.
  if (plain && letter.normalize("NFKD") === letter && !/[a-z]/.test(letter))
    lettersOf[plain] = (lettersOf[plain] ?? "") + letter;
}
const lines = Object.entries(lettersOf)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([plain, letters]) => `  ${plain}: "${letters}",`);
process.stdout.write(`/**
 * Small Latin letters that Unicode does not take apart, by those of the alphabet that one types in their place.
 * Written by scripts/plain-letters.mjs from the letters' names.
 */
export const PLAIN_LETTERS = {
${lines.join("\n")}
};
`);
