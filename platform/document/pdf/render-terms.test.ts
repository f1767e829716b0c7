import { expect, it } from "vitest";
import { legalTexts as legalTexts72 } from "@/demonstration/72/legal/legal-texts";
import { legalTexts as legalTexts73 } from "@/demonstration/73/legal/legal-texts";
import { pdfText } from "@/testing/pdf-text";
import { someTerms } from "@/testing/terms-example";
import { htmlParagraphs } from "./html-paragraphs";
import { renderTerms } from "./render-terms";

/** Joins a text without the ends of its lines and pages. */
const run = (text: string) => text.replace(/[\s\u00a0\u202f\u2009-]+/g, "");

it("says which version of the terms it is, and its digest", async () => {
  const terms = someTerms();
  const { text } = await pdfText(await renderTerms(terms));
  for (const said of ["Version 2", "1. Le prix", "1. Il est total.", "2. En euros."])
    expect(text).toContain(said);
  expect(run(text)).toContain(terms.hash);
  expect((await pdfText(await renderTerms(someTerms({ language: "en" })))).text).toContain(
    "The terms of sale that you have accepted",
  );
});

it.each([
  ["72", legalTexts72.SALE_TERMS],
  ["73", legalTexts73.SALE_TERMS],
])("has all of the terms of site %s, to their last word", async (_, terms) => {
  for (const language of ["fr_FR", "en"] as const) {
    const html = terms[language];
    const paragraphs = htmlParagraphs(html);
    expect(paragraphs.length).toBeGreaterThan(20);
    const { pages } = await pdfText(await renderTerms(someTerms({ html, language })));
    expect(pages.length).toBeGreaterThan(1);
    const all = run(pages.join(""));
    for (const { text } of paragraphs) {
      // A page's foot may stand within a paragraph.
      for (const word of text.split(" ")) expect(all).toContain(run(word));
    }
  }
});
