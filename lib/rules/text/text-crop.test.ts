import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cropText } from "./text-crop";

const E_ACUTE_IN_TWO = "e\u0301";

describe("cropText", () => {
  it.each([
    ["plain text", "Bonjour à tous", 7, "Bonjour"],
    ["a text of just that length", "Bonjour", 7, "Bonjour"],
    ["no limit", "Bonjour <b>à tous", -1, "Bonjour <b>à tous"],
    ["nothing wanted", "<p>Bonjour</p>", 0, ""],
    ["an empty text", "", 10, ""],
    ["tags count for nothing", "<p>Bon<b>jour</b> à tous</p>", 9, "<p>Bon<b>jour</b> à</p>"],
    ["open elements are closed", "<ul><li><b>Nantes", 3, "<ul><li><b>Nan</b></li></ul>"],
    ["no empty element after the cut", "<b>Oui</b><i>non</i>", 3, "<b>Oui</b>"],
    ["within the limit, as it was", "<p>Oui<br>", 3, "<p>Oui<br>"],
    ["void elements are not closed", "<p>a<br>b<img src='x'/>c</p>", 2, "<p>a<br>b</p>"],
    ["> in an attribute", '<a title="a > b">Nantes</a>', 3, '<a title="a > b">Nan</a>'],
    ["entities count for one", "R&eacute;sum&#233; &amp; plus", 8, "R&eacute;sum&#233; &amp;"],
    ["comments count for nothing", "<!-- 5 > 3 -->Nantes", 3, "<!-- 5 > 3 -->Nan"],
    ["a lone < or & is text", "3 < 5 & 7", 7, "3 < 5 &"],
    ["surrogate pairs stay whole", "🚗🚗🚗", 2, "🚗🚗"],
    ["joined emoji count for one", "👨‍👩‍👧 en ville", 1, "👨‍👩‍👧"],
    ["composed letters stay whole", `${E_ACUTE_IN_TWO}te`, 1, E_ACUTE_IN_TWO],
    ["a stray end tag is left alone", "a</b>bc", 2, "a</b>b"],
    ["elements closed out of order", "<b><p>a</b>bc", 2, "<b><p>a</b>b</p>"],
    ["upper-case tags", "<P>Nantes</P>", 2, "<P>Na</p>"],
  ])("%s", (_, text, visible, expected) => {
    expect(cropText(text, { visible })).toBe(expected);
  });

  it.each([
    ["Le chauffeur vous attend", 12, "Le chauffeur…"],
    ["Le chauffeur vous attend", 13, "Le chauffeur…"],
    ["Nantes", 3, "Nan…"],
    ["Le chauffeur vous attend", 15, "Le chauffeur…"],
    ["<p>Le <b>chauffeur vous</b> attend</p>", 15, "<p>Le <b>chauffeur…</b></p>"],
    ["Nantes", 6, "Nantes"],
  ])("marks what is left out of %j after %i characters", (text, visible, expected) => {
    expect(cropText(text, { visible, mark: "…" })).toBe(expected);
  });

  it("keeps 120 characters by default", () => {
    expect(cropText("a".repeat(121))).toBe("a".repeat(120));
  });

  it.each([-2, 1.5, Number.NaN])("refuses a limit of %d", (visible) => {
    expect(() => cropText("a", { visible })).toThrow(RangeError);
  });

  it("never shows more than asked and always closes what it opened", () => {
    const piece = fc.constantFrom(
      "<b>",
      "</b>",
      "<p class='a>b'>",
      "</p>",
      "&amp;",
      "🚗",
      "é",
      "x",
    );
    fc.assert(
      fc.property(fc.array(piece), fc.nat({ max: 12 }), (pieces, visible) => {
        const whole = pieces.join("");
        const cropped = cropText(whole, { visible });
        const shown = (html: string) =>
          [...html.replace(/<p class='a>b'>|<[^>]*>/g, "").replace(/&amp;/g, "&")].length;
        expect(shown(cropped)).toBe(Math.min(visible, shown(whole)));
        if (cropped === whole) return;
        for (const name of ["b", "p"]) {
          const opened = cropped.split(new RegExp(`<${name}[ >]`)).length;
          expect(cropped.split(`</${name}>`).length).toBeGreaterThanOrEqual(opened);
        }
      }),
    );
  });

  it("stays quick on text made to be slow", () => {
    const started = performance.now();
    cropText('<a "'.repeat(20_000), { visible: 5 });
    cropText("<a ".repeat(20_000), { visible: 5 });
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
