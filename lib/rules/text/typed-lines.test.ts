import { expect, it } from "vitest";
import { hasHiddenSign, typedLines } from "./typed-lines";

it.each([
  ["lines that end alike", "un\r\ndeux\rtrois\u2028quatre\vcinq", "un\ndeux\ntrois\nquatre\ncinq"],
  ["its tabs", " a\tb\n", "a\tb"],
  ["one form of each letter", "Le\u0301a", "Léa"],
  ["its soft hyphens", "anti\u00adconstitution", "anti\u00adconstitution"],
  ["nothing where nothing can be seen", "\u200b\n\u3164", ""],
])("a text is kept with %s", (_, text, kept) => {
  expect(typedLines(text)).toBe(kept);
  expect(hasHiddenSign(kept)).toBe(false);
});

it.each(["a\0b", "\u0007", "a\u202eb", "\ud800"])("%j has a hidden sign", (text) => {
  expect(hasHiddenSign(typedLines(text))).toBe(true);
});
