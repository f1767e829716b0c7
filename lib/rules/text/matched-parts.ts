import { foldedText } from "./folded-text";

/** Piece of a text, and whether it matches the typed words. */
export interface TextPart {
  text: string;
  isMatch: boolean;
  at: number;
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Measures the part of a word that folds to a beginning: « Bœ » of « Bœuf » for « boe ». */
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

/** Splits a text at the words that begin as typed: « nant » in « Nantes », accents aside. */
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
