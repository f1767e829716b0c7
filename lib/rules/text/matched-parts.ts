/** A piece of a text, and whether it was typed. */
export interface TextPart {
  text: string;
  isMatch: boolean;
  /** Where it begins in the text. */
  at: number;
}

/** Letters without accents and capitals, one for one. */
const folded = (text: string) =>
  [...text].map((letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A text in pieces, those that begin a word as a typed word does apart: « nant » in « Nantes ».
 * Accents and capitals are no matter.
 */
export function matchedParts(text: string, typed: string): TextPart[] {
  const beginnings = wordsOf(typed).map(folded);
  const parts: TextPart[] = [];
  let at = 0;
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (piece === "") return;
    if (last?.isMatch === isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch, at });
    at += piece.length;
  };
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const word = folded(piece);
    const matches = beginnings.filter((beginning) => word.startsWith(beginning));
    const length = Math.max(0, ...matches.map((beginning) => beginning.length));
    const letters = [...piece];
    add(letters.slice(0, length).join(""), true);
    add(letters.slice(length).join(""), false);
  }
  return parts;
}
