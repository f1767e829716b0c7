import { afterEach, expect, it } from "vitest";
import { provideHashedFiles } from "@/lib/api/hashed-files";
import type { SiteFont } from "@/lib/contract/site";
import { fontFaults } from "./font-faults";

const font = (more: Partial<SiteFont>): SiteFont => ({
  type: "TITLE",
  family: "Harbour Gothic",
  color: null,
  size: 18,
  weight: 700,
  style: "italic",
  files: [],
  ...more,
});

afterEach(() => provideHashedFiles(undefined));

const IS_THERE = "/media/74/HarbourGothic-BoldItalic.woff2";
const HASHED = "/media/74/HarbourGothic-BoldItalic.0123456789ab.woff2";

it("finds no fault with what is there", () => {
  provideHashedFiles(new Map([[IS_THERE, HASHED]]));
  expect(fontFaults([font({ files: [HASHED] })])).toEqual([]);
  expect(fontFaults([font({ family: "Inter" })])).toEqual([]);
});

it.each([
  [
    "a family that is nowhere",
    {},
    ['the family "Harbour Gothic" of TITLE has no files: Raleway is shown'],
  ],
  [
    "a name that CSS cannot have",
    { family: 'x";}' },
    ['"x";}" of TITLE can be no family\'s name: Raleway is shown'],
  ],
  [
    "a weight that a family does not have",
    { family: "Cormorant Garamond", weight: 900 },
    ['"Cormorant Garamond" of TITLE has no file of weight 900, italic: the nearest is shown'],
  ],
  [
    "a file that is elsewhere",
    { files: ["https://elsewhere.example/HarbourGothic-BoldItalic.woff2"] },
    [
      'the file "https://elsewhere.example/HarbourGothic-BoldItalic.woff2" of TITLE is no font that the site serves',
      'the family "Harbour Gothic" of TITLE has no files: Raleway is shown',
    ],
  ],
  [
    "a file that is not there",
    { files: ["/media/74/HarbourGothic-Italic-Bold.woff2"] },
    [
      'the file "/media/74/HarbourGothic-Italic-Bold.woff2" of TITLE is not there',
      'the family "Harbour Gothic" of TITLE has no files: Raleway is shown',
    ],
  ],
])("names %s, and what is shown", (_, more, faults) => {
  provideHashedFiles(new Map([[IS_THERE, HASHED]]));
  expect(fontFaults([font(more)])).toEqual(faults);
});
