/** Comment, tag, character reference, or text between them (a lone < or & is text). */
const PIECE =
  /<!--[\s\S]*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);|[^<&]+|[<&]/gi;

const TAG = /^<(\/?)([a-z][^\s/>]*)[\s\S]*?(\/?)>$/i;

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** Splits a text into characters as readers count: é in two code points, a family emoji in 7. */
const graphemes = new Intl.Segmenter("fr", { granularity: "grapheme" });

function openAfter(tag: string, open: string[]): string[] {
  const [, closing, rawName = "", selfClosing] = TAG.exec(tag) ?? [];
  const name = rawName.toLowerCase();
  if (closing) {
    const opened = open.lastIndexOf(name);
    return opened < 0 ? open : open.toSpliced(opened, 1);
  }
  return name === "" || selfClosing || VOID.has(name) ? open : [...open, name];
}

function charactersOf(piece: string): string[] {
  if (piece.length > 1 && piece.startsWith("&")) return [piece];
  return Array.from(graphemes.segment(piece), ({ segment }) => segment);
}

/** Ends a text with a mark, after its last whole word. */
function marked(shown: string, mark: string, next: string): string {
  if (mark === "") return shown;
  const isWithinWord = /\S/u.test(next);
  return (isWithinWord ? shown.replace(/\s+[^\s<>]*$/u, "") : shown.trimEnd()) + mark;
}

/**
 * Crops a text or sanitised HTML to at most `visible` characters (§9: 120, and -1 for no limit).
 * Tags and comments count for nothing, `&eacute;` for one. It never cuts inside a tag, a character
 * reference or a composed character, and closes the elements it cut open. A text within the limit
 * comes back as it is.
 * @param options.mark stands where something is left out, after the last whole word
 * @throws RangeError when `visible` is neither -1 nor a whole number from 0.
 */
export function cropText(
  htmlOrText: string,
  { visible = 120, mark = "" }: { visible?: number; mark?: string } = {},
): string {
  if (visible === -1) return htmlOrText;
  if (!Number.isInteger(visible) || visible < 0) {
    throw new RangeError(`Characters to keep must be -1 or a whole number, not ${visible}`);
  }
  /** Ends the text at the cut, once the character after it is known. */
  let cut: ((next: string) => string) | undefined = visible === 0 ? () => "" : undefined;
  let read = "";
  let count = 0;
  let open: string[] = [];
  for (const [piece] of htmlOrText.matchAll(PIECE)) {
    if (piece.length > 1 && piece.startsWith("<")) {
      open = openAfter(piece, open);
      read += piece;
      continue;
    }
    for (const character of charactersOf(piece)) {
      if (cut !== undefined) return cut(character);
      read += character;
      count += 1;
      // A cut here is certain only once another character follows.
      if (count === visible) {
        const shown = read;
        const closing = open.toReversed().map((name) => `</${name}>`);
        cut = (next) => [marked(shown, mark, next), ...closing].join("");
      }
    }
  }
  return htmlOrText;
}
