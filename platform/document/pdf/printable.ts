import { Font as Fonts } from "@react-pdf/renderer";
import { TEXT_FONTS } from "./document-fonts";
import { withThinSpaces } from "./thin-spaces";

/** Stands in for a character that no font of ours can draw, so that nothing vanishes unseen. */
export const UNDRAWABLE = "□";

/** Controls, marks without width, and overrides of the direction, which could disguise a text. */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/** Any white space but the ends of lines and the spaces that must not break. */
const SPACES = /[^\S\n\u00a0\u2009]+/g;

/** The letters of Arabic, and none that other languages have beside them. */
const ARABIC = /[\u0621-\u063a\u0641-\u064a]/gu;

/** Marks over and under letters that are no letter together with them. */
const MARKS = /\p{M}/gu;

/**
 * Rewrites every text of the data in characters that the open fonts of documents have.
 * @param as.isSafe for boxes in place of characters that a font may fail to place: marks, and the
 *   letters that it makes of a letter and a mark and then cannot lay out
 */
export async function printable<Data>(data: Data, { isSafe = false } = {}): Promise<Data> {
  const fonts = await Promise.all(TEXT_FONTS.map(loadFont));
  const letters = new Set(JSON.stringify(data).match(ARABIC));
  if (letters.size > 0)
    drawFirst(letters, [...fonts, ...(await Promise.all(TEXT_FONTS.map(loadBold)))]);
  const isDrawable = (character: string) => {
    if (character === "\n") return true;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint(character)));
    return font !== undefined && (!isSafe || isLaidOut(font, character));
  };
  const inPrint = (value: unknown): unknown => {
    if (typeof value === "string") {
      const drawable = withDrawable(value, isDrawable);
      return isSafe ? drawable.replace(MARKS, UNDRAWABLE) : drawable;
    }
    if (Array.isArray(value)) return value.map(inPrint);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inPrint(part)]));
  };
  return inPrint(data) as Data;
}

/**
 * Draws letters before all others. A font makes one letter of another and a dot (U+088B of U+0637),
 * and remembers each shape as the letter that it first drew with it, which is the one copied from
 * the document or found in it: an everyday letter must not read as a rare one.
 */
function drawFirst(letters: ReadonlySet<string>, fonts: Font[]): void {
  for (const letter of letters) {
    const having = fonts.filter((font) => font.hasGlyphForCodePoint(codePoint(letter)));
    for (const font of having) isLaidOut(font, letter);
  }
}

function withDrawable(text: string, isDrawable: (character: string) => boolean): string {
  const plain = withThinSpaces(text).normalize("NFC").replace(SPACES, " ").replace(INVISIBLE, "");
  return Array.from(plain, (character) => (isDrawable(character) ? character : UNDRAWABLE)).join(
    "",
  );
}

/** Tells whether a font can lay a letter out by itself, and joined to others on either side. */
function isLaidOut(font: Font, letter: string): boolean {
  try {
    font.layout(letter);
    font.layout(letter.repeat(3));
    return true;
  } catch {
    return false;
  }
}

type Font = Awaited<ReturnType<typeof loadWeight>>;

const codePoint = (character: string) => character.codePointAt(0) ?? 0;

const loadFont = (fontFamily: string) => loadWeight(fontFamily, 400);
const loadBold = (fontFamily: string) => loadWeight(fontFamily, 600);

async function loadWeight(fontFamily: string, fontWeight: number) {
  const descriptor = { fontFamily, fontWeight, fontStyle: "normal" as const };
  await Fonts.load(descriptor);
  const font = Fonts.getFont(descriptor)?.data;
  if (!font || !("hasGlyphForCodePoint" in font)) throw new Error(`${fontFamily} did not load`);
  return font;
}
