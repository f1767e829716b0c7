import { Document, Page, renderToBuffer } from "@react-pdf/renderer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyName } from "@/testing/any-name";
import { pdfText } from "@/testing/pdf-text";
import { openFonts, TEXT_FONTS } from "./document-fonts";
import { DocumentText } from "./document-text";

/** To repeat a run: FAST_CHECK_SEED=… */
const seed = Number(process.env.FAST_CHECK_SEED ?? 72);

/** A column like that of an invoice's lines; widths are points. */
const COLUMN = { fontFamily: TEXT_FONTS, fontSize: 9.5, width: 260 };

/** White space does not matter: lines end there. */
const plain = (text: string) => text.normalize("NFKC").replaceAll(/\s/g, "");

/** Returns the texts missing from a document of them; no glyph there is of no character. */
async function lostOf(texts: string[]): Promise<string[]> {
  openFonts();
  const pdf = await renderToBuffer(
    <Document>
      <Page size="A4">
        {texts.map((text) => (
          <DocumentText key={text} style={COLUMN}>
            {text}
          </DocumentText>
        ))}
      </Page>
    </Document>,
  );
  const { text } = await pdfText(pdf);
  expect(text).not.toMatch(/\p{Cc}/u);
  const plainText = plain(text);
  return texts.filter((text) => !plainText.includes(plain(text)));
}

describe("what takes more than a line", () => {
  it(`keeps all its letters and gets no others (seed ${seed})`, async () => {
    const names = fc.uniqueArray(anyName(9), { minLength: 40, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(names, async (some) => {
        expect(await lostOf(some)).toEqual([]);
      }),
      { seed, numRuns: 3, endOnFailure: true },
    );
  }, 120_000);

  it.each([
    ["in the middle of a word of two fonts", "de l’Ýjmâydžî’Łöot"],
    ["between spaces that follow each other", "Kervégan-Escoublac  ·  Bouguenais"],
    ["inside a word too long for a line, of one font", "Rindfleischetikettierung".repeat(4)],
    ["inside a word too long for a line, of two", "Żółćgęśląjaźń".repeat(4)],
    ["inside a word too long for a line, of two scripts", "東京のビルは高い".repeat(4)],
    ["after the punctuation of a long address", "a-b.c/d_e@łódź".repeat(4)],
  ])(
    "has no hyphen %s",
    async (_, words) => {
      // Pushed on by a little and by more, so that the line has to end everywhere once.
      const before = (step: number) => "à la ".repeat(6 + (step % 4)) + "i".repeat(step);
      const texts = Array.from({ length: 24 }, (_, step) => `${before(step)} ${words}`);
      expect(await lostOf(texts)).toEqual([]);
    },
    120_000,
  );
});
