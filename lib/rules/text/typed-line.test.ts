import { describe, expect, it } from "vitest";
import { lineFault, typedLine } from "./typed-line";

describe("a line as it is kept", () => {
  it.each([
    ["as it was", "Anne-Sophie Le Bihan", "Anne-Sophie Le Bihan"],
    ["without blanks at its ends", "\u00a0 \nAnne\u3000\r\n", "Anne"],
    ["composed", "Le\u0301a", "Léa"],
    ["without hyphens and spaces that have no width", "Ker\u00admarec\u200b \ufeff", "Kermarec"],
    ["without the direction that a number is copied with", "\u202d06 39 98\u202c", "06 39 98"],
    ["without marks of direction, in letters of that direction too", "\u200fדוד\u200e", "דוד"],
    ["with a space for a tab or a blank letter", "Kim\tLee\u3164Jr\u3164", "Kim Lee Jr"],
    ["with the joiners that a language writes with", "می\u200cخواهم", "می\u200cخواهم"],
    ["with the joiners of a picture", "👩\u200d🚀", "👩\u200d🚀"],
    ["with the variant of a letter", "葛\u{e0100}", "葛\u{e0100}"],
  ])("is %s", (_, text, kept) => {
    expect(typedLine(text)).toBe(kept);
    expect(lineFault(kept)).toBeUndefined();
    expect(typedLine(kept)).toBe(kept);
  });

  it.each([
    "",
    " ",
    "\u3164",
    "\uffa0",
    "\u115f\u1160",
    "\u200b\u200b",
    "\u2800",
    "\u034f",
    "\u0301",
  ])("is empty where %j is all", (text) => expect(typedLine(text)).toBe(""));
});

it.each([
  ["Anne\nBcc: all@example.org", "LINE_BREAK"],
  ["Anne\r\nLe Bihan", "LINE_BREAK"],
  ["Anne\u2028Le Bihan", "LINE_BREAK"],
  ["Anne\u0085Le Bihan", "LINE_BREAK"],
  ["Anne\u202enahiB eL", "HIDDEN_SIGN"],
  ["Anne\0", "HIDDEN_SIGN"],
  ["\u0007", "HIDDEN_SIGN"],
  ["half \udc00", "HIDDEN_SIGN"],
  ["12 quai de la Fosse", undefined],
])("%j has the fault %s", (text, fault) => {
  expect(lineFault(typedLine(text))).toBe(fault);
});
