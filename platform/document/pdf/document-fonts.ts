import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import { create } from "fontkit";
import { linePieces } from "./line-ends";
import { unpackedFont } from "./unpacked-font";

const require = createRequire(import.meta.url);

/**
 * Fonts of documents, cut into files by script, as fontsource has them. The first one that has a
 * character draws it: Inter or Raleway the scripts of Europe, Noto those written from right to
 * left, and Unifont, plain but complete, every other character of the Basic Multilingual Plane.
 */
const INTER = fontFiles(
  "inter",
  [400, 600],
  ["latin", "latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext"],
);
const RALEWAY = fontFiles("raleway", [300, 600], ["latin", "latin-ext", "vietnamese", "cyrillic"]);
const OTHERS = [
  ...fontFiles("noto-sans-arabic", [400, 600], ["arabic"]),
  ...fontFiles("noto-sans-hebrew", [400, 600], ["hebrew"]),
  ...fontFiles("unifont", [400], ["latin"]),
];

const familiesOf = (fonts: { family: string }[]) => [...new Set(fonts.map(({ family }) => family))];

export const TEXT_FONTS = familiesOf([...INTER, ...OTHERS]);
export const TITLE_FONTS = familiesOf([...RALEWAY, ...INTER, ...OTHERS]);

/**
 * Opens the fonts anew for a document. A font that draws a letter from parts (Inter's comma is an
 * apostrophe) remembers the parts as glyphs of no character; kept for another document, it would
 * lay out a text with an apostrophe one character short.
 */
export function openFonts(): void {
  Font.clear();
  // The layout asks for it behind all others; `printable` leaves it nothing to draw.
  Font.register({ family: "Helvetica", src: "Helvetica" });
  for (const font of [...INTER, ...RALEWAY, ...OTHERS]) {
    Font.register(font);
    const source = Font.getFont({ fontFamily: font.family, fontWeight: font.fontWeight });
    source.load = async () => {
      source.data ??= create(unpackedFont(font.src));
    };
  }
  Font.registerHyphenationCallback(linePieces);
}

function fontFiles(name: string, weights: number[], scripts: string[]) {
  return scripts.flatMap((script) =>
    weights.map((fontWeight) => ({
      family: `${name} ${script}`,
      fontWeight,
      src: require.resolve(`@fontsource/${name}/files/${name}-${script}-${fontWeight}-normal.woff`),
    })),
  );
}
