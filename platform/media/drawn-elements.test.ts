import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { expect, it } from "vitest";
import { drawnElements } from "./drawn-elements";

const parser = unified().use(rehypeParse, { fragment: true });
const drawn = (svg: string) => drawnElements(parser.parse(svg));

it.each([
  ["<svg><path/><g><circle/></g></svg>", 5],
  ['<svg><defs><g id="a"><path/></g></defs><use href="#a"/><use href="#a"/></svg>', 11],
  ['<svg><path id="a"/><use xlink:href="#a"/></svg>', 5],
  ['<svg><pattern id="p"><path/></pattern><rect fill="url(#p)"/></svg>', 7],
  ['<svg><rect fill="url(#none)"/></svg>', 3],
  ['<svg><g id="a"><use href="#a"/></g></svg>', Number.POSITIVE_INFINITY],
  [
    '<svg><mask id="a"><g mask="url(#b)"/></mask><mask id="b"><g mask="url(#a)"/></mask></svg>',
    Number.POSITIVE_INFINITY,
  ],
])("of %s %i, with the drawing itself", (svg, count) => {
  expect(drawn(svg)).toBe(count);
});

it("counts what is used by what is used", () => {
  const level = (id: number) => `<g id="a${id}">${`<use href="#a${id - 1}"/>`.repeat(10)}</g>`;
  const levels = Array.from({ length: 20 }, (_, id) => level(id + 1)).join("");
  expect(drawn(`<svg><path id="a0"/>${levels}</svg>`)).toBeGreaterThan(10 ** 20);
});
