import { describe, expect, it } from "vitest";
import { isBoundedMarkup } from "./bounded-markup";

const many = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index)).join("");

describe("markup that may be read", () => {
  it.each([
    ["nothing", ""],
    ["words", "1 < 2 & 3 > 2"],
    ["a page", `<main>${"<p>Du <b>vin</b><br><img src=/a.webp>".repeat(500)}</main>`],
    ["items that nobody closes", "<ul>".concat("<li>un".repeat(5_000))],
    ["groups within groups", `<svg>${"<g>".repeat(60)}<path d="M0 0"/>${"</g>".repeat(60)}</svg>`],
    ["many shapes", `<svg viewBox="0 0 9 9">${'<path d="M0 0h9v9z"/>'.repeat(10_000)}</svg>`],
    ["one long path", `<svg><path d="M0 0 ${"1 2 ".repeat(50_000)}"/></svg>`],
    ["a script with words that look like tags", `<script>${'"<b>"+'.repeat(500)}1</script>`],
  ])("is %s", (_, source) => {
    expect(isBoundedMarkup(source)).toBe(true);
  });

  it.each([
    ["20,000 nested elements", `<svg>${"<g>".repeat(20_000)}${"</g>".repeat(20_000)}</svg>`],
    ["elements that nobody closes", "<div>".repeat(50_000)],
    ["elements that only seem to close", "<b><div></b>".repeat(10_000)],
    ["tags that close themselves in drawings alone", "<div/>".repeat(1_000)],
    ["what opens again in each paragraph", many(5_000, (id) => `<p><b id=${id}></p>`)],
    [
      "formats that open again in each of many paragraphs",
      `<p>${many(90, (id) => `<i id=${id}>`)}</p>${"<p>x".repeat(20_000)}`,
    ],
    ["tables in tables", "<table><tr><td>".repeat(5_000)],
    ["HTML within drawings within HTML", "<svg><foreignObject>".repeat(1_000)],
    ["more elements than a page has", "<br>".repeat(20_001)],
    ["an element with thousands of attributes", `<svg ${many(5_000, (id) => `a${id} `)}></svg>`],
    ["attributes without a space between them", `<svg ${many(5_000, (id) => `a${id}=""`)}></svg>`],
  ])("is not %s", (_, source) => {
    expect(isBoundedMarkup(source)).toBe(false);
  });
});
