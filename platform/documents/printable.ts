import { Font } from "@react-pdf/renderer";
import { TEXT_FONTS } from "./paper-fonts";

/** Stands where a character is that no font of ours can draw, so that nothing vanishes unseen. */
export const UNDRAWABLE = "□";

/**
 * The narrow space between thousands, for which Inter has no glyph, as the thin one, for which it
 * has: the layout ends no line at either.
 */
export const withThinSpaces = (text: string) => text.replaceAll("\u202f", "\u2009");

/** Controls, marks without width, and overrides of the direction, which could disguise a text. */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/** Any white space but the ends of lines and the spaces that must not break. */
const SPACES = /[^\S\n\u00a0\u2009]+/g;

/** Marks over and under letters that are no letter together with them. */
const MARKS = /\p{M}/gu;

/**
 * The same data with every text written in characters that the open fonts of papers have.
 * @param withMarks false for boxes in place of marks, which a font may fail to place
 */
export async function printable<Data>(data: Data, { withMarks = true } = {}): Promise<Data> {
  const fonts = await Promise.all(TEXT_FONTS.map(loadFont));
  const isDrawable = (character: string) =>
    character === "\n" || fonts.some((font) => font.hasGlyphForCodePoint(codePoint(character)));
  const inPrint = (value: unknown): unknown => {
    if (typeof value === "string") {
      const drawable = withDrawable(value, isDrawable);
      return withMarks ? drawable : drawable.replace(MARKS, UNDRAWABLE);
    }
    if (Array.isArray(value)) return value.map(inPrint);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inPrint(one)]));
  };
  return inPrint(data) as Data;
}

function withDrawable(text: string, isDrawable: (character: string) => boolean): string {
  const plain = withThinSpaces(text).normalize("NFC").replace(SPACES, " ").replace(INVISIBLE, "");
  return Array.from(plain, (one) => (isDrawable(one) ? one : UNDRAWABLE)).join("");
}

const codePoint = (character: string) => character.codePointAt(0) ?? 0;

async function loadFont(fontFamily: string) {
  const descriptor = { fontFamily, fontWeight: 400, fontStyle: "normal" as const };
  await Font.load(descriptor);
  const font = Font.getFont(descriptor)?.data;
  if (!font || !("hasGlyphForCodePoint" in font)) throw new Error(`${fontFamily} did not load`);
  return font;
}
