import { expect, it } from "vitest";
import { joinedLayout } from "./joined-layout";
import { EMPTY_LAYOUT, type SaidLayout } from "./layout";
import { saidLayout } from "./said-layout";
import { shownTexts } from "./shown-texts";

const said = (html: string, texts: Record<string, string | null>): SaidLayout => ({
  ...saidLayout(EMPTY_LAYOUT, "fr_FR"),
  html,
  texts: Object.entries(texts).map(([key, text]) => ({ key, text })),
});

it("lists the texts from the top, as the element that holds each shows them", () => {
  const layout = said(
    '<section><h2 data-text="a"></h2><div><p data-text="b"></p><p data-text="a2"></p></div></section>',
    {
      a2: "Au fil de l’eau",
      a: "Au fil de l’eau",
      b: "À <strong>Clisson</strong>,<br> dès 9&nbsp;h &amp; demie",
    },
  );
  expect(shownTexts(layout)).toEqual([
    { key: "a", tag: "h2", words: "Aufildel’eau" },
    { key: "b", tag: "p", words: "ÀClisson,dès9h&demie" },
    { key: "a2", tag: "p", words: "Aufildel’eau" },
  ]);
  // The page itself names no text.
  expect(joinedLayout(layout).html).not.toContain("data-text");
});

it("leaves out what shows no words, and runs nothing", () => {
  const layout = said(
    '<p data-text="a"></p><p data-text="b"></p><p data-text="c"></p><p>Sans</p>',
    {
      a: "  ",
      b: null,
      c: "<script>x()</script>",
    },
  );
  expect(shownTexts(layout)).toEqual([]);
});
