import { expect, it } from "vitest";
import { mayShowAgain } from "./seen-again";

it.each([
  ["never closed", { closedAt: null, showAtEachLoad: false }, true],
  ["closed once", { closedAt: 1_790_000_000_000, showAtEachLoad: false }, false],
  [
    "closed, but set to show at each load",
    { closedAt: 1_790_000_000_000, showAtEachLoad: true },
    true,
  ],
])("a popup %s: %s (§2)", (_name, popup, may) => expect(mayShowAgain(popup)).toBe(may));
