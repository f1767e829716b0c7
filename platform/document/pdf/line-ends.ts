/** Letters; a longer word may break inside. */
const LONGEST_UNBROKEN = 24;

/** A soft hyphen: the layout takes it out, and gives it to no font. */
const MAY_END = "\u00ad";

const WORDS = /[^ \n]+/g;

/**
 * Marks in a text where lines may end inside words that are too long for a column: after their
 * punctuation, or anywhere when they have none. It is marked here, where a word is still whole: the
 * layout asks for `linePieces` after it has cut words where their font or script changes.
 */
export const withLineEnds = (text: string): string =>
  text.replaceAll(WORDS, (word) => {
    if (word.length <= LONGEST_UNBROKEN) return word;
    const pieces = word.match(/[^-/@._]*[-/@._]+|[^-/@._]+/g) ?? [];
    return pieces
      .flatMap((piece) => (piece.length <= LONGEST_UNBROKEN ? [piece] : [...piece]))
      .join(MAY_END);
  });

/**
 * Cuts a word, or a part of it that is in one font, into the pieces that a line may end between.
 * The empty string between two pieces is, for the layout, a space without width: it takes no
 * hyphen. Several spaces come one by one, for the layout takes them together for more of the word
 * before them.
 */
export const linePieces = (word: string): string[] =>
  word.startsWith(" ")
    ? [...word]
    : word.split(MAY_END).flatMap((piece, index) => (index === 0 ? [piece] : ["", piece]));
