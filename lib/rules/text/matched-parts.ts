import { foldedText } from "./folded-text";

/** A piece of a text, and whether it was typed. */
export interface TextPart {
  text: string;
  isMatch: boolean;
  /** Where it begins in the text. */
  at: number;
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** How much of a word its folded beginning is: « Bœ » of « Bœuf » for « boe ». */
function lengthOf(word: string, beginning: string): number {
  let [length, left] = [0, beginning.length];
  for (const letter of word) {
    const folded = foldedText(letter).length;
    if (left <= 0 && folded > 0) break;
    length += letter.length;
    left -= folded;
  }
  return length;
}

/**
 * A text in pieces, those that begin a word as a typed word does apart: « nant » in « Nantes ».
 * Accents and capitals are no matter.
 */
export function matchedParts(text: string, typed: string): TextPart[] {
  const beginnings = wordsOf(typed).map(foldedText).filter(Boolean);
  const parts: TextPart[] = [];
  let at = 0;
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (piece === "") return;
    if (last?.isMatch === isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch, at });
    at += piece.length;
  };
  for (const piece of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    const word = foldedText(piece);
    const matches = beginnings.filter((beginning) => word.startsWith(beginning));
    const length = Math.max(0, ...matches.map((beginning) => lengthOf(piece, beginning)));
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return parts;
}
